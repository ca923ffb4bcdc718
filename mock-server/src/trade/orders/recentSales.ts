import { addDays } from '#contracts/days.ts';
import { type BusinessType, businessType } from '#contracts/enums/merchants.ts';
import { valuesOf } from '#contracts/enums.ts';
import { kindOfBusiness } from '#contracts/trade/trade.ts';
import type { Context } from '../../records/context.ts';
import { todayOf } from '../../store/today.ts';
import { ledgerOf } from '../money/ledger.ts';

const days = 30;
/**
 * What a merchant sold in the last 30 days, today included, by what he deals in (domain design, section 8.1). What he does not deal in any more but
 * sold or gave back within them counts, too.
 */
export function recentSales(
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  merchantId: string,
  types: readonly BusinessType[],
) {
  const to = todayOf(clock);
  const from = addDays(to, 1 - days);
  const lineOf = (type: BusinessType) => {
    const kind = kindOfBusiness(type);
    const sales =
      kind && ledgerOf(store).total(kind, { from, to }, (seller) => seller.merchantId === merchantId);
    return {
      businessType: type,
      orderCount: sales?.orders ?? 0,
      paidAmount: sales?.paid ?? 0,
      refundedAmount: sales?.refunded ?? 0,
    };
  };
  const others = valuesOf(businessType).filter((type) => !types.includes(type));
  const sold = others
    .map(lineOf)
    .filter(({ orderCount, refundedAmount }) => orderCount > 0 || refundedAmount > 0);
  return { from, to, types: [...types.map(lineOf), ...sold] };
}
