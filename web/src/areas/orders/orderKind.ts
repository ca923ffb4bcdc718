import type { ComponentType, ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { AnyEndpoint, Endpoint } from '#contracts/endpoint.ts';
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
  roomNosForm,
  verifyForm,
} from '#contracts/trade/orderForms.ts';
import type { OrderListQuery, orderCountQuery, orderSumQuery } from '#contracts/trade/orderQueries.ts';
import type {
  MaskedOfOrder,
  orderSums,
  PlaceOrder,
  PlaceOrderRow,
  StatusCounts,
  StayOrder,
  StayOrderRow,
} from '#contracts/trade/orders.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import type { OrderStatusNames } from '../../domain/trade/OrderStatusTag.tsx';
import type { TicketDays } from '../../domain/trade/tradeSentences.ts';
import type { MoveOf } from '../../kit/form/MoveDialog.tsx';
import type { SelectEndpoint } from '../../kit/select/RemoteSelect.tsx';
import type { Column, ValueColumn } from '../../kit/table/column.ts';

/**
 * The types of the screens of the three kinds of orders. There is one list and one detail page; each kind passes a table of what differs
 * (`PlaceOrderList.tsx`, `PlaceOrderDetail.tsx` and so on).
 */

/** The fields that rows, or orders, of every kind have; `noShow` of stays alone. */
export type SharedRow = Pick<PlaceOrderRow, keyof PlaceOrderRow & keyof StayOrderRow> & MaybeMissed;
export type SharedOrder = Pick<PlaceOrder, keyof PlaceOrder & keyof StayOrder> & MaybeMissed;
type MaybeMissed = Partial<Pick<StayOrderRow, 'noShow'>>;

type Form<S extends z.core.$ZodType> = z.infer<S>;
type OfOne = `${string}/{id}`;
type Move<Body, Order> = Endpoint<OfOne, undefined, Body, Order>;

// Types, not interfaces: `useScopedCalls` takes them as a table of calls.
export type ListCalls<Row> = {
  list: Endpoint<string, OrderListQuery, undefined, ListData<Row>>;
  countByStatus: Endpoint<string, Form<typeof orderCountQuery>, undefined, StatusCounts>;
  sum: Endpoint<string, Form<typeof orderSumQuery>, undefined, Form<typeof orderSums>>;
  add: AnyEndpoint;
};
/** A select list and its own-scope mirror. */
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
  changeRooms: Move<Form<typeof roomNosForm>, StayOrder>;
  checkOut: Move<object, StayOrder>;
  noShow: Move<object, StayOrder>;
};

export interface AddProps {
  onAdded: (id: string) => void;
  onClose: () => unknown;
}

/** How many tickets, or rooms and nights. */
export type Quantity<Row> = Pick<ValueColumn<Row>, 'render' | 'value'>;

export interface OwnColumns<Row> {
  /** The day of use or the nights; stands beside the product. */
  day: Column<Row>;
  /** Columns behind that of the member. */
  more: readonly Column<Row>[];
}

export interface ListKind<
  Row extends SharedRow,
  Order extends SharedOrder = SharedOrder,
  Calls extends DetailCalls<Order> = DetailCalls<Order>,
> {
  kind: TradeKind;
  calls: ListCalls<Row> & Calls;
  statusNames: OrderStatusNames;
  /** In the order of the tabs. */
  statuses: readonly number[];
  /** The field with the day of use or of check-in. */
  day: 'useDate' | 'checkInDate';
  /** The places by which orders can be searched. */
  resources: ResourceCalls;
  useOwnColumns: () => OwnColumns<Row>;
  useQuantity: () => Quantity<Row>;
  /** In the order of the links in a row. */
  moves: readonly OrderMove<Order, Calls>[];
  /** An action with many orders at once, if the kind has one. */
  batch?: BatchMove<Calls>;
  AddDialog: ComponentType<AddProps>;
}

/** The dialog of an action hands on the updated order, or nothing if the response is something else. */
export interface MoveProps<Order extends SharedOrder = SharedOrder, Calls = DetailCalls<SharedOrder>>
  extends MoveOf<SharedOrder | undefined> {
  order: Order;
  calls: Calls;
}

/** An action on an order: with a dialog, or with a question only. */
export type OrderMove<Order extends SharedOrder, Calls> =
  /** `action` is its name in the order's `actions`. */
  | { action: MoveName; Dialog: ComponentType<MoveProps<Order, Calls>> }
  | { action: MoveName; ask: (calls: Calls) => Move<object, Order> };
export type MoveName =
  | 'confirm'
  | 'reject'
  | 'verify'
  | 'checkIn'
  | 'changeRooms'
  | 'checkOut'
  | 'noShow'
  | 'payOffline'
  | 'changePrice'
  | 'cancel'
  | 'updateContact'
  | 'addRefund'
  | 'remark';

/** The same action for each ticked order that allows it. */
export interface BatchMove<Calls> {
  action: MoveName;
  title: 'batch.confirm';
  call: (calls: Calls) => AnyEndpoint;
  /** Runs it for one order without showing a message; a failure is shown in the order's line. */
  run: (calls: Calls, id: string) => Promise<unknown>;
}

type Facts = readonly { label: string; value: ReactNode; wide?: boolean }[];

export interface DetailKind<Order extends SharedOrder, Calls extends DetailCalls<Order>> {
  kind: TradeKind;
  calls: Calls;
  statusNames: OrderStatusNames;
  /** The words for the step of use, for the people and for the items. */
  words: {
    use: 'stepUse' | 'stepStay';
    people: 'travellers' | 'stayingGuests';
    items: 'voucherList' | 'nightList';
  };
  /** Days, quantity and place of the booking. */
  useBooking: () => (order: Order) => Facts;
  /** The days on which tickets can be used. */
  days?: (order: Order) => TicketDays;
  /** Codes, or nights. */
  Items: ComponentType<{ order: Order }>;
  /** In the order of the buttons; the first one that is allowed is the primary button. */
  moves: readonly OrderMove<Order, Calls>[];
}
