import { incomeStatus, sendPlanStatus } from '#contracts/enums/finance.ts';
import type { PlanPart } from '#contracts/finance/sendPlans.ts';
import type { Context } from '../records/context.ts';
import { logLine, type Operator } from '../records/operators.ts';
import type { StoredIncome, StoredSendPlan } from '../store/financeRows.ts';
import type { Store } from '../store/store.ts';

/**
 * Incomes of members and the plans by which they are paid (domain design, section 12). An income adds up at any time: amount = sent + pending + cancelled.
 * Until its audit all of it is pending, in the parts of its terms; from then on the pending part is that of its plans that wait or failed.
 */

export type Income = Readonly<StoredIncome>;
export type SendPlan = Readonly<StoredSendPlan>;

const { toAudit, rejected, voided } = incomeStatus;

export const isLiveIncome = ({ status }: Pick<Income, 'status'>): boolean =>
  status !== rejected && status !== voided;

/** A plan whose money can still go out. */
export const isPending = ({ status }: Pick<SendPlan, 'status'>): boolean =>
  status === sendPlanStatus.waiting || status === sendPlanStatus.failed;

export const pendingOf = ({ amount, sentAmount, cancelAmount }: Income): number =>
  amount - sentAmount - cancelAmount;

/** What went out and was not taken back. Cents. */
export const heldOf = ({
  sentAmount,
  takenBackAmount,
}: Pick<Income, 'sentAmount' | 'takenBackAmount'>): number => sentAmount - takenBackAmount;

export const plansOf = (store: Store, { id }: Pick<Income, 'id'>): SendPlan[] =>
  store.sendPlans.by('incomeId', id);

/** The plans of an income as far as everybody knows them; those that its audit has not made yet wait, and those that it never will are cancelled. */
export function plannedOf(store: Store, income: Income): (PlanPart & Pick<SendPlan, 'status'>)[] {
  const plans = plansOf(store, income);
  if (plans.length > 0) return plans;
  const status = income.status === toAudit ? sendPlanStatus.waiting : sendPlanStatus.cancelled;
  return income.parts.map((part) => ({ ...part, status }));
}

/** Writes a change with its line in the log. */
export function writeIncome(
  context: Context,
  income: Income,
  patch: Partial<StoredIncome>,
  by: Operator,
  action: string,
  remark = '',
): Income {
  const line = logLine(context, by, action, income.status, patch.status ?? income.status, remark);
  return context.store.incomes.update(income.id, { ...patch, logs: [...income.logs, line] });
}

/** The same for a plan. */
export function writePlan(
  context: Context,
  plan: SendPlan,
  patch: Partial<StoredSendPlan>,
  by: Operator,
  action: string,
  remark = '',
): SendPlan {
  const line = logLine(context, by, action, plan.status, patch.status ?? plan.status, remark);
  return context.store.sendPlans.update(plan.id, { ...patch, logs: [...plan.logs, line] });
}
