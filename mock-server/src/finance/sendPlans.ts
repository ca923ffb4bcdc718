import { incomeStatus, planCancelMode, sendPlanStatus } from '#contracts/enums/finance.ts';
import { status } from '#contracts/envelope.ts';
import {
  lastPlanDay,
  type PlanAdjustForm,
  type PlanCancelForm,
  risesAt,
} from '#contracts/finance/incomeForms.ts';
import { hundredths } from '#contracts/hundredths.ts';
import { say } from '#contracts/words.ts';
import type { Context } from '../records/context.ts';
import { checkVersion, fail, invalid } from '../records/fail.ts';
import type { Operator } from '../records/operators.ts';
import { nowOf, todayOf } from '../store/today.ts';
import { postSent } from './accounts.ts';
import { type Income, isPending, plansOf, type SendPlan, writeIncome, writePlan } from './incomeRows.ts';
import { planTable } from './incomeRules.ts';
import { endIncome } from './incomes.ts';
import { sendFailure } from './sendChannel.ts';

/** The moves of a send plan (domain design, section 12.4). Each checks the status that it starts from, so that no money goes out twice. */

const incomeOf = ({ store }: Context, { incomeId }: SendPlan): Income =>
  store.incomes.get(incomeId) as Income;
const named = ({ period }: SendPlan) => `第${period}期`;
const yuan = (cents: number) => `${hundredths(cents)}元`;

/** 10, 30 → 20: the money goes into the member's account, and its income counts it. When that fails technically the plan has status 30 with the reason. `confirmed` (cents) is the amount that staff were asked about. */
export function sendPlan(context: Context, plan: SendPlan, by: Operator, confirmed?: number): SendPlan {
  planTable.expect(plan, 'send', context);
  if (confirmed !== undefined && confirmed !== plan.amount) fail(status.stale, say('stale'));
  const action = plan.status === sendPlanStatus.failed ? '重发' : '发放';
  const failReason = sendFailure(context.store, plan);
  if (failReason)
    return writePlan(
      context,
      plan,
      { status: sendPlanStatus.failed, failReason },
      by,
      `${action}失败`,
      failReason,
    );
  postSent(context, plan, by);
  const sent = { sendTime: nowOf(context.clock), sendUser: by.name, failReason: '' };
  const fresh = writePlan(context, plan, { ...sent, status: sendPlanStatus.sent }, by, action);
  const income = incomeOf(context, fresh);
  const isLast = !plansOf(context.store, income).some(isPending);
  const patch = {
    sentAmount: income.sentAmount + fresh.amount,
    status: isLast ? incomeStatus.sent : incomeStatus.sending,
  };
  writeIncome(context, income, patch, by, `发放${named(fresh)}`, yuan(fresh.amount));
  return fresh;
}

/** Another pending plan of the same income. @throws -1002 for any other */
function otherOf({ store }: Context, plan: SendPlan, otherId = ''): SendPlan {
  const other = store.sendPlans.get(otherId);
  const fits = other && other.id !== plan.id && other.incomeId === plan.incomeId && isPending(other);
  return fits ? other : invalid('otherId', say('otherPlanNeeded'));
}

/** 10 → 10: another day, not before today; another amount, with another plan that takes the difference, so that the sum stays. */
export function adjustPlan(
  context: Context,
  plan: SendPlan,
  { planDate, amount, otherId, version }: PlanAdjustForm,
  by: Operator,
): SendPlan {
  planTable.expect(plan, 'adjust', context);
  checkVersion(version, plan.version);
  const isMoved = planDate !== plan.planDate;
  if (!isMoved && amount === plan.amount) invalid('planDate', say('planUnchanged'));
  const today = todayOf(context.clock);
  const day = lastPlanDay(today);
  if (isMoved && planDate < today) invalid('planDate', say('planDatePast'));
  if (isMoved && planDate > day) invalid('planDate', say('planDateFar', { day }));
  const pending = plansOf(context.store, incomeOf(context, plan)).filter(isPending);
  if (!risesAt(planDate, plan, pending)) invalid('planDate', say('plansNotRising'));
  const more = amount - plan.amount;
  const other = more === 0 ? undefined : otherOf(context, plan, otherId);
  if (other && other.amount - more < 1) invalid('amount', say('adjustTooMuch'));
  const remark = [
    isMoved && `${plan.planDate} → ${planDate}`,
    other && `${yuan(plan.amount)} → ${yuan(amount)}，差额由${named(other)}承担`,
  ]
    .filter(Boolean)
    .join('；');
  if (other) {
    const words = `${yuan(other.amount)} → ${yuan(other.amount - more)}`;
    writePlan(context, other, { amount: other.amount - more }, by, `随${named(plan)}调整`, words);
  }
  writeIncome(context, incomeOf(context, plan), {}, by, `调整${named(plan)}`, remark);
  return writePlan(context, plan, { planDate, amount }, by, '调整', remark);
}

/** 10, 30 → 40: another plan takes the amount, or it is written off. */
export function cancelPlan(
  context: Context,
  plan: SendPlan,
  { mode, otherId, reason, version }: PlanCancelForm,
  by: Operator,
): SendPlan {
  planTable.expect(plan, 'cancel', context);
  checkVersion(version, plan.version);
  const other = mode === planCancelMode.replan ? otherOf(context, plan, otherId) : undefined;
  const remark = `${yuan(plan.amount)}${other ? `并入${named(other)}` : '核销'}：${reason}`;
  const done = { status: sendPlanStatus.cancelled, cancelReason: reason, failReason: '' };
  const patch = { ...done, mergedInto: other?.period ?? 0 };
  const fresh = writePlan(context, plan, patch, by, '取消', remark);
  if (other) {
    const amount = other.amount + plan.amount;
    writePlan(
      context,
      other,
      { amount },
      by,
      `并入${named(plan)}`,
      `${yuan(other.amount)} → ${yuan(amount)}`,
    );
  }
  const income = incomeOf(context, plan);
  const cancelAmount = income.cancelAmount + (other ? 0 : plan.amount);
  const isOver = !plansOf(context.store, income).some(isPending);
  const patched = {
    cancelAmount,
    status: isOver && income.sentAmount > 0 ? incomeStatus.sent : income.status,
  };
  const left = writeIncome(context, income, patched, by, `取消${named(plan)}`, remark);
  // Of an income of which nothing was sent nothing is left.
  if (isOver && income.sentAmount === 0) endIncome(context, left, '发放计划已全部取消', by);
  return fresh;
}
