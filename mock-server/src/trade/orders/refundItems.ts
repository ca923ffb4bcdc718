import { orderStatus, voucherStatus } from '#contracts/enums/orders.ts';
import type { Order } from './orderMoves.ts';

/** The parts of an order that can be given back, each by its key: the code of a ticket, the date of a night, the name of an extra. */

export interface RefundPart {
  key: string;
  qty: number;
  paid: number;
}

const asPart = ({ date, name, qty, paid }: Order['lines'][number]): RefundPart => ({
  key: date || name,
  qty,
  paid,
});
const unused = ({ status }: { status: number }) => status === voucherStatus.unused;

/** Tickets that are unused, or nights that nobody slept, that no refund has yet. */
export function refundableKeys(order: Order, today: string): string[] {
  const { kind, status, vouchers, lines } = order;
  if (kind === 'place') {
    if (status !== orderStatus.toUse && status !== orderStatus.inUse) return [];
    return vouchers.filter(unused).map(({ code }) => code);
  }
  const nights = lines.filter((line) => line.date !== '' && unused(line));
  if (status === orderStatus.inUse) return nights.filter(({ date }) => date > today).map(({ date }) => date);
  const before = status === orderStatus.toConfirm || status === orderStatus.toUse;
  return before ? nights.map(({ date }) => date) : [];
}

/** The parts of chosen keys in the order's own sequence; extras go with the last of the nights. */
export function partsOf(order: Order, keys: readonly string[]): RefundPart[] {
  if (order.kind === 'place')
    return order.vouchers
      .filter(({ code }) => keys.includes(code))
      .map(({ code, paid }) => ({ key: code, qty: 1, paid }));
  const nights = order.lines.filter(({ date }) => date !== '');
  const chosen = nights.filter(({ date }) => keys.includes(date));
  const isRest = nights.filter(unused).every(({ date }) => keys.includes(date));
  const withExtras = isRest && order.status !== orderStatus.inUse;
  const extras = withExtras ? order.lines.filter((line) => line.date === '' && unused(line)) : [];
  return [...chosen, ...extras].map(asPart);
}

/** The order with the parts of a refund in another state. */
export function mark(order: Order, keys: readonly string[], status: Order['vouchers'][number]['status']) {
  const has = (key: string) => keys.includes(key);
  return {
    vouchers: order.vouchers.map((voucher) => (has(voucher.code) ? { ...voucher, status } : voucher)),
    lines:
      order.kind === 'place'
        ? order.lines
        : order.lines.map((line) => (has(line.date || line.name) ? { ...line, status } : line)),
  };
}
