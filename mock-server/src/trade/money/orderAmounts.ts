import { voucherStatus } from '#contracts/enums/orders.ts';
import type { StoredOrder } from '../../store/tradeRows.ts';
import { discounted, rateOf, split, sumOf, takeOff } from './money.ts';

/** 100 points are worth one yuan, so a point is a cent (domain design, section 10.4). */
const pointsPerYuan = 100;

/** One date: tickets of the day, or rooms for the night. */
interface PricedLine {
  /** Cents for one. */
  price: number;
  qty: number;
}

export interface OrderTerms {
  lines: readonly PricedLine[];
  /** Cents of what is not discounted: cleaning, extra guests, extra beds. */
  extras?: readonly number[];
  /** The member's grade, 折 x 10; 100 where the product does not take part. */
  discount: number;
  /** Cents that free nights cover, per line; the grade discount does not apply to them. */
  covered?: readonly number[];
  /** Points that the member wants to use. */
  points: number;
  /** Basis points of what points may pay of an order; 0 where the product takes none. */
  pointsLimitRate: number;
  /** Cents that staff took off. */
  change?: number;
}

export interface OrderAmounts {
  totalPrice: number;
  benefit: number;
  grade: number;
  points: number;
  /** The most points that may pay of the order. */
  pointsMost: number;
  change: number;
  payPrice: number;
  /** Cents of each line's subtotal, and what of it was really paid; the last line carries the remainder. */
  lines: { subtotal: number; paid: number }[];
  extras: { subtotal: number; paid: number }[];
}

/** Points in whole yuan. */
export const wholeYuan = (points: number) => Math.floor(points / pointsPerYuan) * pointsPerYuan;
/** The points that may pay: no more than wanted, than the limit, and in whole yuan. */
export const usablePoints = (wanted: number, base: number, limitRate: number) =>
  Math.min(wanted, wholeYuan(Math.floor((base * limitRate) / 10_000)));

/** What an order costs, and what each line of it was paid (domain design, section 10.4; golden numbers E1 and E2). */
export function orderAmounts(terms: OrderTerms): OrderAmounts {
  const { discount, change = 0, covered = [], extras = [] } = terms;
  const subtotals = terms.lines.map(({ price, qty }) => price * qty);
  const bases = subtotals.map((subtotal, at) => subtotal - (covered[at] ?? 0));
  const reduced = bases.map((base) => discounted(base, discount));
  const totalPrice = sumOf(subtotals) + sumOf(extras);
  const benefit = sumOf(subtotals) - sumOf(bases);
  const grade = sumOf(bases) - sumOf(reduced);
  const pointsMost = usablePoints(Infinity, totalPrice - benefit - grade, terms.pointsLimitRate);
  const points = Math.min(terms.points, pointsMost);
  const payPrice = totalPrice - benefit - grade - points - change;
  const weights = [...reduced, ...extras];
  const paid = takeOff(points + change, weights);
  const shown = (amounts: readonly number[], from: number) =>
    amounts.map((subtotal, at) => ({ subtotal, paid: paid[from + at] ?? 0 }));
  return {
    totalPrice,
    benefit,
    grade,
    points,
    pointsMost,
    change,
    payPrice,
    lines: shown(subtotals, 0),
    extras: shown(extras, subtotals.length),
  };
}

/** Cents of each ticket of a paid order: floored, the last one takes the remainder. The first `free` ones cost nothing. */
export const ticketsPaid = (payPrice: number, count: number, free = 0) => [
  ...Array<number>(free).fill(0),
  ...split(payPrice, Array(count - free).fill(1)),
];

/** The platform's commission on what the member has paid and not got back. */
export const commissionOf = (payPrice: number, refunded: number, commissionRate: number) =>
  rateOf(payPrice - refunded, commissionRate);

/** Cents of an order that points are given for: what was paid and not given back, without tickets that expired (domain design, section 10.3: the used part). */
export const giftBase = (
  { payPrice, vouchers }: Pick<StoredOrder, 'payPrice' | 'vouchers'>,
  refundedAmount: number,
): number =>
  payPrice -
  refundedAmount -
  sumOf(vouchers.map(({ status, paid }) => (status === voucherStatus.expired ? paid : 0)));

/** Points that are given for what was really paid: one for each whole yuan, times the grade's rate (x 10). */
export const giftPoints = (paid: number, rate: number) => Math.floor((Math.floor(paid / 100) * rate) / 10);
