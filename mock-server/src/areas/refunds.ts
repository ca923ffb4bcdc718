import type {
  refundsHotel as hotelCalls,
  refundsHouse as houseCalls,
  refundsPlace as placeCalls,
} from '#contracts/areas/refunds.ts';
import { refundSource, refundStatus } from '#contracts/enums/orders.ts';
import { status } from '#contracts/envelope.ts';
import type { AuditForm, RefundForm, RefundListQuery } from '#contracts/trade/refunds.ts';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';
import { say } from '#contracts/words.ts';
import type { Context, Handlers } from '../records/context.ts';
import { fail } from '../records/fail.ts';
import { type Operator, operatorOf } from '../records/operators.ts';
import { reachOf } from '../records/reach.ts';
import { revealAction } from '../records/reveal.ts';
import { isStaffOf, ownerOfOrder } from '../trade/orders/orderActions.ts';
import type { Order } from '../trade/orders/orderMoves.ts';
import { offerFor } from '../trade/orders/refundOffers.ts';
import { countRefunds, refundPage, sumRefunds } from '../trade/refunds/refundList.ts';
import {
  dropRefund,
  executeRefund,
  openRefund,
  passRefund,
  writeRefund,
} from '../trade/refunds/refundMoves.ts';
import { expectRefundMove, orderOf, type Refund } from '../trade/refunds/refundRules.ts';
import { succeed } from '../trade/refunds/refundSuccess.ts';
import { refundableOf, refundRecord, refundRow } from '../trade/refunds/refundViews.ts';

/** Refunds of the three kinds (domain design, section 11). The moves themselves stand in `trade/`. */

type OfOne<Body> = { params: { id: string }; body: Body };
type Move<Body> = (context: Context, refund: Refund, body: Body, by: Operator) => Refund;
type Op = 'view' | 'manage';

function reached(context: Context, kind: TradeKind, id: string, op: Op): Refund {
  const refund = context.store.refunds.get(id);
  if (refund?.kind !== kind || !reachOf(context, trades[kind].refund, op)(ownerOfOrder(refund)))
    return fail(status.notFound, say('refundNotFound'));
  return refund;
}
/** The order that somebody asks a refund for. */
function orderFor(context: Context, kind: TradeKind, id: string): Order {
  const order = context.store.orders.get(id);
  if (order?.kind !== kind || !reachOf(context, trades[kind].refund, 'manage')(ownerOfOrder(order)))
    return fail(status.notFound, say('orderNotFound'));
  return order;
}

function handlersOf<const Kind extends TradeKind>(kind: Kind) {
  const moves =
    <Body>(move: Move<Body>) =>
    ({ params, body }: OfOne<Body>, context: Context) => {
      const refund = reached(context, kind, params.id, 'manage');
      return refundRecord(context, move(context, refund, body, operatorOf(context)));
    };
  const list = ({ query }: { query: RefundListQuery }, context: Context) => {
    const { count, list: rows } = refundPage(context, kind, query);
    return { count, list: rows.map((refund) => refundRow(context, refund)) };
  };
  const countByStatus = ({ query }: { query: Parameters<typeof countRefunds>[2] }, context: Context) =>
    countRefunds(context, kind, query);
  const sum = ({ query }: { query: Parameters<typeof sumRefunds>[2] }, context: Context) =>
    sumRefunds(context, kind, query);
  const get = ({ params }: { params: { id: string } }, context: Context) =>
    refundRecord(context, reached(context, kind, params.id, 'view'));
  const reveal = ({ params }: { params: { id: string } }, context: Context) => {
    const refund = reached(context, kind, params.id, 'manage');
    writeRefund(context, refund, {}, operatorOf(context), revealAction('memberMobile'));
    return { value: orderOf(context, refund).memberMobile };
  };
  const preview = (
    { body }: { body: { orderId: string; items: string[]; rooms?: number | undefined } },
    context: Context,
  ) => {
    const order = orderFor(context, kind, body.orderId);
    const { items: keys, rooms } = body;
    return offerFor(context, order, { keys, rooms, exceptional: isStaffOf(context, kind, 'refund') });
  };
  const add = ({ body }: { body: RefundForm }, context: Context) => {
    const order = orderFor(context, kind, body.orderId);
    return refundRecord(context, asked(context, order, body));
  };
  const audit = moves(audited);
  return {
    list,
    countByStatus,
    sum,
    get,
    reveal,
    revealOfOwn: reveal,
    preview,
    add,
    audit,
    listOfOwn: list,
    countByStatusOfOwn: countByStatus,
    sumOfOwn: sum,
    getOfOwn: get,
    previewOfOwn: preview,
    addOfOwn: add,
    auditOfOwn: audit,
    execute: moves((context, refund, _body: undefined, by) => executeRefund(context, refund, by, 'execute')),
    retry: moves((context, refund, _body: undefined, by) => executeRefund(context, refund, by, 'retry')),
    finish: moves<Finish>((context, refund, body, by) => {
      expectRefundMove(context, refund, 'finish');
      return paidByHand(context, refund, body, by, '确认已退');
    }),
    finishOffline: moves<Finish>((context, refund, body, by) => {
      expectRefundMove(context, refund, 'finishOffline');
      return paidByHand(context, refund, body, by, '线下退款');
    }),
    revoke: moves<{ reason: string }>((context, refund, { reason }, by) =>
      dropRefund(context, refund, refundStatus.revoked, reason, by),
    ),
  };
}

/** Opens a refund by staff. Platform staff may refund against the cancellation rule; a merchant user refunds at least what it gives. */
function asked(context: Context, order: Order, body: RefundForm): Refund {
  const { items, rooms, reason, description = '', images = [], refundAmount } = body;
  const exceptional = isStaffOf(context, order.kind, 'refund');
  const offer = offerFor(context, order, { keys: items, rooms, exceptional });
  if (!exceptional && refundAmount !== undefined && refundAmount < offer.refundAmount)
    fail(status.invalid, say('belowSuggestion'), { field: 'refundAmount' });
  const request = { source: refundSource.staff, reason, description, images, refundAmount };
  return openRefund(context, order, offer, request, operatorOf(context));
}

function audited(context: Context, refund: Refund, body: AuditForm, by: Operator): Refund {
  expectRefundMove(context, refund, 'audit');
  const { pass, refundAmount = 0, feeAmount = 0, remark = '' } = body;
  if (pass === 0) return dropRefund(context, refund, refundStatus.refused, remark, by);
  const wrong = (sentence: Parameters<typeof say>[0], field: string) =>
    fail(status.invalid, say(sentence), { field });
  if (refundAmount > refundableOf(context, refund)) wrong('refundAboveLimit', 'refundAmount');
  if (refundAmount + feeAmount !== refund.applyAmount) wrong('refundSumDiffers', 'feeAmount');
  if (refundAmount < refund.suggestAmount && !isStaffOf(context, refund.kind, 'refund'))
    wrong('belowSuggestion', 'refundAmount');
  if (refundAmount !== refund.suggestAmount && remark === '') wrong('remarkChanged', 'remark');
  return passRefund(context, refund, { refundAmount, feeAmount, remark }, by);
}

interface Finish {
  amount: number;
  certificates: string[];
  remark?: string | undefined;
}
function paidByHand(
  context: Context,
  refund: Refund,
  { amount, certificates, remark = '' }: Finish,
  by: Operator,
  action: string,
) {
  if (amount !== refund.refundAmount)
    fail(status.amountMismatch, say('refundAmountDiffers'), { field: 'amount' });
  return succeed(context, refund, by, action, { certificates, finishRemark: remark });
}

export const refundsPlace: Handlers<typeof placeCalls> = handlersOf('place');
export const refundsHotel: Handlers<typeof hotelCalls> = handlersOf('hotel');
export const refundsHouse: Handlers<typeof houseCalls> = handlersOf('house');
