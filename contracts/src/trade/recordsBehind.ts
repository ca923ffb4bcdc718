import { refundStatus } from '../enums/orders.ts';
import { type StatisticBasis, statisticBasis } from '../enums/statistics.ts';

/** The filters by which the lists of orders and of refunds show exactly what a number of the statistics counts in a span of days. */
export function recordsBehind(basis: StatisticBasis, from: string, to: string) {
  const done = { status: refundStatus.done };
  const settled = { settleStart: from, settleEnd: to };
  return {
    [statisticBasis.ordered]: {
      orders: { paid: 1, createStart: from, createEnd: to },
      refunds: { ...done, orderStart: from, orderEnd: to },
    },
    [statisticBasis.paid]: {
      orders: { payStart: from, payEnd: to },
      refunds: { ...done, finishStart: from, finishEnd: to },
    },
    [statisticBasis.settled]: { orders: settled, refunds: { ...done, ...settled } },
  }[basis];
}
