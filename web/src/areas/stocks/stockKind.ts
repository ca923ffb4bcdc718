import type { ReactNode } from 'react';
import type { StockChange } from '#contracts/areas/stocks.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { ListData } from '#contracts/envelope.ts';
import { type RightName, rightsOver } from '#contracts/rights/rights.ts';
import type { DayChange, DaySpan, PriceDay, StockBatch } from '#contracts/trade/priceStocks.ts';
import { type StayKind, type TradeKind, trades } from '#contracts/trade/trade.ts';

/** What tells the calendars of the three kinds of products from each other. */

/** Aliases, not interfaces: areas of calls are looked up by name (`useScopedCalls`). */
export type StockCalls = {
  list: Endpoint<string, DaySpan, undefined, ListData<PriceDay>>;
  save: Endpoint<string, undefined, { days: DayChange[] }, StockChange>;
  batchSave: Endpoint<string, undefined, StockBatch, StockChange>;
};
type ProductCalls<Product> = { get: Endpoint<string, undefined, undefined, Product> };

/** Of any product's record what the calendar reads; `roomCount` only stays have. */
export interface StockProduct {
  id: string;
  name: string;
  resourceName: string;
  /** Cents. */
  marketPrice: number;
  roomCount?: number;
  enabled: 0 | 1;
}

export interface Fact {
  label: string;
  value: ReactNode;
}

export interface StockKind<Product extends StockProduct> {
  kind: TradeKind;
  calls: StockCalls;
  products: ProductCalls<Product>;
  /** What the head shows besides what every product has. */
  facts: (product: Product) => Fact[];
}

/** Any of these admits. */
export const stockRights = (op: 'view' | 'manage', kind: TradeKind) => rightsOver(op, trades[kind].stock);
/** Any of these lets look at the rooms of a house. */
export const roomRights = (kind: StayKind) =>
  rightsOver('view', kind === 'hotel' ? 'MerchantHotelRoom' : 'MerchantHouseRoom');
/** What the merchant gets is set with the plain right only (domain design, section 9.5). */
export const settleRights = (kind: TradeKind): RightName[] => [`manage${trades[kind].stock}`];
