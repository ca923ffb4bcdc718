import { members } from '../../src/areas/members.ts';
import { addDays } from '../../src/days.ts';
import { pointType } from '../../src/enums/members.ts';
import { orderRefundState, orderStatus, refundSource, refundStatus } from '../../src/enums/orders.ts';
import { status } from '../../src/envelope.ts';
import { orderMoves as orderForms } from '../../src/examples/orders.ts';
import { expectPoints, golden, goldenDays, goldenScene, goldenStock } from './orderScenes.ts';
import { askedFor, moneyRule, paidScene, payBack, where } from './refundScenes.ts';
import type { Rule } from './rule.ts';
import { gradeTerms, pointRows } from './shop.ts';
import type { Json } from './talk.ts';

/** Refunds of stays: rejected, confirmed, begun, and of guests who never came. */

function stayRules(trade: 'hotel' | 'house'): Rule[] {
  return [
    moneyRule(
      trade,
      'of a rejected order all money comes back, whatever the rule is',
      where.fee,
      async (talk) => {
        const { scene, order } = await paidScene(talk, trade, { cancelRule: 10, confirmMode: 20 });
        const { orders, refunds } = scene.shop.calls;
        if (!('reject' in orders)) return;
        talk.same('status of a paid order that waits', order.status, orderStatus.toConfirm);
        talk.holds('until when it waits', !order.confirmDeadline.startsWith('1970'), order.confirmDeadline);
        const params = { id: order.id };
        await talk.refused(orders.reject, status.invalid, { params, body: { reason: 90, note: '' } });
        const rejected = await talk.ok(orders.reject, { params, body: orderForms.reject });
        talk.same('closeType', [rejected.status, rejected.closeType], [orderStatus.closed, 40]);
        talk.same(
          'refunds',
          rejected.refunds.map((one: Json) => [one.status, one.refundAmount]),
          [[refundStatus.toPay, order.payPrice]],
        );
        const refund = await talk.ok(refunds.get, { params: { id: rejected.refunds[0].id } });
        talk.same(
          'source, fee',
          [refund.source, refund.feeAmount, refund.applyAmount],
          [refundSource.rejected, 0, order.payPrice],
        );
        talk.same(
          'stock stays sold until the money is back',
          await goldenStock(talk, scene),
          goldenDays(trade, '0/2'),
        );
        const after = await payBack(talk, scene.shop, refund);
        talk.same(
          'the whole is back',
          [after.refundedAmount, after.refundState, after.status],
          [order.payPrice, 30, orderStatus.closed],
        );
        talk.same('stock', await goldenStock(talk, scene), goldenDays(trade, '0/0'));
        await expectPoints(talk, scene.member, 500 + golden[trade].points, 0);
      },
    ),
    moneyRule(
      trade,
      'a confirmed order keeps the number; not yet confirmed it is refunded without a fee',
      where.fee,
      async (talk) => {
        const { scene, order } = await paidScene(talk, trade, { confirmMode: 20 });
        const { orders, refunds } = scene.shop.calls;
        if (!('confirm' in orders)) return;
        const items = [scene.shop.first];
        const before = await talk.ok(refunds.preview, { body: { orderId: order.id, items } });
        talk.same('fee and ruling before', [before.feeAmount, before.ruling], [0, 10]);
        const taken = await talk.ok(orders.confirm, { params: { id: order.id }, body: orderForms.confirm });
        talk.same('confirmNo', taken.confirmNo, orderForms.confirm.confirmNo);
        talk.holds(
          'nothing to confirm any more',
          taken.confirmDeadline.startsWith('1970'),
          taken.confirmDeadline,
        );
        const later = await talk.ok(refunds.preview, { body: { orderId: order.id, items } });
        talk.same('fee and ruling after', [later.feeAmount, later.ruling], [later.applyAmount, 50]);
      },
    ),
    moneyRule(
      trade,
      'of guests who have come only nights to come are refunded, without a fee; gifts for them are taken back',
      where.done,
      async (talk) => {
        const { scene, order, read } = await paidScene(talk, trade, { isToday: true, lateFee: 20 });
        const { shop, member } = scene;
        const { orders, refunds } = shop.calls;
        if (!('checkIn' in orders)) return;
        const params = { id: order.id };
        const arrived = await talk.ok(orders.checkIn, { params, body: orderForms.checkIn });
        talk.same(
          'rooms and guests',
          [arrived.roomNos, arrived.guests.length],
          [orderForms.checkIn.roomNos, 2],
        );
        talk.holds('checkInTime is now', !arrived.checkInTime.startsWith('1970'), arrived.checkInTime);
        await talk.refused(refunds.add, status.precondition, askedFor(order, [shop.today]));
        const last = addDays(shop.today, 2);
        const night = order.lines.find(({ date }: Json) => date === last);
        const refund = await talk.ok(refunds.add, askedFor(order, [last]));
        talk.same('no fee', [refund.feeAmount, refund.refundAmount, refund.ruling], [0, night.paid, 80]);
        await talk.ok(orders.checkOut, { params, body: {} });
        const gift = (cents: number) => Math.floor((Math.floor(cents / 100) * gradeTerms.pointRate) / 10);
        const after = await payBack(talk, shop, refund);
        talk.same(
          'status and refundState',
          [after.status, after.refundState],
          [orderStatus.done, orderRefundState.partly],
        );
        const rows = await pointRows(talk, member, order.orderNo);
        const of = (type: number) => rows.filter((one) => one.type === type).map(({ change }) => change);
        talk.same(
          'points given, and taken back',
          [of(pointType.gift), of(pointType.giftTakenBack)],
          [[gift(order.payPrice)], [gift(order.payPrice - night.paid) - gift(order.payPrice)]],
        );
        talk.same(
          'growth',
          (await talk.ok(members.get, { params: { id: member.id } })).growth,
          Math.floor((order.payPrice - night.paid) / 100),
        );
        talk.same('stock', await goldenStock(talk, scene), ['0/2', '0/2', '0/0']);
        talk.same('refundedAmount', (await read()).refundedAmount, night.paid);
      },
    ),
    moneyRule(
      trade,
      'of a night no more rooms are given back than are left, and together they are worth the night',
      where.fee,
      async (talk) => {
        const { scene, order } = await paidScene(talk, trade, { cancelRule: 20 });
        const { refunds } = scene.shop.calls;
        const night = scene.shop.first;
        const { paid, qty } = order.lines.find(({ date }: Json) => date === night);
        await talk.refused(refunds.add, status.precondition, askedFor(order, [night], { rooms: qty + 1 }));
        const one = await talk.ok(refunds.add, askedFor(order, [night], { rooms: 1 }));
        await payBack(talk, scene.shop, one);
        await talk.refused(refunds.add, status.precondition, askedFor(order, [night], { rooms: qty }));
        const rest = await talk.ok(refunds.add, askedFor(order, [night], { rooms: qty - 1 }));
        talk.same('both together', one.refundAmount + rest.refundAmount, paid);
      },
    ),
    moneyRule(
      trade,
      'guests who never came pay and get no points',
      'domain design, section 10.3',
      async (talk) => {
        const { orders } = (await goldenScene(talk, trade)).shop.calls;
        if (!('noShow' in orders)) return;
        const { id } = await talk.state('the guests of an order never came', { trade });
        const done = await talk.ok(orders.noShow, { params: { id }, body: {} });
        const told = [done.status, done.noShow, done.refunds];
        talk.same('status, no-show and refunds', told, [orderStatus.done, 1, []]);
        const rows = await pointRows(talk, { id: done.memberId, mobile: '' }, done.orderNo);
        talk.same(
          'points given',
          rows.filter(({ type }) => type === pointType.gift),
          [],
        );
      },
    ),
  ];
}

export const refundStayRules = (): Rule[] => [...stayRules('hotel'), ...stayRules('house')];
