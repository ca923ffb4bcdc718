import { type RightName, rightsOver } from '#contracts/rights/rights.ts';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';

export const viewOrders = (kind: TradeKind) => rightsOver('view', trades[kind].order);
export const manageOrders = (kind: TradeKind) => rightsOver('manage', trades[kind].order);
/** The right to order for a member; platform staff only. */
export const addOrders = (kind: TradeKind): RightName[] => [`manage${trades[kind].order}`];
/** The right to refund another amount than the rule gives. */
export const exceptRefunds = (kind: TradeKind): RightName[] => [`manage${trades[kind].refund}`];
export const viewRefunds = (kind: TradeKind) => rightsOver('view', trades[kind].refund);
