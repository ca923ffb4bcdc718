import { commissionMode } from '../enums/estates.ts';

interface Rule {
  commissionMode?: number | undefined;
  /** Cents. */
  commissionAmount?: number | undefined;
  /** Basis points. */
  commissionRate?: number | undefined;
}

/** What a rule gives for a deal, in cents (domain design, section 5.5). */
export const commissionOf = (rule: Rule, dealPrice: number): number =>
  rule.commissionMode === commissionMode.fixed
    ? (rule.commissionAmount ?? 0)
    : Math.round((dealPrice * (rule.commissionRate ?? 0)) / 10_000);
