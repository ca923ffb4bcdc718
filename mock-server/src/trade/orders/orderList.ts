import { orderCodes } from '#contracts/enums/orders.ts';
import { statisticBasis } from '#contracts/enums/statistics.ts';
import type { OrderListQuery } from '#contracts/trade/orderQueries.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { trades } from '#contracts/trade/trade.ts';
import { hasMobile } from '../../members/memberSearch.ts';
import { endsWith, holds } from '../../records/checks.ts';
import type { Context } from '../../records/context.ts';
import { countStatuses } from '../../records/countStatuses.ts';
import { orderBy } from '../../records/orderBy.ts';
import { holdsPlain, reachOf } from '../../records/reach.ts';
import { isPaid, ledgerOf, paidOf } from '../money/ledger.ts';
import { isSettledUntil, settleDayOf } from '../money/settleDay.ts';
import { arrivalOf, departureOf } from './kept.ts';
import { ownerOfOrder } from './orderActions.ts';
import type { Order } from './orderMoves.ts';
import { isNoShow } from './orderRules.ts';
import { ordersLike } from './orderSearch.ts';
import { bookAskedFor, sellersIn } from './sellers.ts';

/** Lists of orders: filters, counts by status, sums over the whole filter (domain design, section 10.1). */

type Filters = Omit<OrderListQuery, 'offset' | 'limit' | 'status' | 'sort' | 'direction'>;

/** Who comes, and who is asked. */
const namesOf = ({ contactName, guests }: Order) => [contactName, ...guests.map(({ name }) => name)];

/** A test of one order, made once for a call: only the filters that are set cost anything. */
function matcher({ store }: Context, filters: Filters): (order: Order) => boolean {
  const { orderNo, member, memberId, contactMobile, productName, productId, resourceId, merchantId } =
    filters;
  const { refundState, payType, createStart, createEnd, useStart, useEnd, leaveStart, leaveEnd } = filters;
  const {
    payStart,
    payEnd,
    payMin,
    payMax,
    paid,
    settleStart,
    settleEnd,
    voucherCode,
    guest,
    roomNo,
    payNo,
    roomId,
    noShow,
  } = filters;
  const no = orderNo?.toUpperCase();
  const tests: [unknown, (order: Order) => boolean][] = [
    [no, (order) => order.orderNo === no || order.orderNo.endsWith(no ?? '')],
    [member, (order) => holds(order.memberName, member) || hasMobile(store, order, member ?? '')],
    [memberId, (order) => order.memberId === memberId],
    [voucherCode, ({ vouchers }) => vouchers.some(({ code }) => code === voucherCode)],
    [guest, (order) => namesOf(order).some((name) => holds(name, guest))],
    [roomNo, ({ roomNos }) => roomNos.includes(roomNo ?? '')],
    [noShow ?? '', (order) => isNoShow(order) === (noShow === 1)],
    [payNo, (order) => endsWith(order.payNo, payNo ?? '')],
    [roomId, (order) => order.roomId === roomId],
    [contactMobile, (order) => order.contactMobile.includes(contactMobile ?? '')],
    [productName, (order) => holds(order.productName, productName)],
    [productId, (order) => order.productId === productId],
    [resourceId, (order) => order.resourceId === resourceId],
    [merchantId, (order) => order.merchantId === merchantId],
    [refundState ?? '', (order) => order.refundState === refundState],
    [payType ?? '', (order) => order.payType === payType],
    [createStart, (order) => order.createTime >= (createStart ?? '')],
    [createEnd, (order) => order.createTime <= `${createEnd} 23:59:59`],
    [useStart, (order) => arrivalOf(order) >= (useStart ?? '')],
    [useEnd, (order) => arrivalOf(order) <= (useEnd ?? '')],
    [leaveStart, (order) => departureOf(order) >= (leaveStart ?? '')],
    [leaveEnd, (order) => order.kind !== 'place' && departureOf(order) <= (leaveEnd ?? '')],
    [paid ?? '', (order) => isPaid(order) === (paid === 1)],
    [settleStart, (order) => settleDayOf(order) >= (settleStart ?? '')],
    [settleEnd, (order) => isSettledUntil(order, settleEnd ?? '')],
    [payStart, (order) => order.payTime >= (payStart ?? '')],
    [payEnd, (order) => isPaid(order) && order.payTime.slice(0, 10) <= (payEnd ?? '')],
    [payMin ?? '', (order) => isPaid(order) && order.payPrice >= (payMin ?? 0)],
    [payMax ?? '', (order) => isPaid(order) && order.payPrice <= (payMax ?? 0)],
  ];
  const asked = tests.filter(([value]) => value !== undefined && value !== '').map(([, test]) => test);
  return (order) => {
    // Runs up to 100,000 times for one call; a plain loop is the fastest.
    for (const test of asked) if (!test(order)) return false;
    return true;
  };
}

/** Which of a kind's orders the caller sees and the filters let through. */
function matching(context: Context, kind: TradeKind, filters: Filters) {
  const fits = matcher(context, filters);
  if (holdsPlain(context, trades[kind].order, 'view')) return fits;
  const reaches = reachOf(context, trades[kind].order, 'view');
  return (order: Order) => fits(order) && reaches(ownerOfOrder(order));
}

/** The orders among which those that match are, in insertion order; of other kinds, too. */
const rowsFor = ({ store }: Context, kind: TradeKind, filters: Filters) =>
  ordersLike(store, filters) ?? store.orders.everBy('kind', kind);

const values = {
  createTime: ({ createTime }: Order) => createTime,
  // An order that was never paid sorts as 0.
  payPrice: paidOf,
  useDate: arrivalOf,
  // Epoch seconds, as precise as the answer; 0 = nothing to confirm.
  confirmDeadline: ({ confirmBy }: Order) => Math.floor(confirmBy / 1000),
};

/** Newest first; another column in the direction that is asked for. */
export function orderPage(context: Context, kind: TradeKind, query: OrderListQuery) {
  const { status, sort = 'createTime', direction = 'desc', offset, limit } = query;
  const fits = matching(context, kind, query);
  // Orders stand in the list as they were made.
  const isAsMade = sort === 'createTime' && direction === 'desc';
  return context.store.orders.list({
    among: rowsFor(context, kind, query),
    where: (row) => row.kind === kind && (status === undefined || row.status === status) && fits(row),
    // Of equal ones the newest stays first: sorting keeps their order.
    ...(!isAsMade && { order: orderBy<Order>(values[sort], direction) }),
    offset,
    limit,
  });
}

/** All that match in one status, which is found without reading every order; in no particular order. */
export function ordersInStatus(
  context: Context,
  kind: TradeKind,
  { status, ...filters }: Filters & { status: Order['status'] },
): Readonly<Order>[] {
  const fits = matching(context, kind, filters);
  return context.store.orders.by('status', status).filter((order) => order.kind === kind && fits(order));
}

const statusesOf = (kind: TradeKind) =>
  Object.keys(kind === 'place' ? orderCodes.ticketOrderStatus : orderCodes.stayOrderStatus).map(Number);

export function countOrders(context: Context, kind: TradeKind, filters: Filters) {
  const fits = matching(context, kind, filters);
  return countStatuses(context.store.orders.by('kind', kind), fits, statusesOf(kind));
}

type SumQuery = Filters & { status?: number | undefined };

/** The days of the books: those of orders that were never paid are in none. */
const books = [
  { basis: statisticBasis.paid, from: 'payStart', to: 'payEnd' },
  { basis: statisticBasis.settled, from: 'settleStart', to: 'settleEnd' },
  { basis: statisticBasis.ordered, from: 'createStart', to: 'createEnd', given: { paid: 1 } },
] as const;

/** From the ledger, where days of a book and whose they are is all that is asked for. */
export function sumOrders(context: Context, kind: TradeKind, query: SumQuery) {
  const book = bookAskedFor(query, books);
  if (book) {
    const sellers = sellersIn(context, kind, 'order', query);
    const { orders, paid, returned } = ledgerOf(context.store).total(kind, book.span, sellers, book.basis);
    return { count: orders, payPrice: paid, refundedAmount: returned };
  }
  const fits = matching(context, kind, query);
  const sums = { count: 0, payPrice: 0, refundedAmount: 0 };
  for (const order of context.store.orders.by('kind', kind)) {
    if ((query.status !== undefined && order.status !== query.status) || !fits(order)) continue;
    sums.count++;
    sums.payPrice += paidOf(order);
    sums.refundedAmount += order.refundedAmount;
  }
  return sums;
}
