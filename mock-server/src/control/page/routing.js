/** Who answers what, how real answers differ, and recordings. */
import { call, draw, element, find, row } from './tools.js';

let routing = { revision: 0, bases: {}, modes: {} };
let tools;

/** Another operator may have been faster; then nothing is changed, and what he did is shown. */
async function change(change) {
  try {
    await call('POST', 'routing', { revision: routing.revision, ...change });
  } finally {
    await showTable();
  }
}

async function showTable() {
  const before = routing;
  routing = await call('GET', 'routing');
  // Not while somebody types.
  if (before.revision !== routing.revision) {
    for (const base of ['main', 'resorts', 'apps']) find(`base-${base}`).value = routing.bases[base] ?? '';
  }
  draw('routing', Object.entries(routing.modes), ([pattern, mode]) =>
    element('li', undefined, [
      element('span', `${pattern}: ${mode}`),
      tools.button('Remove', `Remove ${pattern}`, async () => {
        await change({ modes: { [pattern]: null } });
        find('routing-form').elements.pattern.focus();
      }),
    ]),
  );
}

async function showDrift() {
  const { pinned, checked, differing, tooLarge, slow, unreached, deprecated, slowFromMs, endpoints } =
    await call('GET', 'drift');
  const against =
    pinned === 0 ? 'definitions only: no pact was read' : `definitions and ${pinned} interactions`;
  find('drift-count').textContent =
    checked + tooLarge + slow + unreached === 0
      ? 'No proxied answer yet'
      : `${differing} of ${checked} proxied answers differ (${against}); ${tooLarge} too large to look at, ${slow} slow (${slowFromMs} ms or more), ${unreached} not reached, ${deprecated} to calls that go away`;
  const rows = endpoints.flatMap(({ endpoint, differences, ...counts }) => [
    ...differences.map((difference) => ({ endpoint, ...difference })),
    ...otherRows(counts, slowFromMs).map((one) => ({ endpoint, ...one })),
  ]);
  draw('drift', rows, ({ endpoint, kind, path, broke, expected, received, count, example }) =>
    row([
      endpoint,
      kind,
      path || '(whole answer)',
      broke,
      expected,
      received,
      count,
      example === undefined ? '' : JSON.stringify(example),
    ]),
  );
}

/** What is no difference of an answer. */
const otherRows = ({ tooLarge, slow, unreached, deprecated, until }, slowFromMs) =>
  [
    { kind: 'too large', expected: '1 MB or less', count: tooLarge },
    { kind: 'slow', expected: `less than ${slowFromMs} ms`, count: slow },
    { kind: 'not reached', expected: 'an answer', count: unreached },
    { kind: 'goes away', expected: `no call from version ${until} on`, count: deprecated },
  ]
    .filter(({ count }) => count > 0)
    .map((one) => ({ path: '', broke: '', received: '', ...one }));

async function showRecordings() {
  const { recording, replaying, recordings, files } = await call('GET', 'recording');
  const now = recording ? `Recording ${recording}` : replaying ? `Replaying ${replaying}` : 'Off';
  find('recording-state').textContent = now;
  const inMemory = recordings.map(({ name }) => name);
  const all = [
    ...recordings.map(({ name, answers }) => ({ name, text: `${name} (${answers} answers)`, isKept: true })),
    ...files.filter((name) => !inMemory.includes(name)).map((name) => ({ name, text: `${name} (file)` })),
  ];
  const act = (action, name) => () => call('POST', 'recording', { action, name });
  draw('recordings', all, ({ name, text, isKept }) =>
    element('li', undefined, [
      element('span', text),
      tools.button('Replay', `Replay ${name}`, act('replay', name)),
      ...(isKept ? [tools.button('Save', `Save ${name}`, act('save', name))] : []),
    ]),
  );
}

export const showRouting = () => Promise.all([showTable(), showDrift(), showRecordings()]);

/** Called once, with the page's ways to act and to show everything anew. */
export function onRoutingChange(run, onSubmit, button) {
  tools = { button };
  onSubmit('bases-form', (fields) =>
    change({
      bases: Object.fromEntries(Object.entries(fields).map(([base, text]) => [base, text.trim() || null])),
    }),
  );
  onSubmit('routing-form', ({ pattern, mode }) => change({ modes: { [pattern]: mode } }));
  onSubmit('recording-form', ({ name }, form) => {
    form.reset();
    return call('POST', 'recording', { action: 'start', name });
  });
  find('recording-stop').addEventListener('click', () =>
    run(() => call('POST', 'recording', { action: 'stop' })),
  );
  find('drift-clear').addEventListener('click', () => run(() => call('DELETE', 'drift')));
}
