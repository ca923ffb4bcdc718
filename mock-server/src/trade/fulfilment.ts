import {
  closeType,
  credentialType,
  orderCodes,
  orderStatus,
  refundStatus,
  rejectReason,
  voucherStatus,
} from '#contracts/enums/orders.ts';
import { status } from '#contracts/envelope.ts';
import type { Guest, OrderGuest } from '#contracts/trade/orderForms.ts';
import { say } from '#contracts/words.ts';
import { arrivingGuests } from '../members/guests.ts';
import type { Context } from '../records/context.ts';
import { fail, invalid } from '../records/fail.ts';
import type { Operator } from '../records/operators.ts';
import { reasonWords } from '../records/reasonWords.ts';
import { nowOf, todayOf } from '../store/today.ts';
import type { StoredGuest } from '../store/tradeRows.ts';
import { expectRoomFor } from './orders/bookStay.ts';
import { completeOrder, type Order, sms, writeOrder } from './orders/orderMoves.ts';
import { expectMove } from './orders/orderRules.ts';
import { refundableKeys, roomsUsed } from './orders/refundItems.ts';
import { offerFor } from './orders/refundOffers.ts';
import { takenRoomNos } from './orders/roomNumbers.ts';
import { closeWithRefund, grantInFull } from './refunds/refundMoves.ts';

/** What merchants do with paid orders: confirm, reject, verify, check in and out, mark as no-show (domain design, section 10.3). */

/** 20 → 30. */
export function confirmOrder(context: Context, order: Order, confirmNo: string, by: Operator): Order {
  expectMove(context, order, 'confirm');
  const taken = writeOrder(
    context,
    order,
    { status: orderStatus.toUse, confirmNo, confirmBy: 0 },
    by,
    '接单',
    confirmNo,
  );
  sms(context, taken, '您的订单已确认');
  return taken;
}

/** 20 → 70: everything goes back without a fee. */
export function rejectOrder(
  context: Context,
  order: Order,
  { reason, note }: { reason: number; note?: string | undefined },
  by: Operator,
): Order {
  expectMove(context, order, 'reject');
  const words = reasonWords(orderCodes.rejectReason, reason, rejectReason.other, note);
  return closeAll(context, order, { by, close: closeType.rejected, reason: words, action: '拒单' });
}
/** 20 → 70: nobody confirmed in time. */
export function expireConfirm(context: Context, order: Order, by: Operator): Order {
  expectMove(context, order, 'expireConfirm');
  const reason = '商家未在时限内确认';
  return closeAll(context, order, { by, close: closeType.expired, reason, action: '超时未确认，订单关闭' });
}
function closeAll(context: Context, before: Order, how: Parameters<typeof closeWithRefund>[3]): Order {
  for (const refund of context.store.refunds.by('orderId', before.id)) {
    if (refund.status === refundStatus.toAudit || refund.status === refundStatus.toPay)
      grantInFull(context, refund, how);
  }
  const order = context.store.orders.get(before.id) as Order;
  const keys = refundableKeys(order, todayOf(context.clock));
  // All nights are already in refunds under way, so only the order is closed.
  if (keys.length === 0) {
    const patch = { status: orderStatus.closed, closeType: how.close, closeReason: how.reason };
    return writeOrder(
      context,
      order,
      { ...patch, finishTime: nowOf(context.clock) },
      how.by,
      how.action,
      how.reason,
    );
  }
  return closeWithRefund(context, order, offerFor(context, order, { keys, free: true }), how);
}

/** 30 → 40, and → 50 with the last ticket. All codes or none. */
export function verifyTickets(context: Context, order: Order, codes: readonly string[], by: Operator): Order {
  expectMove(context, order, 'verify');
  for (const code of codes) {
    const voucher = order.vouchers.find((one) => one.code === code);
    if (!voucher) return invalid('codes', say('voucherUnknown'));
    if (voucher.status === voucherStatus.locked) fail(status.precondition, say('voucherLocked'));
    if (voucher.status !== voucherStatus.unused) fail(status.precondition, say('voucherGone'));
  }
  const useTime = nowOf(context.clock);
  const vouchers = order.vouchers.map((voucher) =>
    codes.includes(voucher.code)
      ? { ...voucher, status: voucherStatus.used, useTime, useUser: by.name }
      : voucher,
  );
  const patch = { vouchers, status: orderStatus.inUse };
  const used = writeOrder(context, order, patch, by, `核销${codes.length}张`, codes.join('、'));
  const open: readonly number[] = [voucherStatus.unused, voucherStatus.locked];
  const isLast = vouchers.every((voucher) => !open.includes(voucher.status));
  return isLast ? completeOrder(context, used, by, '全部核销，订单完成') : used;
}

/** 30 → 40. */
export function checkIn(
  context: Context,
  order: Order,
  { guests, roomNos = [] }: { guests: readonly OrderGuest[]; roomNos?: string[] | undefined },
  by: Operator,
): Order {
  expectMove(context, order, 'checkIn');
  if (guests.length < roomsUsed(order)) fail(status.precondition, say('registerGuests'), { field: 'guests' });
  expectRoomFor(context.store, order, roomsUsed(order), guests.length);
  expectFreeRooms(context, order, roomNos);
  const patch = {
    guests: arrivingGuests(context, order, guests).map(storedGuest),
    roomNos,
    checkInTime: nowOf(context.clock),
    status: orderStatus.inUse,
  };
  return writeOrder(context, order, patch, by, '办理入住', roomNos.join('、'));
}
/** @throws -1002 for more numbers than the order has rooms, -1009 for one that other guests have */
function expectFreeRooms(context: Context, order: Order, roomNos: readonly string[]): void {
  if (roomNos.length > roomsUsed(order))
    fail(status.invalid, say('tooMany', { label: 'roomNos', n: roomsUsed(order) }), { field: 'roomNos' });
  const taken = takenRoomNos(context, order);
  for (const no of roomNos) {
    if (taken.has(no)) fail(status.duplicate, say('roomNoTaken', { no }), { field: 'roomNos' });
  }
}

/** 40 → 40: a number was wrong, or the guests have moved. */
export function changeRooms(context: Context, order: Order, roomNos: string[], by: Operator): Order {
  expectMove(context, order, 'changeRooms');
  expectFreeRooms(context, order, roomNos);
  const words = [order.roomNos, roomNos].map((nos) => nos.join('、') || '无').join(' → ');
  return writeOrder(context, order, { roomNos }, by, '修改房号', words);
}
export const storedGuest = ({
  name,
  credentialType: type,
  credentialNo,
  mobile = '',
}: Guest): StoredGuest => ({
  name,
  credentialNo,
  mobile,
  credentialType: type ?? credentialType.other,
});

/** 40 → 50. */
export function checkOut(context: Context, order: Order, by: Operator): Order {
  expectMove(context, order, 'checkOut');
  return completeOrder(context, order, by, '办理离店');
}

/** 30 → 50: the day of arrival is over and nobody came; no points for it. */
export function markNoShow(context: Context, order: Order, by: Operator): Order {
  expectMove(context, order, 'noShow');
  return completeOrder(context, order, by, '标记未入住', false);
}
