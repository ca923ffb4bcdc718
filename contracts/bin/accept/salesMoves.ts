import { merchantStatistics } from '../../src/areas/merchantStatistics.ts';
import { addDays } from '../../src/days.ts';
import { refundStatus } from '../../src/enums/orders.ts';
import { statisticBasis, statisticDimension } from '../../src/enums/statistics.ts';
import { type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import { guest } from './orderLimits.ts';
import { closeHouse, type House, openHouse } from './ownHouses.ts';
import { shareOf } from './reckon.ts';
import { askedFor, partsOf, payBack } from './refundScenes.ts';
import { designRule, type Rule } from './rule.ts';
import { entriesOfOrder, figuresOf, kinds, only } from './salesEntries.ts';
import { newMember, newProduct, payOffline, placeOrder } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** What the sales of a venue say after each move of its orders and refunds. */

/** The figures of a venue are those of these orders. */
async function expectSales(talk: Talk, shop: House, ids: readonly string[], when: string): Promise<void> {
  const { resourceId, merchantId, today, calls, trade } = shop;
  const productType = kinds.find(([kind]) => kind === trade)?.[2] ?? 0;
  const orders: Json[] = [];
  const done = new Map<string, Json[]>();
  for (const id of ids) {
    const order = await talk.ok(calls.orders.get, { params: { id } });
    orders.push(order);
    const own: Json[] = order.refunds.filter(({ status }: Json) => status === refundStatus.done);
    done.set(id, []);
    for (const { id: refundId } of own)
      done.get(id)?.push(await talk.ok(calls.refunds.get, { params: { id: refundId } }));
  }
  const span = { startDate: today, endDate: addDays(today, 1) };
  for (const [name, basis] of Object.entries(statisticBasis)) {
    const query = { ...span, basis, dimension: statisticDimension.resource, productType, resourceId };
    const { list } = await talk.ok(merchantStatistics.list, { query: { ...query, merchantId } });
    const entries = orders.flatMap((order) =>
      entriesOfOrder(basis, productType, order, done.get(order.id) ?? []),
    );
    const wanted = figuresOf(entries);
    talk.same(`rows by ${name} ${when}`, list.length, entries.length > 0 ? 1 : 0);
    if (list[0]) talk.same(`sales by ${name} ${when}`, only(list[0], wanted), wanted);
  }
  const paid = orders.filter(({ payType }) => payType !== 0);
  const refunds = [...done.values()].flat();
  const sum = (rows: Json[], name: string) => rows.reduce((all, row) => all + row[name], 0);
  talk.same(
    `sums of the orders paid ${when}`,
    await talk.ok(calls.orders.sum, { query: { resourceId, payStart: today, payEnd: span.endDate } }),
    {
      count: paid.length,
      payPrice: sum(paid, 'payPrice'),
      refundedAmount: sum(paid, 'refundedAmount'),
    },
  );
  const back = sum(refunds, 'refundAmount');
  const finished = { finishStart: today, finishEnd: span.endDate };
  talk.same(
    `sums of the refunds done ${when}`,
    await talk.ok(calls.refunds.sum, { query: { resourceId, status: refundStatus.done, ...finished } }),
    { count: refunds.length, refundAmount: back, refundedAmount: back },
  );
}

async function checkMoves(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openHouse(talk, trade);
  shop.first = shop.today;
  const member = await newMember(talk);
  const over = { cancelRule: 20, confirmMode: 20, stock: 20 };
  const product = await newProduct(talk, shop, [20_000, 30_000], over);
  const { orders, refunds } = shop.calls;
  const ids: string[] = [];
  const look = (when: string) => expectSales(talk, shop, ids, when);
  const place = async () => {
    const order = await placeOrder(talk, shop, product, member, { qty: 2, nights: 2 });
    ids.push(order.id);
    return order;
  };
  const paid = async () => payOffline(talk, shop, await place());
  const params = ({ id }: Json) => ({ params: { id } });
  const reason = '会员不去了';
  await talk.ok(orders.cancel, { ...params(await place()), body: { reason } });
  await look('of an order that was never paid');
  /** All comes back in two parts, some cents less than was paid; by itself the first one would have another commission. */
  const giveBack = async (order: Json) => {
    const share = (cents: number) => shareOf(cents, order.commissionRate);
    const differs = (cents: number) => share(order.payPrice) - share(order.payPrice - cents) !== share(cents);
    for (const [at, { key, paid: most }] of partsOf(order).entries()) {
      const less = Array.from({ length: 900 }, (_, cents) => most - 1 - cents);
      const refundAmount = at === 0 ? (less.find(differs) ?? most - 1) : undefined;
      const refund = await talk.ok(refunds.add, askedFor(order, [key], { refundAmount }));
      await look(`with refund ${at + 1} under way`);
      await payBack(talk, shop, refund);
      await look(`after refund ${at + 1}`);
    }
  };
  if ('verify' in orders) {
    await giveBack(await paid());
    const order = await paid();
    await look('after a payment');
    const codes = order.vouchers.map(({ code }: Json) => code);
    await talk.ok(orders.verify, { ...params(order), body: { codes: codes.slice(1) } });
    await look('with one ticket used');
    await talk.ok(orders.verify, { ...params(order), body: { codes: codes.slice(0, 1) } });
    await look('with all tickets used');
  } else {
    const rejected = await paid();
    await look('after a payment');
    const { refunds: opened } = await talk.ok(orders.reject, {
      ...params(rejected),
      body: { reason: 10, note: '' },
    });
    await look('after a rejection');
    await payBack(talk, shop, { ...opened[0], orderId: rejected.id });
    await look('after the refund of a rejected order');
    const order = await talk.ok(orders.confirm, { ...params(await paid()), body: { confirmNo: '' } });
    await giveBack(order);
    const stayed = await talk.ok(orders.confirm, { ...params(await paid()), body: { confirmNo: '' } });
    await talk.ok(orders.checkIn, { ...params(stayed), body: { guests: [guest, guest], roomNos: [] } });
    await look('after an arrival');
    await talk.ok(orders.checkOut, { ...params(stayed), body: {} });
    await look('after a departure');
  }
  await closeHouse(talk, shop);
}

export const salesMoveRules = (): Rule[] =>
  tradeKinds.map((trade) =>
    designRule(
      'merchantStatistics',
      'figure',
      `the sales of a venue follow each move of its orders (${trades[trade].name})`,
      '15.1',
      (talk) => checkMoves(talk, trade),
    ),
  );
