import type * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { ListData } from '#contracts/envelope.ts';
import type { Revealed } from '#contracts/reveal.ts';
import type { statusCounts } from '#contracts/trade/orders.ts';
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
import type { SelectEndpoint } from '../../kit/select/RemoteSelect.tsx';

/**
 * Where the refunds of the three kinds differ: one list and one detail take such a table (`PlaceRefunds.tsx`,
 * `HotelRefunds.tsx`, `HouseRefunds.tsx`).
 */
export interface RefundKind {
  kind: TradeKind;
  calls: RefundCalls;
  /** What one can look for refunds of: the short list, and its mirror. */
  resources: { plain: SelectEndpoint; own: SelectEndpoint };
  /** Names of the states of its orders. */
  orderStatus: 'ticketOrderStatus' | 'stayOrderStatus';
  /** 退款内容: 2张, 2间×3晚, 部分2晚. */
  useContent: () => (refund: Quantity) => string;
  /** What an item is, and what its number counts; absent where an item is one. */
  useItemTitles: () => { key: string; qty?: string };
  /** When it is for. */
  useDates: () => (order: Refund['order']) => { label: string; value: string };
}

export type Quantity = Pick<RefundRow, 'qty' | 'nights' | 'orderNights'>;

type OfOne = `${string}/{id}`;
type Move<Body> = Endpoint<OfOne, undefined, Body, Refund>;

// A type, not an interface: `useScopedCalls` takes it as a table of calls.
export type RefundCalls = {
  list: Endpoint<string, RefundListQuery, undefined, ListData<RefundRow>>;
  countByStatus: Endpoint<string, z.infer<typeof refundCountQuery>, undefined, z.infer<typeof statusCounts>>;
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
