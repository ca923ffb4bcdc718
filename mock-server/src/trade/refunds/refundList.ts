import { refundCodes, refundStatus } from '#contracts/enums/orders.ts';
import { statisticBasis } from '#contracts/enums/statistics.ts';
import type { RefundListQuery } from '#contracts/trade/refunds.ts';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';
import { hasMobile } from '../../members/memberSearch.ts';
import { endsWith, holds, isUntil } from '../../records/checks.ts';
import type { Context } from '../../records/context.ts';
import { countStatuses } from '../../records/countStatuses.ts';
import { orderBy } from '../../records/orderBy.ts';
import { reachOf } from '../../records/reach.ts';
import { ledgerOf } from '../money/ledger.ts';
import { sumOf } from '../money/money.ts';
import { isSettledUntil, settleDayOf } from '../money/settleDay.ts';
import { ownerOfOrder } from '../orders/orderActions.ts';
import { bookAskedFor, sellersIn } from '../orders/sellers.ts';
import { orderOf, type Refund } from './refundRules.ts';
import { failTimeOf, isOverdue } from './refundViews.ts';

/** Lists of refunds: filters, counts by status, sums (domain design, section 11.1). */

type Filters = Omit<RefundListQuery, 'offset' | 'limit' | 'status' | 'sort' | 'direction'>;

function matcher(context: Context, filters: Filters): (refund: Refund) => boolean {
  const {
    memberMobile,
    memberId: ofMember,
    merchantId,
    resourceId,
    productId,
    source,
    reason,
    channel,
  } = filters;
  const { orderStart, orderEnd, settleStart, settleEnd } = filters;
  const { createStart, createEnd, finishStart, finishEnd, failReason, failStart, failEnd } = filters;
  const { overdue } = filters;
  const { store } = context;
  const orderFor = (refund: Refund) => orderOf(context, refund);
  const failed = (refund: Refund) => refund.failReason !== '';
  const tail = (no: string | undefined) => no?.toUpperCase() ?? '';
  const tests: [unknown, (refund: Refund) => boolean][] = [
    [filters.refundNo, ({ refundNo }) => refundNo.endsWith(tail(filters.refundNo))],
    [filters.orderNo, ({ orderNo }) => orderNo.endsWith(tail(filters.orderNo))],
    [filters.channelNo, ({ channelNo }) => endsWith(channelNo, filters.channelNo ?? '')],
    [memberMobile, (refund) => hasMobile(store, orderFor(refund), memberMobile ?? '')],
    [ofMember, ({ memberId }) => memberId === ofMember],
    [merchantId, (refund) => refund.merchantId === merchantId],
    [resourceId, (refund) => refund.resourceId === resourceId],
    [productId, (refund) => refund.productId === productId],
    [source, (refund) => refund.source === source],
    [reason, (refund) => refund.reason === reason],
    [channel !== undefined, (refund) => refund.channel === channel],
    [overdue !== undefined, (refund) => isOverdue(context, refund) === (overdue === 1)],
    [createStart, ({ createTime }) => createTime >= (createStart ?? '')],
    [createEnd, ({ createTime }) => isUntil(createTime, createEnd ?? '')],
    [finishStart, ({ finishTime }) => finishTime >= (finishStart ?? '')],
    [finishEnd, ({ finishTime }) => isUntil(finishTime, finishEnd ?? '')],
    [orderStart, (refund) => orderFor(refund).createTime >= (orderStart ?? '')],
    [orderEnd, (refund) => isUntil(orderFor(refund).createTime, orderEnd ?? '')],
    [settleStart, (refund) => settleDayOf(orderFor(refund)) >= (settleStart ?? '')],
    [settleEnd, (refund) => isSettledUntil(orderFor(refund), settleEnd ?? '')],
    [failReason, (refund) => holds(refund.failReason, failReason)],
    [failStart, (refund) => failed(refund) && failTimeOf(refund) >= (failStart ?? '')],
    [failEnd, (refund) => isUntil(failTimeOf(refund), failEnd ?? '')],
  ];
  const asked = tests.filter(([value]) => value).map(([, test]) => test);
  return (refund) => asked.every((test) => test(refund));
}

function matching(context: Context, kind: TradeKind, filters: Filters) {
  const reaches = reachOf(context, trades[kind].refund, 'view');
  const fits = matcher(context, filters);
  return (refund: Refund) => fits(refund) && reaches(ownerOfOrder(refund));
}

export function refundPage(context: Context, kind: TradeKind, query: RefundListQuery) {
  const { status, sort, direction = 'desc', offset, limit } = query;
  const fits = matching(context, kind, query);
  return context.store.refunds.list({
    among: context.store.refunds.everBy('kind', kind),
    where: (row) => (status === undefined || row.status === status) && fits(row),
    order: sort && orderBy<Refund>((row) => row[sort], direction),
    offset,
    limit,
  });
}

const statuses = Object.keys(refundCodes.refundStatus).map(Number);
export const countRefunds = (context: Context, kind: TradeKind, filters: Filters) =>
  countStatuses(context.store.refunds.by('kind', kind), matching(context, kind, filters), statuses);

type SumQuery = Filters & { status?: number | undefined };
const given = { status: refundStatus.done };
const books = [
  { basis: statisticBasis.paid, from: 'finishStart', to: 'finishEnd', given },
  { basis: statisticBasis.ordered, from: 'orderStart', to: 'orderEnd', given },
  { basis: statisticBasis.settled, from: 'settleStart', to: 'settleEnd', given },
] as const;

/** From the ledger, where days of a book and whose they are is all that is asked for. */
export function sumRefunds(context: Context, kind: TradeKind, query: SumQuery) {
  const book = bookAskedFor(query, books);
  if (book) {
    const sellers = sellersIn(context, kind, 'refund', query);
    const { refunds, refunded } = ledgerOf(context.store).total(kind, book.span, sellers, book.basis);
    return { count: refunds, refundAmount: refunded, refundedAmount: refunded };
  }
  const fits = matching(context, kind, query);
  const rows = context.store.refunds
    .by('kind', kind)
    .filter((row) => (query.status === undefined || row.status === query.status) && fits(row));
  const amountOf = (of: typeof rows) => sumOf(of.map(({ refundAmount }) => refundAmount));
  const done = rows.filter(({ status }) => status === refundStatus.done);
  return { count: rows.length, refundAmount: amountOf(rows), refundedAmount: amountOf(done) };
}
