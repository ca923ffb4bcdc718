import {
  closeType,
  openRefunds,
  orderRefundState,
  orderStatus,
  refundStatus,
  voucherStatus,
} from '#contracts/enums/orders.ts';
import { type StatisticBasis, statisticBasis } from '#contracts/enums/statistics.ts';
import { valuesOf } from '#contracts/enums.ts';
import { happened } from '#contracts/wireTime.ts';
import { broken } from '../records/broken.ts';
import type { Store } from '../store/store.ts';
import type { StoredOrder, StoredPriceStock, StoredRefund } from '../store/tradeRows.ts';
import { ledgerOf, type Seller } from './money/ledger.ts';
import { rateOf, sumOf } from './money/money.ts';
import { settleDayOf } from './money/settleDay.ts';
import { datesOf } from './orders/orderMoves.ts';
import { roomOf } from './products/kinds.ts';
import { stayViolations } from './stayInvariants.ts';

/**
 * What holds for the whole trade at any time (domain design, section 16, invariants 1 to 8). Each violation is a sentence
 * that names the record; none is what a sound state gives.
 */
export function violations(store: Store): string[] {
  const refundsOf = Map.groupBy(store.refunds.all(), ({ orderId }) => orderId);
  return [
    ...store.orders.all().flatMap((order) => ofOrder(order, refundsOf.get(order.id) ?? [])),
    ...store.orders
      .all()
      .filter(({ payNo }) => payNo !== '' && store.orders.everBy('payNo', payNo).length > 1)
      .map(({ orderNo }) => `order ${orderNo}: its transaction has paid another order, too`),
    ...ofStock(store, refundsOf),
    ...ofLedger(store, refundsOf),
    ...stayViolations(store),
  ];
}

type Order = Readonly<StoredOrder>;
type Refund = Readonly<StoredRefund>;
const { unused, used, locked, refunded, expired } = voucherStatus;
const sumBy = <T>(rows: readonly T[], value: (row: T) => number) => sumOf(rows.map(value));

function ofOrder(order: Order, refunds: readonly Refund[]): string[] {
  return [...ofAmounts(order), ...ofRefunds(order, refunds), ...ofState(order), ...ofVouchers(order)].map(
    (words) => `order ${order.orderNo}: ${words}`,
  );
}

/** 1. Lines, discounts and what was paid add up. */
function ofAmounts({ lines, discounts, totalPrice, payPrice, vouchers, kind }: Order): string[] {
  const taken = sumBy(discounts, ({ amount }) => amount);
  return broken({
    'lines do not add up to the total': sumBy(lines, ({ subtotal }) => subtotal) === totalPrice,
    'total less discounts is not what is paid': totalPrice - taken === payPrice && payPrice >= 0,
    'paid parts do not add up': sumBy(lines, ({ paid }) => paid) === payPrice,
    'tickets do not add up':
      kind !== 'place' || vouchers.length === 0 || sumBy(vouchers, ({ paid }) => paid) === payPrice,
    'a part is below zero': lines.every(({ paid, subtotal }) => paid >= 0 && subtotal >= 0),
  });
}

/** 2 to 4. */
function ofRefunds(order: Order, refunds: readonly Refund[]): string[] {
  const { refundedAmount, refundingAmount, payPrice, refundState, commissionRate } = order;
  const done = refunds.filter(({ status }) => status === refundStatus.done);
  const open = refunds.filter(({ status }) => openRefunds.includes(status));
  const keys = [...done, ...open].flatMap(({ items }) => items.map(({ key }) => key));
  const own = [
    ...order.vouchers.map(({ code }) => code),
    ...order.lines.map(({ date, name }) => date || name),
  ];
  const expected = () => {
    if (open.length > 0) return orderRefundState.open;
    if (done.length === 0) return orderRefundState.none;
    return payPrice > 0 && refundedAmount === payPrice ? orderRefundState.whole : orderRefundState.partly;
  };
  return broken({
    'refunded is not the sum of its refunds': refundedAmount === sumBy(done, (one) => one.refundAmount),
    'the number of its refunds is wrong': order.refundCount === done.length,
    'its commission is not that of what was paid less that of its refunds':
      rateOf(payPrice, commissionRate) - sumBy(done, (one) => one.commissionBack) ===
      rateOf(payPrice - refundedAmount, commissionRate),
    'refunding is not the sum of open refunds': refundingAmount === sumBy(open, (one) => one.refundAmount),
    'more is refunded than was paid': refundedAmount + refundingAmount <= payPrice,
    'the state of refunds is wrong': refundState === expected(),
    'a refund has items of another order': keys.every((key) => own.includes(key)),
    'an item is in two refunds': order.kind !== 'place' || new Set(keys).size === keys.length,
    'the rooms of its nights are not those of its refunds': order.lines.every((line) =>
      isCounted(line, open, done),
    ),
    'a refund is not its items less the fee': refunds.every(
      ({ items, applyAmount, feeAmount, refundAmount }) =>
        sumBy(items, ({ paid }) => paid) === applyAmount && applyAmount - feeAmount === refundAmount,
    ),
  });
}

/** Rooms of a line and their cents: what open and successful refunds have of it; all cents with the last of the rooms. */
function isCounted(
  { date, name, qty, paid, held, back, taken }: Order['lines'][number],
  open: readonly Refund[],
  done: readonly Refund[],
): boolean {
  const itemsIn = (refunds: readonly Refund[]) =>
    refunds.flatMap(({ kind, items }) =>
      kind === 'place' ? [] : items.filter(({ key }) => key === (date || name)),
    );
  const [holding, given] = [itemsIn(open), itemsIn(done)];
  return (
    held === sumBy(holding, (item) => item.qty) &&
    back === sumBy(given, (item) => item.qty) &&
    taken === sumBy([...holding, ...given], (item) => item.paid) &&
    held + back <= qty &&
    taken <= paid &&
    (held + back < qty || taken === paid)
  );
}

/** 5. */
function ofState({
  status,
  payTime,
  payNo,
  closeType: close,
  refundedAmount,
  refundingAmount,
  payPrice,
  lines,
}: Order): string[] {
  const isPaid = happened(payTime);
  const isEnded = status === orderStatus.cancelled || status === orderStatus.closed;
  const late =
    status === orderStatus.cancelled && payNo !== '' && refundedAmount + refundingAmount === payPrice;
  const shouldBePaid = status >= orderStatus.toConfirm && status !== orderStatus.cancelled;
  return broken({
    'the time of payment does not go with the status': isPaid === shouldBePaid || (isPaid && late),
    'the reason of its end does not go with the status': (close !== closeType.none) === isEnded,
    'its merchant ended it, and a part of it is in no refund':
      (close !== closeType.rejected && close !== closeType.expired) ||
      lines.every(({ held, back, qty: all }) => held + back === all),
  });
}

/** 8. */
function ofVouchers({ kind, status, qty, vouchers }: Order): string[] {
  if (kind !== 'place') return [];
  const wanted = status === orderStatus.unpaid || status === orderStatus.cancelled ? 0 : qty;
  const count = (...states: number[]) => vouchers.filter((one) => states.includes(one.status)).length;
  const isDone = vouchers.length > 0 && count(unused, locked) === 0 && count(used, expired) > 0;
  const isClosed = vouchers.length > 0 && count(refunded) === vouchers.length;
  return broken({
    'it has not a code for each ticket': vouchers.length === wanted,
    'a code is in no known state': count(unused, used, locked, refunded, expired) === vouchers.length,
    'done does not go with its codes': (status === orderStatus.done) === isDone,
    'closed does not go with its codes': (status === orderStatus.closed) === isClosed,
    'two codes are the same': new Set(vouchers.map(({ code }) => code)).size === vouchers.length,
  });
}

/** 6 and 7. */
function ofStock(store: Store, refundsOf: Map<string, Refund[]>): string[] {
  const taken = new Map<string, { locked: number; sold: number }>();
  for (const order of store.orders.all()) {
    if (order.status === orderStatus.cancelled) continue;
    for (const date of datesOf(order)) {
      const key = `${order.productId}/${date}`;
      const day = taken.get(key) ?? { locked: 0, sold: 0 };
      if (order.status === orderStatus.unpaid) day.locked += order.qty;
      else day.sold += order.qty - givenBack(order, date, refundsOf.get(order.id) ?? []);
      taken.set(key, day);
    }
  }
  const nothing = { locked: 0, sold: 0 };
  // Days from which nothing was taken are skipped: they are most of many thousands.
  const rows = store.priceStocks
    .rows()
    .filter((row) => row.removed === 0 && (row.locked !== 0 || row.sold !== 0));
  const rooms = Map.groupBy(
    rows.filter(({ roomDay }) => roomDay !== ''),
    ({ roomDay }) => roomDay,
  );
  const wanted = [...taken].filter(([, { locked: held, sold }]) => held !== 0 || sold !== 0);
  const counted = new Set(rows.map(({ productDay }) => productDay));
  return [
    ...rows.flatMap((row) => ofDay(row, taken.get(row.productDay) ?? nothing)),
    ...wanted
      .filter(([key]) => !counted.has(key))
      .map(([key]) => `day ${key}: orders took of it, the calendar does not know`),
    ...[...rooms].flatMap(([roomDay, days]) => ofRoom(store, roomDay, days)),
  ];
}

function ofDay(row: Readonly<StoredPriceStock>, wanted: { locked: number; sold: number }): string[] {
  const { locked: held, sold, stock, productDay } = row;
  if (held !== wanted.locked) return [`day ${productDay}: locked ${held}, orders say ${wanted.locked}`];
  if (sold !== wanted.sold) return [`day ${productDay}: sold ${sold}, orders say ${wanted.sold}`];
  const fits = held + sold <= stock && held >= 0 && sold >= 0;
  return fits ? [] : [`day ${productDay}: more is taken than there is`];
}

/** Tickets or rooms of a date that were refunded before the date was over. */
function givenBack({ kind, useDate }: Order, date: string, refunds: readonly Refund[]): number {
  const inTime = refunds.filter(
    (one) => one.status === refundStatus.done && one.finishTime.slice(0, 10) <= date,
  );
  if (kind === 'place') return date === useDate ? sumBy(inTime, ({ items }) => items.length) : 0;
  return sumBy(
    inTime.flatMap(({ items }) => items.filter(({ key }) => key === date)),
    ({ qty }) => qty,
  );
}

/** 7. A room has the number of rooms of today; days before it was last changed may have offered more. */
function ofRoom(store: Store, roomDay: string, days: readonly Readonly<StoredPriceStock>[]): string[] {
  const [day] = days;
  const product = store.products.get(day?.productId ?? '');
  const room = product && roomOf(store, product);
  if (!day || !room || day.date < room.updateTime.slice(0, 10)) return [];
  const sum = sumBy(days, ({ locked, sold }) => locked + sold);
  return sum > room.roomCount ? [`room ${roomDay}: ${sum} taken of ${room.roomCount}`] : [];
}

/** The sales ledger says what the records say, added up anew in each of its books, by day and product. */
function ofLedger(store: Store, refundsOf: Map<string, Refund[]>): string[] {
  const ledger = ledgerOf(store);
  return valuesOf(statisticBasis).flatMap((basis) => {
    const counted = recount(store, refundsOf, basis);
    const written = new Map(
      [...ledger.entries(basis)].map(([day, entry]) => [
        keyOf(entry, day),
        [entry.orders, entry.units, entry.total, entry.paid, entry.returned]
          .concat(entry.refunds, entry.refunded, entry.commission)
          .join(),
      ]),
    );
    return [...new Set([...counted.keys(), ...written.keys()])]
      .filter((key) => (counted.get(key) ?? nothing).join() !== (written.get(key) ?? nothing.join()))
      .map((key) => {
        const [ledgerSays, recordsSay] = [written.get(key), counted.get(key)];
        return `sales ${basis} of ${key}: the ledger has ${ledgerSays}, the records ${recordsSay}`;
      });
  });
}

const nothing: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0];
const keyOf = ({ kind, merchantId, resourceId, productId }: Seller, day: string) =>
  [kind, day, merchantId, resourceId, productId].join(' ');

/** The sums of a book from orders and refunds. */
function recount(
  store: Store,
  refundsOf: Map<string, Refund[]>,
  basis: StatisticBasis,
): Map<string, readonly number[]> {
  const sales = new Map<string, readonly number[]>();
  const add = (seller: Seller, time: string, amounts: readonly number[]) => {
    const key = keyOf(seller, time.slice(0, 10));
    const before = sales.get(key) ?? nothing;
    sales.set(
      key,
      before.map((sum, at) => sum + (amounts[at] ?? 0)),
    );
  };
  for (const order of store.orders.all().filter(({ payTime }) => happened(payTime))) {
    const { payPrice, refundedAmount, commissionRate, lines, totalPrice, id, status } = order;
    const units = sumBy(lines, ({ date, qty }) => (date ? qty : 0));
    const sold = [1, units, totalPrice, payPrice, refundedAmount];
    if (basis === statisticBasis.paid) {
      add(order, order.payTime, [...sold, 0, 0, rateOf(payPrice, commissionRate)]);
      continue;
    }
    const refunds = (refundsOf.get(id) ?? []).filter((one) => one.status === refundStatus.done);
    const kept = payPrice - refundedAmount;
    const netted = [...sold, refunds.length, refundedAmount, rateOf(kept, commissionRate)];
    if (basis === statisticBasis.ordered) add(order, order.createTime, netted);
    else if (status === orderStatus.done || (status === orderStatus.closed && kept > order.refundingAmount))
      add(order, settleDayOf(order), netted);
  }
  if (basis === statisticBasis.paid)
    for (const refund of store.refunds.by('status', refundStatus.done))
      add(refund, refund.finishTime, [0, 0, 0, 0, 0, 1, refund.refundAmount, -refund.commissionBack]);
  return sales;
}
