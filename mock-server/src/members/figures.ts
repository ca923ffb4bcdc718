import { orderStatus } from '#contracts/enums/orders.ts';
import { happened } from '#contracts/wireTime.ts';
import type { Store } from '../store/store.ts';
import type { StoredOrder } from '../store/tradeRows.ts';

/** What the orders of a member add up to (domain design, sections 6.5 and 7.1). Amounts in cents. */
interface Figures {
  /** One for each whole yuan that was paid for completed orders and not refunded. */
  growth: number;
  /** Paid for all orders, those that were refunded included. */
  consumeAmount: number;
  refundAmount: number;
  /** Paid orders. */
  orderCount: number;
}
interface Sums extends Omit<Figures, 'growth'> {
  /** Paid for completed orders, less what was refunded. */
  completed: number;
}

const none: Readonly<Sums> = { completed: 0, consumeAmount: 0, refundAmount: 0, orderCount: 0 };
const centsPerGrowth = 100;

/** Follows the orders, also where a change is taken back, so that a list of members does not look at every order. */
class MemberFigures {
  readonly #byMember = new Map<string, Sums>();

  constructor({ orders }: Store) {
    orders.watch({ add: (row) => this.#order(row, 1), remove: (row) => this.#order(row, -1) });
  }

  #order(order: Readonly<StoredOrder>, sign: 1 | -1) {
    if (order.removed || !happened(order.payTime)) return;
    const { memberId, payPrice, refundedAmount, status } = order;
    const sums = this.#byMember.get(memberId) ?? { ...none };
    sums.consumeAmount += sign * payPrice;
    sums.refundAmount += sign * refundedAmount;
    sums.orderCount += sign;
    if (status === orderStatus.done) sums.completed += sign * (payPrice - refundedAmount);
    this.#byMember.set(memberId, sums);
  }

  /** `consumeAmount` alone, for a look at many members. */
  consumed(memberId: string): number {
    return this.#byMember.get(memberId)?.consumeAmount ?? 0;
  }

  of(memberId: string): Figures {
    const { completed, ...sums } = this.#byMember.get(memberId) ?? none;
    return { growth: Math.floor(completed / centsPerGrowth), ...sums };
  }
}

const known = new WeakMap<Store['orders'], MemberFigures>();

/** The figures of a store: counted from all its orders with the first question, and kept from then on. */
export function figuresOf(store: Store): MemberFigures {
  const figures = known.get(store.orders) ?? new MemberFigures(store);
  known.set(store.orders, figures);
  return figures;
}
