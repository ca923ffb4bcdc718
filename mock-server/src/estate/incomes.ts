import { incomeStatus, incomeType, sendPlanStatus } from '#contracts/enums/estates.ts';
import { monthlyPlans } from '#contracts/estate/sendPlans.ts';
import type { Context } from '../records/context.ts';
import { logLine, type Operator } from '../records/operators.ts';
import type { StoredIncome, StoredRecommend, StoredSendPlan } from '../store/estateRows.ts';
import type { Store } from '../store/store.ts';
import { nowOf } from '../store/today.ts';
import { numberAt } from './numbers.ts';

/**
 * Incomes of members and the plans by which they are paid (domain design, section 12). An income adds up at any time: amount = sent + pending + cancelled, where
 * the pending part is that of its plans that wait or failed.
 */

export type Income = Readonly<StoredIncome>;
export type SendPlan = Readonly<StoredSendPlan>;
type Recommend = Readonly<StoredRecommend>;
type Purpose = StoredIncome['purpose'];

const { toAudit, toSend, sending, sent, rejected, voided } = incomeStatus;

export const isLiveIncome = ({ status }: Pick<Income, 'status'>): boolean =>
  status !== rejected && status !== voided;
export const incomesOf = (store: Store, { id }: Pick<Recommend, 'id'>): Income[] =>
  store.incomes.by('sourceId', id).filter(({ sourceType }) => sourceType === 'estateRecommends');
/** The one that counts for a purpose (invariant 14). */
export const liveIncomeOf = (
  store: Store,
  recommend: Pick<Recommend, 'id'>,
  purpose: Purpose,
): Income | undefined =>
  incomesOf(store, recommend).find((one) => one.purpose === purpose && isLiveIncome(one));

/** What of a recommend's commission went out and was not taken back. */
export const sentOf = (store: Store, recommend: Pick<Recommend, 'id'>): number =>
  incomesOf(store, recommend)
    .filter(({ purpose }) => purpose === 'commission')
    .reduce((sum, { sentAmount }) => sum + sentAmount, 0);

/** A plan whose money can still go out. */
export const isPending = ({ status }: Pick<SendPlan, 'status'>): boolean =>
  status === sendPlanStatus.waiting || status === sendPlanStatus.failed;

function writeIncome(
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

export interface IncomeTerms {
  purpose: Purpose;
  amount: number;
  /** Monthly parts, from the first day on. */
  periods: number;
  firstDate: string;
  /** How the amount was computed, for people. */
  basis: string;
}
/** – → 10: what the platform owes a member for a recommend, with all its plans. */
export function openIncome(context: Context, recommend: Recommend, terms: IncomeTerms, by: Operator): Income {
  const { store, clock } = context;
  const { memberId, memberName, memberMobile, estateId } = recommend;
  const { purpose, amount, basis } = terms;
  const parts = monthlyPlans(amount, terms.periods, terms.firstDate);
  const createTime = nowOf(clock);
  const income = store.incomes.insert({
    ...{ memberId, memberName, memberMobile, estateId, purpose, amount, basis, createTime },
    incomeNo: numberAt(createTime, 'SR', store.incomes.rows().length),
    type: incomeType.recommend,
    sourceType: 'estateRecommends',
    sourceId: recommend.id,
    sourceNo: recommend.recommendNo,
    ownerName: store.estates.get(estateId)?.name ?? '',
    sentAmount: 0,
    cancelAmount: 0,
    periods: parts.length,
    status: toAudit,
    logs: [logLine(context, by, '产生收入', 0, toAudit, basis)],
  });
  for (const part of parts)
    store.sendPlans.insert({
      ...part,
      createTime,
      planNo: numberAt(createTime, 'FP', store.sendPlans.rows().length),
      incomeId: income.id,
      memberId,
      periods: parts.length,
      status: sendPlanStatus.waiting,
      sendTime: '',
      failReason: '',
    });
  return income;
}

/** 10 → 20: its plans may be sent. */
export const passIncome = (context: Context, income: Income, by: Operator): Income =>
  writeIncome(context, income, { status: toSend }, by, '审核通过');

/** The money of a plan went out: 10, 30 → 20 of the plan, and its income counts it. */
export function planSent(context: Context, plan: SendPlan, by: Operator): Income {
  const { store, clock } = context;
  store.sendPlans.update(plan.id, {
    status: sendPlanStatus.sent,
    sendTime: nowOf(clock),
    failReason: '',
  });
  const income = store.incomes.get(plan.incomeId) as Income;
  const isLast = !store.sendPlans.by('incomeId', income.id).some(isPending);
  const patch = { sentAmount: income.sentAmount + plan.amount, status: isLast ? sent : sending };
  return writeIncome(context, income, patch, by, `发放第${plan.period}期`);
}

/** 10, 20, 30 → 60: what was not sent is cancelled with its plans; what was sent stays. */
export function voidIncome(context: Context, income: Income, reason: string, by: Operator): Income {
  const { store } = context;
  for (const plan of store.sendPlans.by('incomeId', income.id))
    if (isPending(plan)) store.sendPlans.update(plan.id, { status: sendPlanStatus.cancelled });
  const patch = { status: voided, cancelAmount: income.amount - income.sentAmount };
  return writeIncome(context, income, patch, by, '作废', reason);
}
