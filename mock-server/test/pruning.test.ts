import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { auth } from '#contracts/areas/auth.ts';
import { status } from '#contracts/envelope.ts';
import { readStateFile } from '#mock/state/stateFile.ts';
import { keepStateFile } from '#mock/state/stateKeeper.ts';
import { createMock } from '#mock/wire/mock.ts';
import { seededMock } from './mockFor.ts';
import { dump, mobileOf } from './running.ts';
import { scratch } from './spawned.ts';

/** Sessions and login codes that have ended leave the store with the next sign-in. Nobody notices. */

const minute = 60_000;
const hour = 60 * minute;
const mobile = mobileOf('4');
const { folder, clean } = scratch();

const mock = seededMock({ scale: 0.1 });
afterAll(clean);

const idsOf = (name: 'sessions' | 'loginCodes') => mock.mock.store[name].rows().map(({ id }) => id);
const expired = { status: status.tokenExpired, message: '您的令牌已过期，请重新登录', data: null };
const refused = { status: status.loginFailed, message: '账号或密码错误', data: null };

it('a thousand sign-ins over four days leave only the live sessions and codes', {
  timeout: 60_000,
}, async () => {
  const { clock, store } = mock.mock;
  const validate = (token: string) => mock.call(auth.validate, '', { body: { token } });
  // A console that stays open keeps its session for days.
  const open = (await mock.login(mobile)).envelope.data.token;
  const signedIn: { token: string; code: string; at: number }[] = [];
  let most = 0;
  for (let count = 0; count < 1000; count++) {
    clock.advance((10 - (count % 10)) * minute);
    const at = clock.now();
    const { code, envelope } = await mock.login(mobile, count % 7 === 0 ? 'wrong password' : undefined);
    signedIn.push({ token: envelope.data?.token ?? '', code, at });
    if (count % 50 === 0) expect((await validate(open)).envelope.status).toBe(1);
    most = Math.max(most, store.sessions.rows().length + store.loginCodes.rows().length);
  }
  const days = (clock.now() - (signedIn[0]?.at ?? 0)) / (24 * hour);
  expect(days).toBeGreaterThan(3.5);
  const since = (ms: number) => signedIn.filter(({ at }) => at + ms > clock.now());
  const live = since(12 * hour).flatMap(({ token }) => (token ? [token] : []));
  expect(idsOf('sessions')).toEqual([open, ...live]);
  expect(idsOf('loginCodes')).toEqual(since(5 * minute).map(({ code }) => code));
  expect([idsOf('loginCodes').length, most < 200]).toEqual([3, true]);
  expect(store.sessions.by('userId', '4')).toHaveLength(1 + live.length);

  expect((await validate(signedIn[1]?.token ?? '')).envelope).toEqual(expired);
  expect((await validate(live[0] ?? '')).envelope.status).toBe(1);
  mock.mock.rewind();
  expect([idsOf('sessions'), idsOf('loginCodes')]).toEqual([[], []]);
  expect(mock.mock.changes()).toEqual([]);
});

it('a code says the same when it is used, expired, and pruned; it lives for its five minutes', async () => {
  const { clock } = mock.mock;
  const { code, credential } = await mock.login(mobile);
  const again = async () =>
    (await mock.call(auth.login, '', { body: { mobile, code, credential } })).envelope;
  clock.advance(4.5 * minute);
  await mock.call(auth.createByMobile, '', { body: { mobile } });
  expect(idsOf('loginCodes')).toContain(code);
  expect(await again()).toEqual(refused);
  clock.advance(0.5 * minute);
  expect(await again()).toEqual(refused);
  await mock.call(auth.createByMobile, '', { body: { mobile } });
  expect(idsOf('loginCodes')).not.toContain(code);
  expect(await again()).toEqual(refused);
});

it('what was ended on purpose goes, also with a sign-in that is refused', async () => {
  const token = await mock.tokenOf('operator');
  await mock.post('/__mock/expire-session', { token });
  await mock.login(mobile, 'wrong password');
  expect(idsOf('sessions')).toEqual([]);
  expect((await mock.call(auth.validate, '', { body: { token } })).envelope).toEqual(expired);
});

it('a pruned row is out of all that is kept, and no failed transaction brings it back', () => {
  const own = createMock({ scale: 0.1 });
  const path = join(folder, 'state.jsonl');
  const keeper = keepStateFile(path, own);
  const { store } = own;
  const insert = (id: string, expiresAt: number) => store.sessions.insert({ id, userId: '4', expiresAt });
  insert('A', 1000);
  insert('B', 2000);
  insert('C', 61_000);
  expect(() =>
    store.transaction(() => {
      store.sessions.update('A', { expiresAt: 1500 });
      store.sessions.prune(1999);
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(store.sessions.rows().map(({ id }) => id)).toEqual(['B', 'C']);
  store.sessions.update('B', { expiresAt: 70_000 });
  store.sessions.prune(60_999);
  expect(store.sessions.by('userId', '4').map(({ id }) => id)).toEqual(['B', 'C']);
  store.sessions.prune(61_000);
  keeper.flush();
  expect(own.changes().map(({ row }) => row.id)).toEqual(['B']);
  const saved = readStateFile(path);
  const reopened = createMock(saved?.origin);
  reopened.load(reopened.origin, saved?.rows ?? []);
  reopened.store.sessions.prune(61_000);
  expect(dump(reopened.store)).toBe(dump(store));
});
