import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { type Backend, basesOf, startBackend } from './backends.ts';
import { spawnMock } from './spawned.ts';

/** Raw bytes at a mock that runs as its own process: whatever they are, it lives on and answers the next call. */

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend((req, res) => {
    req.resume();
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
    // It breaks off in the middle, as often as it is asked.
    res.write('{', () => res.destroy());
  });
  return () => backend.stop();
});

/**
 * Sends the bytes, ends or cuts the connection, and answers what came back. A server that breaks off while bytes are on
 * their way resets the connection, which ends it like any other end.
 */
async function send(origin: string, bytes: string | Buffer, how: 'end' | 'cut'): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let text = '';
  let hangs = false;
  socket.on('error', () => {});
  const closed = new Promise((done) => socket.once('close', done));
  // Nothing here takes so long; without it a hanging server would be told by the time of the test only.
  socket.setTimeout(20_000, () => {
    hangs = true;
    socket.destroy();
  });
  socket.on('data', (chunk) => {
    text += chunk;
    if (how === 'end' && /\r\n\r\n/.test(text)) socket.end();
  });
  await once(socket, 'connect');
  socket.write(bytes, () => (how === 'cut' ? socket.destroy() : undefined));
  await closed;
  if (hangs) throw new Error('hangs');
  return text;
}

const head = (path: string, headers: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n\r\n`;
const form = 'Content-Type: multipart/form-data; boundary=b';
const file =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
const sized = (path: string, body: string) => head(path, `${form}\r\nContent-Length: ${body.length}`) + body;
const chunked = (path: string, body: string) =>
  `${head(path, `${form}\r\nTransfer-Encoding: chunked`)}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

const bucket = '/api/apps/oss/bucket';
const unfinished: [name: string, bytes: string][] = [
  ['a form that ends inside its file', sized(bucket, `${file}abc`)],
  ['the same in chunks', chunked(bucket, `${file}abc`)],
  ['6 MB without an end', sized(bucket, file + 'x'.repeat(6_000_000))],
  ['an empty form', sized(bucket, '')],
  ['an empty form in chunks', chunked(bucket, '').replace('0\r\n\r\n0', '0')],
  ['a form that ends inside the head of a part', sized(bucket, '--b\r\nContent-Dispo')],
  ['a boundary alone', sized(bucket, '--b--')],
  ['a file without an end after a whole one', sized(bucket, `${file}abc\r\n${file}abc`)],
  ['a thousand parts', sized(bucket, `${file}\r\n`.repeat(1000))],
];

const modes = ['mock', 'proxy', 'fallback'] as const;

it.each(modes)('no form that does not end stops the server (%s)', { timeout: 60_000 }, async (mode) => {
  const bases = basesOf(backend.origin);
  const env = { MOCK_ROUTING: JSON.stringify(mode === 'mock' ? {} : { bases, modes: { '*': mode } }) };
  const { child, origin, output } = await spawnMock(env);
  onTestFinished(() => void child.kill('SIGKILL'));
  for (const [name, bytes] of unfinished) {
    const answer = await send(origin, bytes, 'end');
    if (mode === 'mock') expect(answer, name).toMatch(/^HTTP\/1\.1 40[03] /);
    await send(origin, bytes, 'cut');
    await send(origin, bytes.slice(0, -20), 'cut');
    expect((await fetch(`${origin}/__mock/health`)).status, name).toBe(200);
  }
  expect(output()).not.toMatch(/not caught|at .*\.ts:/);
});

it('bytes of all kinds at every door are answered, or closed, with the type told', {
  timeout: 60_000,
}, async () => {
  const { origin, output } = await spawnMock({});
  const doors = [
    '/',
    '/__mock',
    '/__mock/faults',
    '/api/main/settings/get',
    '/api/resorts/images/upload',
    bucket,
  ];
  doors.push('/api/resorts/uploads/seed-1.svg', '/__mock/contracts/openapi.json', '/__mock/recording?name=x');
  const ways = (path: string) => [
    `GET ${path} HTTP/1.1\r\n\r\n`,
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nExpect: the-impossible\r\nConnection: close\r\n\r\n`,
    `GET ${path} HTTP/9.9\r\nHost: localhost\r\n\r\n`,
    `GET ${path}?${'x'.repeat(40_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    `BREW ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    `CONNECT ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    `${head(path, 'Content-Length: 5')}\u0000\u0001\u0002{[`,
    `${head(path, 'Transfer-Encoding: chunked')}zz\r\n`,
    `${head(path, 'Transfer-Encoding: chunked')}1;${'e'.repeat(40_000)}\r\nx\r\n0\r\n\r\n`,
    `${head(path, 'Content-Length: 1\r\nContent-Length: 2')}ab`,
    `${head(path, 'Content-Encoding: gzip\r\nContent-Length: 2')}ab`,
    `${head(path, `Content-Type: multipart/form-data; boundary=${'b'.repeat(9000)}\r\nContent-Length: 2`)}ab`,
    'ÿþ\u0000 nonsense\r\n\r\n',
  ];
  for (const path of doors) {
    for (const bytes of ways(path)) {
      const answer = await send(origin, Buffer.from(bytes, 'latin1'), 'end');
      if (answer)
        expect(answer.toLowerCase(), bytes.slice(0, 80)).toContain('\r\nx-content-type-options: nosniff\r\n');
      await send(origin, Buffer.from(bytes, 'latin1'), 'cut');
    }
  }
  expect((await fetch(`${origin}/__mock/health`)).status).toBe(200);
  expect(output()).not.toMatch(/not caught|at .*\.ts:/);
});

it('downloads that are broken off, of files, pages and answers, disturb nobody', async () => {
  const { origin, output } = await spawnMock({ MOCK_SCALE: '1' });
  const paths = ['/api/resorts/uploads/seed-1.svg', '/__mock/contracts/openapi.json', '/__mock/page.js'];
  for (const path of paths)
    for (let time = 0; time < 20; time++)
      await send(origin, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(20), 'cut');
  expect((await fetch(`${origin}/__mock/health`)).status).toBe(200);
  expect(output()).not.toMatch(/not caught|at .*\.ts:/);
});
