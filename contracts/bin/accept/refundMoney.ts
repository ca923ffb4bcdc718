import { members } from '../../src/areas/members.ts';
import { addDays } from '../../src/days.ts';
import { pointType } from '../../src/enums/members.ts';
import {
  orderRefundState,
  orderStatus,
  refundSource,
  refundStatus,
  voucherStatus,
} from '../../src/enums/orders.ts';
import { status } from '../../src/envelope.ts';
import { orderMoves as orderForms } from '../../src/examples/orders.ts';
import { refundMoves as forms } from '../../src/examples/refunds.ts';
import { type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import { expectPoints, golden, goldenDays, goldenScene, goldenStock } from './orderMoney.ts';
import { shareOf } from './reckon.ts';
import type { Rule } from './rule.ts';
import { gradeTerms, payOffline, pointRows, type Shop } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** What comes back of an order: fees by its rule of cancellation (E1, E2), points, stock, and what is left for the merchant. */

const where = {
  fee: 'domain design, sections 11.4 and 19 (E1, E2)',
  done: 'domain design, section 11.5',
  states: 'domain design, section 11.3',
};
const moneyRule = (trade: TradeKind, says: string, place: string, check: Rule['check']): Rule => ({
  ...{ area: `refunds${trades[trade].name}`, kind: 'money', where: place, writes: true, check },
  says: `refunds${trades[trade].name}: ${says}`,
});
const { certificates, remark } = forms.finish;
const askedFor = (order: Json, items: string[], more: object = {}) => ({
  body: { orderId: order.id, items, reason: 10, description: '', images: [], ...more },
});
const sumOf = (rows: Json[]): number => rows.reduce((before, { paid }) => before + paid, 0);

/** Tickets or nights of an order that can be given back, with what was paid for each. */
const partsOf = ({ vouchers, lines }: Json): { key: string; paid: number }[] =>
  vouchers
    ? vouchers.filter((one: Json) => one.status === 10).map(({ code, paid }: Json) => ({ key: code, paid }))
    : lines.filter(({ date }: Json) => date).map(({ date, paid }: Json) => ({ key: date, paid }));

export async function paidScene(talk: Talk, trade: TradeKind, over: Parameters<typeof goldenScene>[2] = {}) {
  const scene = await goldenScene(talk, trade, over);
  const order = await payOffline(
    talk,
    scene.shop,
    await talk.ok(scene.shop.calls.orders.add, { body: scene.form }),
  );
  const read = () => talk.ok(scene.shop.calls.orders.get, { params: { id: order.id } });
  return { scene, order, read };
}

/** Hands a refund of money that was paid at the counter out, and answers the order. */
export async function payBack(talk: Talk, { calls: { refunds, orders } }: Shop, refund: Json): Promise<Json> {
  const params = { id: refund.id };
  await talk.ok(refunds.execute, { params });
  await talk.ok(refunds.finish, { params, body: { amount: refund.refundAmount, certificates, remark } });
  return talk.ok(orders.get, { params: { id: refund.orderId } });
}

/** The fee of the golden rule for a choice: a share of tickets, the first night of a stay. */
const feeOf = (trade: TradeKind, order: Json, base: number) =>
  trade === 'place' ? shareOf(base, 1000) : order.lines[0].paid;

/** E1 and E2: all that can come back after the deadline, where of tickets one has been used. */
async function goldenRefund(talk: Talk, trade: TradeKind) {
  const { scene, order: bought, read } = await paidScene(talk, trade, { isToday: true });
  const { shop } = scene;
  const { orders, refunds } = shop.calls;
  let order = bought;
  if ('verify' in orders) {
    const codes = [order.vouchers[0].code];
    order = await talk.ok(orders.verify, { params: { id: order.id }, body: { codes } });
    talk.same('status with a used ticket', [order.status, order.usedCount ?? 1], [orderStatus.inUse, 1]);
    const [used] = order.vouchers;
    talk.holds(
      'the used ticket says when and who',
      used.useUser !== '' && !used.useTime.startsWith('1970'),
      used,
    );
  }
  const parts = partsOf(order);
  const items = parts.map(({ key }) => key);
  const base = trade === 'place' ? sumOf(parts) : order.payPrice;
  const fee = feeOf(trade, order, base);
  const offer = await talk.ok(refunds.preview, { body: { orderId: order.id, items } });
  const { applyAmount, feeAmount, refundAmount, refundable } = offer;
  talk.same(
    'what the rule gives',
    { applyAmount, feeAmount, refundAmount, refundable },
    {
      ...{ applyAmount: base, feeAmount: fee, refundAmount: base - fee, refundable: base },
    },
  );
  talk.same('the deadline', offer.deadline, `${addDays(shop.first, -30)} 00:00:00`);
  talk.same('the preview changes nothing', (await read()).refundState, orderRefundState.none);
  const refund = await talk.ok(refunds.add, askedFor(order, items));
  return { scene, order, read, items, base, fee, refund };
}

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
      const rest = await talk.ok(refunds.add, askedFor(order, [first.key, third.key]));
      talk.same('all that is left', rest.refundAmount, order.payPrice - second.paid);
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
  moneyRule(trade, 'what is not right is refused and changes nothing', where.states, async (talk) => {
    const { scene, order, read } = await paidScene(talk, trade, { cancelRule: 20 });
    const { refunds } = scene.shop.calls;
    const [first] = partsOf(order);
    const key = first?.key ?? '';
    const refuse = async (what: string, code: number, body: object) => {
      await talk.refused(refunds.add, code, { body });
      talk.same(`the order after ${what}`, (await read()).refunds, []);
    };
    const right = askedFor(order, [key]).body;
    await refuse('one cent too much', status.invalid, { ...right, refundAmount: (first?.paid ?? 0) + 1 });
    await refuse('nothing', status.invalid, { ...right, refundAmount: 0 });
    await refuse('a part that is none', status.invalid, { ...right, items: ['2001-01-01'] });
    await refuse('no part', status.invalid, { ...right, items: [] });
    await refuse('a part twice', status.invalid, { ...right, items: [key, key] });
    await refuse('no reason', status.invalid, { ...right, reason: undefined });
    const less = await talk.ok(refunds.add, { body: { ...right, refundAmount: (first?.paid ?? 0) - 100 } });
    talk.same(
      'less than the rule gives',
      [less.refundAmount, less.feeAmount],
      [(first?.paid ?? 0) - 100, 100],
    );
    talk.same('refundingAmount', (await read()).refundingAmount, (first?.paid ?? 0) - 100);
  }),
  moneyRule(
    trade,
    'the amounts of an audit add up, and what differs from the rule is explained',
    where.states,
    async (talk) => {
      const { refunds, orders } = (await goldenScene(talk, trade)).shop.calls;
      const state = await talk.state('a refund is in a status', { trade, status: refundStatus.toAudit });
      const params = { id: state.id };
      const refund = await talk.ok(refunds.get, { params });
      const { applyAmount, suggestAmount, orderId } = refund;
      const audit = (refundAmount: number, feeAmount: number, words = '') => ({
        params,
        body: { pass: 1, refundAmount, feeAmount, remark: words },
      });
      await talk.refused(refunds.audit, status.invalid, audit(applyAmount + 1, 0, '多退'));
      await talk.refused(refunds.audit, status.invalid, audit(suggestAmount - 100, 0, '少退'));
      await talk.refused(
        refunds.audit,
        status.invalid,
        audit(suggestAmount - 100, applyAmount - suggestAmount + 100),
      );
      await talk.refused(refunds.audit, status.invalid, { params, body: { pass: 0, remark: '' } });
      talk.same('status after it', (await talk.ok(refunds.get, { params })).status, refundStatus.toAudit);
      const passed = await talk.ok(
        refunds.audit,
        audit(suggestAmount - 100, applyAmount - suggestAmount + 100, '已用一部分'),
      );
      talk.same(
        'amounts',
        [passed.refundAmount, passed.feeAmount],
        [suggestAmount - 100, applyAmount - suggestAmount + 100],
      );
      talk.same('what was remarked', passed.auditRemark, '已用一部分');
      talk.holds(
        'who and when',
        passed.auditUser !== '' && !passed.auditTime.startsWith('1970'),
        passed.auditUser,
      );
      const order = await talk.ok(orders.get, { params: { id: orderId } });
      talk.same('refundingAmount of the order', order.refundingAmount, suggestAmount - 100);
      const executed = await talk.ok(refunds.execute, { params });
      talk.holds(
        'who and when',
        executed.executeUser !== '' && !executed.executeTime.startsWith('1970'),
        executed,
      );
    },
  ),
  moneyRule(trade, 'a refused or revoked request frees its parts', where.states, async (talk) => {
    const { refunds, orders } = (await goldenScene(talk, trade)).shop.calls;
    for (const [call, body, code] of [
      [refunds.audit, { pass: 0, remark: '已使用' }, refundStatus.refused],
      [refunds.revoke, forms.revoke, refundStatus.revoked],
    ] as const) {
      const state = await talk.state('a refund is in a status', { trade, status: refundStatus.toAudit });
      const before = await talk.ok(refunds.get, { params: { id: state.id } });
      const order = await talk.ok(orders.get, { params: { id: before.orderId } });
      talk.same('refundState before', order.refundState, orderRefundState.open);
      talk.same('refundingAmount before', order.refundingAmount, before.refundAmount);
      const dropped = await talk.ok(call, { params: { id: state.id }, body });
      talk.same('status', dropped.status, code);
      const after = await talk.ok(orders.get, { params: { id: before.orderId } });
      talk.same(
        'refundState and amounts',
        [after.refundState, after.refundingAmount, after.refundedAmount],
        [0, 0, 0],
      );
      const states = new Set(partStates(after));
      talk.same('its parts', [...states], [voucherStatus.unused]);
      talk.same('status of the order', after.status, order.status);
      talk.same('lines in the log of the order', after.logs.length, order.logs.length + 1);
      talk.holds('it can be refunded again', after.actions.includes('addRefund'), after.actions);
    }
  }),
  moneyRule(
    trade,
    'by the rule: never, in time, all of it, a share; the platform may make exceptions, a merchant not',
    where.fee,
    async (talk) => {
      const { shop } = await goldenScene(talk, trade);
      const { refunds } = shop.calls;
      const ofRule = (rule: number) =>
        talk.state('an order is in a status', { trade, own: 1, status: orderStatus.toUse, rule });
      const never = await ofRule(10);
      const input = { body: { orderId: never.id, items: [never.item] } };
      await talk.refused(refunds.previewOfOwn, status.precondition, input, 'merchantManager');
      await talk.refused(
        refunds.addOfOwn,
        status.precondition,
        askedFor(never, [never.item]),
        'merchantManager',
      );
      const exception = await talk.ok(refunds.preview, input);
      talk.same('an exception costs no fee', [exception.feeAmount, exception.ruling], [0, 70]);
      const lately = await ofRule(30);
      const offer = await talk.ok(
        refunds.previewOfOwn,
        { body: { orderId: lately.id, items: [lately.item] } },
        'merchantManager',
      );
      talk.same(
        'the fee of a share',
        [offer.feeAmount, offer.ruling],
        [shareOf(offer.applyAmount, 1000), 40],
      );
      const below = { refundAmount: offer.refundAmount - 1 };
      await talk.refused(
        refunds.addOfOwn,
        status.invalid,
        askedFor(lately, [lately.item], below),
        'merchantManager',
      );
      const least = askedFor(lately, [lately.item], { refundAmount: offer.refundAmount });
      const made = await talk.ok(refunds.addOfOwn, least, 'merchantManager');
      talk.same('a merchant gives what the rule gives', made.refundAmount, offer.refundAmount);
      const open = await talk.state('a refund is in a status', {
        trade,
        own: 1,
        status: refundStatus.toAudit,
      });
      const params = { id: open.id };
      const { suggestAmount, applyAmount } = await talk.ok(refunds.getOfOwn, { params }, 'merchantManager');
      const less = {
        pass: 1,
        refundAmount: suggestAmount - 1,
        feeAmount: applyAmount - suggestAmount + 1,
        remark: '少退',
      };
      await talk.refused(refunds.auditOfOwn, status.invalid, { params, body: less }, 'merchantManager');
    },
  ),
  moneyRule(
    trade,
    'in time nothing is kept; after it a share of a stay, or all of it',
    where.fee,
    async (talk) => {
      const inTime = { cancelRule: 30, cancelDays: 0, cancelTime: '23:59' };
      const { scene, order } = await paidScene(talk, trade, inTime);
      const [part] = partsOf(order);
      const offer = await talk.ok(scene.shop.calls.refunds.preview, {
        body: { orderId: order.id, items: [part?.key] },
      });
      talk.same(
        'fee and ruling in time',
        [offer.feeAmount, offer.refundAmount, offer.ruling],
        [0, part?.paid, 30],
      );
      talk.same('the deadline', offer.deadline, `${scene.shop.first} 23:59:00`);
      if (trade === 'place') return;
      const share = await paidScene(talk, trade, { lateFee: 20, feeRate: 1500 });
      const [, night] = partsOf(share.order);
      const { calls } = share.scene.shop;
      const late = await talk.ok(calls.refunds.preview, {
        body: { orderId: share.order.id, items: [night?.key] },
      });
      talk.same(
        'fee and ruling of a share',
        [late.feeAmount, late.ruling],
        [shareOf(night?.paid ?? 0, 1500), 40],
      );
      const whole = await paidScene(talk, trade, { lateFee: 30 });
      const input = { body: { orderId: whole.order.id, items: [whole.scene.shop.first] } };
      const all = await talk.ok(calls.refunds.preview, input);
      talk.same(
        'fee and ruling of all',
        [all.feeAmount, all.refundAmount, all.ruling],
        [all.applyAmount, 0, 60],
      );
      const second = await paidScene(talk, trade);
      const later = { body: { orderId: second.order.id, items: [addDays(second.scene.shop.first, 1)] } };
      const without = await talk.ok(calls.refunds.preview, later);
      talk.same('without the first night its fee is not due', [without.feeAmount, without.ruling], [0, 50]);
    },
  ),
  ...(trade === 'place' ? [] : stayRules(trade)),
];

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
        const { scene, order, read } = await paidScene(talk, trade, { isToday: true });
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
      'guests who never came pay and get no points',
      'domain design, section 10.3',
      async (talk) => {
        const { orders } = (await goldenScene(talk, trade)).shop.calls;
        if (!('noShow' in orders)) return;
        const { id } = await talk.state('the guests of an order never came', { trade });
        const done = await talk.ok(orders.noShow, { params: { id }, body: {} });
        talk.same('status and refunds', [done.status, done.refunds], [orderStatus.done, []]);
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

/** Of the tickets, or of the nights and extras. */
const partStates = ({ vouchers, lines }: Json): number[] =>
  (vouchers ?? lines).map((one: Json) => one.status);

export const refundMoneyRules = (): Rule[] => tradeKinds.flatMap(rulesOf);
