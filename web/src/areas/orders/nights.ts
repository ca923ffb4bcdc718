import { orderStatus, voucherStatus } from '#contracts/enums/orders.ts';
import type { StayOrder } from '#contracts/trade/orders.ts';

/**
 * The nights that can still be refunded: those that are in no refund and, after check-in, only nights to come (domain design, section 11.4). A night that is
 * over is kept before check-in as well, unless the user may make exceptions from the rule (docs/decisions/0050-orders-and-refunds-in-doubt.md).
 */
export function refundableNights({ status, lines, serverTime }: StayOrder, mayExcept: boolean) {
  const today = serverTime.slice(0, 10);
  const isToCome = (date: string) =>
    status === orderStatus.inUse ? date > today : mayExcept || date >= today;
  return lines.filter(
    ({ date, status: state }) => date !== '' && state === voucherStatus.unused && isToCome(date),
  );
}

type Night = StayOrder['lines'][number];

/** The rooms of a night that are in no refund. */
export const roomsLeft = ({ qty, held, back }: Pick<Night, 'qty' | 'held' | 'back'>): number =>
  qty - held - back;

/** The rooms that are used: of the night with the most rooms that were not refunded. */
export const roomsUsed = ({ lines }: Pick<StayOrder, 'lines'>): number =>
  Math.max(0, ...lines.filter(({ date }) => date !== '').map(({ qty, back }) => qty - back));
