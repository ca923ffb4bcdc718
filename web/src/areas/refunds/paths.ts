import { type RightName, rightsOver } from '#contracts/rights/rights.ts';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';

export const viewRefunds = (kind: TradeKind) => rightsOver('view', trades[kind].refund);
/** The right to audit refunds. */
export const manageRefunds = (kind: TradeKind) => rightsOver('manage', trades[kind].refund);
/** The right to pay refunds and to approve less than the rule gives; platform staff only. */
export const payRefunds = (kind: TradeKind): RightName[] => [`manage${trades[kind].refund}`];
export const viewOrders = (kind: TradeKind) => rightsOver('view', trades[kind].order);
