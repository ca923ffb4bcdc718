import type { SendPlanRecord, SendPlanRow } from '#contracts/areas/sendPlans.ts';
import { maskMobile } from '#contracts/forms/masks.ts';
import { never } from '#contracts/wireTime.ts';
import type { Context } from '../records/context.ts';
import { platform, reachOf } from '../records/reach.ts';
import { accountOf } from './accounts.ts';
import { type Income, isPending, pendingOf, plansOf, type SendPlan } from './incomeRows.ts';
import { planTable } from './incomeRules.ts';
import { journalOf } from './incomeViews.ts';

/** Send plans as lists and details show them (domain design, sections 12.4 and 12.5). */

const incomeOf = ({ store }: Context, { incomeId }: SendPlan) => store.incomes.get(incomeId) as Income;

/** Shows rows of one call, for which the rights of the caller are looked up once. */
export function sendPlanRows(context: Context): (plan: SendPlan) => SendPlanRow {
  const { store } = context;
  const manages = reachOf(context, 'SendPlan', 'manage')(platform);
  return (plan) => {
    const { id, planNo, incomeId, memberId, period, periods, planDate, amount } = plan;
    const { status, failReason, sendUser } = plan;
    const { incomeNo, memberName, memberMobile, type: incomeType } = incomeOf(context, plan);
    return {
      ...{ id, planNo, incomeId, period, periods, planDate, amount, status, failReason, sendUser },
      ...{ incomeNo, memberId, memberName, incomeType },
      memberMobile: maskMobile(memberMobile),
      memberFrozen: store.members.get(memberId)?.frozen ?? 0,
      accountLocked: accountOf(store, memberId).locked,
      sendTime: plan.sendTime || never,
      actions: manages ? [...planTable.possible(plan, context, () => true), 'reveal'] : [],
    };
  };
}

/** Before and after the plan was sent, or as it would be now. */
function accountFor({ store }: Context, plan: SendPlan): SendPlanRecord['account'] {
  const { balance, frozen, locked } = accountOf(store, plan.memberId);
  const row = journalOf(store, plan);
  if (row) return { before: row.balanceAfter - row.change, after: row.balanceAfter, frozen, locked };
  return { before: balance, after: balance + (isPending(plan) ? plan.amount : 0), frozen, locked };
}

export function sendPlanRecord(context: Context, plan: SendPlan): SendPlanRecord {
  const { store } = context;
  const { createTime, cancelReason, version, logs } = plan;
  const income = incomeOf(context, plan);
  const { status, ownerName, amount, sentAmount, cancelAmount } = income;
  const row = journalOf(store, plan);
  return {
    ...sendPlanRows(context)(plan),
    ...{ createTime, cancelReason, version },
    income: { status, ownerName, amount, sentAmount, cancelAmount, pendingAmount: pendingOf(income) },
    siblings: plansOf(store, income)
      .filter(({ id }) => id !== plan.id)
      .map((one) => ({
        ...{ id: one.id, planNo: one.planNo, period: one.period, planDate: one.planDate },
        ...{ amount: one.amount, status: one.status, sendTime: one.sendTime || never },
      })),
    account: accountFor(context, plan),
    journal: row
      ? { journalNo: row.journalNo, change: row.change, balanceAfter: row.balanceAfter, time: row.createTime }
      : null,
    logs: [...logs].reverse(),
  };
}
