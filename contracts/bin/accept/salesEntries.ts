import { statisticBasis } from '../../src/enums/statistics.ts';
import { shareOf } from '../../src/shareOf.ts';
import { settleDayOf } from './meanings.ts';
import { allRecords } from './reading.ts';
import type { Json, Talk } from './talk.ts';

/** What each order and refund adds to the sums of a day, by payment, by order and by use (docs/decisions/0030-statistics.md). */

/** By name, part of the calls' names, and product type. */
export const kinds = [
  ['place', 'Place', 10],
  ['hotel', 'Hotel', 20],
  ['house', 'House', 30],
] as const;

/** What an order or refund adds to the sums of its day. */
export interface Entry {
  day: string;
  productType: number;
  merchantId: string;
  resourceId: string;
  productId: string;
  sums: Record<string, number>;
}
const commissionOf = (paid: number, refunded: number, rate: number) =>
  Math.round(((paid - refunded) * rate) / 10_000);

/** What an order and its refunds that are done add, by payment, by order or by use. */
export function entriesOfOrder(
  basis: number,
  productType: number,
  order: Json,
  refunds: readonly Json[],
): Entry[] {
  const { merchantId, resourceId, productId, qty, nights = 1, totalPrice, payPrice, payType } = order;
  if (payType === 0) return [];
  const of = { productType, merchantId, resourceId, productId };
  const sold = {
    ...{
      orders: 1,
      tickets: productType === 10 ? qty : 0,
      roomNights: productType === 10 ? 0 : qty * nights,
    },
    ...{ totalPrice, payPrice },
  };
  const done = [...refunds].sort((a, b) => (a.finishTime < b.finishTime ? -1 : 1));
  const refunded = done.reduce((sum, { refundAmount }) => sum + refundAmount, 0);
  const rate = order.commissionRate;
  if (basis !== statisticBasis.paid) {
    const day = basis === statisticBasis.ordered ? order.createTime.slice(0, 10) : settleDayOf(order);
    const commissionAmount = commissionOf(payPrice, refunded, rate);
    const netted = { ...sold, refunds: done.length, refundedAmount: refunded, commissionAmount };
    return day ? [{ day, ...of, sums: netted }] : [];
  }
  const paid = { ...sold, commissionAmount: commissionOf(payPrice, 0, rate) };
  const entries = [{ day: order.payTime.slice(0, 10), ...of, sums: paid }] as Entry[];
  let before = 0;
  for (const { refundAmount, finishTime } of done) {
    const back = commissionOf(payPrice, before, rate) - commissionOf(payPrice, before + refundAmount, rate);
    before += refundAmount;
    const sums = { refunds: 1, refundedAmount: refundAmount, commissionAmount: -back };
    entries.push({ day: finishTime.slice(0, 10), ...of, sums });
  }
  return entries;
}

/** What every order and refund adds, by payment, by order and by use. */
export const entriesOf = (talk: Talk, basis: number): Promise<Entry[]> =>
  talk.once(`sales by ${basis}`, async (own) => {
    const entries: Entry[] = [];
    for (const [, name, productType] of kinds) {
      const orders = await allRecords(own, `orders${name}.list`);
      const refunds = (await allRecords(own, `refunds${name}.list`)).filter(({ status }) => status === 40);
      const doneOf = Map.groupBy(refunds, ({ orderId }) => orderId);
      for (const order of orders)
        entries.push(...entriesOfOrder(basis, productType, order, doneOf.get(order.id) ?? []));
    }
    return entries;
  });

const summed = [
  ...['orders', 'tickets', 'roomNights', 'totalPrice', 'payPrice'],
  ...['refunds', 'refundedAmount', 'commissionAmount'],
];
export function figuresOf(entries: readonly Entry[]): Record<string, number> {
  const sums = Object.fromEntries(
    summed.map((name) => [name, entries.reduce((sum, entry) => sum + (entry.sums[name] ?? 0), 0)]),
  ) as Record<string, number>;
  const { totalPrice = 0, payPrice = 0, refundedAmount = 0, commissionAmount = 0 } = sums;
  const netAmount = payPrice - refundedAmount;
  return {
    ...sums,
    discountPrice: totalPrice - payPrice,
    netAmount,
    settleAmount: netAmount - commissionAmount,
    refundRate: shareOf(refundedAmount, payPrice),
  };
}
export const only = (record: Json, like: Record<string, number>) =>
  Object.fromEntries(Object.keys(like).map((name) => [name, record[name]]));
