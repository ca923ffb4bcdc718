import { cancelRule, lateFee } from '../enums/products.ts';
import type { TradeKind } from './trade.ts';

/** The rule of cancellation of products and orders, 退改规则 (domain design, sections 9.3, 9.4 and 11.4). */

/** Cancelling is free until a deadline and costs something after it (rule 30). */
export const hasDeadline = (terms: { cancelRule: number }) => terms.cancelRule === cancelRule.untilDeadline;

/** What a late cancellation costs, by its code: of tickets always a share, of stays what was chosen. */
export const lateFeeOf = (kind: TradeKind, chosen: number): number =>
  kind === 'place' ? lateFee.rate : chosen;
