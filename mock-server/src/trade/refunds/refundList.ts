import { refundCodes, refundStatus } from '#contracts/enums/orders.ts';
import type { RefundListQuery } from '#contracts/trade/refunds.ts';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';
import { holds, isUntil } from '../../records/checks.ts';
import type { Context } from '../../records/context.ts';
import { countStatuses } from '../../records/countStatuses.ts';
import { reachOf } from '../../records/reach.ts';
import { ledgerOf } from '../money/ledger.ts';
import { sumOf } from '../money/money.ts';
import { ownerOfOrder } from '../orders/orderActions.ts';
import { asksOnly, sellerFilters, sellersIn } from '../orders/sellers.ts';
import type { Refund } from './refundRules.ts';
import { failTimeOf } from './refundViews.ts';

/** Lists of refunds: filters, counts by status, sums (domain design, section 11.1). */

type Filters = Omit<RefundListQuery, 'offset' | 'limit' | 'status'>;

function matcher({ store }: Context, filters: Filters): (refund: Refund) => boolean {
  const { memberMobile, memberId: ofMember, merchantId, resourceId, source, reason } = filters;
  const { createStart, createEnd, finishStart, finishEnd, failReason, failStart, failEnd } = filters;
  const failed = (refund: Refund) => refund.failReason !== '';
  const tail = (no: string | undefined) => no?.toUpperCase() ?? '';
  const tests: [unknown, (refund: Refund) => boolean][] = [
    [filters.refundNo, ({ refundNo }) => refundNo.endsWith(tail(filters.refundNo))],
    [filters.orderNo, ({ orderNo }) => orderNo.endsWith(tail(filters.orderNo))],
    [
      memberMobile,
      ({ memberId }) => store.members.get(memberId)?.mobile.includes(memberMobile ?? '') === true,
    ],
    [ofMember, ({ memberId }) => memberId === ofMember],
    [merchantId, (refund) => refund.merchantId === merchantId],
    [resourceId, (refund) => refund.resourceId === resourceId],
    [source, (refund) => refund.source === source],
    [reason, (refund) => refund.reason === reason],
    [createStart, ({ createTime }) => createTime >= (createStart ?? '')],
    [createEnd, ({ createTime }) => isUntil(createTime, createEnd ?? '')],
    [finishStart, ({ finishTime }) => finishTime >= (finishStart ?? '')],
    [finishEnd, ({ finishTime }) => isUntil(finishTime, finishEnd ?? '')],
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
  const { status, offset, limit } = query;
  const fits = matching(context, kind, query);
  return context.store.refunds.list({
    among: context.store.refunds.everBy('kind', kind),
    where: (row) => (status === undefined || row.status === status) && fits(row),
    offset,
    limit,
  });
}

const statuses = Object.keys(refundCodes.refundStatus).map(Number);
export const countRefunds = (context: Context, kind: TradeKind, filters: Filters) =>
  countStatuses(context.store.refunds.by('kind', kind), matching(context, kind, filters), statuses);

type SumQuery = Filters & { status?: number | undefined };
const ofLedger = ['status', 'finishStart', 'finishEnd', ...sellerFilters];

/** From the ledger, where days of success and whose they are is all that is asked for. */
export function sumRefunds(context: Context, kind: TradeKind, query: SumQuery) {
  if (query.status === refundStatus.done && asksOnly(query, ofLedger)) {
    const { refunds, refunded } = ledgerOf(context.store).total(
      kind,
      { from: query.finishStart ?? '', to: query.finishEnd ?? '' },
      sellersIn(context, kind, 'refund', query),
    );
    return { count: refunds, refundAmount: refunded };
  }
  const fits = matching(context, kind, query);
  const rows = context.store.refunds
    .by('kind', kind)
    .filter((row) => (query.status === undefined || row.status === query.status) && fits(row));
  return { count: rows.length, refundAmount: sumOf(rows.map(({ refundAmount }) => refundAmount)) };
}
