/** Shows /__mock/contracts/index.json. Data reaches the page as text only, never as HTML. */

const find = (id) => document.getElementById(id);
const state = find('state');
/** Every curl line as it came, to be filled in again when the token changes. */
const curlLines = [];

function element(tag, { text, children = [], ...properties } = {}) {
  const made = Object.assign(document.createElement(tag), properties);
  if (text !== undefined) made.textContent = String(text);
  made.append(...children);
  return made;
}

const link = (href, text) => element('a', { href, text });
const item = (...children) => element('li', { children });

function table(title, headings, rows) {
  if (rows.length === 0) return [];
  const head = element('tr', { children: headings.map((text) => element('th', { text, scope: 'col' })) });
  const body = rows.map((cells) => element('tr', { children: cells.map((text) => element('td', { text })) }));
  const parts = [element('thead', { children: [head] }), element('tbody', { children: body })];
  return [part(title, element('table', { children: parts }))];
}

const part = (title, ...children) =>
  element('div', { children: [element('h3', { text: title }), ...children] });

/** A text to copy, with a button that does. */
function block(label, text) {
  const pre = element('pre', { text, tabIndex: 0 });
  const copy = element('button', { type: 'button', className: 'copy', text: 'Copy' });
  copy.setAttribute('aria-label', `Copy ${label}`);
  copy.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(pre.textContent);
      state.textContent = `Copied ${label}.`;
    } catch {
      // Away from localhost a browser gives the clipboard to encrypted pages only.
      getSelection().selectAllChildren(pre);
      state.textContent = `Selected ${label}: copy it with the keyboard.`;
    }
  });
  return { pre, box: element('div', { className: 'block', children: [pre, copy] }) };
}

const fieldRows = (fields) =>
  fields.map(({ name, type, required, meaning, rules }) => [
    name || '(the value itself)',
    type,
    required ? 'yes' : '',
    meaning,
    rules.join('; '),
  ]);
const fieldTable = (title, fields) =>
  table(title, ['Name', 'Type', 'Required', 'Meaning', 'Rules'], fieldRows(fields));

function accessWords({ public: open, rights, belongTypes, scope }) {
  if (open) return 'No token needed.';
  return [
    'Token needed.',
    rights.length > 0 &&
      `Any one of: ${rights.map(({ label, name, code }) => `${label} ${name} ${code}`).join(', ')}.`,
    belongTypes.length > 0 && `Only ${belongTypes.map(({ label, code }) => `${label} ${code}`).join(', ')}.`,
    scope && `{belongId} is the caller's own ${scope}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const travelWords = {
  data: 'Body, JSON in {"data": …}',
  plain: 'Body, JSON',
  form: 'Body, form-encoded, signed',
  signedForm: 'Body, form-encoded',
};

function exampleParts({ name, example }) {
  if (!example) return [];
  const curl = block(`the curl line of ${name}`, '');
  curlLines.push({ pre: curl.pre, line: example.curl });
  const json = (value) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  const sent =
    example.request === null
      ? []
      : [part('Example, sent', block(`what ${name} sends`, json(example.request)).box)];
  return [
    part(`Example: ${example.description.replace(/^.*?: /, '')}`, curl.box),
    ...sent,
    part(
      'Example, answered (as far as the console reads it)',
      block(`the answer of ${name}`, json(example.response)).box,
    ),
  ];
}

/** Until when a call is there, and what to use instead. */
const goesWords = ({ until, instead }) => `goes away in ${until}${instead ? `: use ${instead}` : ''}`;

function endpoint(entry) {
  const {
    name,
    method,
    address,
    purpose,
    deprecated,
    access,
    travel,
    query,
    body,
    data,
    errors,
    interactions,
  } = entry;
  const summary = element('summary', {
    children: [
      element('span', { className: 'method', text: method }),
      element('code', { text: address }),
      element('strong', { text: name }),
      element('span', { className: 'purpose', text: purpose }),
      ...(deprecated ? [element('em', { text: goesWords(deprecated) })] : []),
    ],
  });
  const details = element('details', { id: name, children: [summary] });
  details.dataset.words = JSON.stringify([name, address, purpose, access]).toLowerCase();
  // Made when it is first opened: 65 endpoints at once would be some 20,000 elements.
  const fill = () => {
    const parts = [
      part('Rights', element('p', { text: accessWords(access) })),
      ...fieldTable('Query', query),
      ...fieldTable(travelWords[travel] ?? 'Body', body),
      ...fieldTable('Answer: data', data),
      ...table(
        'Errors',
        ['Status', 'Meaning', 'Message'],
        errors.map((error) => [error.status, error.meaning, error.sentence]),
      ),
      ...exampleParts(entry),
      ...table(
        'Pinned interactions',
        ['What', 'Given', 'Status'],
        interactions.map(({ description, states, status }) => [description, states.join('; '), status]),
      ),
    ];
    details.append(element('div', { className: 'body', children: parts }));
    fillCurlLines();
  };
  details.addEventListener('toggle', fill, { once: true });
  return details;
}

function fillCurlLines() {
  // Encoded with the quote as well, which would end the text in the shell.
  const token = encodeURIComponent(find('token').value.trim() || 'TOKEN').replaceAll("'", '%27');
  for (const { pre, line } of curlLines)
    pre.textContent = line.replaceAll('{origin}', location.origin).replaceAll('{token}', token);
}

function applyFilter() {
  const words = find('filter').value.trim().toLowerCase();
  for (const details of document.querySelectorAll('details'))
    details.hidden = !details.dataset.words.includes(words);
  for (const section of document.querySelectorAll('section.area'))
    section.hidden = !section.querySelector('details:not([hidden])');
}

/** An address like …/#smsLogs.list opens what it names. */
function openNamed() {
  const named = document.getElementById(location.hash.slice(1));
  if (named?.tagName === 'DETAILS') named.open = true;
  named?.scrollIntoView();
}

function show({ version, definitions, openapi, openapi30, pacts, areas }) {
  const isOlder = version !== definitions;
  if (isOlder)
    find('older').textContent =
      `This mock answers as a backend of ${version} (MOCK_CONTRACT): it has the calls below. Their fields, rules and examples are those of ${definitions}; what ${version} says of them is in openapi.json.`;
  find('older').hidden = !isOlder;
  find('files').append(
    ...pacts.map(({ href, consumer, provider, interactions }) =>
      item(link(href, href), `${consumer} needs from ${provider}: ${interactions} interactions`),
    ),
    item(link(openapi, openapi), 'OpenAPI 3.1'),
    ...(openapi30
      ? [
          item(
            link(openapi30, openapi30),
            'OpenAPI 3.0, for generators of servers: an operation answers its success only',
          ),
        ]
      : []),
  );
  find('contents').append(...areas.map(({ name }) => item(link(`#area-${name}`, name))));
  const sections = areas.map(({ name, endpoints }) => {
    const heading = element('h2', { id: `area-${name}`, text: name });
    const section = element('section', {
      className: 'area wide',
      children: [heading, ...endpoints.map(endpoint)],
    });
    section.setAttribute('aria-labelledby', heading.id);
    return section;
  });
  find('areas').append(...sections);
  state.textContent = `${areas.reduce((sum, { endpoints }) => sum + endpoints.length, 0)} endpoints in ${areas.length} areas`;
}

find('filter').addEventListener('input', applyFilter);
find('token').addEventListener('input', fillCurlLines);
find('open-all').addEventListener('click', () => {
  for (const details of document.querySelectorAll('details:not([hidden])')) details.open = true;
});
addEventListener('hashchange', openNamed);

try {
  const response = await fetch('/__mock/contracts/index.json');
  const json = await response.json();
  if (!response.ok) throw new Error(json.error);
  show(json);
  openNamed();
} catch (error) {
  state.textContent = error.message;
  state.className = 'refused';
}
