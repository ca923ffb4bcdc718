import { closeType, orderStatus, refundSource, refundStatus } from '../../src/enums/orders.ts';
import { operatorType } from '../../src/logs.ts';
import { type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import { payBack } from './refundScenes.ts';
import { stayKinds } from './roomGuards.ts';
import { designRule, type Rule } from './rule.ts';
import { openShop, taken } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** Orders that nobody paid, or confirmed, in time. */

async function late(talk: Talk, trade: TradeKind, status: number) {
  const shop = await openShop(talk, trade);
  const { id } = await talk.state('the time of an order ran out', { trade, status, offline: 1 });
  const order: Json = await talk.ok(shop.calls.orders.get, { params: { id } });
  const line = order.logs.find(({ toStatus, fromStatus }: Json) => toStatus !== fromStatus);
  talk.same('who ended it', [line.operatorType, line.toStatus], [operatorType.system, order.status]);
  talk.holds('it says why', order.closeReason !== '', order.closeReason);
  const days = trade === 'place' ? 1 : order.nights;
  return { shop, order, stock: () => taken(talk, shop, order.productId, days) };
}

/** It is cancelled, and holds nothing any more. */
async function checkUnpaid(talk: Talk, trade: TradeKind): Promise<void> {
  const { order, stock } = await late(talk, trade, orderStatus.unpaid);
  talk.same(
    'status, reason, refunds and moves',
    [order.status, order.closeType, order.refunds, order.actions.includes('payOffline')],
    [orderStatus.cancelled, closeType.unpaid, [], false],
  );
  talk.same('stock', [...new Set(await stock())], ['0/0']);
}

/** It is closed, and all of the money comes back without a fee. */
async function checkUnconfirmed(talk: Talk, trade: TradeKind): Promise<void> {
  const { shop, order, stock } = await late(talk, trade, orderStatus.toConfirm);
  talk.same('status and reason', [order.status, order.closeType], [orderStatus.closed, closeType.expired]);
  talk.holds('it ended', !order.finishTime.startsWith('1970'), order.finishTime);
  const refund = await talk.ok(shop.calls.refunds.get, { params: { id: order.refunds[0].id } });
  talk.same(
    'the refund',
    [order.refunds.length, refund.source, refund.status, refund.feeAmount, refund.refundAmount],
    [1, refundSource.system, refundStatus.toPay, 0, order.payPrice],
  );
  talk.same('stock until the money is back', [...new Set(await stock())], ['0/2']);
  const after = await payBack(talk, shop, refund);
  talk.same(
    'status and refunded',
    [after.status, after.refundedAmount],
    [orderStatus.closed, order.payPrice],
  );
  talk.same('stock', [...new Set(await stock())], ['0/0']);
}

export const lateOrderRules: Rule[] = [
  ...tradeKinds.map((trade) =>
    designRule(
      `orders${trades[trade].name}`,
      'move',
      'an order that is not paid in time is cancelled and holds nothing any more',
      '10.3 and 17',
      (talk) => checkUnpaid(talk, trade),
    ),
  ),
  ...stayKinds.map((trade) =>
    designRule(
      `orders${trades[trade].name}`,
      'move',
      'an order that is not confirmed in time is closed, and all of its money comes back',
      '10.3 and 17',
      (talk) => checkUnconfirmed(talk, trade),
    ),
  ),
];
