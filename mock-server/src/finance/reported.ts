import type { IncomeType } from '#contracts/enums/finance.ts';
import type { Context } from '../records/context.ts';
import { bySystem } from '../records/operators.ts';
import type { StoredMember } from '../store/memberRows.ts';
import { todayOf } from '../store/today.ts';
import type { StoredOrder } from '../store/tradeRows.ts';
import type { Income } from './incomeRows.ts';
import { monthly, openIncome } from './incomes.ts';

interface Reported {
  type: IncomeType;
  amount: number;
  basis: string;
  periods?: number | undefined;
  firstDate?: string | undefined;
  /** The order that it is for. */
  order?: Readonly<StoredOrder> | undefined;
}

/** Another system reports that a member is owed something; it waits for its audit. */
export function reportIncome(
  context: Context,
  { id: memberId, name: memberName, mobile: memberMobile }: Readonly<StoredMember>,
  { type, amount, basis, periods = 1, firstDate = todayOf(context.clock), order }: Reported,
): Income {
  const source = order
    ? {
        sourceType: 'orders' as const,
        sourceId: order.id,
        sourceNo: order.orderNo,
        ownerName: order.resourceName,
      }
    : { sourceType: '' as const, sourceId: '', sourceNo: '', ownerName: '' };
  return openIncome(
    context,
    { memberId, memberName, memberMobile, type, estateId: '', ...source },
    { purpose: 'other', amount, basis, ...monthly(amount, periods, firstDate) },
    bySystem,
  );
}
