import { describe, expect, it } from 'vitest';
import { sendPlans as calls, type SendPlanRecord, type SendPlanRow } from '#contracts/areas/sendPlans.ts';
import type { BatchResult } from '#contracts/batch.ts';
import { addDays } from '#contracts/days.ts';
import { incomeStatus, planCancelMode, planDue, sendPlanStatus } from '#contracts/enums/finance.ts';
import { valuesOf } from '#contracts/enums.ts';
import { planMoves } from '#contracts/examples/incomes.ts';
import { lastPlanDay } from '#contracts/finance/incomeForms.ts';
import { type IncomeSetup, planIn } from '#mock/control/states/incomeSetup.ts';
import { accountOf } from '#mock/finance/accounts.ts';
import { planTable } from '#mock/finance/incomeRules.ts';
import type { StoredSendPlan } from '#mock/store/financeRows.ts';
import { todayOf } from '#mock/store/today.ts';
import { selfCheck } from '#mock/wire/selfCheck.ts';
import { of } from './asking.ts';
import { mockFor } from './mockFor.ts';

/** Send plans over HTTP: money that goes out once, what stands against it, adjusting, cancelling, batches (domain design, sections 12.4 and 21). */

const { mock, does, refuses } = mockFor('finance', { scale: 0.05 });
const moved = '状态已变更，请刷新后重试';

const store = () => mock.mock.store;
const broken = () => selfCheck(store());
const today = () => todayOf(mock.mock.clock);
const plan = (status: number, setup: IncomeSetup = {}) => planIn(mock.mock, status, setup);
const incomeOf = ({ incomeId }: { incomeId: string }) => store().incomes.get(incomeId);
const siblings = ({ id, incomeId }: { id: string; incomeId: string }) =>
  store()
    .sendPlans.by('incomeId', incomeId)
    .filter((one) => one.id !== id);
const { waiting, sent, failed, cancelled } = sendPlanStatus;

describe('sending', () => {
  it('puts the money into the account once, also when it is pressed twice', async () => {
    const { id, memberId, incomeId } = plan(waiting);
    const { balance, totalIncome } = accountOf(store(), memberId);
    const answers = await Promise.all([1, 2].map(() => mock.call(calls.send, mock.token, of(id))));
    expect(answers.map(({ envelope }) => envelope.status).sort()).toEqual([-1005, 1]);
    expect(accountOf(store(), memberId)).toMatchObject({
      balance: balance + 100_000,
      totalIncome: totalIncome + 100_000,
    });
    expect(incomeOf({ incomeId })).toMatchObject({ sentAmount: 100_000, status: incomeStatus.sending });
    const shown = await does<SendPlanRecord>(calls.get, of(id));
    expect(shown).toMatchObject({
      ...{ status: sent, sendUser: '钱思齐', account: { before: balance, after: balance + 100_000 } },
      journal: { change: 100_000, balanceAfter: balance + 100_000 },
    });
    expect(broken()).toEqual([]);
  });

  it('answers a call that is sent again with its key as the first time', async () => {
    const { id, memberId } = plan(waiting);
    const { balance } = accountOf(store(), memberId);
    const input = { ...of(id), key: 'A'.repeat(32) };
    const answers = [
      await mock.call(calls.send, mock.token, input),
      await mock.call(calls.send, mock.token, input),
    ];
    expect(answers.map(({ envelope }) => envelope.status)).toEqual([1, 1]);
    expect(accountOf(store(), memberId).balance).toBe(balance + 100_000);
  });

  it('of the last part ends the income', async () => {
    const first = plan(waiting, { inDays: -60 });
    for (const { id } of [first, ...siblings(first)]) await does(calls.send, of(id));
    expect(incomeOf(first)).toMatchObject({ status: incomeStatus.sent, sentAmount: 300_000 });
    expect(broken()).toEqual([]);
  });

  it('before its day, to a frozen member and to a locked account is refused', async () => {
    const future = plan(waiting, { inDays: 1 });
    expect((await does<SendPlanRecord>(calls.get, of(future.id))).actions).toEqual([
      'adjust',
      'cancel',
      'reveal',
    ]);
    await refuses(calls.send, of(future.id), -1008, '未到计划发放日期');
    const { id, memberId } = plan(waiting);
    store().members.update(memberId, { frozen: 1 });
    await refuses(calls.send, of(id), -1008, '会员已冻结');
    store().members.update(memberId, { frozen: 0 });
    await does(calls.send, of(plan(waiting).id));
    store().memberAccounts.update(accountOf(store(), memberId).id, { locked: 1 });
    await refuses(calls.send, of(id), -1008, '会员账户已锁定');
    expect(broken()).toEqual([]);
  });

  it('that fails technically books nothing, says why, and can be tried again', async () => {
    const { id, memberId } = plan(waiting, { ending: '45' });
    const { balance } = accountOf(store(), memberId);
    const first = await does<SendPlanRecord>(calls.send, of(id));
    expect(first).toMatchObject({ status: failed, failReason: '账务系统繁忙，请稍后重发', journal: null });
    expect(first.logs[0]).toMatchObject({ action: '发放失败', fromStatus: waiting, toStatus: failed });
    expect(accountOf(store(), memberId).balance).toBe(balance);
    expect(broken()).toEqual([]);
    const again = await does<SendPlanRecord>(calls.send, of(id));
    expect(again).toMatchObject({ status: sent, failReason: '' });
    const never = plan(waiting, { ending: '44' });
    for (const _ of [1, 2]) expect(await does(calls.send, of(never.id))).toMatchObject({ status: failed });
    expect(broken()).toEqual([]);
  });
});

it('a plan says whether its member is frozen or his account locked, in the list and on its page', async () => {
  const first = plan(waiting);
  await does(calls.send, of(first.id));
  const [next] = siblings(first);
  const { id = '', planNo } = next ?? {};
  const says = async (memberFrozen: number, accountLocked: number) => {
    const query = { offset: 0, limit: 10, planNo };
    const { list } = await does<{ list: SendPlanRow[] }>(calls.list, { query });
    expect(list).toMatchObject([{ id, memberFrozen, accountLocked }]);
    expect(await does<SendPlanRecord>(calls.get, of(id))).toMatchObject({ memberFrozen, accountLocked });
  };
  await says(0, 0);
  store().memberAccounts.update(accountOf(store(), first.memberId).id, { locked: 1 });
  await says(0, 1);
  store().members.update(first.memberId, { frozen: 1 });
  await says(1, 1);
});

describe('a batch', () => {
  it('with bad rows sends the others, reports each, and sends nothing twice', async () => {
    const good = [plan(waiting), plan(waiting)].map(({ id }) => id);
    const [future, failing] = [plan(waiting, { inDays: 3 }).id, plan(waiting, { ending: '45' }).id];
    const ids = [good[0], future, failing, '99999999', good[1]] as string[];
    const results = await does<BatchResult[]>(calls.batchSend, { body: { ids } });
    expect(results.map(({ id, status, message }) => [id, status, message])).toEqual([
      [good[0], 1, '操作成功'],
      [future, -1008, '未到计划发放日期'],
      [failing, -1008, '账务系统繁忙，请稍后重发'],
      ['99999999', -1004, '数据不存在或已被删除'],
      [good[1], 1, '操作成功'],
    ]);
    expect(broken()).toEqual([]);
    const rows = store().accountJournals.all().length;
    const again = await does<BatchResult[]>(calls.batchSend, { body: { ids: good } });
    expect(again.map(({ status }) => status)).toEqual([1, 1]);
    expect(store().accountJournals.all()).toHaveLength(rows);
    expect(broken()).toEqual([]);
  });

  it('takes 1 to 200 plans, none twice', async () => {
    const many = (count: number) => ({ body: { ids: Array.from({ length: count }, (_, at) => `x${at}`) } });
    await refuses(calls.batchSend, many(0), -1002, '请选择所选计划', 'ids');
    await refuses(calls.batchSend, many(201), -1002, '所选计划不能超过200个', 'ids');
    await refuses(calls.batchSend, { body: { ids: ['1', '1'] } }, -1002, '所选计划不能重复', 'ids');
    expect(await does<BatchResult[]>(calls.batchSend, many(200))).toHaveLength(200);
  });
});

describe('adjusting', () => {
  it('moves the day, not before today; an overdue day may stay', async () => {
    const late = plan(waiting, { inDays: -2 });
    const to = (planDate: string, amount = late.amount) => of(late.id, { planDate, amount });
    await refuses(calls.adjust, to(addDays(today(), -1)), -1002, '发放日期不能早于今天', 'planDate');
    const far = `发放日期不能晚于${lastPlanDay(today())}`;
    await refuses(calls.adjust, to('9999-12-31'), -1002, far, 'planDate');
    await does(
      calls.adjust,
      of(late.id, { planDate: late.planDate, amount: 90_000, otherId: siblings(late)[0]?.id }),
    );
    expect(await does(calls.adjust, to(today(), 90_000))).toMatchObject({
      planDate: today(),
      amount: 90_000,
    });
    expect(broken()).toEqual([]);
  });

  it('moves the day between those of the nearest pending plans', async () => {
    const one = plan(waiting, { inDays: 5 });
    const [second, third] = siblings(one) as [StoredSendPlan, StoredSendPlan];
    const to = (inDays: number) =>
      of(second.id, { planDate: addDays(today(), inDays), amount: second.amount });
    const rising = [-1002, '发放日期必须递增', 'planDate'] as const;
    for (const inDays of [0, 5, 65, 100]) await refuses(calls.adjust, to(inDays), ...rising);
    for (const inDays of [6, 64]) await does(calls.adjust, to(inDays));
    await does(calls.cancel, of(third.id, { ...planMoves.cancel, otherId: second.id }));
    expect(store().sendPlans.get(third.id)?.mergedInto).toBe(2);
    const far = { planDate: addDays(today(), 100), amount: 200_000 };
    expect(await does(calls.adjust, of(second.id, far))).toMatchObject(far);
    expect(broken()).toEqual([]);
  });

  it('changes the amount only with another pending plan, so that the sum stays', async () => {
    const one = plan(waiting);
    const [other, third] = siblings(one);
    const to = (amount: number, otherId?: string) => of(one.id, { planDate: one.planDate, amount, otherId });
    const choose = '请选择同一收入的其他待发期次';
    await refuses(calls.adjust, to(90_000), -1002, choose, 'otherId');
    await refuses(calls.adjust, to(90_000, one.id), -1002, choose, 'otherId');
    await refuses(calls.adjust, to(90_000, plan(waiting).id), -1002, choose, 'otherId');
    const tooMuch = '调整后其他期次的金额不能小于0.01元';
    await refuses(calls.adjust, to(200_000, other?.id), -1002, tooMuch, 'amount');
    await does(calls.adjust, to(199_999, other?.id));
    expect(store().sendPlans.get(other?.id ?? '')?.amount).toBe(1);
    await does(calls.cancel, of(third?.id ?? '', { ...planMoves.cancel, otherId: other?.id }));
    await refuses(calls.adjust, to(1, third?.id), -1002, choose, 'otherId');
    expect(broken()).toEqual([]);
  });

  it('that changes nothing is refused, and writes nothing', async () => {
    const { id, planDate, amount } = plan(waiting);
    await refuses(
      calls.adjust,
      of(id, { planDate, amount }),
      ...([-1002, '计划日期和发放金额都没有变化', 'planDate'] as const),
    );
  });

  it('over a change of somebody else is refused', async () => {
    const { id, version, planDate, amount } = plan(waiting);
    await does(calls.adjust, of(id, { planDate: addDays(today(), 3), amount, version }));
    await refuses(calls.adjust, of(id, { planDate, amount, version }), -1007, '数据已被修改，请刷新后重试');
  });
});

describe('cancelling', () => {
  it('gives the amount to another plan, or writes it off', async () => {
    const one = plan(waiting);
    const [other, third] = siblings(one);
    const into = { ...planMoves.cancel, otherId: other?.id };
    expect(await does(calls.cancel, of(one.id, into))).toMatchObject({
      status: cancelled,
      cancelReason: into.reason,
    });
    expect(store().sendPlans.get(other?.id ?? '')?.amount).toBe(200_000);
    expect(incomeOf(one)).toMatchObject({ cancelAmount: 0, status: incomeStatus.toSend });
    expect(broken()).toEqual([]);
    const off = { mode: planCancelMode.writeOff, otherId: '', reason: '会员放弃本期' };
    await does(calls.cancel, of(third?.id ?? '', off));
    expect(incomeOf(one)).toMatchObject({ cancelAmount: 100_000, status: incomeStatus.toSend });
    // Nothing is left of an income of which nothing was sent.
    await does(calls.cancel, of(other?.id ?? '', off));
    expect(incomeOf(one)).toMatchObject({ cancelAmount: 300_000, status: incomeStatus.voided });
    expect(broken()).toEqual([]);
  });

  it('of what was left ends an income of which a part was sent', async () => {
    const one = plan(sent);
    const off = { mode: planCancelMode.writeOff, otherId: '', reason: '会员放弃' };
    for (const { id } of siblings(one)) await does(calls.cancel, of(id, off));
    expect(incomeOf(one)).toMatchObject({
      status: incomeStatus.sent,
      sentAmount: 100_000,
      cancelAmount: 200_000,
    });
    expect(broken()).toEqual([]);
  });

  it('asks what becomes of the amount, and why', async () => {
    const { id } = plan(waiting);
    await refuses(
      calls.cancel,
      of(id, { ...planMoves.cancel, otherId: '' }),
      -1002,
      '请选择转入期次',
      'otherId',
    );
    const choose = '请选择同一收入的其他待发期次';
    await refuses(calls.cancel, of(id, { ...planMoves.cancel, otherId: id }), -1002, choose, 'otherId');
    const off = { mode: planCancelMode.writeOff, otherId: '', reason: '无' };
    await refuses(calls.cancel, of(id, off), -1002, '计划取消原因不能少于2个字符', 'reason');
  });
});

describe('every pair of status and move', () => {
  it.each(valuesOf(sendPlanStatus))('of status %i is as in the table', async (status) => {
    for (const move of ['send', 'adjust', 'cancel'] as const) {
      const one = plan(status);
      const otherId = siblings(one).at(-1)?.id;
      const bodies = {
        send: undefined,
        adjust: { planDate: addDays(today(), 1), amount: one.amount },
        cancel: { ...planMoves.cancel, otherId },
      };
      const may = planTable.pairs().some(([from, able]) => from === status && able === move);
      if (may) await does(calls[move], of(one.id, bodies[move]));
      else await refuses(calls[move], of(one.id, bodies[move]), -1005, moved);
      expect([status, move, broken()]).toEqual([status, move, []]);
    }
  });
});

it('counts of today and overdue are those of the lists, of what can still be sent', async () => {
  for (const inDays of [0, -1, -40, 4]) plan(waiting, { inDays });
  plan(sent);
  plan(cancelled, { inDays: -3 });
  const pending = store()
    .sendPlans.all()
    .filter(({ status }) => status === waiting || status === failed);
  const counts = await does<{ total: number; today: number; overdue: number }>(calls.countByDue, {
    query: {},
  });
  expect(counts).toEqual({
    total: store().sendPlans.all().length,
    today: pending.filter(({ planDate }) => planDate === today()).length,
    overdue: pending.filter(({ planDate }) => planDate < today()).length,
  });
  expect([counts.today > 0, counts.overdue > 1]).toEqual([true, true]);
  const listed = async (due: number) =>
    (await does<{ count: number }>(calls.list, { query: { offset: 0, due } })).count;
  expect([await listed(planDue.today), await listed(planDue.overdue)]).toEqual([
    counts.today,
    counts.overdue,
  ]);
});
