import type { ReactNode } from 'react';
import type { StockCalendar, StockChange } from '#contracts/areas/stocks.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { SaleStep } from '#contracts/enums/products.ts';
import type { LogRow } from '#contracts/logs.ts';
import type { RightName } from '#contracts/rights/rights.ts';
import type { DayChange, DaySpan, StockBatch, StockTerms } from '#contracts/trade/priceStocks.ts';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';
import type { SelectEndpoint } from '../../kit/select/RemoteSelect.tsx';

/** What differs between the calendars of the three kinds of products. */

/** Aliases, not interfaces: `useScopedCalls` looks calls up by name, which needs an index signature. */
export type StockCalls = {
  list: Endpoint<string, DaySpan, undefined, StockCalendar>;
  save: Endpoint<string, undefined, { days: DayChange[] }, StockChange>;
  batchSave: Endpoint<string, undefined, StockBatch, StockChange>;
};
/** The calls of a dialog: those of the calendar, and the read of the product, whose log says who set its days. */
export type DialogCalls = StockCalls & {
  product: Endpoint<string, undefined, undefined, Pick<StockProduct, 'logs'>>;
};
type ProductCalls<Product> = { get: Endpoint<string, undefined, undefined, Product>; list: SelectEndpoint };

/** The fields of a product that the calendar reads; only stays have `roomCount`. */
export interface StockProduct {
  id: string;
  name: string;
  resourceId: string;
  resourceName: string;
  /** Of stays only. */
  roomId?: string;
  missing: SaleStep[];
  merchantId: string;
  /** Cents. */
  marketPrice: number;
  roomCount?: number;
  enabled: 0 | 1;
  logs: LogRow[];
}

/** The limits of a product's days, as the dialogs tell them. */
export interface ToldTerms extends StockTerms {
  kind: TradeKind;
}

export interface Fact {
  label: string;
  value: ReactNode;
}

export interface StockKind<Product extends StockProduct> {
  kind: TradeKind;
  calls: StockCalls;
  products: ProductCalls<Product>;
  /** Facts in the head of the page in addition to those of every product. */
  facts: (product: Product) => Fact[];
}

/** Setting the settlement price needs the plain right, not a scoped one (domain design, section 9.5). */
export const settleRights = (kind: TradeKind): RightName[] => [`manage${trades[kind].stock}`];
