import { accountJournals } from '../../src/areas/accountJournals.ts';
import { incomeRecords } from '../../src/areas/incomeRecords.ts';
import { addDays } from '../../src/days.ts';
import { incomeStatus, journalType } from '../../src/enums/finance.ts';
import { orderStatus } from '../../src/enums/orders.ts';
import { orderMoves } from '../../src/examples/orders.ts';
import { type StayKind, type TradeKind, tradeKinds } from '../../src/trade/trade.ts';
import { expectBenefit } from './benefits.ts';
import { askedFor, moneyRule, partsOf, payBack, where } from './refundScenes.ts';
import { stayKinds } from './roomGuards.ts';
import type { Rule } from './rule.ts';
import { calls, newMember, newProduct, openShop, payOffline, placeOrder, theGrade } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** What a refund takes back that is not of the order itself: rebates with the whole of it, and benefits also after its end. */

async function checkRebates(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openShop(talk, trade);
  const { orders, refunds } = calls[trade];
  const { id, ...incomes } = await talk.state('an order has rebates', { trade });
  const names = ['toAudit', 'toSend', 'sending', 'sent'] as const;
  const order = await talk.ok(orders.get, { params: { id } });
  const read = () =>
    Promise.all(names.map((name) => talk.ok(incomeRecords.get, { params: { id: incomes[name] } })));
  const states = (all: Json[]) => all.map(({ status, pendingAmount }) => [status, pendingAmount > 0]);
  const takenBack = async () => {
    const query = { memberId: order.memberId, limit: 100 };
    const { list } = await talk.ok(accountJournals.list, { query });
    const isBack = ({ type, refId }: Json) =>
      type === journalType.incomeTakenBack && [incomes.sending, incomes.sent].includes(refId);
    return list.filter(isBack).map(({ change }: Json) => -change);
  };
  const { toAudit, toSend, sending, sent } = incomeStatus;
  const open = [
    [toAudit, true],
    [toSend, true],
    [sending, true],
    [sent, false],
  ];
  const rebates = await read();
  const sentBefore = rebates
    .slice(2)
    .map(({ sentAmount }) => sentAmount)
    .sort();
  talk.same('rebates of a paid order', states(rebates), open);
  const [first, ...others] = partsOf(order).map(({ key }) => key);
  await payBack(talk, shop, await talk.ok(refunds.add, askedFor(order, [first ?? ''])));
  talk.same('rebates after a part is back', states(await read()), open);
  talk.same('what was taken back', await takenBack(), []);
  await payBack(talk, shop, await talk.ok(refunds.add, askedFor(order, others)));
  const after = await read();
  talk.same(
    'what is pending after the whole is back',
    after.map(({ pendingAmount }) => pendingAmount),
    [0, 0, 0, 0],
  );
  talk.holds(
    'none of them is open',
    after.every(({ status }) => ![toAudit, toSend, sending].includes(status)),
    states(after),
  );
  talk.same('what was sent is taken back', (await takenBack()).sort(), sentBefore);
}

/** Nothing is owed either of an order that was given back wholly while a fee was kept. */
async function checkClosed(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openShop(talk, trade);
  const { orders, refunds } = calls[trade];
  const { id, toAudit, toSend } = await talk.state('an order has rebates', { trade });
  const order = await talk.ok(orders.get, { params: { id } });
  const keys = partsOf(order).map(({ key }) => key);
  const refund = await talk.ok(refunds.add, askedFor(order, keys, { refundAmount: order.payPrice - 1 }));
  const { status, refundedAmount } = await payBack(talk, shop, refund);
  talk.same('the order', [status, refundedAmount], [orderStatus.closed, order.payPrice - 1]);
  for (const rebate of [toAudit, toSend]) {
    const income = await talk.ok(incomeRecords.get, { params: { id: rebate } });
    talk.same('a rebate', [income.status, income.pendingAmount], [incomeStatus.voided, 0]);
  }
}

/** A free night that comes back after the guests have left can be used again. */
async function checkBenefit(talk: Talk, trade: StayKind): Promise<void> {
  const shop = await openShop(talk, trade);
  shop.first = shop.today;
  const member = await newMember(talk);
  const { nightsId } = await theGrade(talk);
  const product = await newProduct(talk, shop, [60_000, 60_000], { cancelRule: 20 });
  const form = { qty: 1, nights: 2, benefitId: nightsId, benefitCount: 2 };
  const order = await payOffline(talk, shop, await placeOrder(talk, shop, product, member, form));
  const { orders, refunds } = shop.calls;
  if (!('checkIn' in orders)) return;
  const params = { id: order.id };
  await talk.ok(orders.checkIn, { params, body: { ...orderMoves.checkIn, roomNos: [] } });
  const refund = await talk.ok(refunds.add, askedFor(order, [addDays(shop.today, 1)]));
  const { status } = await talk.ok(orders.checkOut, { params, body: {} });
  talk.same('status while the refund is open', status, orderStatus.done);
  await expectBenefit(talk, member, nightsId, [2, 0, 1]);
  await payBack(talk, shop, refund);
  await expectBenefit(talk, member, nightsId, [1, 0, 2]);
}

export const endedRefundRules = (): Rule[] => [
  ...tradeKinds.map((trade) =>
    moneyRule(
      trade,
      'the rebates of an order end with the whole of it, not with a part',
      where.done,
      (talk) => checkRebates(talk, trade),
    ),
  ),
  ...tradeKinds.map((trade) =>
    moneyRule(
      trade,
      'the rebates of an order end when a refund closes it, although a fee is kept',
      where.done,
      (talk) => checkClosed(talk, trade),
    ),
  ),
  ...stayKinds.map((trade) =>
    moneyRule(trade, 'a free night that comes back after the stay can be used again', where.done, (talk) =>
      checkBenefit(talk, trade),
    ),
  ),
];
