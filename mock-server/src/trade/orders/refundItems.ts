import { orderStatus, voucherStatus } from '#contracts/enums/orders.ts';
import type { Order } from './orderMoves.ts';

/** The parts of an order that can be given back, each by its key: the code of a ticket, the date of a night, the name of an extra. */

export interface RefundPart {
  key: string;
  qty: number;
  paid: number;
}

type Line = Order['lines'][number];

/** What a new line says of refunds. */
export const inNoRefund = { status: voucherStatus.unused, held: 0, back: 0, taken: 0 };

/** The rooms of a night, or the pieces of an extra, that are in no refund. */
export const leftOf = ({ qty, held, back }: Line): number => qty - held - back;

/** So many of a line: each has the same share of what was paid, and the last ones the cents that are left. */
const partOf = (line: Line, count: number): RefundPart => ({
  key: line.date || line.name,
  qty: count,
  paid: count === leftOf(line) ? line.paid - line.taken : count * Math.floor(line.paid / line.qty),
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

/**
 * The parts of chosen keys in the order's own sequence; of nights so many rooms, or all that are left. Extras go with the last rooms of the last nights.
 */
export function partsOf(
  order: Order,
  keys: readonly string[],
  rooms = Number.MAX_SAFE_INTEGER,
): RefundPart[] {
  if (order.kind === 'place')
    return order.vouchers
      .filter(({ code }) => keys.includes(code))
      .map(({ code, paid }) => ({ key: code, qty: 1, paid }));
  const nights = order.lines.filter(({ date }) => date !== '');
  const countOf = (line: Line) => (keys.includes(line.date) ? Math.min(rooms, leftOf(line)) : 0);
  const chosen = nights.filter((line) => countOf(line) > 0);
  const isRest = nights.every((line) => countOf(line) === leftOf(line));
  const withExtras = isRest && order.status !== orderStatus.inUse;
  const extras = withExtras ? order.lines.filter((line) => line.date === '' && unused(line)) : [];
  return [
    ...chosen.map((line) => partOf(line, countOf(line))),
    ...extras.map((line) => partOf(line, leftOf(line))),
  ];
}

/** The rooms that are used: of the night with the most rooms that were not refunded. */
export const roomsUsed = ({ lines }: Pick<Order, 'lines'>): number =>
  Math.max(0, ...lines.filter(({ date }) => date !== '').map(({ qty, back }) => qty - back));

const statusOf = ({ qty, held, back }: Pick<Line, 'qty' | 'held' | 'back'>): Line['status'] => {
  if (back === qty) return voucherStatus.refunded;
  return held + back === qty ? voucherStatus.locked : voucherStatus.unused;
};

/** A line after a part of it was locked in a refund, was refunded, or is free again. */
function moved(line: Line, { qty, paid }: RefundPart, status: Line['status']): Line {
  const { held, back, taken } = line;
  const counts = {
    [voucherStatus.locked as number]: { held: held + qty, back, taken: taken + paid },
    [voucherStatus.refunded as number]: { held: held - qty, back: back + qty, taken },
    [voucherStatus.unused as number]: { held: held - qty, back, taken: taken - paid },
  }[status] ?? { held, back, taken };
  return { ...line, ...counts, status: statusOf({ ...line, ...counts }) };
}

/** The order with the parts of a refund in another state. */
export function mark(
  order: Order,
  parts: readonly RefundPart[],
  status: Order['vouchers'][number]['status'],
): Pick<Order, 'vouchers' | 'lines'> {
  const partFor = (key: string) => parts.find((part) => part.key === key);
  if (order.kind === 'place')
    return {
      vouchers: order.vouchers.map((voucher) => (partFor(voucher.code) ? { ...voucher, status } : voucher)),
      lines: order.lines,
    };
  return {
    vouchers: order.vouchers,
    lines: order.lines.map((line) => {
      const part = partFor(line.date || line.name);
      return part ? moved(line, part, status) : line;
    }),
  };
}
