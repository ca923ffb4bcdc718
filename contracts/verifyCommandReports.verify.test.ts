import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contractVersion } from './src/version.ts';
import { fakeBackend, goodToken } from './testing/fakeBackend.ts';
import { run } from './testing/run.ts';
import { ok, smallBackend } from './testing/smallBackend.ts';

/** `npm run contracts:verify`: where a mistake is, causes that many failures share, baselines. */

const verify = (...args: string[]) => run('verify', args);

function temporary(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'verify-reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, name);
}

const token = 'T0KEN0THAT0NOBODY0MAY0SEE0000001';
const values = { token, userId: '2', belongId: '0', id: '5', version: 3, passwordHash: 'aa' };
const settings = { phone: '0571-88886666', maxPayMinutes: 30, logs: [], version: 3 };
const settingsWith = (more: object) => ({
  state: () => values,
  call: (path: string) => (path === 'settings/get' ? ok({ ...settings, ...more }) : undefined),
});

test('a failure shows its call, its answer and its states with their parameters, in every report, and no token', async () => {
  const long = '长'.repeat(3000);
  const { url, args } = await smallBackend(settingsWith({ phone: 1, token: `${token}2`, sent: token, long }));
  const [junit, html] = [temporary('report.xml'), temporary('report.html')];
  const { code, out } = await verify(
    ...args,
    ...['--only', 'settings.get', '--junit', junit, '--html', html],
  );
  expect(code).toBe(1);
  expect(out.split('\n').slice(0, 2)).toEqual([`Contract ${contractVersion}`, '']);
  const call = `curl -X POST "${url}/api/main/settings/get?token=$TOKEN&use_request_body=1"`;
  expect(out).toContain(
    `      ${call} -H 'content-type: application/json' -d '{}'\n        → HTTP 200 {"status":1,`,
  );
  expect(out).toMatch(/"token":"\$TOKEN","sent":"\$TOKEN","long":"长+… \(cut, 9\d\d\d bytes in all\)\n/);
  expect(out).toContain('given signed in {"persona":"platformAdmin"}, settings exist\n');
  const [xml, page] = [readFileSync(junit, 'utf8'), readFileSync(html, 'utf8')];
  for (const text of [xml, page]) {
    expect(text).toContain(`${url}/api/main/settings/get?token=$TOKEN&amp;use_request_body=1`);
    expect(text).toContain('→ HTTP 200 {&quot;status&quot;:1,');
    expect(text).toContain('given signed in {&quot;persona&quot;:&quot;platformAdmin&quot;}, settings exist');
  }
  expect(xml).toContain(`<property name="contract" value="${contractVersion}"/>`);
  expect(page).toContain(`<p>Contract ${contractVersion}, main ${url}/api/main, `);
  for (const text of [out, xml, page]) expect(text).not.toContain(token);
});

test('calls that are chosen run, and no other ones of their area', async () => {
  const { args, seen } = await smallBackend(settingsWith({}));
  const { out } = await verify(...args, '--only', 'settings.get');
  expect(out).toMatch(/\n2 interactions: 1 passed, 1 failed, 0 skipped in/);
  expect(seen.filter((call) => call.includes('settings'))).toEqual(
    Array(2).fill('POST /api/main/settings/get'),
  );
});

test('a backend that lacks nearly everything gets a list of what it lacks, each once', async () => {
  const { args } = await smallBackend({
    ...settingsWith({}),
    state: (name) => (name.startsWith('a record') ? undefined : values),
  });
  const html = temporary('report.html');
  const { code, out } = await verify(...args, '--only', 'settings,merchantCategories,hotels', '--html', html);
  expect(code).toBe(1);
  const [, states = '', calls = ''] =
    /States you lack[^\n]*:\n(.*?)\n\n.*?Endpoints you lack[^\n]*:\n(.*?)\n\n/s.exec(out) ?? [];
  expect(states).toMatch(/^ +\d+ × a record exists \(HTTP 404 {"error":"not here"}\)$/m);
  expect(calls).toMatch(/^ +\d+ × all \d+ calls of hotels that could be made \(HTTP 404\)$/m);
  expect(calls).toContain('× POST /api/main/settings/update (settings.update, HTTP 404)');
  expect(calls).not.toContain('settings.get');
  expect(out).toMatch(/^ +\d+ × the state "a city exists" answers no "cityId"$/m);
  // `settings.get` answers everybody: that is a failure of its own.
  expect(out).toContain('Not kept:\n  settings.get: without the right\n');
  expect(out.split('\n').length).toBeLessThan(45);
  expect(readFileSync(html, 'utf8')).toMatch(/× GET \/api\/main\/\S+ \(hotels\.\w+, HTTP 404\)/);
});

test('cases of one call that fail for the same reason are one paragraph', async () => {
  const { args } = await smallBackend({ state: () => values, call: () => ok({ count: 0, list: [] }) });
  const { out } = await verify(...args, '--only', 'smsLogs.list');
  expect(out).toMatch(/\n {2}smsLogs\.list: \d+ interactions\n {6}of .*; .*\n {6}given signed in /);
});

test('a state that answers without a value is told so, where the call fails', async () => {
  const { args } = await smallBackend({
    ...settingsWith({}),
    state: () => ({ ...values, token: null }),
  });
  const { code, out } = await verify(...args, '--only', 'settings');
  expect(code).toBe(1);
  expect(out).toContain('\n    4 × the state "signed in" answers no "token"\n');
});

test('a state endpoint is asked by POST only; a base with a part too many or too few is told', async () => {
  const session = (path: string) =>
    path === 'auth/validate' ? { status: -1001, message: '', data: null } : undefined;
  const { url, args, seen } = await smallBackend({ state: () => values, call: session });
  await verify(...args, '--only', 'settings.get');
  expect(seen).not.toContain('GET /states');
  const meant = `probably --base-url ${url} (or --main-url ${url}/api/main) was meant.\n`;
  for (const wrong of [`${url}/api/main`, `${url}/api`, `${url}/api/main/auth`])
    expect(await verify('--base-url', wrong, '--only', 'settings.get')).toEqual({
      code: 1,
      out: '',
      err: `There are no calls at ${wrong}/api/main, but at ${url}/api/main there are: ${meant}`,
    });
  const main = ['--main-url', url, '--resorts-url', url, '--apps-url', url];
  expect((await verify(...main, '--only', 'settings.get')).err).toContain(meant);
});

test('with a baseline only what fails besides it is a failure; what is mended is told', async () => {
  const first = await smallBackend(settingsWith({ phone: 1 }));
  const file = temporary('baseline.json');
  const only = ['--only', 'settings'];
  expect((await verify(...first.args, ...only, '--write-baseline', file)).code).toBe(1);
  const { failing } = JSON.parse(readFileSync(file, 'utf8')) as { failing: string[] };
  expect(failing).toEqual([...failing].sort());
  expect(failing).toContain(
    'settings.get: the settings (given signed in {"persona":"platformAdmin"}, settings exist)',
  );
  const same = await verify(...first.args, ...only, '--baseline', file);
  expect(same.out).toContain('\nAgainst the baseline: 0 new, 0 mended, 5 still failing, 0 not run\n');
  expect(same.code).toBe(0);
  const mended = await smallBackend(settingsWith({}));
  const again = await verify(
    ...mended.args,
    '--only',
    'settings.get',
    '--baseline',
    file,
    '--write-baseline',
    file,
  );
  expect(again.out).toContain('Mended, take them out of the baseline:\n  settings.get: the settings (given');
  expect(again.out).toContain('Against the baseline: 0 new, 1 mended, 1 still failing, 3 not run\n');
  expect(again.code).toBe(0);
  expect(JSON.parse(readFileSync(file, 'utf8')).failing).toHaveLength(4);
  const broken = await verify(...first.args, ...only, '--baseline', file);
  expect(broken.out).toContain('Not kept since the baseline:\n  settings.get: the settings\n');
  expect(broken.code).toBe(1);
});

test('a baseline that is read and written never takes in what is new; one that is not there yet is empty', async () => {
  const { args } = await smallBackend(settingsWith({ phone: 1 }));
  const file = temporary('baseline.json');
  const both = ['--only', 'settings.get', '--baseline', file, '--write-baseline', file];
  for (const _ of ['at first', 'again']) {
    const { code, out } = await verify(...args, ...both);
    expect(out).toContain('\nAgainst the baseline: 2 new, 0 mended, 0 still failing, 0 not run\n');
    expect(out).toContain('\nWhat is new comes into no baseline, until one is written without --baseline.\n');
    expect([code, readFileSync(file, 'utf8')]).toEqual([1, '{\n  "failing": []\n}\n']);
  }
  await verify(...args, '--only', 'settings.get', '--write-baseline', file);
  const accepted = await verify(...args, ...both);
  expect(accepted.out).toContain('\nAgainst the baseline: 0 new, 0 mended, 2 still failing, 0 not run\n');
  expect(accepted.out).not.toContain('What is new');
  expect(accepted.code).toBe(0);
});

test('a baseline that is none is told so, with code 2', async () => {
  const { args } = await smallBackend({});
  const missing = await verify(
    ...args,
    '--baseline',
    'none.json',
    '--write-baseline',
    temporary('other.json'),
  );
  expect(missing).toEqual({
    code: 2,
    out: '',
    err: 'The baseline none.json cannot be read (ENOENT): --write-baseline writes one.\n',
  });
  const file = temporary('baseline.json');
  writeFileSync(file, '{"failing":[1]}');
  const { code, err } = await verify(...args, '--baseline', file);
  expect(code).toBe(2);
  expect(err).toMatch(/baseline\.json is not a baseline: it lacks a list "failing"\.\n$/);
});

test('files are named from where npm was called', async () => {
  const { args } = await smallBackend(settingsWith({}));
  const folder = dirname(temporary('report.xml'));
  writeFileSync(join(folder, 'known.json'), '{"failing":[]}');
  const files = ['--junit', 'report.xml', '--html', 'new/report.html', '--baseline', 'known.json'];
  const only = [...args, '--only', 'settings.get'];
  const called = { INIT_CWD: folder, npm_lifecycle_event: 'contracts:verify' };
  const { out, err } = await run('verify', [...only, ...files], called);
  expect(err).toBe('');
  expect(out).toContain('Against the baseline: 1 new');
  expect(readFileSync(join(folder, 'report.xml'), 'utf8')).toMatch(/^<\?xml /);
  expect(readFileSync(join(folder, 'new/report.html'), 'utf8')).toMatch(/^<!doctype html>/);
  const missing = await run('verify', [...only, '--baseline', 'none.json'], called);
  expect(missing.err).toMatch(/^The baseline none\.json cannot be read \(ENOENT\)/);
  // Another script of npm stands elsewhere than the command that it runs.
  const other = await run('verify', [...only, '--pact', 'package.json'], {
    ...called,
    npm_lifecycle_event: 'test',
  });
  expect(other.err).toBe('package.json is not a pact file: it lacks consumer, provider or interactions.\n');
});

test('a run in which nearly everything was skipped is no success', async () => {
  const { args } = await fakeBackend(settings);
  const { code, err } = await verify(...args, '--token', goodToken, '--only', 'settings.get,ordersHotel');
  expect(code).toBe(1);
  expect(err).toMatch(
    /^Only 1 of \d+ interactions could be verified, fewer than 5 %, which is no success\. Most often: /,
  );
  expect(err).toContain('With --state-url all of them can; --writes let more of them run.\n');
});
