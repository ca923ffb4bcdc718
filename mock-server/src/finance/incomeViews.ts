import type { IncomeRecord, IncomeRow } from '#contracts/areas/incomeRecords.ts';
import { incomeSource, journalSource, sendPlanStatus } from '#contracts/enums/finance.ts';
import { maskMobile } from '#contracts/forms/masks.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { never } from '#contracts/wireTime.ts';
import type { Context } from '../records/context.ts';
import { platform, reachOf } from '../records/reach.ts';
import type { Store } from '../store/store.ts';
import { accountOf } from './accounts.ts';
import { type Income, pendingOf, plannedOf, plansOf, type SendPlan } from './incomeRows.ts';
import { incomeTable, isOwn } from './incomeRules.ts';

/** Incomes as lists and details show them (domain design, sections 12.1 and 12.2). */

const orderSources: Record<TradeKind, IncomeRow['sourceType']> = {
  place: incomeSource.placeOrder,
  hotel: incomeSource.hotelOrder,
  house: incomeSource.houseOrder,
};
function sourceTypeOf({ orders }: Store, { sourceType, sourceId }: Income): IncomeRow['sourceType'] {
  if (sourceType === 'estateRecommends') return incomeSource.recommend;
  const order = sourceType === 'orders' ? orders.get(sourceId) : undefined;
  return order ? orderSources[order.kind] : incomeSource.none;
}

/** Shows rows of one call, for which the rights of the caller are looked up once. */
export function incomeRows(context: Context): (income: Income) => IncomeRow {
  const { store } = context;
  const manages = reachOf(context, 'IncomeRecord', 'manage')(platform);
  return (income) => {
    const { id, incomeNo, memberId, memberName, type, sourceId, sourceNo, ownerName } = income;
    const { amount, sentAmount, cancelAmount, periods, status, createTime } = income;
    return {
      ...{ id, incomeNo, memberId, memberName, type, sourceId, sourceNo, ownerName },
      ...{ amount, sentAmount, cancelAmount, periods, status, createTime },
      memberMobile: maskMobile(income.memberMobile),
      sourceType: sourceTypeOf(store, income),
      pendingAmount: pendingOf(income),
      sentPeriods: plansOf(store, income).filter((plan) => plan.status === sendPlanStatus.sent).length,
      actions: manages ? [...incomeTable.possible(income, context, () => true), 'reveal'] : [],
    };
  };
}

/** The row of the journal that a sent plan has. */
export const journalOf = ({ accountJournals }: Store, { id }: Pick<SendPlan, 'id'>) =>
  accountJournals.by('refId', id).find(({ refType }) => refType === journalSource.sendPlan);

export function incomeRecord(context: Context, income: Income): IncomeRecord {
  const { store } = context;
  const { basis, sendMode, everyMonths, remark, certificates, createUser } = income;
  const { auditUser, auditTime, endReason, takenBackAmount, memberId, logs } = income;
  return {
    ...incomeRows(context)(income),
    ...{ basis, sendMode, everyMonths, remark, certificates, createUser },
    ...{ auditUser, auditTime, endReason, takenBackAmount },
    isOwn: isOwn(income, context) ? 1 : 0,
    balance: accountOf(store, memberId).balance,
    plans: plannedOf(store, income).map((planned) => {
      const plan = plansOf(store, income).find(({ period }) => period === planned.period);
      return {
        id: plan?.id ?? '',
        planNo: plan?.planNo ?? '',
        period: planned.period,
        planDate: planned.planDate,
        amount: planned.amount,
        status: planned.status,
        sendTime: plan?.sendTime || never,
        journalNo: plan ? (journalOf(store, plan)?.journalNo ?? '') : '',
        cancelReason: plan?.cancelReason ?? '',
        mergedInto: plan?.mergedInto ?? 0,
      };
    }),
    logs: [...logs].reverse(),
  };
}
