import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { allEndpoints, areas } from '#contracts/areas.ts';
import { fakeBackend, goodToken } from './testing/fakeBackend.ts';
import { deadAddress, listen, run } from './testing/run.ts';

/** `npm run contracts:verify` against backends that know very little: what it says, and the exit code. */

const settings = { phone: '0571-88886666', maxPayMinutes: 30, logs: [], version: 3 };
const verify = (...args: string[]) => run('verify', args);
const bannerCalls = allEndpoints.map(({ name }) => name).filter((name) => /^\w+Banners\./.test(name));
const sentence = (text: string) => `${text}\n`;

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'verify-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a command line that cannot be used is told so in one sentence, with code 2', async () => {
  const url = 'http://127.0.0.1:1';
  const cases: [args: string[], words: string][] = [
    [[], 'Give --base-url, or all three of --main-url, --resorts-url and --apps-url.'],
    [
      ['--base-url', 'backend'],
      '--base-url backend is not an address: write it like https://backend.example.',
    ],
    [['--base-url', `${url}?a=1`], `--base-url ${url}?a=1 must end with its path.`],
    [
      ['--base-url', url, '--base-url', url, '--state-url', url],
      'Several instances need a --state-url each: give as many as --base-url.',
    ],
    [
      ['--base-url', url, '--state-url', url, '--state-url', url],
      'There are more --state-url than --base-url.',
    ],
    [['--colour', 'red'], "Unknown option '--colour'. --help lists the options."],
    [['--base-url', url, '--pact', 'none.json'], 'none.json cannot be read (ENOENT).'],
  ];
  await Promise.all(
    cases.map(async ([args, words]) =>
      expect(await verify(...args)).toEqual({ code: 2, out: '', err: sentence(words) }),
    ),
  );
});

test('a name of --only that there is not is told with those that it is like, or all', async () => {
  const unknown: [only: string, words: string][] = [
    ['settings,moon', `There is no area "moon": the areas are ${Object.keys(areas).join(', ')}.`],
    ['merchents', 'There is no area "merchents": did you mean merchants?'],
    ['settings.gat', 'There is no call "settings.gat": did you mean settings.get?'],
    ['banners.moon', `There is no call "banners.moon": the calls of banners are ${bannerCalls.join(', ')}.`],
  ];
  await Promise.all(
    unknown.map(async ([only, words]) =>
      expect(await verify('--base-url', 'http://127.0.0.1:1', '--only', only)).toEqual({
        code: 2,
        out: '',
        err: sentence(words),
      }),
    ),
  );
});

test('a broken pact file is named, with code 2', async () => {
  const file = join(temporaryFolder(), 'pact.json');
  const broken: [text: string, words: RegExp][] = [
    ['{"consumer":', /pact\.json is not valid JSON \(.*\)\.\n$/],
    ['{"a":1}', /pact\.json is not a pact file: it lacks consumer, provider or interactions\.\n$/],
    [
      '{"consumer":{"name":"a"},"provider":{"name":"b"},"interactions":[{"description":"x"}]}',
      /pact\.json is broken: interaction 1 lacks description, request or response\.\n$/,
    ],
  ];
  for (const [text, words] of broken) {
    writeFileSync(file, text);
    const { code, out, err } = await verify('--base-url', 'http://127.0.0.1:1', '--pact', file);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(words);
    expect(err.trim().split('\n')).toHaveLength(1);
  }
});

test('an address at which nobody answers, and a token that is refused, are one sentence, with code 1', async () => {
  const dead = await deadAddress();
  expect(await verify('--base-url', dead)).toEqual({
    code: 1,
    out: '',
    err: sentence(`Nothing answers at ${dead}/api/main (ECONNREFUSED): is the backend running there?`),
  });
  const { args, main } = await fakeBackend(settings);
  const validate = `${main.url}/v2/auth/validate`;
  const wrongToken = await verify(...args, '--token', 'wrong');
  expect(wrongToken).toEqual({
    code: 1,
    out: '',
    err: sentence(`The token is not accepted: ${validate} answers -1001 您的令牌已过期，请重新登录`),
  });
  const elsewhere = await listen((_req, res) => res.writeHead(200).end('<html>'));
  const { code, err } = await verify('--base-url', elsewhere, '--token', goodToken);
  expect(code).toBe(1);
  expect(err).toBe(
    sentence(
      `${elsewhere}/api/main/auth/validate answers HTTP 200 and no envelope: the token cannot be checked.`,
    ),
  );
});

test('three hosts, a token and no state endpoint: what can be assumed runs, the rest is listed with its reason', async () => {
  const { args, main, resorts, apps } = await fakeBackend(settings);
  const folder = temporaryFolder();
  const [junit, html] = [join(folder, 'new', 'report.xml'), join(folder, 'report.html')];
  const { code, out, err } = await verify(
    ...[...args, '--token', goodToken, '--only', 'settings,uploads'],
    ...['--writes', '--junit', junit, '--html', html],
  );
  expect(err).toBe('');
  expect(out).toMatch(/settings +1 +· +4\n/);
  expect(out).toContain(
    '1 × needs a user without the right (--state-url)\n      settings.get: without the right',
  );
  expect(out).toMatch(/needs the value "version" of the provider state "settings exist"/);
  // The host of uploads takes anything for a picture, the one of signatures knows nothing.
  expect(out).toContain('uploads.image: a program renamed to a picture\n');
  expect(out).toMatch(/\n10 interactions: 2 passed, 4 failed, 4 skipped in \d+\.\d s\n$/);
  expect(code).toBe(1);
  expect(main.calls.map(({ path }) => path)).toContain('/v2/settings/get');
  expect(resorts.calls.map(({ path }) => path)).toContain('/images/upload');
  expect(apps.calls.map(({ path }) => path)).toContain('/oss/generate-post-signature');
  const picture = resorts.calls.find(({ body }) => body.startsWith('image_base64='));
  expect(Object.fromEntries(new URLSearchParams(picture?.body)).image_file_name).toMatch(/\.\w+$/);
  const xml = readFileSync(junit, 'utf8');
  expect(xml).toContain('<testsuites name="contracts" tests="10" failures="4" errors="0" skipped="4"');
  expect(xml).toContain(
    '<testcase classname="contracts.settings" name="settings.get: the settings (given signed in, settings exist)"',
  );
  const page = readFileSync(html, 'utf8');
  expect(page).toContain('10 interactions: 2 passed, 4 failed, 4 skipped');
  for (const text of [out, xml, page]) expect(text).not.toContain(goodToken);
});

test('without --writes nothing is changed', async () => {
  const { args, resorts, apps, main } = await fakeBackend(settings);
  const { code, out } = await verify(...args, '--token', goodToken, '--only', 'settings,uploads');
  expect(code).toBe(0);
  expect(out).toContain('5 × changes data (--writes, or --state-url)');
  const called = [main, resorts, apps].flatMap(({ calls }) => calls.map(({ path }) => path));
  // Each host is asked once whether it is there, the main one also whether its path is right.
  const asked = ['/', '/', '/v2', '/v2/auth/validate'];
  expect(called.sort()).toEqual([...asked, '/v2/auth/validate', '/v2/settings/get']);
});

test('a proxy that the environment names is not asked for what is on this machine', async () => {
  const { args } = await fakeBackend(settings);
  const proxied: string[] = [];
  const proxy = await listen((req, res) => {
    proxied.push(req.url ?? '');
    res.writeHead(502).end();
  });
  const env = { HTTP_PROXY: proxy, http_proxy: proxy, NO_PROXY: 'intranet.example', no_proxy: '' };
  const { out, code } = await run('verify', [...args, '--token', goodToken, '--only', 'settings.get'], env);
  expect(proxied).toEqual([]);
  expect(out).toMatch(/\n2 interactions: 1 passed, 0 failed, 1 skipped in/);
  expect(code).toBe(0);
});

test('a difference fails and is shown; so does a run in which nothing could be verified', async () => {
  const { args } = await fakeBackend({ ...settings, phone: 1, maxPayMinutes: undefined });
  const { code, out } = await verify(...args, '--token', goodToken, '--only', 'settings');
  expect(code).toBe(1);
  expect(out).toContain(
    'Not kept:\n  settings.get: the settings\n      given signed in {"persona":"platformAdmin"}, settings exist\n',
  );
  expect(out).toMatch(/\$\.data .*missing the following keys: maxPayMinutes/);
  const nothing = await verify(...args, '--only', 'settings');
  expect(nothing.code).toBe(1);
  expect(nothing.err).toBe(
    sentence('Nothing could be verified: needs somebody signed in (--token or --state-url).'),
  );
});

test('a state endpoint that does not know a state is quoted', async () => {
  const { args } = await fakeBackend(settings);
  const states = await listen(async (req, res) => {
    const isKnown = (await text(req)).includes('not signed in');
    res.writeHead(isKnown ? 200 : 404).end(isKnown ? '{}' : '{"error":"no such state"}');
  });
  const { code, out } = await verify(...args, '--state-url', `${states}/states`, '--only', 'settings');
  expect(code).toBe(1);
  expect(out).toContain('\nStates you lack (interactions × state):\n');
  expect(out).toContain('  5 × signed in (HTTP 404 {"error":"no such state"})\n');
  // The others are asked for all the same.
  expect(out).toContain('  1 × settings were changed by somebody else (HTTP 404');
  expect(out).not.toContain('Not kept');
});

test('the slash at the end of a state endpoint is kept; one that is not there or leads elsewhere is told before anything runs', async () => {
  const { args } = await fakeBackend(settings);
  const asked: string[] = [];
  const states = await listen((req, res) => {
    asked.push(req.url ?? '');
    if (req.url === '/states') return res.writeHead(307, { location: '/states/' }).end();
    return res.writeHead(req.url === '/states/' ? 200 : 404).end('{}');
  });
  const at = (path: string) => verify(...args, '--state-url', `${states}${path}`, '--only', 'settings.get');
  await at('/states/');
  expect(new Set(asked)).toEqual(new Set(['/states/']));
  expect(await at('/states')).toEqual({
    code: 1,
    out: '',
    err: sentence(
      `${states}/states answers HTTP 307 and leads to /states/: give the address of the provider states itself as --state-url.`,
    ),
  });
  expect(await at('/state')).toEqual({
    code: 1,
    out: '',
    err: sentence(
      `${states}/state answers HTTP 404 to the provider state "not signed in": is it the address of the states? Every backend has this one.`,
    ),
  });
});
