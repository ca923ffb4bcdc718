import { cancelRule } from '#contracts/enums/products.ts';
import { rateOf, sumOf } from './money.ts';

/** What a late cancellation costs: the first night, a share, or everything. */
type LateFee = { kind: 'firstNight' } | { kind: 'rate'; basisPoints: number } | { kind: 'all' };

interface CancelTerms {
  rule: (typeof cancelRule)[keyof typeof cancelRule];
  /** Of rule 30. */
  late: LateFee;
}

export interface RefundRequest {
  terms: CancelTerms;
  /** Cents really paid for each chosen ticket or night, in the order's own sequence. */
  chosen: readonly number[];
  /** Cents really paid for the first night of the stay, when it is among the chosen ones. */
  firstNight: number;
  /** Applied at or before the deadline. */
  inTime: boolean;
  /** Refused by the merchant, made by the system, or not confirmed yet: nobody is charged. */
  free: boolean;
}

export interface RefundOffer {
  base: number;
  fee: number;
  amount: number;
}

/** Fee and amount that the rule gives; undefined when the product is not refundable at all (domain design, section 11.4; E1, E2). */
export function refundOffer({
  terms,
  chosen,
  firstNight,
  inTime,
  free,
}: RefundRequest): RefundOffer | undefined {
  const base = sumOf(chosen);
  if (free) return { base, fee: 0, amount: base };
  if (terms.rule === cancelRule.never) return undefined;
  const fee = terms.rule === cancelRule.anyTime || inTime ? 0 : lateFee(terms.late, base, firstNight);
  return { base, fee, amount: base - fee };
}

function lateFee(late: LateFee, base: number, firstNight: number): number {
  if (late.kind === 'all') return base;
  return late.kind === 'firstNight' ? Math.min(firstNight, base) : rateOf(base, late.basisPoints);
}

/** Points that come back with a part of the money: in proportion, floored; all of them with all of it. */
export const pointsBack = (pointsUsed: number, refunded: number, payPrice: number) =>
  payPrice === 0 || refunded === payPrice ? pointsUsed : Math.floor((pointsUsed * refunded) / payPrice);
