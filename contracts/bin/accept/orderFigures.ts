import { orderStatus } from '../../src/enums/orders.ts';
import { allRecords, endpointOf, recordOf, rowsOf } from './reading.ts';
import { figureRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';

/** Amounts of orders and refunds (domain design, sections 10.4, 11 and 16, invariants 1 to 8). */

const sum = (rows: readonly Json[], name: string): number =>
  rows.reduce((total, row) => total + row[name], 0);

async function checkOrders(talk: Talk, kind: string): Promise<void> {
  const refunds = Map.groupBy(await rowsOf(talk, `refunds${kind}.list`), ({ orderId }) => orderId);
  for (const order of await allRecords(talk, `orders${kind}.list`)) {
    const { orderNo, totalPrice, discountPrice, payPrice, lines, discounts, refundedAmount } = order;
    const at = (what: string) => `${what} of ${orderNo}`;
    talk.same(at('lines'), sum(lines, 'subtotal'), totalPrice);
    for (const { price, qty, subtotal } of lines) talk.same(at('a line'), subtotal, price * qty);
    talk.same(at('discounts'), sum(discounts, 'amount'), discountPrice);
    talk.same(at('total less discounts'), totalPrice - discountPrice, payPrice);
    talk.same(at('paid of the lines'), sum(lines, 'paid'), payPrice);
    const own = refunds.get(order.id) ?? [];
    const of = (...statuses: number[]) =>
      sum(
        own.filter(({ status }) => statuses.includes(status)),
        'refundAmount',
      );
    talk.same(at('refunded'), refundedAmount, of(40));
    talk.same(at('under way'), order.refundingAmount, of(10, 20, 30, 50));
    talk.holds(
      at('refunds within what was paid'),
      refundedAmount + order.refundingAmount <= payPrice || payPrice === 0,
    );
    const state =
      order.refundingAmount > 0 ? 10 : refundedAmount === 0 ? 0 : refundedAmount < payPrice ? 20 : 30;
    if (own.length === 0) talk.same(at('refund state'), order.refundState, 0);
    else if (refundedAmount + order.refundingAmount > 0)
      talk.same(at('refund state'), order.refundState, state);
    // What nobody paid earns nothing.
    const kept = order.payType === 0 ? 0 : payPrice - refundedAmount;
    const commission = Math.round((kept * order.commissionRate) / 10_000);
    talk.same(at('commission'), order.commission, commission);
    talk.same(at('settlement'), order.settleAmount, kept - commission);
    const isClosed = order.status === 60 || order.status === 70;
    talk.same(at('why it was closed'), order.closeType !== 0, isClosed);
    const isPaid = !order.payTime.startsWith('1970');
    talk.same(at('payment'), isPaid, order.payType !== 0);
    if (order.status !== 60) talk.same(at('payment by status'), isPaid, order.status >= 20);
    const listed = own.map(
      ({ id, refundNo, refundAmount, status }) => `${id} ${refundNo} ${refundAmount} ${status}`,
    );
    const shown = order.refunds.map(
      ({ id, refundNo, refundAmount, status }: Json) => `${id} ${refundNo} ${refundAmount} ${status}`,
    );
    talk.same(at('refunds'), shown.sort(), listed.sort());
    expectNewestFirst(talk, order);
    if (order.vouchers) expectVouchers(talk, order);
    else expectStay(talk, order);
  }
}

function expectStay(talk: Talk, { orderNo, lines, nights, status, checkInTime, noShow }: Json) {
  talk.same(`nights of ${orderNo}`, lines.filter(({ date }: Json) => date !== '').length, nights);
  const hasEnded = status === orderStatus.done;
  talk.same(`no-show of ${orderNo}`, noShow, hasEnded && checkInTime.startsWith('1970') ? 1 : 0);
}

function expectNewestFirst(talk: Talk, { logs, orderNo, refundNo, status }: Json) {
  const times = logs.map(({ time }: Json) => time);
  talk.same(`logs of ${orderNo ?? refundNo}, newest first`, times, [...times].sort().reverse());
  const last = logs.find(({ toStatus, fromStatus }: Json) => toStatus !== fromStatus);
  talk.same(`the last move of ${refundNo ?? orderNo}`, last?.toStatus, status);
}

function expectVouchers(
  talk: Talk,
  { orderNo, vouchers, qty, payPrice, payType, status, usedCount }: Json,
): void {
  if (payType === 0) talk.same(`tickets of ${orderNo}`, vouchers.length, 0);
  if (payType === 0 || status === 60) return;
  const inState = (...states: number[]) => vouchers.filter((one: Json) => states.includes(one.status)).length;
  talk.same(`tickets of ${orderNo}`, vouchers.length, qty);
  talk.same(`paid for tickets of ${orderNo}`, sum(vouchers, 'paid'), payPrice);
  talk.same(`used tickets of ${orderNo}`, usedCount, inState(20));
  if (status === 50)
    talk.holds(`tickets of the completed ${orderNo}`, inState(10, 30) === 0 && inState(20, 50) > 0);
  if (status === 70) talk.same(`tickets of the closed ${orderNo} given back`, inState(40), qty);
  if (status === 40)
    talk.holds(`tickets of ${orderNo}, used in part`, inState(20) > 0 && inState(10, 30) > 0);
}

async function checkRefunds(talk: Talk, kind: string): Promise<void> {
  for (const refund of await allRecords(talk, `refunds${kind}.list`)) {
    const { refundNo, orderId, applyAmount, feeAmount, refundAmount, items, status } = refund;
    const order = await recordOf(talk, `orders${kind}.get`, orderId);
    const at = (what: string) => `${what} of ${refundNo}`;
    talk.same(
      at('order'),
      [refund.orderNo, refund.payPrice, refund.memberId],
      [order.orderNo, order.payPrice, order.memberId],
    );
    talk.same(at('items'), sum(items, 'paid'), applyAmount);
    talk.holds(
      at('amount within what was paid'),
      refundAmount + feeAmount <= applyAmount,
      `${refundAmount} + ${feeAmount}`,
    );
    const keys = items.map(({ key }: Json) => key);
    if (order.vouchers) {
      const codes = new Map<string, number>(order.vouchers.map((one: Json) => [one.code, one.status]));
      talk.holds(
        at('tickets of its order'),
        keys.every((key: string) => codes.has(key)),
        keys,
      );
      const wanted = status === 40 ? 40 : [10, 20, 30, 50].includes(status) ? 30 : undefined;
      if (wanted)
        talk.same(
          at('tickets'),
          keys.map((key: string) => codes.get(key)),
          keys.map(() => wanted),
        );
      talk.same(at('tickets counted'), [refund.qty, refund.nights], [sum(items, 'qty'), 0]);
    } else {
      const nights = keys.filter((key: string) => /^\d{4}-/.test(key));
      talk.same(at('nights counted'), [refund.nights, refund.orderNights], [nights.length, order.nights]);
    }
    const byOthers = order.refundedAmount - (status === 40 ? refundAmount : 0);
    talk.same(at('refunded of the order by others'), refund.refundedAmount, byOthers);
    talk.same(at('end'), refund.finishTime.startsWith('1970'), status !== 40);
    talk.same(at('failure'), refund.failTime.startsWith('1970'), refund.failReason === '');
    expectNewestFirst(talk, refund);
  }
}

export function orderFigureRules(): Rule[] {
  return ['Place', 'Hotel', 'House'].flatMap((kind) => [
    figureRule(
      endpointOf(`orders${kind}.list`),
      'lines, discounts, tickets, refunds, commission and states of each order fit together',
      'domain design, section 16, invariants 1 to 8',
      (talk) => checkOrders(talk, kind),
    ),
    figureRule(
      endpointOf(`refunds${kind}.list`),
      'amounts, items and states of each refund fit its order',
      'domain design, section 16, invariants 2 to 4',
      (talk) => checkRefunds(talk, kind),
    ),
  ]);
}
