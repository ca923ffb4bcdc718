/** What a running docker-compose.yml has to be; started by scripts/test-compose.mjs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { consoleHeaders } from '#mock/bindings/consoleHeaders.ts';
import { useConsole } from './browserCheck.mjs';
import { call, compose, get, inside, navigate, secondPort, signIn, url } from './system.mjs';

/** nginx keeps a service's former address for 2 s. */
const addressForgotten = () => new Promise((resolve) => setTimeout(resolve, 2500));

const page = await (await navigate('/')).text();
const script = /\/assets\/[^"]+\.js/.exec(page)?.[0] ?? '';

test('the page has the headers of npm start and is never cached', async () => {
  const answer = await navigate('/setting/anything');
  assert.equal(answer.status, 200);
  assert.equal(await answer.text(), page);
  for (const [name, value] of Object.entries(consoleHeaders)) assert.equal(answer.headers.get(name), value);
  assert.equal(answer.headers.get('cache-control'), 'no-cache');
  assert.equal(answer.headers.get('server'), 'nginx');
});

test('hashed files are compressed and kept for a year', async () => {
  const answer = await get(script, { 'accept-encoding': 'gzip' });
  assert.equal(answer.headers.get('content-encoding'), 'gzip');
  assert.equal(answer.headers.get('cache-control'), 'public, max-age=31536000, immutable');
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
});

test('a missing chunk, a missing file and an unknown base are 404, never the page', async () => {
  for (const path of ['/assets/gone-12345678.js', '/assets/gone.css']) {
    const answer = await navigate(path);
    assert.equal(answer.status, 404, path);
    assert.equal(answer.headers.get('cache-control'), null);
  }
  assert.equal((await get('/gone.png')).status, 404);
  assert.equal((await navigate('/api/other/x')).status, 404);
});

test('config.json comes from the environment and is never cached', async () => {
  const answer = await get('/config.json');
  assert.equal(answer.headers.get('cache-control'), 'no-cache');
  assert.match(answer.headers.get('content-type') ?? '', /application\/json/);
  const config = await answer.json();
  assert.deepEqual(config.bases, { main: '/api/main', resorts: '/api/resorts', apps: '/api/apps' });
  assert.equal(config.demo, true);
  assert.equal(config.idempotencyKeys, true);
});

test('large bodies are refused in the envelope, by the mock and beyond it by nginx', async () => {
  const send = (megabytes) =>
    fetch(`${url}/api/resorts/images/upload`, { method: 'POST', body: 'x'.repeat(megabytes * 1_048_576) });
  for (const megabytes of [17, 25]) assert.equal((await (await send(megabytes)).json()).status, -1002);
});

test('both services are healthy, run as nobody in particular and cannot write beside /tmp and /state', async () => {
  const { output } = await compose(['ps', '--format', '{{.Service}} {{.Health}}']);
  assert.deepEqual(output.trim().split('\n').sort(), ['console healthy', 'mock-server healthy']);
  const script = 'id -u; for f in / /etc /srv /app /var/tmp /tmp; do touch $f/x 2>&- && echo $f; done';
  assert.equal((await inside('console', 'sh', '-c', script)).output, '101\n/tmp\n');
  assert.equal((await inside('mock-server', 'sh', '-c', script)).output, '1000\n/tmp\n');
});

test('the console works, and state, session and picture outlive a restart of the mock', async () => {
  await useConsole(url, async () => {
    assert.equal((await compose(['restart', 'mock-server'])).code, 0);
    const { code, output } = await compose(['up', '--detach', '--wait']);
    assert.equal(code, 0, output);
    await addressForgotten();
  });
});

test('many calls in a row find their way', async () => {
  for (let round = 0; round < 40; round++) {
    assert.equal((await get('/__mock/health')).status, 200);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
});

test('a backend that is down is told in the envelope; no log has a token', async () => {
  const token = await signIn();
  assert.equal((await call('settings/get', {}, token)).status, 1);
  await compose(['stop', 'mock-server']);
  const began = performance.now();
  assert.equal((await call('settings/get', {}, token)).status, -1099);
  assert.ok(performance.now() - began < 15_000);
  await compose(['up', '--detach', '--wait']);
  await addressForgotten();
  assert.equal((await call('settings/get', {}, token)).status, 1);
  const { output } = await compose(['logs', 'console']);
  assert.match(output, /POST \/api\/main\/settings\/get" 502/);
  assert.ok(!output.includes(token) && !output.includes('token='));
});

test('profile real: the console alone before other addresses, and a sentence where they are missing', async () => {
  const base = 'http://mock-server:8090/api';
  const bases = {
    CONSOLE_MAIN_BASE: `${base}/main`,
    CONSOLE_RESORTS_BASE: `${base}/resorts`,
    CONSOLE_APPS_BASE: `${base}/apps/`,
  };
  const missing = await compose(['run', '-T', '--rm', '--no-deps', 'console-real'], { PORT: secondPort });
  assert.match(missing.output, /CONSOLE_MAIN_BASE is not set/);
  const env = { PORT: secondPort, CONSOLE_TITLE: '"真\\实"', ...bases };
  const { code, output } = await compose(['up', '--detach', '--wait', 'console-real'], env);
  assert.equal(code, 0, output);
  const at = `http://127.0.0.1:${secondPort}`;
  const config = await (await fetch(`${at}/config.json`)).json();
  assert.deepEqual([config.title, config.demo], ['"真\\实"', false]);
  assert.equal((await fetch(`${at}/__mock/health`)).status, 404);
  assert.equal((await call('settings/get', {}, await signIn(at), at)).status, 1);
});

test('profile broker is a valid file', async () => {
  const { code, output } = await compose(['--profile', 'broker', 'config', '--services']);
  assert.equal(code, 0, output);
  assert.match(output, /^broker$/m);
});
