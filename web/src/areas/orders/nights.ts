import { orderStatus, voucherStatus } from '#contracts/enums/orders.ts';
import type { StayOrder } from '#contracts/trade/orders.ts';

/** The nights that can still be refunded: those that are in no refund and, after check-in, only nights to come (domain design, section 11.4). */
export function refundableNights({ status, lines, serverTime }: StayOrder) {
  const today = serverTime.slice(0, 10);
  return lines.filter(
    ({ date, status: state }) =>
      date !== '' && state === voucherStatus.unused && (status !== orderStatus.inUse || date > today),
  );
}
