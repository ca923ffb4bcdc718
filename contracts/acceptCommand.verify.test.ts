import { mkdtempSync, readFileSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { tryMutants } from './bin/mutate/behaviour.ts';
import { startMock } from './bin/mutate/mock.ts';
import { behaviourMutants } from './mutants/all.ts';
import { contractVersion } from './src/version.ts';
import { deadAddress, listen, run } from './testing/run.ts';

/** `npm run contracts:accept`: what it finds, what it says, and the exit code; and a part of the mistakes that it has to find. */

const accept = (...args: string[]) => run('accept', args);

/** What a run calls broken, from its heading to the list of what was not checked; empty if nothing is. */
const brokenOf = (out: string) => out.split(/^(?=Broken:)/m)[1]?.split(/^Not checked:/m)[0] ?? '';

async function runningMock() {
  const { origin, stop } = await startMock();
  onTestFinished(stop);
  return { origin, args: ['--base-url', origin, '--state-url', `${origin}/__mock/provider-states`] };
}

test('the mock keeps every rule that can be checked', async () => {
  const { args } = await runningMock();
  const { code, out, err } = await accept(...args);
  expect(err).toBe('');
  expect(brokenOf(out)).toBe('');
  const [, rules, broken] = /(\d+) rules: \d+ kept, (\d+) broken/.exec(out) ?? [];
  expect(Number(rules)).toBeGreaterThan(2500);
  expect(Number(broken)).toBe(0);
  // A rule that asks for a state wrongly would never be checked, and nobody would notice.
  expect(out).not.toMatch(/There is no provider state|is not as expected/);
  expect(code).toBe(0);
}, 600_000);

test('two runs at once do not disturb each other', async () => {
  const { args } = await runningMock();
  const of = (...areas: string[]) => accept(...args, '--only', areas.join());
  const areas = ['settings', 'hotels', 'ordersPlace', 'auth', 'withdraws'];
  for (const { out, code } of await Promise.all([of(...areas), of(...areas)])) {
    expect(brokenOf(out)).toBe('');
    expect(code).toBe(0);
  }
}, 300_000);

test('of a single call it judges the rules of its area that make it', async () => {
  const { args } = await runningMock();
  const rulesIn = (out: string) => Number(/(\d+) rules: \d+ kept, 0 broken/.exec(out)?.[1]);
  const whole = await accept(...args, '--only', 'settings');
  const one = await accept(...args, '--only', 'settings.update');
  expect(one.code).toBe(0);
  expect(rulesIn(one.out)).toBeGreaterThan(0);
  expect(rulesIn(one.out)).toBeLessThan(rulesIn(whole.out));
  const none = await accept(...args, '--only', 'settings.sive');
  expect([none.code, none.err]).toEqual([2, expect.stringContaining('There is no call "settings.sive"')]);
}, 120_000);

test('without a state endpoint it calls with the logins that it is given, and changes nothing', async () => {
  const { origin } = await runningMock();
  const logins = ['platformAdmin=19900000002:mm123456', 'operator=19900000004:mm123456'];
  const { code, out } = await accept(
    '--base-url',
    origin,
    ...logins.flatMap((one) => ['--login', one]),
    '--only',
    'homeBanners,settings',
  );
  expect(out).toMatch(/rules: \d+ kept, 0 broken/);
  // Of the kinds of rules those that only read are checked; the others are counted.
  expect(out).toMatch(/\n {2}list .* [1-9]\d* +· /);
  expect(out).toMatch(/\n {2}record .* · +· +[1-9]\d*\n/);
  expect(out).toMatch(/\n {2}\d+ × changes data, which --writes allows\n/);
  expect(out).toContain('Nobody is signed in as superAdmin, finance, support,');
  expect(code).toBe(0);
}, 120_000);

/** The mistakes of which a few seconds are enough to find them. */
const quick = [
  'a login code works twice',
  'a removal removes nothing',
  'a page has one row too many',
  'calls ask for no right',
];
test('a part of the mistakes in contracts/mutants is found', async () => {
  const mutants = behaviourMutants.filter(({ says }) => quick.includes(says));
  expect(mutants).toHaveLength(quick.length);
  const tried = await tryMutants(mutants, () => {});
  expect(tried.map(({ mutant, result }) => [mutant.says, result])).toEqual(
    expect.arrayContaining(quick.map((says) => [says, 'killed'])),
  );
}, 300_000);

test('every mistake names a text that its file has once, and says something of its own', () => {
  const wrong = behaviourMutants.filter(
    ({ file, from }) => readFileSync(file, 'utf8').split(from).length !== 2,
  );
  expect(wrong.map(({ file, from }) => `${file}: ${from}`)).toEqual([]);
  const sayings = behaviourMutants.map(({ says }) => says);
  expect(sayings.filter((says, at) => sayings.indexOf(says) !== at)).toEqual([]);
  expect(sayings.length).toBeGreaterThanOrEqual(150);
});

test('a broken rule is reported with the calls, what was expected and where it is written, without a token', async () => {
  // A backend that signs everybody in and answers everything with success. Its tokens are encoded in addresses.
  const token = `eyJ+/${'a'.repeat(400)}==`;
  const url = await listen((req, res) => {
    const isState = req.url?.startsWith('/states');
    const data = {
      userInfo: { id: '2', name: '周明慧', belongType: 10, belongId: '0', belongName: '' },
      rightIds: [1811, 1815],
      count: 0,
      list: [],
      phone: token,
      token,
    };
    res.writeHead(200, { 'content-type': 'application/json' });
    res.end(JSON.stringify(isState ? { token, userId: '2' } : { status: 1, message: '操作成功', data }));
  });
  const { code, out } = await accept('--base-url', url, '--state-url', `${url}/states`, '--only', 'settings');
  expect(out).toContain(
    'settings.get: only who the definition admits may call; others get -1003, without a token -1001',
  );
  expect(out).toContain('expected: settings.get is refused with -1001');
  expect(out).toContain("curl -X POST 'http");
  expect(out).toContain('rule:     the access of the call in contracts/src/areas; domain design, section 2');
  expect(out).toMatch(/curl -X POST "http\S+[?&]token=\$TOKEN"/);
  expect(out).not.toContain('aaaa');
  expect(code).toBe(1);
}, 60_000);

/**
 * The mock behind a server that may answer itself, by address and body, and then answers true.
 * @param changed what it makes of the answers of calls
 */
async function mockBehind(
  answers: (req: IncomingMessage, res: ServerResponse, body: string) => boolean,
  changed?: (answer: { data: unknown }, address: string) => object,
) {
  const { origin } = await runningMock();
  const url = await listen(async (req, res) => {
    const body = await text(req);
    if (answers(req, res, body)) return;
    const upstream = request(
      origin + req.url,
      { method: req.method, headers: req.headers },
      async (answer) => {
        const isChanged =
          changed && req.url?.startsWith('/api/') && /json/.test(answer.headers['content-type'] ?? '');
        if (isChanged) {
          res.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' });
          res.end(JSON.stringify(changed(JSON.parse(await text(answer)), req.url ?? '')));
          return;
        }
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      },
    );
    upstream.end(body);
  });
  return (...args: string[]) =>
    accept('--base-url', url, '--state-url', `${url}/__mock/provider-states`, ...args);
}

/** Each object has a field that no definition knows. */
const withMore = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, one]) => [name, withMore(one)]);
  return { ...Object.fromEntries(fields), creator: '9' };
};

test('fields that no definition knows break no rule, unless they say what nobody may read', async () => {
  let told: object = {};
  const run = await mockBehind(
    () => false,
    (answer) => ({ ...answer, data: withMore(answer.data), ...told }),
  );
  const right = await run('--only', 'ordersHotel,todos,presences', '--kind', 'figure,record,list');
  expect(brokenOf(right.out)).toBe('');
  expect(right.code).toBe(0);
  told = { operator: '13812345678' };
  const wrong = await run('--only', 'merchantCategories', '--kind', 'list');
  expect(wrong.out).toContain('got:      .operator: 13812345678');
}, 120_000);

test('a record that a rule made and nobody takes away is told at the end', async () => {
  const run = await mockBehind((req, res) => {
    const isRemoval = /\/backend-users\/remove/.test(req.url ?? '');
    const answer = { status: -1008, message: '不能删除', data: null };
    if (isRemoval) res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    return isRemoval;
  });
  const { out } = await run('--only', 'backendUsers', '--kind', 'move');
  expect(out).toMatch(
    /\nLeft behind:\n {2}backendUsers\.remove of \w+: -1008 不能删除 \(backendUsers\.reveal: /,
  );
}, 60_000);

test('other seed data and ids of another form break no rule', async () => {
  interface Row {
    [name: string]: unknown;
  }
  // Of acceptance: five letters make its names differ.
  const isMade = ({ name }: Row) => /[a-z]{5}$/.test(`${name}`);
  /** The rows of a list by a part of its address, changed. */
  const lists: [string, (rows: Row[]) => Row[]][] = [
    // Every label has a rule, every grade is reached by growth.
    ['/member-labels/list?', (rows) => rows.filter((row) => row.kind === 20 || isMade(row))],
    ['/member-grades/list?', (rows) => rows.filter((row) => Number(row.growthThreshold) > 0 || isMade(row))],
    ['resources/list-all', (rows) => rows.map((row) => ({ ...row, id: `${row.id}-of-another-form` }))],
  ];
  const run = await mockBehind(
    () => false,
    (answer, address) => {
      const [, change] = lists.find(([part]) => address.includes(part)) ?? [];
      const { list } = (answer.data ?? {}) as { list?: Row[] };
      return change && list ? { ...answer, data: { ...(answer.data as Row), list: change(list) } } : answer;
    },
  );
  const { out } = await run('--only', 'memberLabels,memberGrades,resorts', '--kind', 'input,record,list');
  const broken = brokenOf(out);
  expect(broken).not.toContain('members lose a label that is removed');
  expect(broken).not.toContain('memberGrades: what is added is read back');
  expect(broken).not.toContain('selects of what is enabled');
}, 120_000);

test('a user whom the state "signed in" refuses is left out; another answer than 4xx, and a refused platformAdmin, end the run with a sentence', async () => {
  let [http, persona] = [0, ''];
  const run = await mockBehind((_req, res, body) => {
    if (!body.includes(`"persona":"${persona}"`)) return false;
    res.writeHead(http).end('{"error":"no seed"}');
    return true;
  });
  const said = (name: string) =>
    `The provider state "signed in" {"persona":"${name}","keep":1} is answered with HTTP ${http} {"error":"no seed"}: `;
  [http, persona] = [500, 'operator'];
  expect((await run('--only', 'settings')).err).toContain(said('operator'));
  [http, persona] = [404, 'platformAdmin'];
  const { err, code } = await run('--only', 'settings');
  expect(err).toContain(`${said('platformAdmin')}without him nothing can be checked.\n`);
  expect(code).toBe(1);
  [http, persona] = [404, 'operator'];
  expect((await run('--only', 'merchantCategories', '--kind', 'list')).out).toContain(
    'Nobody is signed in as operator:',
  );
}, 120_000);

test('a call without an answer is shown as a curl line; a backend that is gone ends the run once', async () => {
  let isLost = (_address: string, _body: string) => false;
  const run = await mockBehind((req, res, body) => {
    if (!isLost(req.url ?? '', body)) return false;
    res.destroy();
    return true;
  });
  isLost = (address) => address.includes('/settings/get');
  const one = await run('--only', 'settings');
  expect(one.out).toContain('expected: settings.get is answered\n      got:      ECONNRESET\n');
  expect(one.out).toMatch(/curl -X POST ['"].*\/settings\/get\?.*\n +→ nothing \(ECONNRESET\)\n/);
  expect(one.code).toBe(1);
  isLost = (_address, body) => body.includes('"state":"a record');
  const state = await run('--only', 'merchantCategories');
  expect(state.out).toMatch(
    /got: {6}Nothing answers at \S+ to the provider state "a record [^"]+" \(ECONNRESET\)\./,
  );
  let calls = 0;
  isLost = (address) => {
    if (address.includes('/merchant')) calls += 1;
    return calls > 30;
  };
  const gone = await run('--only', 'merchants,merchantCategories', '--kind', 'list,right');
  expect(gone.err).toMatch(
    /^The backend stopped answering after \S+ \(ECONNRESET\): the rules that were left are not checked\.\n$/,
  );
  expect(gone.out).toMatch(/\n {2}\d+ × the backend stopped answering after /);
  // Calls that were under way may still be answered after the first ones that were not: one for each lane.
  expect(brokenOf(gone.out).split('expected: ').length - 1).toBeLessThan(8);
  expect(gone.code).toBe(1);
}, 120_000);

test('a run in which nearly nothing could be checked is no success', async () => {
  const run = await mockBehind((req, res, body) => {
    const isOther =
      /\/(merchants|roles|users|backend-users|settings)\//.test(req.url ?? '') ||
      /"state":"(?!signed in|not signed in)/.test(body);
    if (isOther) res.writeHead(404).end();
    return isOther;
  });
  const { err, code } = await run('--only', 'ordersPlace', '--kind', 'money');
  expect(err).toMatch(/^(Only \d+ of \d+ rules could be checked, fewer than 5 %|Nothing could be checked: )/);
  expect(code).toBe(1);
}, 120_000);

test('a call of another area that is not there breaks no rule; one of the same area does', async () => {
  const missing = /\/(merchants|slide-images\/list-mini-home)/;
  const run = await mockBehind((req, res) => {
    const isMissing = missing.test(req.url ?? '');
    if (isMissing) res.writeHead(501).end();
    return isMissing;
  });
  const of = (area: string) => run('--only', area);
  const categories = await of('merchantCategories');
  expect(categories.out).toMatch(/\n {2}\d+ × needs merchants\.list, which is not there\n/);
  expect([brokenOf(categories.out), categories.code]).toEqual(['', 0]);
  const banners = await of('homeBanners');
  // Once with its calls, and the names of the others.
  expect(banners.out.match(/expected: homeBanners\.list is there\n {6}got: {6}HTTP 501/g)).toHaveLength(1);
  expect(banners.out).toMatch(/Rules that meet the same:\n {8}homeBanners/);
  expect(banners.code).toBe(1);
}, 120_000);

test('--needs writes which other areas and states an area was checked by; results name the version of the contract', async () => {
  const { args } = await runningMock();
  const folder = mkdtempSync(join(tmpdir(), 'needs-'));
  const inside = (name: string) => join(folder, name);
  const [file, html, junit] = [inside('needs.md'), inside('report.html'), inside('report.xml')];
  const files = ['--needs', file, '--html', html, '--junit', junit];
  const { out } = await accept(...args, '--only', 'merchantCategories', ...files);
  expect(out.split('\n').slice(0, 2)).toEqual([`Contract ${contractVersion}`, '']);
  expect(readFileSync(html, 'utf8')).toContain(`<p>Contract ${contractVersion}, main `);
  expect(readFileSync(junit, 'utf8')).toContain(`name="contract" value="${contractVersion}"`);
  expect(readFileSync(file, 'utf8')).toMatch(
    /^\| Area .*\n\|---.*\n\| merchantCategories \| .*merchants: add, .* \| .*`a record that something depends on exists`.* \|\n$/,
  );
}, 60_000);

test.each<[string[], RegExp]>([
  [['--base-url', 'backend'], /^--base-url backend is not an address/],
  [
    ['--base-url', 'http://127.0.0.1:1', '--kind', 'taste'],
    /^There is no kind "taste": the kinds are list, record/,
  ],
  [
    ['--base-url', 'http://127.0.0.1:1', '--login', 'nobody=19900000002:x'],
    /^--login is written persona=mobile:password/,
  ],
  [
    ['--base-url', 'http://127.0.0.1:1', '--login', 'operator=19900000004:x'],
    /^Of the logins the one of platformAdmin is needed/,
  ],
  // Before anybody is asked: a report that cannot be written would cost the whole run.
  ...['--junit', '--html', '--needs'].map((option): [string[], RegExp] => [
    ['--base-url', 'http://127.0.0.1:1', option, '/proc/x/y.xml'],
    /^\/proc\/x\/y\.xml cannot be written \(E\w+\)\.\n$/,
  ]),
])('a command line that cannot be used is said in a sentence: %j', async (args, words) => {
  const { code, err } = await accept(...args);
  expect(err).toMatch(words);
  expect(code).toBe(2);
});

test('a base with a part too many is told in a sentence', async () => {
  const { origin } = await runningMock();
  const { err, code } = await accept('--base-url', `${origin}/api/main`);
  expect(err).toBe(
    `There are no calls at ${origin}/api/main/api/main, but at ${origin}/api/main there are: probably --base-url ${origin} (or --main-url ${origin}/api/main) was meant.\n`,
  );
  expect(code).toBe(1);
}, 60_000);

test('nobody there, and nobody to sign in, are said in a sentence', async () => {
  const dead = await accept('--base-url', await deadAddress());
  expect(dead.err).toMatch(/^Nothing answers at http/);
  const url = await listen((_req, res) => res.end('{}'));
  const { err, code } = await accept('--base-url', url);
  expect(err).toMatch(/^Nobody can be signed in: give --state-url, or --login/);
  expect(code).toBe(1);
});
