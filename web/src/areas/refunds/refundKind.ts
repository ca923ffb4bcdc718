import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { ListData } from '#contracts/envelope.ts';
import type { Revealed } from '#contracts/reveal.ts';
import type { StatusCounts } from '#contracts/trade/orders.ts';
import type {
  AuditForm,
  finishForm,
  Refund,
  RefundListQuery,
  RefundRow,
  refundCountQuery,
  refundSumQuery,
  refundSums,
  revokeForm,
} from '#contracts/trade/refunds.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import type { OrderStatusNames } from '../../domain/trade/OrderStatusTag.tsx';
import type { SelectEndpoint } from '../../kit/select/RemoteSelect.tsx';

/**
 * What differs between the refunds of the three kinds. There is one list and one detail page; each kind passes such a table (`PlaceRefunds.tsx`,
 * `HotelRefunds.tsx`, `HouseRefunds.tsx`).
 */
export interface RefundKind {
  kind: TradeKind;
  calls: RefundCalls;
  /** The places by which refunds can be searched: the select list and its own-scope mirror. */
  resources: { plain: SelectEndpoint; own: SelectEndpoint };
  /** The enumeration of the order's status. */
  orderStatus: OrderStatusNames;
  /** 退款内容: 2张, 2间×3晚, 部分2晚. */
  useContent: () => (refund: Quantity) => string;
  /** The headings of an item and of its quantity; `qty` is absent if an item is always one. */
  useItemTitles: () => { key: string; qty?: string };
  /** The day of use or the nights of an order. */
  useDates: () => (order: Refund['order']) => { label: string; value: ReactNode };
}

export type Quantity = Pick<RefundRow, 'qty' | 'nights' | 'orderNights'>;

type OfOne = `${string}/{id}`;
type Move<Body> = Endpoint<OfOne, undefined, Body, Refund>;

// A type, not an interface: `useScopedCalls` takes it as a table of calls.
export type RefundCalls = {
  list: Endpoint<string, RefundListQuery, undefined, ListData<RefundRow>>;
  countByStatus: Endpoint<string, z.infer<typeof refundCountQuery>, undefined, StatusCounts>;
  sum: Endpoint<string, z.infer<typeof refundSumQuery>, undefined, z.infer<typeof refundSums>>;
  get: Move<undefined>;
  reveal: Endpoint<OfOne, undefined, Revealed<'memberMobile'>, { value: string }>;
  audit: Move<AuditForm>;
  execute: Move<undefined>;
  retry: Move<undefined>;
  finish: Move<z.infer<typeof finishForm>>;
  finishOffline: Move<z.infer<typeof finishForm>>;
  revoke: Move<z.infer<typeof revokeForm>>;
};
