import { rightsOver } from '#contracts/rights/rights.ts';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';

/** Rights that the pages of each kind share with the links to them. */

export const viewProducts = (kind: TradeKind) => rightsOver('view', trades[kind].product);
export const manageProducts = (kind: TradeKind) => rightsOver('manage', trades[kind].product);
export const viewStock = (kind: TradeKind) => rightsOver('view', trades[kind].stock);
