import { type RightName, rightsOver } from '#contracts/rights/rights.ts';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';

export const viewRefunds = (kind: TradeKind) => rightsOver('view', trades[kind].refund);
/** Who may audit. */
export const manageRefunds = (kind: TradeKind) => rightsOver('manage', trades[kind].refund);
/** Who moves the money, and may give less than the rule does: staff of the platform. */
export const payRefunds = (kind: TradeKind): RightName[] => [`manage${trades[kind].refund}`];
export const viewOrders = (kind: TradeKind) => rightsOver('view', trades[kind].order);
