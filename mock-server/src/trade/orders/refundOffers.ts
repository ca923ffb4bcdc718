import { addDays } from '#contracts/days.ts';
import { orderStatus, voucherStatus } from '#contracts/enums/orders.ts';
import { cancelRule, lateFee } from '#contracts/enums/products.ts';
import { status } from '#contracts/envelope.ts';
import { hasDeadline, lateFeeOf } from '#contracts/trade/cancelTerms.ts';
import { type RefundRuling, refundRuling } from '#contracts/trade/refunds.ts';
import { stayCounts } from '#contracts/trade/stayCounts.ts';
import { say } from '#contracts/words.ts';
import type { Context } from '../../records/context.ts';
import { fail, invalid } from '../../records/fail.ts';
import { nowOf, todayOf } from '../../store/today.ts';
import { refundOffer } from '../money/refundFee.ts';
import type { Order } from './orderMoves.ts';
import { leftOf, partsOf, type RefundPart, refundableKeys } from './refundItems.ts';

/** What the rule of an order gives for some of its tickets or nights, now (domain design, section 11.4). */

export interface Offer {
  items: RefundPart[];
  applyAmount: number;
  feeAmount: number;
  refundAmount: number;
  ruling: RefundRuling;
  /** The highest amount that can be refunded for these items. Cents. */
  refundable: number;
  /** Last moment without a fee, of the wire; '' where there is none. */
  deadline: string;
}

export interface Asking {
  keys: readonly string[];
  /** Of each chosen night so many rooms; all that are left when undefined. */
  rooms?: number | undefined;
  /** No fee: the merchant rejected the order, or the system closed it. */
  free?: boolean;
  /** The caller may refund against the cancellation rule. */
  exceptional?: boolean;
}

/** Day and time until which cancelling costs nothing. A ticket for any day of its validity counts from the last one. */
function deadlineOf(order: Order): string {
  if (!hasDeadline(order)) return '';
  const day = order.kind === 'place' ? order.validUntil : order.useDate;
  return `${addDays(day, -order.cancelDays)} ${order.cancelTime}:00`;
}

/** @throws -1002 for items that are not the order's, -1008 for what the rule does not give */
export function offerFor(
  context: Context,
  order: Order,
  { keys, rooms, free = false, exceptional = false }: Asking,
): Offer {
  const parts = checkedParts(context, order, keys, rooms);
  if (order.partRefund === 0 && order.kind === 'place' && keys.length < order.qty && !exceptional && !free)
    fail(status.precondition, say('noPartRefund'), { field: 'items' });
  if (!exceptional && !free) checkNights(context, order, keys);
  const isFree = free || order.status === orderStatus.toConfirm;
  const stayed = order.kind !== 'place' && order.status === orderStatus.inUse;
  const ruling = rulingOf(context, order, isFree, stayed);
  if (!exceptional) checkRuling(context, order, ruling);
  const rule = cancelRules.includes(order.cancelRule) ? order.cancelRule : cancelRule.never;
  const offer = refundOffer({
    terms: {
      rule: exceptional && rule === cancelRule.never ? cancelRule.anyTime : (rule as 10),
      late: lateOf(order),
    },
    chosen: parts.map(({ paid }) => paid),
    firstNight: firstNightOf(order, parts),
    inTime: ruling === refundRuling.inTime,
    free: isFree || stayed,
  });
  const { base = 0, fee = 0, amount = 0 } = offer ?? {};
  return {
    items: parts,
    applyAmount: base,
    feeAmount: fee,
    refundAmount: amount,
    ruling,
    refundable: Math.min(base, order.payPrice - order.refundedAmount - order.refundingAmount),
    deadline: deadlineOf(order),
  };
}
const cancelRules: readonly number[] = Object.values(cancelRule);

function checkedParts(
  context: Context,
  order: Order,
  keys: readonly string[],
  rooms: number | undefined,
): RefundPart[] {
  const known =
    order.kind === 'place'
      ? order.vouchers.map(({ code }) => code)
      : order.lines.map(({ date }) => date).filter(Boolean);
  if (!keys.every((key) => known.includes(key))) invalid('items', say('refundItemUnknown'));
  const free = refundableKeys(order, todayOf(context.clock));
  if (free.length === 0) {
    if (partsIn(order, voucherStatus.locked))
      fail(status.precondition, say('refundOpen'), { field: 'items' });
    fail(status.wrongState, say('orderStateChanged'));
  }
  if (!keys.every((key) => free.includes(key))) {
    const future = order.kind !== 'place' && order.status === orderStatus.inUse;
    fail(status.precondition, say(future ? 'futureNightsOnly' : 'refundOpen'), { field: 'items' });
  }
  const most = Math.min(...order.lines.filter(({ date }) => keys.includes(date)).map(leftOf));
  if (order.kind !== 'place' && rooms !== undefined && rooms > most)
    fail(status.precondition, say(stayCounts[order.kind].refundLimit, { n: most }), { field: 'rooms' });
  return partsOf(order, keys, rooms);
}

/** Whether any ticket or night is in this state. */
const partsIn = ({ kind, vouchers, lines }: Order, wanted: number): boolean =>
  (kind === 'place' ? vouchers : lines).some((part) => part.status === wanted);

/** Nights that are over were kept for the guest, whether he came or not; only staff may make an exception. */
function checkNights({ clock }: Context, { kind }: Order, keys: readonly string[]): void {
  const today = todayOf(clock);
  if (kind !== 'place' && keys.some((date) => date < today))
    fail(status.precondition, say('futureNightsOnly'), { field: 'items' });
}

function rulingOf(context: Context, order: Order, free: boolean, stayed: boolean): RefundRuling {
  if (free) return refundRuling.free;
  if (order.cancelRule === cancelRule.never) return refundRuling.never;
  if (stayed) return refundRuling.stayed;
  if (order.cancelRule === cancelRule.anyTime) return refundRuling.anyTime;
  if (nowOf(context.clock) <= deadlineOf(order)) return refundRuling.inTime;
  const fee = lateFeeOf(order.kind, order.lateFee);
  if (fee === lateFee.rate) return refundRuling.lateRate;
  return fee === lateFee.all ? refundRuling.lateAll : refundRuling.lateFirstNight;
}

/** -1008 for what the cancellation rule does not refund. */
function checkRuling(context: Context, order: Order, ruling: RefundRuling): void {
  const refuse = (sentence: Parameters<typeof say>[0]) => fail(status.precondition, say(sentence));
  if (ruling === refundRuling.never) refuse('notRefundable');
  if (ruling === refundRuling.lateAll) refuse('wholeChargeLate');
  if (ruling === refundRuling.stayed) refuse('futureNightsOnly');
  const isOver = order.kind === 'place' && todayOf(context.clock) > order.validUntil;
  if (isOver && order.expireRefund === 0) refuse('validityOver');
}

const lateOf = ({ kind, lateFee: chosen, feeRate }: Order) => {
  const fee = lateFeeOf(kind, chosen);
  if (fee === lateFee.rate) return { kind: 'rate', basisPoints: feeRate } as const;
  return fee === lateFee.all ? ({ kind: 'all' } as const) : ({ kind: 'firstNight' } as const);
};

/** Paid for the first night of the stay, as far as it is among the chosen parts. */
const firstNightOf = ({ kind, useDate }: Order, parts: readonly RefundPart[]): number =>
  kind === 'place' ? 0 : (parts.find(({ key }) => key === useDate)?.paid ?? 0);
