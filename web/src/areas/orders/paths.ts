import { type RightName, rightsOver } from '#contracts/rights/rights.ts';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';

export const viewOrders = (kind: TradeKind) => rightsOver('view', trades[kind].order);
export const manageOrders = (kind: TradeKind) => rightsOver('manage', trades[kind].order);
/** Who may order for a member: staff of the platform. */
export const addOrders = (kind: TradeKind): RightName[] => [`manage${trades[kind].order}`];
/** Who may refund what the rule does not give. */
export const exceptRefunds = (kind: TradeKind): RightName[] => [`manage${trades[kind].refund}`];
export const viewRefunds = (kind: TradeKind) => rightsOver('view', trades[kind].refund);
