import type { RightName } from '#contracts/rights.ts';
import { type TradeKind, trades } from '#contracts/trade.ts';

const anyOf = (op: 'view' | 'manage', area: string) =>
  ['', 'Single', 'Related'].map((reach) => `${op}${reach}${area}` as RightName);

export const viewRefunds = (kind: TradeKind) => anyOf('view', trades[kind].refund);
/** Who may audit. */
export const manageRefunds = (kind: TradeKind) => anyOf('manage', trades[kind].refund);
/** Who moves the money, and may give less than the rule does: staff of the platform. */
export const payRefunds = (kind: TradeKind): RightName[] => [`manage${trades[kind].refund}`];
export const viewOrders = (kind: TradeKind) => anyOf('view', trades[kind].order);
