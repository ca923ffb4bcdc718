import { incomeRecords } from '../../src/areas/incomeRecords.ts';
import { sendPlans } from '../../src/areas/sendPlans.ts';
import { incomeStatus, planCancelMode, sendPlanStatus } from '../../src/enums/finance.ts';
import { status } from '../../src/envelope.ts';
import { incomeMoves as forms } from '../../src/examples/incomes.ts';
import { passed, send } from './incomeMoves.ts';
import { accountOf, code, expectIncome, rule, where } from './incomeScenes.ts';
import type { Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';
import { absentId } from './unique.ts';

/** A plan that failed can still be sent: it is pending like one that waits, and ends with its income. */

const { waiting, sent, failed, cancelled } = sendPlanStatus;
const planOf = (talk: Talk, id: string): Promise<Json> => talk.ok(sendPlans.get, { params: { id } });
const incomeOf = (talk: Talk, id: string): Promise<Json> => talk.ok(incomeRecords.get, { params: { id } });
const failedOne = (talk: Talk, inDays = 0): Promise<Json> =>
  talk.state('a send plan is in a status', { status: failed, inDays });
const sumOf = (plans: readonly Json[], codes: readonly number[]): number =>
  plans.filter((one) => codes.includes(one.status)).reduce((sum, { amount }) => sum + amount, 0);

/** How an income of which a plan failed ends, and what its plans are then: of those that were not sent. */
const ends: Record<string, (talk: Talk, income: Json) => Promise<unknown>> = {
  'made void': (talk, { id }) =>
    talk.ok(incomeRecords.void, { params: { id }, body: { ...forms.void, takeBack: 0 } }),
  'left with no plan': async (talk, { plans }) => {
    const body = { mode: planCancelMode.writeOff, otherId: '', reason: '会员放弃本期' };
    for (const { id, status: of } of plans)
      if (of !== sent) await talk.ok(sendPlans.cancel, { params: { id }, body });
  },
};

async function checkEnds(talk: Talk): Promise<void> {
  for (const [name, end] of Object.entries(ends)) {
    const { id, incomeId } = await failedOne(talk);
    const before = await incomeOf(talk, incomeId);
    talk.holds('one plan failed', code(before.plans).includes(failed), code(before.plans));
    talk.same('what is pending', before.pendingAmount, sumOf(before.plans, [waiting, failed]));
    await end(talk, before);
    const after = await expectIncome(talk, incomeId, {
      ...{ pendingAmount: 0, sentAmount: before.sentAmount },
      cancelAmount: before.amount - before.sentAmount,
    });
    talk.same(
      `plans of an income that was ${name}`,
      code(after.plans),
      code(before.plans).map((one) => (one === sent ? sent : cancelled)),
    );
    const plan = await planOf(talk, id);
    talk.same('actions of the plan that had failed', plan.actions, ['reveal']);
    talk.same('why it failed, when it is over', plan.failReason, '');
    for (const { id: each, status: of } of before.plans)
      if (of !== sent) await talk.refused(sendPlans.send, status.wrongState, { params: { id: each } });
  }
}

/** All others are sent, and the income is not. */
async function checkPending(talk: Talk): Promise<void> {
  // All parts are due: the others could not be moved to the day of this one.
  const { id, incomeId } = await failedOne(talk, -60);
  for (const one of (await incomeOf(talk, incomeId)).plans) {
    if (one.status !== waiting) continue;
    // The channel refuses each plan of this member the first time.
    if ((await send(talk, { id: one.id })).status === failed) await send(talk, { id: one.id });
  }
  const { amount } = await planOf(talk, id);
  await expectIncome(talk, incomeId, { status: incomeStatus.sending, pendingAmount: amount });
  await send(talk, { id });
  await expectIncome(talk, incomeId, { status: incomeStatus.sent, pendingAmount: 0 });
}

/** Each result of a batch says what became of its plan. */
async function checkBatch(talk: Talk): Promise<void> {
  const { one, two, future, failing } = await talk.state('plans wait of which one cannot be sent');
  const wanted: [id: string, result: number, plan: number][] = [
    [failing, status.precondition, failed],
    [one, status.ok, sent],
    [future, status.precondition, waiting],
    [two, status.ok, sent],
  ];
  const ids = [...wanted.map(([id]) => id), absentId];
  const results: Json[] = await talk.ok(sendPlans.batchSend, { body: { ids } });
  talk.same(
    'results',
    results.map((each) => [each.id, each.status]),
    [...wanted.map(([id, result]) => [id, result]), [absentId, status.notFound]],
  );
  for (const [at, [id, , plan]] of wanted.entries()) {
    const { status: of, failReason } = await planOf(talk, id);
    talk.same(`status of plan ${at}`, of, plan);
    talk.same(`plan ${at} says why it failed`, failReason !== '', plan === failed);
    if (plan === failed) talk.same('the reason in the result', results[at]?.message, failReason);
  }
  // The channel refuses it the first time only.
  const again: Json[] = await talk.ok(sendPlans.batchSend, { body: { ids: [failing] } });
  talk.same('sent again', again[0]?.status, status.ok);
  const after = await planOf(talk, failing);
  talk.same('status and reason', [after.status, after.failReason], [sent, '']);
}

/** What came in in all, which nothing that is taken back lowers. */
async function checkTotals(talk: Talk): Promise<void> {
  const { id, plans, member, income } = await passed(talk, { sendMode: 10, plans: undefined });
  const totals = async () => {
    const { totalIncome, totalWithdraw, totalPay } = await accountOf(talk, member);
    return { totalIncome, totalWithdraw, totalPay };
  };
  const none = { totalIncome: 0, totalWithdraw: 0, totalPay: 0 };
  talk.same('totals before anything came', await totals(), none);
  await send(talk, plans[0]);
  const came = { ...none, totalIncome: income.amount };
  talk.same('totals with an income', await totals(), came);
  await talk.ok(incomeRecords.takeBack, { params: { id }, body: forms.takeBack });
  talk.same('totals after it was taken back', await totals(), came);
}

export const failedPlanRules = (): Rule[] => [
  rule(
    'incomeRecords',
    'a plan that failed ends with its income, like one that waits',
    where.income,
    checkEnds,
  ),
  rule('incomeRecords', 'an income is not sent while one of its plans has failed', where.plan, checkPending),
  rule('sendPlans', 'each result of sending several says what became of its plan', where.plan, checkBatch),
  rule(
    'memberAccounts',
    'what came in in all counts on, and is not lowered by what is taken back',
    'domain design, section 16, invariant 10',
    checkTotals,
  ),
];
