import { beforeEach, describe, expect, it } from 'vitest';
import { estateRecommends, type Recommend } from '#contracts/areas/estateRecommends.ts';
import { incomeRecords as calls, type IncomeRecord, type IncomeRow } from '#contracts/areas/incomeRecords.ts';
import { addDays } from '#contracts/days.ts';
import { recommendStatus } from '#contracts/enums/estates.ts';
import { incomeStatus, incomeType, journalType, sendMode, sendPlanStatus } from '#contracts/enums/finance.ts';
import { valuesOf } from '#contracts/enums.ts';
import type { ListData } from '#contracts/envelope.ts';
import { incomeExample, incomeMoves } from '#contracts/examples/incomes.ts';
import { recommendMoves } from '#contracts/examples/recommends.ts';
import { lastPlanDay } from '#contracts/finance/incomeForms.ts';
import { epochOf } from '#contracts/wireTime.ts';
import { type IncomeSetup, incomeIn } from '#mock/control/states/incomeSetup.ts';
import { recommendIn } from '#mock/control/states/recommendSetup.ts';
import { memberOf } from '#mock/control/states/tradeSetup.ts';
import { accountOf } from '#mock/finance/accounts.ts';
import { incomeTable } from '#mock/finance/incomeRules.ts';
import { sendPlan } from '#mock/finance/sendPlans.ts';
import { bySystem } from '#mock/records/operators.ts';
import { todayOf } from '#mock/store/today.ts';
import { selfCheck } from '#mock/wire/selfCheck.ts';
import { asking, of } from './asking.ts';
import { seededMock } from './mockFor.ts';

/** Incomes over HTTP: terms, two persons, refusals, what is void or taken back (domain design, sections 12.1 to 12.3, 19 and 21). */

const mock = seededMock({ scale: 0.05 });
let token: string;
const { does, refuses } = asking(mock, () => token);
const moved = '状态已变更，请刷新后重试';

beforeEach(async () => {
  token = await mock.tokenOf('finance');
});

const store = () => mock.mock.store;
const context = () => ({ ...mock.mock.context, caller: undefined });
const broken = () => selfCheck(store());
const income = (status: number, setup: IncomeSetup = {}) => incomeIn(mock.mock, status, setup);
const plansOf = (id: string) => store().sendPlans.by('incomeId', id);
const { toAudit, toSend, sending, sent, rejected, voided } = incomeStatus;
const form = (values: object = {}) => ({
  ...incomeExample,
  ...{
    memberId: memberOf(mock.mock).id,
    estateId: store().estates.all()[0]?.id,
    firstDate: todayOf(mock.mock.clock),
  },
  ...values,
});

it('the seed has incomes and plans in every state, whose amounts agree', () => {
  const incomes = store().incomes.all();
  expect(new Set(incomes.map(({ status }) => status))).toEqual(new Set(valuesOf(incomeStatus)));
  expect(new Set(incomes.map(({ type }) => type))).toEqual(new Set(valuesOf(incomeType)));
  const plans = store().sendPlans.all();
  expect(plans.length).toBeGreaterThan(40);
  expect(new Set(plans.map(({ status }) => status))).toEqual(new Set(valuesOf(sendPlanStatus)));
  const today = todayOf(mock.mock.clock);
  const waiting = plans.filter(({ status }) => status === sendPlanStatus.waiting);
  for (const isSuch of [
    (day: string) => day < today,
    (day: string) => day === today,
    (day: string) => day > today,
  ])
    expect(waiting.filter(({ planDate }) => isSuch(planDate)).length).toBeGreaterThan(0);
  // One owner with three kinds of income.
  const kinds = Map.groupBy(incomes, ({ memberId }) => memberId);
  expect(
    Math.max(...[...kinds.values()].map((own) => new Set(own.map(({ type }) => type)).size)),
  ).toBeGreaterThan(2);
  expect(broken()).toEqual([]);
});

describe('terms', () => {
  const partsOf = async (values: object) => {
    const { id } = await does<IncomeRecord>(calls.add, { body: form(values) });
    expect(broken()).toEqual([]);
    return store()
      .incomes.get(id)
      ?.parts.map(({ planDate, amount }) => [planDate, amount]);
  };

  it('E3: 1,920,000 cents in 7 months are six times 274285 and 274290', async () => {
    const parts = await partsOf({ amount: 1_920_000, periods: 7 });
    expect(parts?.map(([, amount]) => amount)).toEqual([
      ...Array.from({ length: 6 }, () => 274_285),
      274_290,
    ]);
  });

  it('E8: monthly from 31 January keeps the day where the month has it', async () => {
    mock.mock.clock.set(epochOf('2025-01-20 10:00:00'));
    token = await mock.tokenOf('finance');
    const days = async (values: object) =>
      (await partsOf({ firstDate: '2025-01-31', ...values }))?.map(([day]) => day);
    expect(await days({ periods: 4 })).toEqual(['2025-01-31', '2025-02-28', '2025-03-31', '2025-04-30']);
    expect(await days({ periods: 3, everyMonths: 3 })).toEqual(['2025-01-31', '2025-04-30', '2025-07-31']);
    expect(await days({ sendMode: sendMode.once })).toEqual(['2025-01-31']);
  });

  it('custom parts rise, begin today at the earliest, and add up to the amount', async () => {
    const today = todayOf(mock.mock.clock);
    const custom = (...plans: [string, number][]) => ({
      body: form({
        ...{
          sendMode: sendMode.custom,
          amount: 1_000,
          periods: undefined,
          everyMonths: undefined,
          firstDate: '',
        },
        plans: plans.map(([planDate, amount]) => ({ planDate, amount })),
      }),
    });
    const later = addDays(today, 400);
    const differs = (d: string) => `发放金额合计必须等于收入金额，相差${d}元`;
    await refuses(calls.add, custom([today, 400], [later, 599]), -1010, differs('0.01'), 'plans');
    await refuses(calls.add, custom([today, 400], [later, 700]), -1010, differs('1.00'), 'plans');
    await refuses(calls.add, custom([today, 400], [today, 600]), -1002, '发放日期必须递增', 'plans');
    const past = custom(['2020-01-01', 400], [today, 600]);
    await refuses(calls.add, past, -1002, '首期发放日期不能早于今天', 'plans');
    await refuses(
      calls.add,
      custom([today, 1_000], [later, 0]),
      -1002,
      '发放金额范围为0.01-1000000元',
      'plans.1.amount',
    );
    await refuses(calls.add, custom(), -1002, '请输入发放明细', 'plans');
    await does(calls.add, custom([today, 400], [later, 600]));
    const typed = custom([today, 400], ['9999-12-31', 600]);
    const last = lastPlanDay(today);
    await refuses(calls.add, typed, -1002, `发放日期不能晚于${last}`, 'plans');
  });

  it('no part is later than 36 parts a year apart that begin today', async () => {
    const today = todayOf(mock.mock.clock);
    const longest = { firstDate: today, periods: 36, everyMonths: 12 };
    expect(await partsOf(longest)).toHaveLength(36);
    const last = lastPlanDay(today);
    for (const firstDate of [addDays(last, 1), '9990-12-31'])
      await refuses(
        calls.add,
        { body: form({ ...longest, firstDate }) },
        -1002,
        `发放日期不能晚于${last}`,
        'firstDate',
      );
  });

  it.each([
    [{ amount: 0 }, '收入金额范围为0.01-1000000元', 'amount'],
    [{ amount: 100_000_001 }, '收入金额范围为0.01-1000000元', 'amount'],
    [{ amount: 6 }, '每期金额不能小于0.01元', 'periods'],
    [{ periods: 1 }, '分期期数范围为2-36', 'periods'],
    [{ periods: 37 }, '分期期数范围为2-36', 'periods'],
    [{ everyMonths: 13 }, '每期间隔范围为1-12', 'everyMonths'],
    [{ firstDate: '2020-01-01' }, '首期发放日期不能早于今天', 'firstDate'],
    [{ firstDate: '' }, '请选择首期发放日期', 'firstDate'],
    [{ remark: '补' }, '补录说明不能少于2个字符', 'remark'],
    [{ memberId: '99999999' }, '会员不存在', 'memberId'],
    [{ estateId: '99999999' }, '请选择关联项目', 'estateId'],
    [
      { certificates: Array.from({ length: 7 }, (_, at) => `/${at}.png`) },
      '补录凭证不能超过6个',
      'certificates',
    ],
  ])('%j is refused', async (values, says, field) => {
    await refuses(calls.add, { body: form(values) }, -1002, says, field);
  });
});

describe('the audit', () => {
  it('makes the plans, of which there are none before', async () => {
    const { id, plans } = await does<IncomeRecord>(calls.add, { body: form() });
    expect(plans.map(({ id: planId, status }) => [planId, status])).toEqual(
      Array.from({ length: 7 }, () => ['', 10]),
    );
    expect(plansOf(id)).toEqual([]);
    const audited = await does<IncomeRecord>(
      calls.audit,
      of(id, incomeMoves.audit),
      await mock.tokenOf('platformAdmin'),
    );
    expect(audited).toMatchObject({ status: toSend, pendingAmount: 1_920_000, auditUser: '周明慧' });
    expect(plansOf(id)).toHaveLength(7);
    expect(broken()).toEqual([]);
  });

  it('is not for who wrote the income down, whatever his name', async () => {
    const { id, actions, isOwn } = await does<IncomeRecord>(calls.add, { body: form() });
    expect([isOwn, actions]).toEqual([1, ['reveal']]);
    for (const body of [incomeMoves.audit, { pass: 0, reason: '收入依据不足' }])
      await refuses(calls.audit, of(id, body), -1008, '不能审核自己补录的记录');
    // Somebody else of the same name may.
    const other = await mock.tokenOf('platformAdmin');
    store().users.update('2', { name: '钱思齐' });
    await does(calls.audit, of(id, incomeMoves.audit), other);
  });

  it('acts once when two press at the same time', async () => {
    const { id } = income(toAudit);
    const answers = await Promise.all(
      [1, 2].map(() => mock.call(calls.audit, token, of(id, incomeMoves.audit))),
    );
    expect(answers.map(({ envelope }) => envelope.status).sort()).toEqual([-1005, 1]);
    expect(plansOf(id)).toHaveLength(3);
    expect(broken()).toEqual([]);
  });

  it('that refuses needs a reason, and leaves nothing to send', async () => {
    const { id } = income(toAudit);
    await refuses(calls.audit, of(id, { pass: 0 }), -1002, '请输入驳回原因', 'reason');
    await refuses(calls.audit, of(id, { pass: 0, reason: '无' }), -1002, '驳回原因不能少于2个字符', 'reason');
    const refused = await does<IncomeRecord>(calls.audit, of(id, { pass: 0, reason: '收入依据不足' }));
    expect(refused).toMatchObject({
      status: rejected,
      cancelAmount: 300_000,
      pendingAmount: 0,
      endReason: '收入依据不足',
    });
    expect(plansOf(id)).toEqual([]);
    expect(broken()).toEqual([]);
  });
});

describe('the commission of a recommend', () => {
  const commissionOf = (id: string) =>
    store()
      .incomes.by('sourceId', id)
      .findLast(({ purpose }) => purpose === 'commission') as { id: string };
  const read = async (id: string) =>
    does<Recommend>(estateRecommends.get, of(id), await mock.tokenOf('platformAdmin'));
  const settle = async (id: string) =>
    does<Recommend>(
      estateRecommends.settle,
      of(id, { ...recommendMoves.settle, firstDate: todayOf(mock.mock.clock) }),
      await mock.tokenOf('platformAdmin'),
    );

  it('that is refused goes back to its recommend, which is settled again, once', async () => {
    const { id } = recommendIn(mock.mock, recommendStatus.settled);
    const first = commissionOf(id);
    await does(calls.audit, of(first.id, { pass: 0, reason: '合同缺少签字' }));
    const back = await read(id);
    expect(back).toMatchObject({
      status: 50,
      settledAmount: 0,
      settleRefused: 1,
      settleTime: '1970-01-01 08:00:00',
    });
    expect(back.logs[0]).toMatchObject({
      action: '结佣被驳回',
      remark: '合同缺少签字',
      fromStatus: 60,
      toStatus: 50,
    });
    expect(broken()).toEqual([]);
    expect(await settle(id)).toMatchObject({ status: 60, settleRefused: 0 });
    expect(commissionOf(id).id).not.toBe(first.id);
    expect(broken()).toEqual([]);
  });

  it('that is void goes back only when nothing of it is left to the member', async () => {
    const [kept, none, taken] = [0, 1, 2].map(() => recommendIn(mock.mock, recommendStatus.settled).id) as [
      string,
      string,
      string,
    ];
    for (const id of [kept, none, taken]) await does(calls.audit, of(commissionOf(id).id, incomeMoves.audit));
    for (const id of [kept, taken]) {
      const [plan] = plansOf(commissionOf(id).id);
      if (plan) sendPlan(context(), plan, bySystem);
    }
    const end = (id: string, takeBack: 0 | 1) =>
      does(calls.void, of(commissionOf(id).id, { reason: '合作提前终止', takeBack }));
    await end(kept, 0);
    await end(none, 0);
    await end(taken, 1);
    expect((await read(kept)).status).toBe(60);
    expect((await read(none)).status).toBe(50);
    expect((await read(taken)).status).toBe(50);
    expect(broken()).toEqual([]);
    // What was left is taken back later: the purchase can then be cancelled.
    const cancel = of(kept, { ...recommendMoves.cancelDeal, date: todayOf(mock.mock.clock) });
    const admin = await mock.tokenOf('platformAdmin');
    await refuses(
      estateRecommends.cancelDeal,
      cancel,
      -1008,
      '佣金已发放2742.85元，请先追回',
      undefined,
      admin,
    );
    await does(calls.takeBack, of(commissionOf(kept).id, incomeMoves.takeBack));
    expect((await read(kept)).status).toBe(50);
    await does(estateRecommends.cancelDeal, cancel, admin);
    expect(broken()).toEqual([]);
  });
});

describe('making void', () => {
  it('after 2 of 12 were sent cancels 10, and 2 stay', async () => {
    const { id, memberId } = income(toSend, { inDays: -30, parts: Array.from({ length: 12 }, () => 10_000) });
    for (const plan of plansOf(id).slice(0, 2)) sendPlan(context(), plan, bySystem);
    const balance = accountOf(store(), memberId).balance;
    const ended = await does<IncomeRecord>(calls.void, of(id, { reason: '合作提前终止', takeBack: 0 }));
    expect(ended).toMatchObject({
      status: voided,
      sentAmount: 20_000,
      cancelAmount: 100_000,
      pendingAmount: 0,
    });
    // Taking back what was sent says another reason in the log, and leaves the first one as it was.
    const back = await does<IncomeRecord>(calls.takeBack, of(id, incomeMoves.takeBack));
    expect([back.endReason, back.logs[0]?.remark]).toEqual(['合作提前终止', incomeMoves.takeBack.reason]);
    const count = (status: number) => ended.plans.filter((plan) => plan.status === status).length;
    expect([count(sendPlanStatus.sent), count(sendPlanStatus.cancelled)]).toEqual([2, 10]);
    expect(accountOf(store(), memberId).balance).toBe(balance - 20_000);
    expect(broken()).toEqual([]);
  });

  it('takes back what was sent, once, or nothing when the balance does not suffice', async () => {
    const { id, memberId } = income(sending);
    const before = accountOf(store(), memberId).balance;
    const ended = await does<IncomeRecord>(calls.void, of(id, incomeMoves.void));
    expect(ended).toMatchObject({ status: voided, takenBackAmount: 100_000, balance: before - 100_000 });
    const rows = store()
      .accountJournals.by('refId', id)
      .filter(({ type }) => type === journalType.incomeTakenBack);
    expect(rows).toMatchObject([
      { change: -100_000, frozenChange: 0, refNo: ended.incomeNo, operatorName: '钱思齐' },
    ]);
    await refuses(calls.void, of(id, incomeMoves.void), -1005, moved);
    await refuses(calls.takeBack, of(id, incomeMoves.takeBack), -1005, moved);
    expect(broken()).toEqual([]);
  });

  it('of which the money was spent is refused wholly', async () => {
    const { id, memberId } = income(sending);
    const { balance } = accountOf(store(), memberId);
    const { post } = await import('#mock/finance/accounts.ts');
    post(context(), { memberId, type: journalType.deducted, change: 1 - balance, by: bySystem });
    await refuses(calls.void, of(id, incomeMoves.void), -1006, '账户余额不足，无法追回');
    await does(calls.void, of(id, { ...incomeMoves.void, takeBack: 0 }));
    await refuses(calls.takeBack, of(id, incomeMoves.takeBack), -1006, '账户余额不足，无法追回');
    expect(broken()).toEqual([]);
  });
});

const moves = { audit: incomeMoves.audit, void: incomeMoves.void, takeBack: incomeMoves.takeBack };
describe('every pair of status and move', () => {
  it.each(valuesOf(incomeStatus))('of status %i is as in the table', async (status) => {
    for (const move of ['audit', 'void', 'takeBack'] as const) {
      const { id } = income(status);
      const may = incomeTable.pairs().some(([from, one]) => from === status && one === move);
      if (may) await does(calls[move], of(id, moves[move]));
      else await refuses(calls[move], of(id, moves[move]), -1005, moved);
      expect([status, move, broken()]).toEqual([status, move, []]);
    }
  });
});

describe('who', () => {
  it('staff without the right see nothing, who only views changes nothing', async () => {
    const { id } = income(toAudit);
    token = await mock.tokenOf('support');
    await refuses(calls.list, { query: { offset: 0 } }, -1003, '没有操作权限');
    await refuses(calls.get, of(id), -1003, '没有操作权限');
    await refuses(calls.audit, of(id, incomeMoves.audit), -1003, '没有操作权限');
  });
});

it('members are found by name or by three digits of the mobile, masked', async () => {
  const { name, mobile } = memberOf(mock.mock);
  const find = (text: string) =>
    does<ListData<{ name: string; mobile: string }>>(calls.members, { query: { offset: 0, name: text } });
  for (const text of [name, mobile, mobile.slice(3, 9)])
    expect((await find(text)).list.some((one) => one.name === name)).toBe(true);
  expect((await find('99')).list).toEqual([]);
  expect(JSON.stringify((await find(mobile)).list)).not.toContain(mobile);
});

it('an order of which a rebate is reported leads there', async () => {
  const { mobile } = memberOf(mock.mock);
  const order = store().orders.all()[0];
  const { http, json } = await mock.post('/__mock/members/income', {
    ...{
      memberMobile: mobile,
      type: incomeType.rebate,
      amount: 1_234,
      basis: '订单实付×2%',
      orderNo: order?.orderNo,
    },
  });
  expect(http).toBe(200);
  const { list } = await does<ListData<IncomeRow>>(calls.list, {
    query: { offset: 0, incomeNo: (json as { incomeNo: string }).incomeNo },
  });
  expect(list).toMatchObject([
    { sourceId: order?.id, sourceNo: order?.orderNo, status: toAudit, amount: 1_234 },
  ]);
  expect([10, 20, 30]).toContain(list[0]?.sourceType);
  expect(
    (
      await mock.post('/__mock/members/income', {
        memberMobile: mobile,
        type: incomeType.manual,
        amount: 1,
        basis: '无',
      })
    ).http,
  ).toBe(400);
  expect(
    (
      await mock.post('/__mock/members/income', {
        memberMobile: '19911112222',
        type: 30,
        amount: 1,
        basis: '无',
      })
    ).http,
  ).toBe(404);
  expect(broken()).toEqual([]);
});

it('nothing more can be sent of one that was sent wholly', () => {
  const { id } = income(sent);
  expect(plansOf(id).every(({ status }) => status === sendPlanStatus.sent)).toBe(true);
});
