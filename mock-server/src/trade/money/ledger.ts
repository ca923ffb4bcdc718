import { payType, refundStatus } from '#contracts/enums/orders.ts';
import { type StatisticBasis, statisticBasis } from '#contracts/enums/statistics.ts';
import { valuesOf } from '#contracts/enums.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { madeIn } from '../../store/madeIn.ts';
import type { Store } from '../../store/store.ts';
import type { StoredOrder, StoredRefund } from '../../store/tradeRows.ts';
import { commissionOf } from './orderAmounts.ts';
import { settleDayOf } from './settleDay.ts';

/**
 * The sales ledger: what was paid and what was given back, by day and by product. Every sum of sales comes from it. It has a book for each of
 * the days by which sales are counted (docs/decisions/0030-statistics.md). By payment, an order counts on the day of its payment, closed ones included,
 * and a refund on the day on which it succeeded (domain design, section 15.1). By order and by use, refunds count on the day of their order. It
 * follows the rows, also where a change is taken back, so that no question has to look at all of them.
 */

/** Whose sales: those of a product of a venue (scenic spot, hotel or guesthouse) of a merchant. */
export interface Seller {
  readonly kind: TradeKind;
  readonly merchantId: string;
  readonly resourceId: string;
  readonly productId: string;
}

/** Amounts in cents. */
export interface Sales {
  /** Orders paid. */
  orders: number;
  /** Tickets, or room nights. */
  units: number;
  /** What the orders cost before discounts. */
  total: number;
  paid: number;
  /** What of the amount paid for these orders has been refunded until now, on whatever day. */
  returned: number;
  /** Refunds that succeeded; by payment those of the day, of whatever order. */
  refunds: number;
  refunded: number;
  /** The platform's share of what was paid and not refunded. */
  commission: number;
}
export type Entry = Seller & Sales;
type Days = Map<string, Map<string, Entry>>;

/** Both ends included; an open one is ''. */
export interface DaySpan {
  from: string;
  to: string;
}

export const isPaid = ({ payType: way }: Pick<StoredOrder, 'payType'>) => way !== payType.none;
/** The amount paid of an order; 0 where it was never paid. */
export const paidOf = (order: Pick<StoredOrder, 'payType' | 'payPrice'>) =>
  isPaid(order) ? order.payPrice : 0;
const isDone = ({ status }: Pick<StoredRefund, 'status'>) => status === refundStatus.done;

const dayOf = (time: string) => time.slice(0, 10);
const none: Readonly<Sales> = {
  ...{ orders: 0, units: 0, total: 0, paid: 0, returned: 0, refunds: 0, refunded: 0, commission: 0 },
};
const { ordered, paid: byPayment, settled } = statisticBasis;

class Ledger {
  /** Entries of a book and kind by day, and by seller. */
  readonly #books = new Map<StatisticBasis, Map<TradeKind, Days>>(
    valuesOf(statisticBasis).map((basis) => [basis, new Map()]),
  );

  constructor({ orders, refunds }: Store) {
    orders.watch({ add: (row) => this.#order(row, 1), remove: (row) => this.#order(row, -1) });
    refunds.watch({ add: (row) => this.#refund(row, 1), remove: (row) => this.#refund(row, -1) });
  }

  #order(order: Readonly<StoredOrder>, sign: 1 | -1) {
    if (order.removed || !isPaid(order)) return;
    const { kind, qty, nights, totalPrice: total, payPrice: paid, refundedAmount: returned } = order;
    const sold = { orders: 1, units: kind === 'place' ? qty : qty * nights, total, paid, returned };
    const commission = commissionOf(paid, 0, order.commissionRate);
    addTo(this.#entry(byPayment, order, order.payTime), { ...none, ...sold, commission }, sign);
    const netted = {
      ...sold,
      ...{ refunds: order.refundCount, refunded: returned },
      commission: commissionOf(paid, returned, order.commissionRate),
    };
    addTo(this.#entry(ordered, order, order.createTime), netted, sign);
    const settleDay = settleDayOf(order);
    if (settleDay) addTo(this.#entry(settled, order, settleDay), netted, sign);
  }

  #refund(refund: Readonly<StoredRefund>, sign: 1 | -1) {
    if (refund.removed || !isDone(refund)) return;
    const { refundAmount: refunded, commissionBack } = refund;
    const back = { ...none, refunds: 1, refunded, commission: -commissionBack };
    addTo(this.#entry(byPayment, refund, refund.finishTime), back, sign);
  }

  #entry(basis: StatisticBasis, { kind, merchantId, resourceId, productId }: Seller, time: string): Entry {
    const days = madeIn(this.#kinds(basis), kind, (): Days => new Map());
    const sellers = madeIn(days, dayOf(time), () => new Map<string, Entry>());
    return madeIn(sellers, `${merchantId} ${resourceId} ${productId}`, () => ({
      ...{ kind, merchantId, resourceId, productId, ...none },
    }));
  }

  #kinds = (basis: StatisticBasis) => this.#books.get(basis) as Map<TradeKind, Days>;

  /** Every entry of a book with its day, those that came to nothing included. */
  *entries(basis: StatisticBasis): Generator<[string, Readonly<Entry>]> {
    for (const days of this.#kinds(basis).values())
      for (const [day, sellers] of days) for (const entry of sellers.values()) yield [day, entry];
  }

  /** Hands on each entry of a span of days with its day. */
  eachIn(
    basis: StatisticBasis,
    kind: TradeKind,
    { from, to }: DaySpan,
    take: (day: string, entry: Readonly<Entry>) => void,
  ): void {
    for (const [day, sellers] of this.#kinds(basis).get(kind) ?? []) {
      if (day < from || (to !== '' && day > to)) continue;
      for (const entry of sellers.values()) take(day, entry);
    }
  }

  /** By payment: the sums of each day of a span on which anything was sold or given back, by those whom `counts` lets through. */
  byDay(kind: TradeKind, span: DaySpan, counts: (seller: Seller) => boolean): Map<string, Sales> {
    const found = new Map<string, Sales>();
    this.eachIn(byPayment, kind, span, (day, entry) => {
      const sums = madeIn(found, day, noSales);
      if (counts(entry)) addTo(sums, entry);
    });
    return found;
  }

  /** The same for all days of the span together, or of another book. */
  total(
    kind: TradeKind,
    span: DaySpan,
    counts: (seller: Seller) => boolean,
    basis: StatisticBasis = byPayment,
  ): Sales {
    const sums = noSales();
    this.eachIn(basis, kind, span, (_, entry) => {
      if (counts(entry)) addTo(sums, entry);
    });
    return sums;
  }
}

export const noSales = (): Sales => ({ ...none });
/** Adds sales to sums in place. */
export function addTo(sums: Sales, more: Readonly<Sales>, sign: 1 | -1 = 1): void {
  sums.orders += sign * more.orders;
  sums.units += sign * more.units;
  sums.total += sign * more.total;
  sums.paid += sign * more.paid;
  sums.returned += sign * more.returned;
  sums.refunds += sign * more.refunds;
  sums.refunded += sign * more.refunded;
  sums.commission += sign * more.commission;
}

const ledgers = new WeakMap<Store, Ledger>();

/** The ledger of a store: written from all its rows with the first question, and kept from then on. */
export function ledgerOf(store: Store): Ledger {
  const known = ledgers.get(store);
  if (known) return known;
  const ledger = new Ledger(store);
  ledgers.set(store, ledger);
  return ledger;
}
