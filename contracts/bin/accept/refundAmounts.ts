import { addDays } from '../../src/days.ts';
import { orderRefundState, orderStatus, refundStatus, voucherStatus } from '../../src/enums/orders.ts';
import { status } from '../../src/envelope.ts';
import { refundMoves as forms } from '../../src/examples/refunds.ts';
import { type TradeKind, tradeKinds } from '../../src/trade/trade.ts';
import { goldenScene } from './orderScenes.ts';
import { shareOf } from './reckon.ts';
import { askedFor, moneyRule, paidScene, partStates, partsOf, where } from './refundScenes.ts';
import type { Rule } from './rule.ts';
import { newMember, newProduct, payOffline, placeOrder } from './shop.ts';

/** Refunds that are not as the rule says, their audits, and the fees of the rules. */

const rulesOf = (trade: TradeKind): Rule[] => [
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
      const isAudit = code === refundStatus.refused;
      talk.same(
        'who audited it, when, and with which words',
        [dropped.auditUser !== '', !dropped.auditTime.startsWith('1970'), dropped.auditRemark],
        [isAudit, isAudit, 'remark' in body ? body.remark : ''],
      );
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
      const { orders } = shop.calls;
      const ofNever = { params: { id: never.id } };
      const seen = await talk.ok(orders.getOfOwn, ofNever, 'merchantManager');
      talk.same('it is not offered to the merchant', seen.actions.includes('addRefund'), false);
      const { actions } = await talk.ok(orders.get, ofNever);
      talk.holds('it is offered to the platform', actions.includes('addRefund'), actions);
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
      if (trade !== 'place') return;
      const { productId } = await talk.ok(shop.calls.orders.get, { params: { id: never.id } });
      const { resourceId } = await talk.ok(shop.calls.products.get, { params: { id: productId } });
      const ownShop = { ...shop, resourceId };
      const whole = await newProduct(talk, ownShop, [1_000], { partRefund: 0, cancelRule: 20 });
      const order = await payOffline(
        talk,
        ownShop,
        await placeOrder(talk, ownShop, whole, await newMember(talk), { qty: 2 }),
      );
      const keys = partsOf(order).map(({ key }) => key);
      await talk.refused(
        refunds.addOfOwn,
        status.precondition,
        askedFor(order, keys.slice(1)),
        'merchantManager',
      );
      // The platform may make an exception.
      await talk.ok(refunds.preview, { body: { orderId: order.id, items: keys.slice(1) } });
      await talk.ok(refunds.addOfOwn, askedFor(order, keys), 'merchantManager');
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
];

export const refundAmountRules = (): Rule[] => tradeKinds.flatMap(rulesOf);
