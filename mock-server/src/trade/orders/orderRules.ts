import { orderRefundState, orderStatus, voucherStatus } from '#contracts/enums/orders.ts';
import { roomsKeptOn } from '#contracts/trade/keptStay.ts';
import { never } from '#contracts/wireTime.ts';
import type { Sentence } from '#contracts/words.ts';
import type { Context } from '../../records/context.ts';
import { type MoveRule, moveTable } from '../../records/moveTable.ts';
import { todayOf } from '../../store/today.ts';
import type { StoredOrder } from '../../store/tradeRows.ts';
import { arrivalOf, departureOf } from './kept.ts';

/**
 * When an order can make which move (domain design, sections 10.3 and 23), stated once.
 */

type Order = Readonly<StoredOrder>;

/** Who makes a move: whoever manages the order, of them only staff of the platform, or nobody by a call of the console. */
type Mover = 'manager' | 'staff' | 'system';
/** Rules are asked of today. */
type Rule = MoveRule<StoredOrder, Mover, string>;

const { unpaid, toConfirm, toUse, inUse } = orderStatus;

const isStay = ({ kind }: Order) => kind !== 'place';

function whyNotVerify({ useDate, validUntil }: Order, today: string): Sentence | undefined {
  if (today < useDate) return 'notYetUseDate';
  return today > validUntil ? 'validityOver' : undefined;
}
function whyNotCheckIn(order: Order, today: string): Sentence | undefined {
  if (today >= departureOf(order)) return 'stayOver';
  // A night between two others may be given back as well.
  if (roomsKeptOn(order.lines, today) === 0) return 'notYetCheckIn';
  return isRefunding(order) ? 'refundInProgress' : undefined;
}
function whyNotNoShow(order: Order, today: string): Sentence | undefined {
  if (today <= arrivalOf(order)) return 'notYetNoShow';
  return isRefunding(order) ? 'noShowRefunding' : undefined;
}

/** A stay that is completed, and that nobody was checked in for: 标记未入住. */
export const isNoShow = (order: Order) =>
  isStay(order) && order.status === orderStatus.done && order.checkInTime === never;

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
    refusal: whyNotVerify,
    isListed: ({ kind, vouchers }) =>
      kind === 'place' && vouchers.some((voucher) => voucher.status === voucherStatus.unused),
  },
  checkIn: {
    from: [toUse],
    by: 'manager',
    refusal: whyNotCheckIn,
    isListed: isStay,
  },
  checkOut: { from: [inUse], by: 'manager', isListed: isStay },
  changeRooms: { from: [inUse], by: 'manager', isListed: isStay },
  noShow: {
    from: [toUse],
    by: 'manager',
    refusal: whyNotNoShow,
    isListed: isStay,
  },
  updateContact: { from: [toConfirm, toUse], by: 'manager', wrongStatus: 'contactLocked' },
} satisfies Record<string, Rule>;
type OrderMove = keyof typeof rules;

const table = moveTable<StoredOrder, Mover, string, OrderMove>(rules, 'orderStateChanged');

function isRefunding({ refundState }: Order): boolean {
  return refundState === orderRefundState.open;
}

/** @throws -1005 for an order in another status, -1008 for what else the move asks */
export const expectMove = ({ clock }: Context, order: Order, move: OrderMove): void =>
  table.expect(order, move, todayOf(clock));

/** The moves that an order can make today, by whoever manages it or by staff of the platform. */
export const possibleMoves = (order: Order, today: string, isStaff: boolean): string[] =>
  table.possible(order, today, (by) => by === 'manager' || (by === 'staff' && isStaff));
