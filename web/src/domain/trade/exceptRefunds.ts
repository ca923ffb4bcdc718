import type { RightName } from '#contracts/rights/rights.ts';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';

/** The right to refund another amount than the rule gives; platform staff only. The calls are those of everybody, so it follows from none. */
export const exceptRefunds = (kind: TradeKind): RightName[] => [`manage${trades[kind].refund}`];
