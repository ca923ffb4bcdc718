import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { homeBanners } from '#contracts/areas/banners.ts';
import { refundsHotel } from '#contracts/areas/refunds.ts';
import { allEndpoints } from '#contracts/areas.ts';
import { bannerExample } from '#contracts/examples/banners.ts';
import { idempotencyKeepMs, takesKey } from '#contracts/idempotency.ts';
import { isPresence } from '#contracts/presence.ts';
import { isRead, isReveal } from '#contracts/reads.ts';
import { sentences } from '#contracts/words.ts';
import { personaIds } from '#mock/control/personas.ts';
import { readStateFile } from '#mock/state/stateFile.ts';
import { keepStateFile } from '#mock/state/stateKeeper.ts';
import { type Running, startMock } from './running.ts';
import { scratch } from './spawned.ts';

const { folder, clean } = scratch();
const fixedNow = Date.parse('2026-03-10T10:00:00+08:00');
const start = () => startMock({ scale: 0.1, fixedNow });
const running = await start();
afterAll(async () => {
  await running.stop();
  clean();
});

const key = 'LC4D9O8TI3NTZCQ4NKPLD5Y8BAQTJ70N';
const banner = { ...bannerExample, title: '春' };
let token = '';
beforeEach(async () => {
  running.mock.rewind();
  token = await running.tokenOf('operator');
});

const titlesOf = ({ mock }: Running) => mock.store.banners.all().filter(({ title }) => title === '春').length;
const add = (more: object = {}, on = running) =>
  on.call<{ id: string } | null>(homeBanners.add, token, { body: banner, key, ...more });
const newest = () => running.control.journal.list()[0];

it('a repeated call after a lost answer gets the first answer, and nothing is done twice', async () => {
  running.control.faults.add({ endpoint: 'homeBanners.add', kind: 'lost', times: 1 });
  await expect(add()).rejects.toThrow();
  expect(newest()).toMatchObject({ endpoint: 'homeBanners.add', fault: 'lost', status: 1 });
  expect(titlesOf(running)).toBe(1);
  const again = await add();
  expect(again.envelope).toMatchObject({ status: 1, message: '操作成功', data: { title: '春' } });
  expect(titlesOf(running)).toBe(1);
  expect(newest()).toMatchObject({ endpoint: 'homeBanners.add', isReplay: true, status: 1 });
  expect((await add()).envelope).toEqual(again.envelope);
});

it('ten at the same time are one', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => add()));
  expect(new Set(answers.map(({ envelope }) => envelope.data?.id)).size).toBe(1);
  expect(titlesOf(running)).toBe(1);
});

it('an update that is repeated is not stale', async () => {
  const { id } = running.mock.store.banners.by('context', 'miniHome')[0] as { id: string };
  const { version } = running.mock.store.banners.get(id) as { version: number };
  const save = () =>
    running.call(homeBanners.update, token, { params: { id }, body: { ...banner, version }, key });
  const first = await save();
  expect(first.envelope).toMatchObject({ status: 1, data: { version: version + 1 } });
  expect((await save()).envelope).toEqual(first.envelope);
});

it('without a key each call acts', async () => {
  const { key: _, ...none } = { body: banner, key };
  await running.call(homeBanners.add, token, none);
  await running.call(homeBanners.add, token, none);
  expect(titlesOf(running)).toBe(2);
});

it.each([
  ['body', { body: { ...banner, title: '夏' } }],
  ['query', { query: { x: '1' } }],
])('the same key with another %s is refused', async (_, other) => {
  await add();
  expect((await add(other)).envelope).toMatchObject({
    status: -1002,
    message: sentences.idempotencyKeyReused,
  });
  expect(titlesOf(running)).toBe(1);
});

it('the same key for another record or another call is refused', async () => {
  const [one, other] = running.mock.store.banners.by('context', 'miniHome') as unknown as [
    { id: string },
    { id: string },
  ];
  const at = (id: string, endpoint = homeBanners.remove) =>
    running.call(endpoint as never, token, { params: { id }, key }).then(({ envelope }) => envelope.status);
  expect([await at(one.id), await at(one.id), await at(other.id)]).toEqual([1, 1, -1002]);
  expect((await add()).envelope.status).toBe(-1002);
});

it.each(['', 'short', key.toLowerCase(), `${key}A`])('the key %j is none', async (wrong) => {
  expect((await add({ key: wrong })).envelope).toMatchObject({
    status: -1002,
    message: sentences.idempotencyKey,
  });
  expect(titlesOf(running)).toBe(0);
});

it('a key is its user’s own, whatever session he has', async () => {
  const first = await add();
  const { data: other } = (await add({}, { ...running, call: asSuper })).envelope;
  expect(other?.id).not.toBe(first.envelope.data?.id);
  expect(titlesOf(running)).toBe(2);
  token = await running.tokenOf('operator');
  expect((await add()).envelope.data?.id).toBe(first.envelope.data?.id);
});
const asSuper: Running['call'] = async (endpoint, _, input) =>
  running.call(endpoint, await running.tokenOf('superAdmin'), input);

it('a refusal is worked out anew, and who lost his right gets no answer of before', async () => {
  expect((await add({ body: { ...banner, title: '' } })).envelope.status).toBe(-1002);
  expect((await add()).envelope.status).toBe(1);
  const { users } = running.mock.store;
  users.update(personaIds.operator, { roleIds: users.get(personaIds.finance)?.roleIds ?? [] });
  expect((await add()).envelope.status).toBe(-1003);
});

it('a move that is repeated tells what the first did, not that the state has changed', async () => {
  const toExecute = running.mock.store.refunds
    .all()
    .find(({ status, kind }) => status === 20 && kind === 'hotel');
  const { id } = toExecute as { id: string };
  token = await running.tokenOf('superAdmin');
  const execute = (more: object) => running.call(refundsHotel.execute, token, { params: { id }, ...more });
  const first = await execute({ key });
  expect(first.envelope.status).toBe(1);
  expect((await execute({ key })).envelope).toEqual(first.envelope);
  expect((await execute({})).envelope.status).toBe(-1005);
});

it('a key is forgotten after 24 hours', async () => {
  await add();
  running.mock.clock.advance(idempotencyKeepMs - 1);
  token = await running.tokenOf('operator');
  await add();
  expect(titlesOf(running)).toBe(1);
  running.mock.clock.advance(1);
  await add();
  expect(titlesOf(running)).toBe(2);
  expect(running.mock.store.answeredKeys.rows()).toHaveLength(1);
});

it('no more than 5000 answers are kept, the latest', async () => {
  const { answeredKeys } = running.mock.store;
  for (let at = 0; at < 5_100; at++)
    answeredKeys.insert({ id: `4:${at}`, fingerprint: '', answer: 'null', expiresAt: fixedNow + 1e6 });
  await add();
  expect(answeredKeys.rows()).toHaveLength(5_001);
  expect(answeredKeys.get('4:99')).toBeUndefined();
  expect(answeredKeys.get('4:100')).toBeDefined();
  expect(titlesOf(running)).toBe(1);
});

it('survives a restart with a state file, and goes with a reset', async () => {
  const path = join(folder, 'state.jsonl');
  const before = await start();
  onTestFinished(before.stop);
  const keeper = keepStateFile(path, before.mock);
  token = await before.tokenOf('operator');
  const first = await add({}, before);
  keeper.flush();
  const saved = readStateFile(path);
  const after = await start();
  onTestFinished(after.stop);
  after.mock.load(saved?.origin as never, saved?.rows as never);
  expect((await add({}, after)).envelope).toEqual(first.envelope);
  expect(titlesOf(after)).toBe(1);
  after.mock.reset();
  expect(titlesOf(after)).toBe(0);
  token = await after.tokenOf('operator');
  await add({}, after);
  expect(titlesOf(after)).toBe(1);
});

it('a page of another origin may send the header', async () => {
  const { headers } = await fetch(`${running.origin}/api/main/slide-images/add-for-mini-home`, {
    method: 'OPTIONS',
    headers: { 'access-control-request-headers': 'idempotency-key' },
  });
  expect(headers.get('access-control-allow-headers')).toBe('*');
});

it('every call that changes something takes a key, but for the sign-in, uploads, presences and what shows a number', () => {
  const without = allEndpoints.filter(
    (endpoint) => !isRead(endpoint) && !takesKey(endpoint) && !isReveal(endpoint) && !isPresence(endpoint),
  );
  expect(without.map(({ name }) => name)).toEqual([
    'auth.createByMobile',
    'auth.login',
    'uploads.image',
    'uploads.postSignature',
  ]);
});
