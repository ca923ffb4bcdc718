import type { ComponentType, ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { ListData } from '#contracts/envelope.ts';
import type { Revealed } from '#contracts/reveal.ts';
import type {
  cancelForm,
  checkInForm,
  confirmForm,
  contactForm,
  offlineForm,
  priceForm,
  rejectForm,
  remarkForm,
  verifyForm,
} from '#contracts/trade/orderForms.ts';
import type { OrderListQuery, orderCountQuery, orderSumQuery } from '#contracts/trade/orderQueries.ts';
import type {
  MaskedOfOrder,
  orderSums,
  PlaceOrder,
  PlaceOrderRow,
  StayOrder,
  StayOrderRow,
  statusCounts,
} from '#contracts/trade/orders.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import type { About } from '../../kit/dialogs/confirm.ts';
import type { SelectEndpoint } from '../../kit/select/RemoteSelect.tsx';
import type { Column } from '../../kit/table/DataTable.tsx';

/**
 * What the screens of the three kinds of orders share, and where they differ: one list and one detail, to each of which a
 * kind gives a table of its own (`PlaceOrderList.tsx`, `PlaceOrderDetail.tsx` and so on).
 */

/** What every kind's row, or order, has. */
export type SharedRow = Pick<PlaceOrderRow, keyof PlaceOrderRow & keyof StayOrderRow>;
export type SharedOrder = Pick<PlaceOrder, keyof PlaceOrder & keyof StayOrder>;

export type StatusNames = 'ticketOrderStatus' | 'stayOrderStatus';

type Form<S extends z.core.$ZodType> = z.infer<S>;
type OfOne = `${string}/{id}`;
type Move<Body, Order> = Endpoint<OfOne, undefined, Body, Order>;

// Types, not interfaces: `useScopedCalls` takes them as a table of calls.
export type ListCalls<Row> = {
  list: Endpoint<string, OrderListQuery, undefined, ListData<Row>>;
  countByStatus: Endpoint<string, Form<typeof orderCountQuery>, undefined, Form<typeof statusCounts>>;
  sum: Endpoint<string, Form<typeof orderSumQuery>, undefined, Form<typeof orderSums>>;
};
/** A short list, and its mirror. */
type ResourceCalls = { all: SelectEndpoint; allOfOwn: SelectEndpoint };
export type DetailCalls<Order> = {
  get: Endpoint<OfOne, undefined, undefined, Order>;
  reveal: Endpoint<OfOne, undefined, Revealed<MaskedOfOrder>, { value: string }>;
  cancel: Move<Form<typeof cancelForm>, Order>;
  changePrice: Move<Form<typeof priceForm>, Order>;
  payOffline: Move<Form<typeof offlineForm>, Order>;
  remark: Move<Form<typeof remarkForm>, Order>;
  updateContact: Move<Form<typeof contactForm>, Order>;
};

export type PlaceCalls = DetailCalls<PlaceOrder> & { verify: Move<Form<typeof verifyForm>, PlaceOrder> };
export type StayCalls = DetailCalls<StayOrder> & {
  confirm: Move<Form<typeof confirmForm>, StayOrder>;
  reject: Move<Form<typeof rejectForm>, StayOrder>;
  checkIn: Move<Form<typeof checkInForm>, StayOrder>;
  checkOut: Move<object, StayOrder>;
  noShow: Move<object, StayOrder>;
};

export interface AddProps {
  onAdded: (id: string) => void;
  onClose: () => unknown;
}

export interface OwnColumns<Row> {
  /** When it is for; beside the product. */
  day: Column<Row>;
  /** Behind the member. */
  more: readonly Column<Row>[];
}

export interface ListKind<
  Row extends SharedRow,
  Order extends SharedOrder = SharedOrder,
  Calls extends DetailCalls<Order> = DetailCalls<Order>,
> {
  kind: TradeKind;
  calls: ListCalls<Row> & Calls;
  statusNames: StatusNames;
  /** In the sequence of the tabs. */
  statuses: readonly number[];
  /** Name of the day of use or of check-in. */
  day: 'useDate' | 'checkInDate';
  /** What one can look for orders of. */
  resources: ResourceCalls;
  useOwnColumns: () => OwnColumns<Row>;
  useQuantity: () => (row: Row) => string;
  /** In the sequence of the links in a row. */
  moves: readonly OrderMove<Order, Calls>[];
  /** Made with many orders at once; absent where nothing is. */
  batch?: BatchMove<Calls>;
  AddDialog: ComponentType<AddProps>;
}

export interface MoveProps<Order extends SharedOrder = SharedOrder, Calls = DetailCalls<SharedOrder>> {
  order: Order;
  calls: Calls;
  /** What stands above the form. */
  about: About;
  /** It worked: the fresh order, or nothing where the call answers something else. */
  onDone(fresh?: SharedOrder): void;
  /** It was refused, so what is on the screen may be old. */
  onRefused: () => void;
  onClose: () => unknown;
}

/** What can be done with an order: in a dialog, or after a question. */
export type OrderMove<Order extends SharedOrder, Calls> =
  /** The name is the one of the order's `actions`. */
  | { action: MoveName; Dialog: ComponentType<MoveProps<Order, Calls>> }
  | { action: MoveName; ask: (calls: Calls) => Move<object, Order> };
export type MoveName =
  | 'confirm'
  | 'reject'
  | 'verify'
  | 'checkIn'
  | 'checkOut'
  | 'noShow'
  | 'payOffline'
  | 'changePrice'
  | 'cancel'
  | 'updateContact'
  | 'addRefund'
  | 'remark';

/** The same move for each of the orders that are ticked and allow it. */
export interface BatchMove<Calls> {
  action: MoveName;
  title: 'batch.confirm';
  /** Of one order, quietly: its failure is shown in its line. */
  run: (calls: Calls, id: string) => Promise<unknown>;
}

type Facts = readonly { label: string; value: ReactNode; wide?: boolean }[];

export interface DetailKind<Order extends SharedOrder, Calls extends DetailCalls<Order>> {
  kind: TradeKind;
  calls: Calls;
  statusNames: StatusNames;
  /** What use is called, and the people. */
  words: {
    use: 'stepUse' | 'stepStay';
    people: 'travellers' | 'stayingGuests';
    items: 'voucherList' | 'nightList';
  };
  /** When, how many, and where. */
  useBooking: () => (order: Order) => Facts;
  /** Codes, or nights. */
  Items: ComponentType<{ order: Order }>;
  /** In the sequence of the buttons; the first that is allowed stands out. */
  moves: readonly OrderMove<Order, Calls>[];
}
