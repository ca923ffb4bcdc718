import { members } from '../../src/areas/members.ts';
import { pointType } from '../../src/enums/members.ts';
import {
  orderRefundState,
  orderStatus,
  refundSource,
  refundStatus,
  voucherStatus,
} from '../../src/enums/orders.ts';
import { status } from '../../src/envelope.ts';
import { refundMoves as forms } from '../../src/examples/refunds.ts';
import { type TradeKind, tradeKinds } from '../../src/trade/trade.ts';
import { expectPoints, golden, goldenDays, goldenStock } from './orderScenes.ts';
import { shareOf } from './reckon.ts';
import {
  askedFor,
  certificates,
  goldenRefund,
  moneyRule,
  paidScene,
  partStates,
  partsOf,
  payBack,
  remark,
  where,
} from './refundScenes.ts';
import type { Rule } from './rule.ts';
import { gradeTerms, pointRows } from './shop.ts';
import type { Json } from './talk.ts';

/** What comes back of an order: golden numbers E1 and E2. */

const rulesOf = (trade: TradeKind): Rule[] => [
  moneyRule(
    trade,
    'a refund after the deadline keeps the fee of the rule; what is asked for is locked',
    where.fee,
    async (talk) => {
      const { scene, read, items, base, fee, refund, order } = await goldenRefund(talk, trade);
      talk.same(
        'applyAmount, feeAmount, refundAmount',
        [refund.applyAmount, refund.feeAmount, refund.refundAmount],
        [base, fee, base - fee],
      );
      talk.same('suggested', [refund.suggestFee, refund.suggestAmount], [fee, base - fee]);
      talk.same(
        'status and source',
        [refund.status, refund.source],
        [refundStatus.toPay, refundSource.staff],
      );
      const during = await read();
      talk.same('refundState', during.refundState, orderRefundState.open);
      talk.same(
        'refundingAmount and refundedAmount',
        [during.refundingAmount, during.refundedAmount],
        [base - fee, 0],
      );
      talk.same('stock stays sold', (await goldenStock(talk, scene))[0], `0/${golden[trade].qty}`);
      const states = partStates(during).filter((one) => one !== voucherStatus.used);
      talk.holds(
        'the parts are locked',
        states.every((one) => one === voucherStatus.locked),
        states,
      );
      talk.holds(
        'the log of the order names the refund',
        during.logs.length > order.logs.length,
        during.logs,
      );
      await talk.refused(
        scene.shop.calls.refunds.add,
        [status.precondition, status.wrongState],
        askedFor(order, items),
      );
      await talk.refused(scene.shop.calls.refunds.preview, [status.precondition, status.wrongState], {
        body: { orderId: order.id, items },
      });
    },
  ),
  moneyRule(
    trade,
    'of a refund that is done the money, points, stock and shares are back, once',
    where.done,
    async (talk) => {
      const { scene, refund, base, fee, order } = await goldenRefund(talk, trade);
      const { shop, member } = scene;
      const { refunds } = shop.calls;
      const params = { id: refund.id };
      await talk.ok(refunds.execute, { params });
      for (const wrong of [-1, 1]) {
        const body = { certificates, remark, amount: refund.refundAmount + wrong };
        await talk.refused(refunds.finish, status.amountMismatch, { params, body });
      }
      talk.same(
        'status after wrong amounts',
        (await talk.ok(refunds.get, { params })).status,
        refundStatus.paying,
      );
      const done = await talk.ok(refunds.finish, {
        params,
        body: { amount: refund.refundAmount, certificates, remark },
      });
      talk.same('certificates', done.certificates, certificates);
      talk.holds('finishTime is now', !done.finishTime.startsWith('1970'), done.finishTime);
      const after = await talk.ok(shop.calls.orders.get, { params: { id: order.id } });
      const back = base - fee;
      talk.same(
        'refundedAmount and refundingAmount',
        [after.refundedAmount, after.refundingAmount],
        [back, 0],
      );
      talk.same('refundState', after.refundState, orderRefundState.partly);
      talk.same(
        'status of the order',
        [after.status, after.closeType],
        trade === 'place' ? [orderStatus.done, 0] : [orderStatus.closed, 50],
      );
      const net = after.payPrice - back;
      talk.same('commission', after.commission, shareOf(net, after.commissionRate));
      talk.same('settleAmount', after.settleAmount, net - after.commission);
      const states = partStates(after).filter((one) => one !== voucherStatus.used);
      talk.holds(
        'the parts are given back',
        states.every((one) => one === voucherStatus.refunded),
        states,
      );
      talk.same(
        'stock',
        await goldenStock(talk, scene),
        goldenDays(trade, trade === 'place' ? '0/1' : '0/0'),
      );
      const { points } = golden[trade];
      const returned = Math.floor((points * back) / order.payPrice);
      const rows = await pointRows(talk, member, order.orderNo);
      const of = (type: number) => rows.filter((one) => one.type === type).map(({ change }) => change);
      talk.same('points that come back', of(pointType.returned), [returned]);
      const given = trade === 'place' ? Math.floor((Math.floor(net / 100) * gradeTerms.pointRate) / 10) : 0;
      talk.same('points for the used part', of(pointType.gift), given ? [given] : []);
      await expectPoints(talk, member, 500 + returned + given, 0);
      const { refundAmount, growth } = await talk.ok(members.get, { params: { id: member.id } });
      talk.same('refunds of the member', refundAmount, back);
      talk.same('growth of the member', growth, trade === 'place' ? Math.floor(net / 100) : 0);
      talk.same(
        'the refunds that the order shows',
        after.refunds.map((one: Json) => [one.id, one.status, one.refundAmount]),
        [[refund.id, refundStatus.done, back]],
      );
    },
  ),
  moneyRule(
    trade,
    'one part comes back alone, the last one takes the rest with it',
    where.done,
    async (talk) => {
      const { scene, order, read } = await paidScene(talk, trade, { cancelRule: 20 });
      const { shop } = scene;
      const { refunds } = shop.calls;
      const [first, second, third] = partsOf(order);
      if (!first || !second || !third) return talk.skip('the order has no three parts');
      const one = await talk.ok(refunds.add, askedFor(order, [second.key]));
      talk.same(
        'of one part, at any time',
        [one.applyAmount, one.feeAmount, one.refundAmount],
        [second.paid, 0, second.paid],
      );
      const other = await talk.ok(refunds.add, askedFor(order, [third.key]));
      const both = await read();
      talk.same('refundingAmount of two refunds', both.refundingAmount, second.paid + third.paid);
      const idle = await talk.ok(refunds.add, askedFor(order, [first.key]));
      await talk.ok(refunds.revoke, { params: { id: idle.id }, body: forms.revoke });
      const still = await read();
      talk.same(
        'refundState and refundingAmount after one of three was revoked',
        [still.refundState, still.refundingAmount],
        [orderRefundState.open, second.paid + third.paid],
      );
      const afterOne = await payBack(talk, shop, one);
      talk.same('refundState while another one is open', afterOne.refundState, orderRefundState.open);
      talk.same(
        'refunding and refunded',
        [afterOne.refundingAmount, afterOne.refundedAmount],
        [third.paid, second.paid],
      );
      talk.same('status', afterOne.status, orderStatus.toUse);
      const { qty } = golden[trade];
      const stock = trade === 'place' ? [`0/${qty - 1}`] : [`0/${qty}`, '0/0', `0/${qty}`];
      talk.same('stock after one part', await goldenStock(talk, scene), stock);
      const dropped = await talk.ok(refunds.revoke, { params: { id: other.id }, body: forms.revoke });
      talk.same('status of the other one', dropped.status, refundStatus.revoked);
      const afterDrop = await read();
      talk.same('refundState with nothing open', afterDrop.refundState, orderRefundState.partly);
      talk.same('refundingAmount after revoking', afterDrop.refundingAmount, 0);
      talk.holds(
        'what was revoked is free again',
        partStates(afterDrop).includes(voucherStatus.unused),
        partStates(afterDrop),
      );
      // Three refunds in all, so that what came back with the first one is remembered beyond the second.
      await payBack(talk, shop, await talk.ok(refunds.add, askedFor(order, [first.key])));
      const rest = await talk.ok(refunds.add, askedFor(order, [third.key]));
      talk.same('all that is left', rest.refundAmount, order.payPrice - first.paid - second.paid);
      const closed = await payBack(talk, shop, rest);
      talk.same(
        'the whole is back',
        [closed.refundedAmount, closed.refundState],
        [order.payPrice, orderRefundState.whole],
      );
      talk.same('status', [closed.status, closed.closeType], [orderStatus.closed, 50]);
      talk.same('commission and settleAmount', [closed.commission, closed.settleAmount], [0, 0]);
      talk.same('stock', await goldenStock(talk, scene), goldenDays(trade, '0/0'));
      await expectPoints(talk, scene.member, 500 + golden[trade].points, 0);
    },
  ),
];

export const refundMoneyRules = (): Rule[] => tradeKinds.flatMap(rulesOf);
