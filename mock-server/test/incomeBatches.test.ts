import { expect, it } from 'vitest';
import { incomeRecords as calls, type IncomeRecord } from '#contracts/areas/incomeRecords.ts';
import type { BatchResult } from '#contracts/batch.ts';
import { incomeStatus } from '#contracts/enums/finance.ts';
import { personaIds } from '#mock/control/personas.ts';
import { type IncomeSetup, incomeIn } from '#mock/control/states/incomeSetup.ts';
import { selfCheck } from '#mock/wire/selfCheck.ts';
import { of } from './asking.ts';
import { mockFor } from './mockFor.ts';

/** 批量审核通过 of incomes over HTTP: each row for itself, and no plans twice (domain design, section 12.2). */

const { mock, does, refuses } = mockFor('finance', { scale: 0.05 });
const moved = '状态已变更，请刷新后重试';

const store = () => mock.mock.store;
const { toAudit, toSend, rejected } = incomeStatus;
const income = (status: number, setup: IncomeSetup = {}) => incomeIn(mock.mock, status, setup).id;
const plansOf = (id: string) => store().sendPlans.by('incomeId', id);
const ok = (id: string) => ({ id, status: 1, message: '操作成功' });

it('passes each that may pass, in the words of a single audit: one that is refused does not stop the others', async () => {
  const [one, two, old] = [income(toAudit), income(toAudit), income(rejected)];
  const own = income(toAudit, { createUserId: personaIds.finance });
  const ids = [one, old, own, '99999999', two];
  expect(await does(calls.batchAudit, { body: { ids } })).toEqual([
    ok(one),
    { id: old, status: -1005, message: moved },
    { id: own, status: -1008, message: '不能审核自己补录的记录' },
    { id: '99999999', status: -1004, message: '数据不存在或已被删除' },
    ok(two),
  ]);
  for (const id of [one, two])
    expect(await does<IncomeRecord>(calls.get, of(id))).toMatchObject({
      ...{ status: toSend, auditUser: '钱思齐', pendingAmount: 300_000 },
    });
  expect([one, two, own].map((id) => plansOf(id).length)).toEqual([3, 3, 0]);
  expect(store().incomes.get(own)?.status).toBe(toAudit);
  expect(await does(calls.batchAudit, { body: { ids: [own] } }, await mock.tokenOf('superAdmin'))).toEqual([
    ok(own),
  ]);
  expect(selfCheck(store())).toEqual([]);
});

it('what comes twice gets the first answer under its key, without one -1005, and makes its plans once', async () => {
  const ids = [income(toAudit), income(toAudit)];
  const results = async (key?: string) => {
    const input = { body: { ids }, ...(key && { key }) };
    const { envelope } = await mock.call<BatchResult[]>(calls.batchAudit, mock.token, input);
    return envelope.data?.map(({ status }) => status);
  };
  expect(await results('A'.repeat(32))).toEqual([1, 1]);
  expect(await results('A'.repeat(32))).toEqual([1, 1]);
  expect(await results('B'.repeat(32))).toEqual([-1005, -1005]);
  expect(await results()).toEqual([-1005, -1005]);
  expect(ids.map((id) => plansOf(id).length)).toEqual([3, 3]);
  expect(selfCheck(store())).toEqual([]);
});

it('takes 1 to 100 incomes, none twice, of who may manage them', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => String(at + 90_000_000));
  const body = (ids: string[]) => ({ body: { ids } });
  await refuses(calls.batchAudit, body(many(101)), -1002, '所选收入不能超过100个', 'ids');
  await refuses(calls.batchAudit, body(['1', '1']), -1002, '所选收入不能重复', 'ids');
  await refuses(calls.batchAudit, body([]), -1002, '请选择所选收入', 'ids');
  expect(await does<BatchResult[]>(calls.batchAudit, body(many(100)))).toHaveLength(100);
  const support = await mock.tokenOf('support');
  await refuses(calls.batchAudit, body(['1']), -1003, '没有操作权限', undefined, support);
});
