import { addMonths } from '../days.ts';

/** How an amount that is owed is split into dated parts (domain design, section 12.3). */

export interface PlanPart {
  /** From 1. */
  period: number;
  planDate: string;
  /** Cents. */
  amount: number;
}

/**
 * Equal parts, one a month from the first day on; the last one takes the remainder. The day of the month is kept: after 31 January and 28 February comes 31 March.
 * There are never more parts than cents.
 */
export function monthlyPlans(amount: number, periods: number, firstDate: string): PlanPart[] {
  const count = Math.max(1, Math.min(periods, amount));
  const part = Math.floor(amount / count);
  return Array.from({ length: count }, (_, at) => ({
    period: at + 1,
    planDate: addMonths(firstDate, at),
    amount: at === count - 1 ? amount - part * (count - 1) : part,
  }));
}
