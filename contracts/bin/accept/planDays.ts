import { incomeRecords } from '../../src/areas/incomeRecords.ts';
import { sendPlans } from '../../src/areas/sendPlans.ts';
import { addDays } from '../../src/days.ts';
import { planCancelMode, sendPlanStatus } from '../../src/enums/finance.ts';
import { status } from '../../src/envelope.ts';
import { incomeLimits } from '../../src/finance/incomeForms.ts';
import { newIncome, part, passed, todayOf } from './incomeMoves.ts';
import { monthsLater, rule, where } from './incomeScenes.ts';
import type { Rule } from './rule.ts';
import { newMember } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** On which days a part of an income may be planned, and what the page of a plan says of the account. */

const planOf = (talk: Talk, id: string): Promise<Json> => talk.ok(sendPlans.get, { params: { id } });

/** The day of a plan that is overdue may stay as it is; whoever moves it moves it to today or later. */
async function checkOverdue(talk: Talk): Promise<void> {
  const state = 'a send plan is in a status';
  const { id, otherId, today } = await talk.state(state, { status: sendPlanStatus.waiting, inDays: -3 });
  const { planDate, amount } = await planOf(talk, id);
  talk.same('the day of the plan', planDate, addDays(today, -3));
  const adjust = async (body: object) => ({
    params: { id },
    body: { planDate, amount, ...body, version: (await planOf(talk, id)).version },
  });
  const less = { amount: amount - 1, otherId };
  const after = await talk.ok(sendPlans.adjust, await adjust(less));
  talk.same('day and amount, with a smaller amount', [after.planDate, after.amount], [planDate, amount - 1]);
  for (const days of [-4, -2, -1])
    await talk.refused(
      sendPlans.adjust,
      status.invalid,
      await adjust({ amount: amount - 1, planDate: addDays(today, days) }),
    );
  const moved = await talk.ok(sendPlans.adjust, await adjust({ amount: amount - 1, planDate: today }));
  talk.same('the day, moved to today', moved.planDate, today);
}

/** Another day is between those of the pending parts before and behind; what was sent or cancelled leaves room. */
async function checkRising(talk: Talk): Promise<void> {
  const today = await todayOf(talk);
  const days = [1, 5, 9].map((from) => ({ planDate: addDays(today, from), amount: part }));
  const { id, plans } = await passed(talk, { plans: days });
  const [first, second, third] = plans;
  const to = async (plan: Json, from: number) => ({
    params: { id: plan.id },
    body: { planDate: addDays(today, from), amount: part, version: (await planOf(talk, plan.id)).version },
  });
  for (const [plan, from] of [
    [second, 1],
    [second, 0],
    [second, 9],
    [second, 30],
    [first, 5],
    [third, 5],
  ] as const)
    await talk.refused(sendPlans.adjust, status.invalid, await to(plan, from));
  for (const from of [2, 8]) await talk.ok(sendPlans.adjust, await to(second, from));
  const off = { mode: planCancelMode.replan, otherId: third.id, reason: '末两期合并结算' };
  await talk.ok(sendPlans.cancel, { params: { id: second.id }, body: off });
  const income = await talk.ok(incomeRecords.get, { params: { id } });
  talk.same(
    'what became of the cancelled part',
    income.plans.map((plan: Json) => [plan.mergedInto, plan.cancelReason]),
    [
      [0, ''],
      [3, off.reason],
      [0, ''],
    ],
  );
  await talk.ok(sendPlans.adjust, await to(first, 8));
  await talk.refused(sendPlans.adjust, status.invalid, await to(first, 9));
  await talk.ok(sendPlans.adjust, await to(first, 0));
  await talk.ok(sendPlans.send, { params: { id: first.id } });
  const taken = { ...(await to(third, 0)).body, amount: 2 * part };
  await talk.ok(sendPlans.adjust, { params: { id: third.id }, body: taken });
}

/** The longest terms that begin today end before a day, which is the last one for whatever staff plan. */
async function checkLastDay(talk: Talk): Promise<void> {
  const today = await todayOf(talk);
  const last = monthsLater(today, incomeLimits.periods * incomeLimits.months);
  const member = await newMember(talk);
  const plans = (end: string) => [
    { planDate: today, amount: part },
    { planDate: end, amount: 2 * part },
  ];
  const { income } = await newIncome(talk, { member, plans: plans(last) });
  talk.same('the day of the last part', income.plans.at(-1)?.planDate, last);
  const { id } = await newIncome(talk, { member, sendMode: 10, plans: undefined, firstDate: last });
  const form = { memberId: member.id, amount: 3 * part, sendMode: 30, remark: '组织补贴', firstDate: today };
  const late = addDays(last, 1);
  for (const over of [{ plans: plans(late) }, { sendMode: 10, firstDate: late }])
    await talk.refused(incomeRecords.add, status.invalid, { body: { ...form, ...over } }, 'finance');
  const once = await talk.ok(incomeRecords.audit, { params: { id }, body: { pass: 1, reason: '' } });
  const [plan] = once.plans;
  const adjust = async (planDate: string) => ({
    params: { id: plan.id },
    body: { planDate, amount: plan.amount, version: (await planOf(talk, plan.id)).version },
  });
  await talk.refused(sendPlans.adjust, status.invalid, await adjust(late));
  await talk.ok(sendPlans.adjust, await adjust(today));
  talk.same(
    'the day, moved to the last one',
    (await talk.ok(sendPlans.adjust, await adjust(last))).planDate,
    last,
  );
}

/** What the account would have after a plan that can be sent; a plan that is cancelled leaves it as it is. */
async function checkAccount(talk: Talk): Promise<void> {
  const { plans } = await passed(talk);
  const expectAfter = async (what: string, id: string, more: number) => {
    const { account } = await planOf(talk, id);
    talk.same(`the account after a plan that ${what}`, account.after, account.before + more);
  };
  const [first, second] = plans;
  await expectAfter('waits', first?.id, part);
  const body = { mode: planCancelMode.writeOff, otherId: '', reason: '会员放弃本期' };
  await talk.ok(sendPlans.cancel, { params: { id: second?.id }, body });
  await expectAfter('is cancelled', second?.id, 0);
  const failed = await talk.state('a send plan is in a status', { status: sendPlanStatus.failed });
  await expectAfter('failed', failed.id, (await planOf(talk, failed.id)).amount);
}

export const planDayRules = (): Rule[] => [
  rule(
    'sendPlans',
    'a plan that is overdue keeps its day, or moves to today or later',
    where.plan,
    checkOverdue,
  ),
  rule(
    'sendPlans',
    'another day stays between those of the pending parts before and behind, and a cancelled part says which one took its amount',
    where.plan,
    checkRising,
  ),
  rule(
    'incomeRecords',
    'a part is planned at most as far ahead as the longest terms reach, that day included',
    where.plans,
    checkLastDay,
  ),
  rule(
    'sendPlans',
    'the page of a plan says what the account would have after it',
    'domain design, section 12.5',
    checkAccount,
  ),
];
