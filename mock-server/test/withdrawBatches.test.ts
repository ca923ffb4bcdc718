import { describe, expect, it } from 'vitest';
import { withdraws as calls, type Withdraw } from '#contracts/areas/withdraws.ts';
import type { BatchResult } from '#contracts/batch.ts';
import { withdrawStatus } from '#contracts/enums/finance.ts';
import { personaIds } from '#mock/control/personas.ts';
import { withdrawIn } from '#mock/control/states/withdrawSetup.ts';
import { accountOf } from '#mock/finance/accounts.ts';
import { selfCheck } from '#mock/wire/selfCheck.ts';
import { of } from './asking.ts';
import { mockFor } from './mockFor.ts';

/** 批量审核通过 and 批量打款 over HTTP: each row for itself, and nothing twice (domain design, section 14). */

const { mock, does, refuses } = mockFor('finance', { scale: 0.05 });
const moved = '状态已变更，请刷新后重试';

const store = () => mock.mock.store;
const { toAudit, toPay, paying, refused } = withdrawStatus;
const withdraw = (status: number, setup: Parameters<typeof withdrawIn>[2] = {}) =>
  withdrawIn(mock.mock, status, setup);
const statusOf = (id: string) => store().withdraws.get(id)?.status;
const freeze = (memberId: string) => store().members.update(memberId, { frozen: 1 });
const lock = (memberId: string) =>
  store().memberAccounts.update(accountOf(store(), memberId).id, { locked: 1 });
const linesOf = async (id: string) =>
  (await does<Withdraw>(calls.get, of(id))).logs.map(({ action }) => action);
const ok = (id: string) => ({ id, status: 1, message: '操作成功' });

it('passes each that may pass: one that is refused does not stop the others', async () => {
  const [one, two, old, frozen] = [toAudit, toAudit, refused, toAudit].map((status) => withdraw(status).id);
  freeze(store().withdraws.get(frozen as string)?.memberId as string);
  const ids = [one, old, frozen, '99999999', two] as string[];
  expect(await does(calls.batchAudit, { body: { ids } })).toEqual([
    ok(one as string),
    { id: old, status: -1005, message: moved },
    { id: frozen, status: -1008, message: '会员已冻结' },
    { id: '99999999', status: -1004, message: '数据不存在或已被删除' },
    ok(two as string),
  ]);
  expect([one, two, frozen].map((id) => statusOf(id as string))).toEqual([toPay, toPay, toAudit]);
  expect(selfCheck(store())).toEqual([]);
});

it('pays each that may be paid, in the words of a single payment', async () => {
  const [one, two, old] = [withdraw(toPay), withdraw(toPay), withdraw(paying)];
  const own = withdraw(toPay, { auditorId: personaIds.finance });
  const [frozen, locked, asked] = [withdraw(toPay), withdraw(toPay), withdraw(toAudit)];
  freeze(frozen.memberId);
  lock(locked.memberId);
  const kept = [own, frozen, locked, asked];
  const ids = [own.id, one.id, old.id, frozen.id, locked.id, asked.id, '99999999', two.id];
  expect(await does(calls.batchPay, { body: { ids } })).toEqual([
    { id: own.id, status: -1008, message: '审核与打款不能为同一人' },
    ok(one.id),
    { id: old.id, status: -1005, message: moved },
    { id: frozen.id, status: -1008, message: '会员已冻结' },
    { id: locked.id, status: -1008, message: '会员账户已锁定' },
    { id: asked.id, status: -1005, message: moved },
    { id: '99999999', status: -1004, message: '数据不存在或已被删除' },
    ok(two.id),
  ]);
  expect([one, two].map(({ id }) => store().withdraws.get(id))).toMatchObject(
    [one, two].map(() => ({ status: paying, tries: 1, payUser: '钱思齐' })),
  );
  expect(kept.map(({ id }) => store().withdraws.get(id))).toEqual(kept);
  expect(selfCheck(store())).toEqual([]);
});

it('says in rows who audited what waits to be paid', async () => {
  const own = withdraw(toPay, { auditorId: personaIds.finance });
  const shown = async (as: string) => {
    const query = { withdrawNo: own.withdrawNo };
    const { list } = await does<{ list: Withdraw[] }>(calls.list, { query }, as);
    return list.map(({ auditedByCaller, actions }) => [auditedByCaller, actions.includes('pay')]);
  };
  expect(await shown(mock.token)).toEqual([[true, false]]);
  expect(await shown(await mock.tokenOf('platformAdmin'))).toEqual([[false, true]]);
});

describe('what comes twice', () => {
  it('under a key gets the first answer, without one -1005, and is paid once', async () => {
    const ids = [withdraw(toPay).id, withdraw(toPay).id];
    const send = (key?: string) =>
      mock.call<BatchResult[]>(calls.batchPay, mock.token, { body: { ids }, ...(key && { key }) });
    const results = async (key?: string) => (await send(key)).envelope.data?.map(({ status }) => status);
    expect(await results('A'.repeat(32))).toEqual([1, 1]);
    expect(await results('A'.repeat(32))).toEqual([1, 1]);
    expect(await results('B'.repeat(32))).toEqual([-1005, -1005]);
    expect(await results()).toEqual([-1005, -1005]);
    mock.mock.clock.advance(3_000);
    for (const id of ids) {
      expect(store().withdraws.get(id)?.tries).toBe(1);
      expect(await linesOf(id)).toEqual(['渠道打款成功', '发起打款', '审核通过', '申请提现']);
    }
    expect(selfCheck(store())).toEqual([]);
  });

  it('from two clerks is paid by one of them, whole batches or alone', async () => {
    const other = await mock.tokenOf('platformAdmin');
    const ids = [withdraw(toPay).id, withdraw(toPay).id, withdraw(toPay).id];
    const batch = (as: string, some: string[]) =>
      mock.call<BatchResult[]>(calls.batchPay, as, { body: { ids: some } });
    const [first, second, single] = await Promise.all([
      batch(mock.token, ids),
      batch(other, [...ids].reverse()),
      mock.call(calls.pay, other, of(ids[1] as string)),
    ]);
    const rows = [...(first.envelope.data ?? []), ...(second.envelope.data ?? [])];
    const codesOf = (id: string) => rows.filter((row) => row.id === id).map(({ status }) => status);
    expect(ids.map((id) => codesOf(id).filter((code) => code === 1).length)).toEqual([
      ...[1, single.envelope.status === 1 ? 0 : 1, 1],
    ]);
    expect(rows.every(({ status }) => status === 1 || status === -1005)).toBe(true);
    for (const id of ids) expect(store().withdraws.get(id)).toMatchObject({ status: paying, tries: 1 });
    expect(selfCheck(store())).toEqual([]);
  });
});

it.each(['batchAudit', 'batchPay'] as const)('%s takes 1 to 100 withdrawals, none twice', async (name) => {
  const call = calls[name];
  const many = (count: number) => Array.from({ length: count }, (_, at) => String(at + 90_000_000));
  const body = (ids: string[]) => ({ body: { ids } });
  await refuses(call, body(many(101)), -1002, '提现申请不能超过100个', 'ids');
  await refuses(call, body(['1', '1']), -1002, '提现申请不能重复', 'ids');
  await refuses(call, body([]), -1002, '请选择提现申请', 'ids');
  expect(await does<BatchResult[]>(call, body(many(100)))).toHaveLength(100);
});
