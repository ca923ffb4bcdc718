import type { OrderStatus } from '#contracts/enums/orders.ts';
import { orderRefundState, orderStatus, voucherStatus } from '#contracts/enums/orders.ts';
import { status } from '#contracts/envelope.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { type Sentence, say } from '#contracts/words.ts';
import type { Context } from '../../records/context.ts';
import { fail } from '../../records/fail.ts';
import { todayOf } from '../../store/today.ts';
import type { StoredOrder } from '../../store/tradeRows.ts';

/**
 * When an order can make which move (domain design, sections 10.3 and 23), stated once: the `actions` of a row and the refusal of a call
 * (-1005 by the status, -1008 by what else it asks) both follow from this table.
 */

type Order = Readonly<StoredOrder>;

/** Who makes a move: whoever manages the order, of them only staff of the platform, or nobody by a call of the console. */
type Mover = 'manager' | 'staff' | 'system';

interface MoveRule {
  from: readonly OrderStatus[];
  by: Mover;
  /** Absent: orders of every kind. */
  of?: 'tickets' | 'stays';
  /** Why not today: the message of -1008. */
  refusal?: (order: Order, today: string) => Sentence | undefined;
  /** Whether `actions` has the move, where the call itself decides by what was sent. */
  isListed?: (order: Order) => boolean;
  /** The message of -1005, where it is not the usual one. */
  wrongStatus?: Sentence;
}

const { unpaid, toConfirm, toUse, inUse } = orderStatus;

/** In the sequence in which `actions` has them. A move of the console has the name of its call. */
const rules = {
  cancel: { from: [unpaid], by: 'manager' },
  changePrice: { from: [unpaid], by: 'staff' },
  payOffline: { from: [unpaid], by: 'staff' },
  pay: { from: [unpaid], by: 'system' },
  confirm: { from: [toConfirm], by: 'manager' },
  reject: { from: [toConfirm], by: 'manager' },
  expireConfirm: { from: [toConfirm], by: 'system' },
  verify: {
    from: [toUse, inUse],
    by: 'manager',
    of: 'tickets',
    refusal({ useDate, validUntil }, today) {
      if (today < useDate) return 'notYetUseDate';
      return today > validUntil ? 'validityOver' : undefined;
    },
    isListed: ({ vouchers }) => vouchers.some((voucher) => voucher.status === voucherStatus.unused),
  },
  checkIn: {
    from: [toUse],
    by: 'manager',
    of: 'stays',
    refusal(order, today) {
      if (today < order.useDate) return 'notYetCheckIn';
      if (today >= order.checkOutDate) return 'stayOver';
      return isRefunding(order) ? 'refundInProgress' : undefined;
    },
  },
  checkOut: { from: [inUse], by: 'manager', of: 'stays' },
  noShow: {
    from: [toUse],
    by: 'manager',
    of: 'stays',
    refusal(order, today) {
      if (today <= order.useDate) return 'notYetNoShow';
      return isRefunding(order) ? 'refundInProgress' : undefined;
    },
  },
  updateContact: { from: [toConfirm, toUse], by: 'manager', wrongStatus: 'contactLocked' },
} satisfies Record<string, MoveRule>;
type OrderMove = keyof typeof rules;

function isRefunding({ refundState }: Order): boolean {
  return refundState === orderRefundState.open;
}

const isOf = (kind: TradeKind, of: MoveRule['of']) => !of || (of === 'tickets') === (kind === 'place');

/** @throws -1005 for an order in another status, -1008 for what else the move asks */
export function expectMove({ clock }: Context, order: Order, move: OrderMove): void {
  const { from, wrongStatus = 'orderStateChanged', refusal }: MoveRule = rules[move];
  if (!from.includes(order.status)) fail(status.wrongState, say(wrongStatus));
  const sentence = refusal?.(order, todayOf(clock));
  if (sentence) fail(status.precondition, say(sentence));
}

/** The moves that an order can make today, by whoever manages it or by staff of the platform. */
export const possibleMoves = (order: Order, today: string, isStaff: boolean): string[] =>
  Object.entries<MoveRule>(rules)
    .filter(
      ([, { from, by, of, refusal, isListed }]) =>
        from.includes(order.status) &&
        (by === 'manager' || (by === 'staff' && isStaff)) &&
        isOf(order.kind, of) &&
        !refusal?.(order, today) &&
        (isListed?.(order) ?? true),
    )
    .map(([move]) => move);
