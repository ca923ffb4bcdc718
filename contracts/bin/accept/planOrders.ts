import { incomeRecords } from '../../src/areas/incomeRecords.ts';
import { memberAccounts } from '../../src/areas/memberAccounts.ts';
import { sendPlans } from '../../src/areas/sendPlans.ts';
import { withdraws } from '../../src/areas/withdraws.ts';
import { incomeStatus, planCancelMode, sendPlanStatus, withdrawStatus } from '../../src/enums/finance.ts';
import { due, part, passed, send } from './incomeMoves.ts';
import { accountOf, expectIncome } from './incomeScenes.ts';
import { designRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';

/** How an income ends, in whatever order its parts are sent and written off; what a part that failed takes over; and sums of one account. */

const { toSend, sending, sent, voided } = incomeStatus;
const reason = '会员放弃本期';

/** Sends or writes off each of three parts: its status follows after each of them. */
async function checkOrder(talk: Talk, isSent: readonly boolean[]): Promise<void> {
  const { id, plans, today, member } = await passed(talk);
  const [done, off] = [[] as Json[], [] as Json[]];
  for (const [at, plan] of plans.entries()) {
    if (isSent[at]) {
      if (plan.planDate > today) await due(talk, plan, today);
      await send(talk, plan);
      done.push(plan);
    } else {
      const body = { mode: planCancelMode.writeOff, otherId: '', reason };
      await talk.ok(sendPlans.cancel, { params: { id: plan.id }, body });
      off.push(plan);
    }
    const isOver = at === plans.length - 1;
    const wanted = done.length > 0 ? (isOver ? sent : sending) : isOver ? voided : toSend;
    await expectIncome(talk, id, {
      ...{ status: wanted, sentAmount: done.length * part, cancelAmount: off.length * part },
      ...{ pendingAmount: (plans.length - at - 1) * part, sentPeriods: done.length },
    });
  }
  talk.same('what he has', (await accountOf(talk, member)).balance, done.length * part);
}

/** A part that failed is pending: it takes what a cancelled one had, and the difference of an adjusted one. */
async function checkFailed(talk: Talk): Promise<void> {
  const { id, incomeId } = await talk.state('a send plan is in a status', { status: sendPlanStatus.failed });
  const read = () => talk.ok(sendPlans.get, { params: { id } });
  const { plans } = await talk.ok(incomeRecords.get, { params: { id: incomeId } });
  const others: Json[] = plans.filter((one: Json) => one.status === sendPlanStatus.waiting);
  const before = await read();
  const [first, second] = others;
  if (!first) return talk.skip('no other part of the income waits');
  let amount = before.amount;
  if (second) {
    const { planDate, version } = await talk.ok(sendPlans.get, { params: { id: second.id } });
    const body = { planDate, amount: second.amount - 1, otherId: id, version };
    await talk.ok(sendPlans.adjust, { params: { id: second.id }, body });
    amount += 1;
    talk.same('its amount with the difference', (await read()).amount, amount);
  }
  const body = { mode: planCancelMode.replan, otherId: id, reason };
  await talk.ok(sendPlans.cancel, { params: { id: first.id }, body });
  const after = await read();
  talk.same(
    'its amount and status',
    [after.amount, after.status],
    [amount + first.amount, sendPlanStatus.failed],
  );
  await expectIncome(talk, incomeId, { cancelAmount: 0 });
}

/** The sums of the filter that finds one account are that account: with money that is frozen, and locked. */
async function checkSums(talk: Talk): Promise<void> {
  for (const state of ['a withdrawal is in a status', 'the account of a withdrawal is locked']) {
    const { id: withdrawId } = await talk.state(state, { status: withdrawStatus.toPay });
    const { value } = await talk.ok(withdraws.reveal, {
      params: { id: withdrawId },
      body: { field: 'memberMobile' },
    });
    const query = { keyword: value };
    const { list } = await talk.ok(memberAccounts.list, { query });
    const [row] = list;
    talk.same('accounts with the number', list.length, 1);
    talk.holds('something of it is frozen', row.frozen > 0, row.frozen);
    const wanted = { count: 1, balance: row.balance, frozen: row.frozen };
    talk.same('sums', await talk.ok(memberAccounts.sum, { query }), wanted);
    for (const [over, found] of [
      [{ balanceMin: row.balance, balanceMax: row.balance }, true],
      [{ balanceMin: row.balance + 1 }, false],
      [{ balanceMax: row.balance - 1 }, row.balance === 0],
      [{ locked: row.locked }, true],
      [{ locked: 1 - row.locked }, false],
    ] as const) {
      if (Object.values(over).some((one) => one < 0)) continue;
      const sums = await talk.ok(memberAccounts.sum, { query: { ...query, ...over } });
      talk.same(
        `sums with ${JSON.stringify(over)}`,
        sums,
        found ? wanted : { count: 0, balance: 0, frozen: 0 },
      );
    }
  }
}

const orders = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => [1, 2, 4].map((bit) => (bits & bit) > 0));
export const planOrderRules = (): Rule[] => [
  designRule(
    'sendPlans',
    'money',
    'an income ends as its parts were sent and written off, in whatever order',
    '12.2 and 12.4',
    async (talk) => {
      for (const order of orders) await checkOrder(talk, order);
    },
  ),
  designRule('sendPlans', 'money', 'a part that failed takes over what others had', '12.4', checkFailed),
  designRule(
    'memberAccounts',
    'figure',
    'sums of one account are what it has, frozen or locked',
    '13.1',
    checkSums,
  ),
];
