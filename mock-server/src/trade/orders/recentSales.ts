import { addDays } from '#contracts/days.ts';
import type { BusinessType } from '#contracts/enums/merchants.ts';
import { refundStatus } from '#contracts/enums/orders.ts';
import { kindOfBusiness } from '#contracts/trade/trade.ts';
import type { Context } from '../../records/context.ts';
import { todayOf } from '../../store/today.ts';
import { isPaid } from './orderList.ts';

const days = 30;
/**
 * What a merchant sold in the last 30 days, today included (domain design, section 8.1): the same as the lists of orders by day of
 * payment, and of refunds by the day on which they succeeded.
 */
export function recentSales(
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  merchantId: string,
  types: readonly BusinessType[],
) {
  const to = todayOf(clock);
  const from = addDays(to, 1 - days);
  const isRecent = (time: string) => time.slice(0, 10) >= from && time.slice(0, 10) <= to;
  const lines = types.map((type) => ({
    businessType: type,
    orderCount: 0,
    paidAmount: 0,
    refundedAmount: 0,
  }));
  const lineOf = new Map(lines.map((line) => [kindOfBusiness(line.businessType), line]));
  for (const order of store.orders.rows()) {
    if (order.removed === 1 || order.merchantId !== merchantId || !isPaid(order) || !isRecent(order.payTime))
      continue;
    const line = lineOf.get(order.kind);
    if (!line) continue;
    line.orderCount++;
    line.paidAmount += order.payPrice;
  }
  for (const refund of store.refunds.by('status', refundStatus.done)) {
    const line = refund.merchantId === merchantId && isRecent(refund.finishTime) && lineOf.get(refund.kind);
    if (line) line.refundedAmount += refund.refundAmount;
  }
  return { from, to, types: lines };
}
