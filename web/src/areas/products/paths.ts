import type { RightName } from '#contracts/rights.ts';
import { type TradeKind, trades } from '#contracts/trade.ts';

/** Addresses of the products' pages of each kind, and the rights that they share with the actions that lead to them. */

const withId = (path: string, id: string | undefined) => (id ? `${path}?id=${encodeURIComponent(id)}` : path);

/** Without an id it adds. */
export const editPath = (kind: TradeKind, id?: string) => withId(`/product/${kind}/add`, id);
export const stockPath = (kind: TradeKind, id: string) => withId(`/product/${kind}/stock`, id);

const held = (op: 'view' | 'manage', area: string, reaches: string[]) =>
  reaches.map((reach) => `${op}${reach}${area}` as RightName);
const everyReach = ['', 'Single', 'Related'];

export const viewProducts = (kind: TradeKind) => held('view', trades[kind].product, everyReach);
export const manageProducts = (kind: TradeKind) => held('manage', trades[kind].product, everyReach);
export const viewStock = (kind: TradeKind) => held('view', trades[kind].stock, everyReach);
