import { addMonths } from '../days.ts';
import { type SendMode, sendMode } from '../enums/finance.ts';

/** How an amount that is owed is split into dated parts (domain design, section 12.3). */

export interface PlanPart {
  /** From 1. */
  period: number;
  planDate: string;
  /** Cents. */
  amount: number;
}

/** Equal parts from the first day on, so many months apart; the last one takes the remainder. The day of the month is kept: after 31 January and 28 February comes 31 March. */
function equalPlans(amount: number, periods: number, everyMonths: number, firstDate: string): PlanPart[] {
  const part = Math.floor(amount / periods);
  return Array.from({ length: periods }, (_, at) => ({
    period: at + 1,
    planDate: addMonths(firstDate, at * everyMonths),
    amount: at === periods - 1 ? amount - part * (periods - 1) : part,
  }));
}

/** Equal parts, one a month. There are never more parts than cents. */
export const monthlyPlans = (amount: number, periods: number, firstDate: string): PlanPart[] =>
  equalPlans(amount, Math.max(1, Math.min(periods, amount)), 1, firstDate);

/** What a form says of how an amount is paid; it is filled in as far as its mode needs it. */
export interface SendTerms {
  sendMode: SendMode;
  periods?: number | undefined;
  everyMonths?: number | undefined;
  firstDate?: string | undefined;
  plans?: readonly { planDate: string; amount: number }[] | undefined;
}

/** The parts of an amount under terms that are whole and right. */
export function plansOf(amount: number, terms: SendTerms): PlanPart[] {
  const { sendMode: mode, periods = 1, everyMonths = 1, firstDate = '', plans = [] } = terms;
  if (mode === sendMode.custom)
    return plans.map(({ planDate, amount: part }, at) => ({ period: at + 1, planDate, amount: part }));
  return mode === sendMode.once
    ? equalPlans(amount, 1, 1, firstDate)
    : equalPlans(amount, periods, everyMonths, firstDate);
}
