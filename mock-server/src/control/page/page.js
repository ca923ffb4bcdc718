/** Drives the mock's control plane (/__mock/…). */
import { onRoutingChange, showRouting } from './routing.js';
import { call, draw, element, find, row, state } from './tools.js';

function button(text, label, act) {
  const made = element('button', text);
  made.type = 'button';
  made.setAttribute('aria-label', label);
  made.addEventListener('click', () => run(act));
  return made;
}

/** Does something, then shows everything anew; a refusal is in the header already. */
async function run(act) {
  try {
    await act();
    await showAll();
  } catch {
    // see call()
  }
}

function onSubmit(id, act) {
  find(id).addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.target));
    run(() => act(fields, event.target));
  });
}

const numberOf = (text) => (text.trim() === '' ? undefined : Number(text));

let journal = [];

function details({ query, body, hint, fault, routed, traceId, isReplay, message, status }) {
  const parts = [];
  if (traceId) parts.push(`trace ${traceId}`);
  if (routed) parts.push(routed);
  if (isReplay) parts.push('replay: the first answer again');
  if (fault) parts.push(`fault: ${fault}`);
  if (status !== 1 && message) parts.push(message);
  if (hint) parts.push(hint);
  if (Object.keys(query).length > 0) parts.push(JSON.stringify(query));
  if (body !== undefined) parts.push(JSON.stringify(body));
  return parts.join(' · ');
}

function drawJournal() {
  const wanted = find('journal-filter').value.trim().toLowerCase();
  const rows = journal
    .filter(({ path, endpoint, status, traceId }) =>
      `${path} ${endpoint ?? ''} ${status} ${traceId}`.toLowerCase().includes(wanted),
    )
    .map((entry) => {
      const { no, time, method, path, endpoint, http, status, durationMs, userId } = entry;
      const cells = [
        no,
        time,
        `${method} ${path}`,
        endpoint ?? '-',
        http || 'dropped',
        status ?? '-',
        durationMs,
        userId ?? '-',
      ];
      const made = row([...cells, details(entry)]);
      made.classList.toggle('bad', http !== 200 || status !== 1);
      return made;
    });
  find('journal').replaceChildren(...rows);
}

async function showJournal() {
  journal = await call('GET', 'journal');
  drawJournal();
}

async function showFaults() {
  draw('faults', await call('GET', 'faults'), ({ id, endpoint, kind, value, times }) => {
    const text = `${endpoint}: ${kind}${value === undefined ? '' : ` ${value}`}, ${times ? `${times} more` : 'every call'}`;
    return element('li', undefined, [
      element('span', text),
      button('Remove', `Remove ${text}`, async () => {
        await call('DELETE', `faults?id=${id}`);
        find('faults-clear').focus();
      }),
    ]);
  });
}

async function showSnapshots() {
  draw('snapshots', await call('GET', 'snapshots'), ({ name, changedRows }) =>
    element('li', undefined, [
      element('span', `${name} (${changedRows} changed rows)`),
      button('Restore', `Restore ${name}`, () => call('POST', 'snapshots', { name, action: 'restore' })),
    ]),
  );
}

async function showPersonas() {
  draw('personas', await call('GET', 'personas'), ({ id, name, mobile, password, roles, enabled }) =>
    row([
      id,
      name,
      mobile,
      password || '(changed)',
      roles.join('、'),
      enabled === 1 ? 'yes' : 'no, disabled',
    ]),
  );
}

async function showLive() {
  const { on, pace, done } = await call('GET', 'live');
  find('live-switch').textContent = on ? 'Stop' : 'Start';
  find('live-state').textContent = on ? `${pace} a minute, ${done} deeds so far` : 'Nobody comes.';
}

async function showState() {
  const { seed, scale, now, problem } = await call('GET', 'health');
  state.textContent = problem ?? `Seed ${seed}, scale ${scale}, mock time ${now}`;
  state.className = problem ? 'refused' : '';
}

/** A refusal of the last call stays to be read, unless saving fails, or works again. */
let hadProblem = false;
async function showSaving() {
  const { problem } = await call('GET', 'health');
  if (problem || hadProblem) await showState();
  hadProblem = problem !== undefined;
}

const showAll = () =>
  Promise.all([
    showState(),
    showJournal(),
    showFaults(),
    showLive(),
    showSnapshots(),
    showPersonas(),
    showRouting(),
  ]);

onSubmit('fault-form', ({ endpoint, kind, value, times }) =>
  call('POST', 'faults', { endpoint, kind, value: numberOf(value), times: numberOf(times) }),
);
onSubmit('clock-form', async ({ now, minutes }, form) => {
  const advance = numberOf(minutes);
  await call('POST', 'clock', {
    now: now || undefined,
    advanceMs: advance === undefined ? undefined : advance * 60_000,
  });
  form.reset();
});
onSubmit('live-form', ({ pace }) =>
  call('POST', 'live', { on: find('live-switch').textContent === 'Start', pace: numberOf(pace) }),
);
onSubmit('reset-form', ({ seed, scale }) =>
  call('POST', 'reset', { seed: numberOf(seed), scale: numberOf(scale) }),
);
onSubmit('snapshot-form', async ({ name }, form) => {
  await call('POST', 'snapshots', { name, action: 'save' });
  form.reset();
});
find('faults-clear').addEventListener('click', () => run(() => call('DELETE', 'faults')));
find('journal-clear').addEventListener('click', () => run(() => call('DELETE', 'journal')));
find('expire').addEventListener('click', () => run(() => call('POST', 'expire-session', {})));
find('journal-filter').addEventListener('input', drawJournal);

setInterval(() => {
  if (!find('journal-live').checked || document.hidden) return;
  Promise.all([showSaving(), showJournal(), showFaults(), showLive(), showRouting()]).catch(() => {
    state.textContent = 'The mock does not answer.';
    state.className = 'refused';
  });
}, 2000);
onRoutingChange(run, onSubmit, button);
run(async () => {});
