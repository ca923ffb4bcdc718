import { payType, refundStatus } from '#contracts/enums/orders.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import type { Store } from '../../store/store.ts';
import type { StoredOrder, StoredRefund } from '../../store/tradeRows.ts';

/**
 * The sales ledger: what was paid and what was given back, by day and by venue. Every sum of sales comes from it. An order
 * counts on the day of its payment, closed ones included; a refund on the day on which it succeeded (domain design, section 15.1). It
 * follows the rows, also where a change is taken back, so that no question has to look at all of them.
 */

/** Whose sales: those of a venue (scenic spot, hotel or guesthouse) of a merchant. */
interface Seller {
  readonly kind: TradeKind;
  readonly merchantId: string;
  readonly resourceId: string;
}

/** Amounts in cents. */
export interface Sales {
  /** Orders paid. */
  orders: number;
  paid: number;
  /** What of the amount paid on this day has been refunded until now, on whatever day. Cents. */
  returned: number;
  /** Refunds that succeeded, of whatever order. */
  refunds: number;
  refunded: number;
}
type Entry = Seller & Sales;

/** Both ends included; an open one is ''. */
interface DaySpan {
  from: string;
  to: string;
}

export const isPaid = ({ payType: way }: Pick<StoredOrder, 'payType'>) => way !== payType.none;
/** The amount paid of an order; 0 where it was never paid. */
export const paidOf = (order: Pick<StoredOrder, 'payType' | 'payPrice'>) =>
  isPaid(order) ? order.payPrice : 0;
const isDone = ({ status }: Pick<StoredRefund, 'status'>) => status === refundStatus.done;

const dayOf = (time: string) => time.slice(0, 10);
const none: Readonly<Sales> = { orders: 0, paid: 0, returned: 0, refunds: 0, refunded: 0 };

class Ledger {
  /** Entries of a kind by day, and by seller. */
  readonly #days = new Map<TradeKind, Map<string, Map<string, Entry>>>();

  constructor({ orders, refunds }: Store) {
    orders.watch({ add: (row) => this.#order(row, 1), remove: (row) => this.#order(row, -1) });
    refunds.watch({ add: (row) => this.#refund(row, 1), remove: (row) => this.#refund(row, -1) });
  }

  #order(order: Readonly<StoredOrder>, sign: 1 | -1) {
    if (order.removed || !isPaid(order)) return;
    const entry = this.#entry(order, order.payTime);
    entry.orders += sign;
    entry.paid += sign * order.payPrice;
    entry.returned += sign * order.refundedAmount;
  }

  #refund(refund: Readonly<StoredRefund>, sign: 1 | -1) {
    if (refund.removed || !isDone(refund)) return;
    const entry = this.#entry(refund, refund.finishTime);
    entry.refunds += sign;
    entry.refunded += sign * refund.refundAmount;
  }

  #entry({ kind, merchantId, resourceId }: Seller, time: string): Entry {
    const days = madeIn(this.#days, kind, () => new Map<string, Map<string, Entry>>());
    const sellers = madeIn(days, dayOf(time), () => new Map<string, Entry>());
    return madeIn(sellers, `${merchantId} ${resourceId}`, () => ({ kind, merchantId, resourceId, ...none }));
  }

  /** Every entry with its day, those that came to nothing included. */
  *entries(): Generator<[string, Readonly<Entry>]> {
    for (const days of this.#days.values())
      for (const [day, sellers] of days) for (const entry of sellers.values()) yield [day, entry];
  }

  /** Sums of each day of a span on which anything was sold or given back, by those whom `counts` lets through. */
  byDay(kind: TradeKind, { from, to }: DaySpan, counts: (seller: Seller) => boolean): Map<string, Sales> {
    const found = new Map<string, Sales>();
    for (const [day, sellers] of this.#days.get(kind) ?? []) {
      if (day < from || (to !== '' && day > to)) continue;
      const sums = { ...none };
      for (const entry of sellers.values()) if (counts(entry)) addTo(sums, entry);
      found.set(day, sums);
    }
    return found;
  }

  /** The same for all days of the span together. */
  total(kind: TradeKind, span: DaySpan, counts: (seller: Seller) => boolean): Sales {
    const sums = { ...none };
    for (const day of this.byDay(kind, span, counts).values()) addTo(sums, day);
    return sums;
  }
}

function madeIn<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known) return known;
  const made = make();
  map.set(key, made);
  return made;
}

function addTo(sums: Sales, more: Readonly<Sales>): void {
  sums.orders += more.orders;
  sums.paid += more.paid;
  sums.returned += more.returned;
  sums.refunds += more.refunds;
  sums.refunded += more.refunded;
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
