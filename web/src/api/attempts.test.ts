import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { homeBanners } from '#contracts/areas/banners.ts';
import { smsLogs } from '#contracts/areas/smsLogs.ts';
import { backendAt } from '../../testing/backendAt.ts';
import { setRepeatQuestion } from './changes.ts';
import { call } from './client.ts';
import type { ApiError } from './errors.ts';
import { useSession } from './session.ts';

const ok = { status: 1, message: '', data: null };
const refusal = { status: -1002, message: '参数错误', data: null };
/** How the test server reacts to each request in turn; the last entry applies to all further requests. */
let answers: ('lost' | '502' | object)[] = [];
let keys: (string | undefined)[] = [];

const server = createServer((request: IncomingMessage, response) => {
  keys.push(request.headers['idempotency-key'] as string | undefined);
  const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers;
  request.resume().on('end', () => {
    if (answer === 'lost') response.destroy();
    else if (answer === '502') response.writeHead(502).end('<html></html>');
    else response.end(JSON.stringify(answer));
  });
});

const configure = (idempotencyKeys: boolean) => {
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  backendAt(base, { idempotencyKeys });
};

let users = 0;
beforeEach(async () => {
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
  configure(true);
  keys = [];
  // Keys are stored per user, so a new user id in each test leaves the keys of earlier tests behind.
  useSession.setState({ token: 'T', user: { id: String(++users) } as never });
});
afterEach(() => {
  vi.useRealTimers();
  setRepeatQuestion(async () => true);
});

const save = (title = '春', id = '1') =>
  call(homeBanners.update, { params: { id }, body: { title } as never }, { quiet: true }).catch(
    (error: ApiError) => error,
  );
const add = (title = '春') =>
  call(homeBanners.add, { body: { title } as never }, { quiet: true }).catch((error: ApiError) => error);
const kinds = () => keys.map((key) => keys.indexOf(key));

it('a call that changes something has a key of 32 characters, a read has none', async () => {
  answers = [ok];
  await save();
  await call(smsLogs.list, { query: { offset: 0, limit: 10 } });
  await call(homeBanners.get, { params: { id: '1' } });
  expect(keys).toEqual([expect.stringMatching(/^[A-Z0-9]{32}$/), undefined, undefined]);
});

it.each(['lost', '502'] as const)(
  'without an answer (%s) the same is sent under the same key',
  async (lost) => {
    answers = [lost, lost, ok, ok];
    await save();
    await save();
    await save();
    await save();
    expect(kinds()).toEqual([0, 0, 0, 3]);
  },
);

it('any envelope ends the attempt', async () => {
  answers = [refusal, ok];
  await save();
  await save();
  expect(kinds()).toEqual([0, 1]);
});

it('other input, another record and another user get other keys', async () => {
  answers = ['lost'];
  await save('春');
  await save('夏');
  await save('春');
  await save('春', '2');
  useSession.setState({ user: { id: 'other' } as never });
  await save('春', '2');
  expect(kinds()).toEqual([0, 1, 2, 3, 4]);
});

it('after giving up, or after more than ten minutes, the same input gets a new key', async () => {
  const began = Date.parse('2026-03-10T10:00:00+08:00');
  const minutesLater = (minutes: number) => vi.setSystemTime(began + minutes * 60_000);
  vi.useFakeTimers({ toFake: ['Date'], now: began });
  answers = ['lost'];
  const failure = (await save()) as ApiError;
  expect(failure.sent).toMatchObject({ isUnanswered: true, endpoint: homeBanners.update });
  minutesLater(9);
  failure.sent?.hold();
  minutesLater(18);
  await save();
  failure.sent?.giveUp();
  await save();
  minutesLater(28);
  await save();
  expect(kinds()).toEqual([0, 0, 2, 3]);
});

it('after an unanswered call that may have created a record, the user is asked before other input is sent', async () => {
  answers = ['lost', ok];
  const ask = vi.fn(async () => false);
  setRepeatQuestion(ask);
  await add('春');
  expect(await add('夏')).toMatchObject({ cancelled: true });
  expect([ask.mock.calls.length, keys.length]).toEqual([1, 1]);
  await add('春');
  expect([ask.mock.calls.length, ...kinds()]).toEqual([1, 0, 0]);
  await add('夏');
  expect([ask.mock.calls.length, ...kinds()]).toEqual([1, 0, 0, 2]);
});

it('where the backend knows no keys no header is sent, and the user is asked before the same input is sent, too', async () => {
  configure(false);
  answers = ['lost', ok];
  const ask = vi.fn(async () => false);
  setRepeatQuestion(ask);
  await add();
  await add();
  expect(keys).toEqual([undefined]);
  ask.mockResolvedValue(true);
  await add();
  expect([ask.mock.calls.length, ...keys]).toEqual([2, undefined, undefined]);
  await add();
  expect(ask.mock.calls.length).toBe(2);
});

it.each(['x', 'null', '{}', '[1]', '[null]', '[[]]', '[["a",null]]', '[["a",{"key":5}]]'])(
  'begins with no attempts where the browser holds %s',
  async (stored) => {
    vi.stubGlobal('sessionStorage', { getItem: () => stored, setItem: () => {} });
    vi.resetModules();
    const { attemptOf } = await import('./attempts.ts');
    expect(attemptOf(homeBanners.add, {}, 'a').before).toBeUndefined();
    vi.unstubAllGlobals();
  },
);
