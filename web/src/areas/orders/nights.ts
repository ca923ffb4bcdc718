import { orderStatus, voucherStatus } from '#contracts/enums/orders.ts';
import type { StayOrder } from '#contracts/trade/orders.ts';

/** Nights that can still be given back: no refund has them, and once the guests are there only those to come (domain design, section 11.4). */
export function refundableNights({ status, lines, serverTime }: StayOrder) {
  const today = serverTime.slice(0, 10);
  return lines.filter(
    ({ date, status: state }) =>
      date !== '' && state === voucherStatus.unused && (status !== orderStatus.inUse || date > today),
  );
}
