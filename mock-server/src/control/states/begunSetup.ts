import { addDays } from '#contracts/days.ts';
import { orderStatus } from '#contracts/enums/orders.ts';
import type { StoredProduct } from '../../store/tradeRows.ts';
import { datesOf, type Order } from '../../trade/orders/orderMoves.ts';
import { setDay } from '../../trade/products/days.ts';
import { dayRow } from '../../trade/products/stock.ts';
import { runAllJobs } from '../../wire/jobs.ts';
import type { Mock } from '../../wire/mock.ts';
import type { TradeSetup } from './productSetup.ts';
import { orderIn } from './tradeSetup.ts';

/** Orders whose first day of use is past, as time would have made them. */

export interface Begun {
  status: number;
  /** How long ago the first day was. */
  daysAgo: number;
  /** Nights of a stay; how many days after the first one a ticket is valid. */
  days: number;
  /** Of tickets. */
  expireRefund?: 1 | undefined;
  offline?: 1 | undefined;
}

/** A paid order, made for today, whose days are moved back; then the timed jobs have run. */
export function begunOrder(mock: Mock, setup: TradeSetup, begun: Begun): Order {
  const { status, daysAgo, days, expireRefund, offline } = begun;
  const { store } = mock;
  const made = orderIn(mock, { ...setup, inDays: 0, nights: days }, status, offline === 1);
  const earlier = (date: string) => addDays(date, -daysAgo);
  const useDate = earlier(made.useDate);
  const ofTicket = { validUntil: addDays(useDate, days), expireRefund: expireRefund ?? (0 as const) };
  moveStock(mock, made, earlier);
  const { id } = store.orders.update(made.id, {
    useDate,
    lines: made.lines.map((line) => (line.date === '' ? line : { ...line, date: earlier(line.date) })),
    ...(setup.kind === 'place' ? ofTicket : { checkOutDate: earlier(made.checkOutDate) }),
  });
  runAllJobs(mock.context);
  return store.orders.get(id) as Order;
}

function moveStock({ store }: Mock, order: Order, earlier: (date: string) => string): void {
  const { productId, qty } = order;
  const product = store.products.get(productId) as StoredProduct;
  const add = (date: string, sold: number) => {
    const row = dayRow(store, productId, date);
    if (row) store.priceStocks.note(row.id, { sold: row.sold + sold });
  };
  for (const date of datesOf(order)) {
    const row = dayRow(store, productId, date);
    if (!row || dayRow(store, productId, earlier(date))) continue;
    setDay(store, product, { date: earlier(date), price: row.price, stock: row.stock });
  }
  for (const date of datesOf(order)) add(date, -qty);
  for (const date of datesOf(order)) add(earlier(date), qty);
}

/** An order whose time to be paid, or to be confirmed, is over; then the timed jobs have run. */
export function lateOrder(mock: Mock, setup: TradeSetup, status: number, offline = false): Order {
  const { store, clock } = mock;
  const { id } = orderIn(mock, setup, status, offline);
  const over = status === orderStatus.unpaid ? { expireAt: clock.now() } : { confirmBy: clock.now() };
  store.orders.update(id, over);
  runAllJobs(mock.context);
  return store.orders.get(id) as Order;
}
