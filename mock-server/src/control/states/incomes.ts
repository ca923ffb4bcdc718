import * as z from 'zod/mini';
import { addDays } from '#contracts/days.ts';
import { recommendStatus } from '#contracts/enums/estates.ts';
import { incomeStatus, journalType, sendPlanStatus } from '#contracts/enums/finance.ts';
import { orderStatus } from '#contracts/enums/orders.ts';
import { tradeKinds } from '#contracts/trade/trade.ts';
import { incomesOf } from '../../estate/recommendIncomes.ts';
import { accountOf, post } from '../../finance/accounts.ts';
import { type Income, plansOf, type SendPlan } from '../../finance/incomeRows.ts';
import { sendPlan } from '../../finance/sendPlans.ts';
import { bySystem } from '../../records/operators.ts';
import { todayOf } from '../../store/today.ts';
import type { Mock } from '../../wire/mock.ts';
import { personaIds } from '../personas.ts';
import { incomeIn, planIn } from './incomeSetup.ts';
import { type AnyState, contextOf, none, nothing, state } from './providerState.ts';
import { recommendIn } from './recommendSetup.ts';
import { memberOf, orderIn } from './tradeSetup.ts';

/** Incomes and send plans in each status, and what stands against their moves. */

const ofIncome = z.strictObject({ status: z.enum(incomeStatus) });
const ofRebates = z.strictObject({ trade: z.enum(tradeKinds) });
const ofPlan = z.strictObject({
  status: z.enum(sendPlanStatus),
  /** Its day, from today. */
  inDays: z.optional(z.int()),
});

const days = (mock: Mock) => {
  const today = todayOf(mock.clock);
  return { today, tomorrow: addDays(today, 1), yesterday: addDays(today, -1) };
};
const namedIncome = (mock: Mock, { id, incomeNo, memberId, sourceNo }: Income) => ({
  ...{ id, incomeNo, memberId, recommendNo: sourceNo },
  ...days(mock),
});
/** What an interaction about a plan may name; `otherId` is another pending plan of its income. */
function namedPlan(mock: Mock, plan: SendPlan) {
  const { id, planNo, incomeId, memberId, planDate, amount, version } = plan;
  const others = plansOf(mock.store, { id: incomeId }).filter((one) => one.id !== id);
  return {
    ...{ id, planNo, incomeId, memberId, planDate, amount, version },
    ...{ otherId: others.at(-1)?.id ?? '', lessAmount: amount - 10_000 },
    otherDate: others.at(-1)?.planDate ?? '',
    ...days(mock),
  };
}

/** The member has nothing left. */
function spend(mock: Mock, { memberId }: { memberId: string }): void {
  const { balance } = accountOf(mock.store, memberId);
  post(contextOf(mock), { memberId, type: journalType.deducted, change: -balance, by: bySystem });
}

export const incomeStates: Record<string, AnyState> = {
  'an income is in a status': state(ofIncome, '{status: 10 … 60}', (mock, { status }) =>
    namedIncome(mock, incomeIn(mock, status)),
  ),
  'an income does not exist': state(nothing, none, (mock) => ({ id: '99999999', ...days(mock) })),
  'an income waits that finance wrote down': state(nothing, none, (mock) => {
    const setup = { createUserId: personaIds.finance };
    return namedIncome(mock, incomeIn(mock, incomeStatus.toAudit, setup));
  }),
  'finance wrote down one of two incomes that wait': state(nothing, none, (mock) => {
    const [one, other] = [{}, { createUserId: personaIds.finance }].map((setup) =>
      incomeIn(mock, incomeStatus.toAudit, setup),
    );
    return { ...namedIncome(mock, one as Income), otherId: other?.id };
  }),
  'the money of an income that is being sent has been spent': state(nothing, none, (mock) => {
    const income = incomeIn(mock, incomeStatus.sending);
    spend(mock, income);
    return namedIncome(mock, income);
  }),
  'the money of an income that was sent has been spent': state(nothing, none, (mock) => {
    const income = incomeIn(mock, incomeStatus.sent);
    spend(mock, income);
    return namedIncome(mock, income);
  }),
  'the commission of a recommend waits for its audit': state(nothing, none, (mock) => {
    const recommend = recommendIn(mock, recommendStatus.settled);
    const income = incomesOf(mock.store, recommend).find(({ purpose }) => purpose === 'commission');
    return { ...namedIncome(mock, income as Income), recommendId: recommend.id };
  }),
  'an order has rebates': state(ofRebates, `{trade: ${tradeKinds.join(' | ')}}`, (mock, { trade }) => {
    const order = orderIn(mock, { kind: trade, inDays: 0 }, orderStatus.toUse, true);
    const { toAudit, toSend, sending, sent } = incomeStatus;
    const made = Object.entries({ toAudit, toSend, sending, sent });
    return {
      id: order.id,
      ...Object.fromEntries(made.map(([name, status]) => [name, incomeIn(mock, status, { order }).id])),
    };
  }),
  'somebody can be owed money': state(nothing, none, (mock) => {
    const { id, name, mobile } = memberOf(mock);
    const estate = mock.store.estates.all().find(({ enabled }) => enabled === 1);
    return {
      ...{ memberId: id, memberName: name, memberMobile: mobile },
      ...{ estateId: estate?.id ?? '', ...days(mock) },
    };
  }),
  'a send plan is in a status': state(
    ofPlan,
    '{status: 10 … 40, inDays?: whole number}',
    (mock, { status, inDays = 0 }) => namedPlan(mock, planIn(mock, status, { inDays })),
  ),
  'a send plan does not exist': state(nothing, none, (mock) => ({
    ...namedPlan(mock, planIn(mock, sendPlanStatus.waiting)),
    id: '99999999',
  })),
  'the member of a send plan is frozen': state(nothing, none, (mock) => {
    const plan = planIn(mock, sendPlanStatus.waiting);
    mock.store.members.update(plan.memberId, { frozen: 1 });
    return namedPlan(mock, plan);
  }),
  'the account of a send plan is locked': state(nothing, none, (mock) => {
    const plan = planIn(mock, sendPlanStatus.waiting, { inDays: -30 });
    const [, next] = plansOf(mock.store, { id: plan.incomeId });
    sendPlan(contextOf(mock), plan, bySystem);
    mock.store.memberAccounts.update(accountOf(mock.store, plan.memberId).id, { locked: 1 });
    return namedPlan(mock, next as SendPlan);
  }),
  'sending a plan fails': state(nothing, none, (mock) =>
    namedPlan(mock, planIn(mock, sendPlanStatus.waiting, { ending: '45' })),
  ),
  'plans wait of which one cannot be sent': state(nothing, none, (mock) => {
    const plans = [0, 0, 9].map((inDays) => planIn(mock, sendPlanStatus.waiting, { inDays }));
    const failing = planIn(mock, sendPlanStatus.waiting, { ending: '45' });
    const [one, two, future] = plans.map(({ id }) => id);
    return { one, two, future, failing: failing.id };
  }),
};
