import { rightsOver } from '#contracts/rights.ts';
import { type TradeKind, trades } from '#contracts/trade.ts';
import { withQuery } from '../../kit/withQuery.ts';

/** Addresses of the products' pages of each kind, and the rights that they share with the actions that lead to them. */

/** Without an id it adds. */
export const editPath = (kind: TradeKind, id?: string) => withQuery(`/product/${kind}/add`, { id });

export const viewProducts = (kind: TradeKind) => rightsOver('view', trades[kind].product);
export const manageProducts = (kind: TradeKind) => rightsOver('manage', trades[kind].product);
export const viewStock = (kind: TradeKind) => rightsOver('view', trades[kind].stock);
