import type { OrderStatus, RefundStatus } from '#contracts/enums/orders.ts';
import { refundMoves } from '#contracts/examples/refunds.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import type { System } from './fixtures.ts';

/** Creates orders and refunds of the three kinds in a given state, and formats their values as the screens do. Amounts in cents. */

export interface Order {
  id: string;
  orderNo: string;
  productName: string;
  payPrice: number;
  totalPrice: number;
  /** The code of the order's first ticket. */
  code: string;
  guestName: string;
  today: string;
}
export interface Refund {
  id: string;
  refundNo: string;
  refundAmount: number;
}
/** `own`: of the merchantManager's merchant; `offline`: paid offline (线下收款). */
interface Scene {
  own?: 1;
  offline?: 1;
  /** Days from today to the day of use or check-in; 1 by default. */
  inDays?: number;
}

export const stateOf = <T>(system: System, name: string, params: object) =>
  system.control('provider-states', { state: name, params }) as Promise<T>;

export const orderIn = (system: System, trade: TradeKind, status: OrderStatus, scene: Scene = {}) =>
  stateOf<Order>(system, 'an order is in a status', { trade, status, ...scene });

export const refundIn = (system: System, trade: TradeKind, status: RefundStatus, scene: Scene = {}) =>
  stateOf<Refund>(system, 'a refund is in a status', { trade, status, ...scene });

/** Nights of an order that was paid offline go back: of so many rooms, or of all. */
export async function giveBack(
  system: System,
  kind: TradeKind,
  orderId: string,
  items: readonly string[],
  rooms?: number,
): Promise<void> {
  const token = await system.tokenOf('platformAdmin');
  const post = async (path: string, data: object): Promise<Refund> => {
    const answer = await system.call(`refunds-${kind}/${path}`, { data }, token);
    if (answer.status !== 1) throw new Error(`${path}: ${answer.message}`);
    return answer.data;
  };
  const asked = { orderId, items, ...(rooms && { rooms }) };
  const { refundAmount: amount } = await post('preview', asked);
  const { id } = await post('add', { ...asked, reason: 10, description: '', images: [] });
  await post(`execute/${id}`, {});
  await post(`finish/${id}`, { ...refundMoves.finish, amount });
}

export const listOfOrders = (kind: TradeKind) => `/order/order-manage/order-${kind}-list`;
export const listOfRefunds = (kind: TradeKind) => `/order/refund-manage/refund-${kind}-list`;
export const detailOfRefund = (kind: TradeKind, id: string) =>
  `/order/refund-manage/refund-${kind}-detail?id=${id}`;

/** 所属景区 and the like. */
export const resourceLabels = { place: '所属景区', hotel: '所属酒店', house: '所属民宿' } satisfies Record<
  TradeKind,
  string
>;

export const yuan = (cents: number) => (cents / 100).toFixed(2);
/** The format of sums: 1,195.00. */
export const grouped = (cents: number) => yuan(cents).replace(/\B(?=(\d{3})+\.)/g, ',');
