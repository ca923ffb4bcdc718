import { merchantStatistics } from '../../src/areas/merchantStatistics.ts';
import { merchants } from '../../src/areas/merchants.ts';
import { addDays } from '../../src/days.ts';
import { statisticDimension } from '../../src/enums/statistics.ts';
import { status } from '../../src/envelope.ts';
import { type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import { complete } from './orderScenes.ts';
import {
  changing,
  closeHouse,
  closeMerchant,
  newMerchant,
  openHouse,
  patternMerchant,
  venueCalls,
} from './ownHouses.ts';
import { callerFor } from './people.ts';
import { endpointOf, todayOf } from './reading.ts';
import { figureRule, type Rule } from './rule.ts';
import { kinds } from './salesEntries.ts';
import { newMember, newProduct, payOffline, placeOrder } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** Whose the rows of sales are, also when a venue is given away or all of it is removed, and how they are sorted. */

const { merchant, resource, product, day } = statisticDimension;

async function checkOwners(talk: Talk, trade: TradeKind): Promise<void> {
  const like = await patternMerchant(talk, trade);
  const [first, heir] = [await newMerchant(talk, like), await newMerchant(talk, like)];
  const shop = { ...(await openHouse(talk, trade, { merchantId: first.id })) };
  shop.first = shop.today;
  const { calls, resourceId, today } = shop;
  const venue = venueCalls[trade];
  const { name: resourceName } = await talk.ok(venue.get, { params: { id: resourceId } });
  const member = await newMember(talk);
  const ids = [await newProduct(talk, shop, [10_000]), await newProduct(talk, shop, [7_000])];
  const names = new Map<string, string>();
  for (const id of ids) names.set(id, (await talk.ok(calls.products.get, { params: { id } })).name);
  const [dear = '', cheap = ''] = ids;
  const sell = async (id: string): Promise<Json> =>
    complete(talk, shop, await payOffline(talk, shop, await placeOrder(talk, shop, id, member, { qty: 2 })));
  const sold = [await sell(dear)];
  const given = await changing(talk, venue, resourceId, { merchantId: heir.id });
  const { answer } = await talk.call(venue.update, given);
  if (answer.status !== status.ok) return talk.skip('a venue with orders stays with its merchant');
  sold.push(await sell(dear), await sell(cheap));
  talk.same(
    'whose each order is',
    sold.map(({ merchantId }) => merchantId),
    [first.id, heir.id, heir.id],
  );

  const productType = kinds.find(([kind]) => kind === trade)?.[2] ?? 0;
  const span = { startDate: today, endDate: addDays(today, 1), productType };
  const brief = (row: Json) => [
    ...[row.productType, row.merchantId, row.merchantName, row.resourceId, row.resourceName],
    ...[row.productId, row.productName, row.orders, row.payPrice],
  ];
  const rowOf = ({ id, name }: Json, of: Json[], more: string[]) => [
    ...[productType, id, name, ...more, '', '', '', ''].slice(0, 7),
    ...[of.length, of.reduce((sum, { payPrice }) => sum + payPrice, 0)],
  ];
  const rowsOf = async (dimension: number, filter: object): Promise<Json[]> =>
    (await talk.ok(merchantStatistics.list, { query: { ...span, ...filter, dimension, limit: 100 } })).list;
  const expect = async (what: string, dimension: number, filter: object, wanted: unknown[][]) => {
    const rows = await rowsOf(dimension, filter);
    const sorted = (all: unknown[][]) => all.map((row) => JSON.stringify(row)).sort();
    talk.same(`rows by ${what}`, sorted(rows.map(brief)), sorted(wanted));
    talk.same(
      `each row by ${what} has an id of its own`,
      new Set(rows.map(({ id }) => id)).size,
      rows.length,
    );
  };
  const [before, ...after] = sold as [Json, Json, Json];
  const at = [resourceId, resourceName];
  const of = (id: string) => [...at, id, names.get(id) ?? ''];
  const look = async (when: string) => {
    await expect(`venue ${when}`, resource, { resourceId }, [
      rowOf(first, [before], at),
      rowOf(heir, after, at),
    ]);
    await expect(`product ${when}`, product, { resourceId }, [
      rowOf(first, [before], of(dear)),
      rowOf(heir, [after[0] as Json], of(dear)),
      rowOf(heir, [after[1] as Json], of(cheap)),
    ]);
    for (const [one, orders] of [
      [first, [before]],
      [heir, after],
    ] as const)
      await expect(`merchant ${when}`, merchant, { merchantId: one.id }, [rowOf(one, [...orders], [])]);
    const query = { ...span, resourceId, dimension: product };
    const { shares } = await talk.ok(merchantStatistics.sum, { query });
    const shareOf = (id: string) => {
      const paid = sold.filter(({ productId }) => productId === id).map(({ payPrice }) => payPrice);
      return [id, names.get(id), productType, paid.reduce((sum, one) => sum + one, 0)];
    };
    talk.same(
      `shares of products ${when}`,
      shares.map((share: Json) => [share.id, share.name, share.productType, share.payPrice]),
      [shareOf(dear), shareOf(cheap)],
    );
  };
  await look('after the venue was given away');
  await closeHouse(talk, shop);
  for (const { id } of [first, heir]) {
    await closeMerchant(talk, id);
    await talk.refused(merchants.get, status.notFound, { params: { id } });
  }
  await look('after all was removed');
}

/** Days newest first, all else by what was paid, the most first; by a column in either direction. */
async function checkSorted(talk: Talk, own: string): Promise<void> {
  const list = endpointOf(`merchantStatistics.list${own}`);
  const by = callerFor(talk.people, list);
  const today = await todayOf(talk);
  const span = { startDate: addDays(today, -60), endDate: today, limit: 100 };
  const rows = async (more: object): Promise<Json[]> =>
    (await talk.ok(list, { query: { ...span, ...more } }, by)).list;
  const expectFalling = (what: string, values: (string | number)[], sign = 1) =>
    talk.holds(
      `${what} is sorted`,
      values.every(
        (value, index) =>
          index === 0 ||
          (values[index - 1] === value
            ? true
            : (values[index - 1] as number) > (value as number) === sign > 0),
      ),
      values.slice(0, 20),
    );
  expectFalling(
    'the list by day',
    (await rows({ dimension: day })).map(({ date }) => date),
  );
  for (const dimension of [merchant, resource, product])
    expectFalling(
      `the list by dimension ${dimension}`,
      (await rows({ dimension })).map(({ payPrice }) => payPrice),
    );
  for (const sort of ['orders', 'refundedAmount', 'netAmount', 'settleAmount', 'refundRate', 'payPrice'])
    for (const dimension of [product, day])
      for (const [direction, sign] of [
        ['asc', -1],
        ['desc', 1],
      ] as const) {
        const query = { dimension, sort, direction };
        expectFalling(
          `the list by ${sort} ${direction}`,
          (await rows(query)).map((row) => row[sort]),
          sign,
        );
      }
}

export const salesRowRules = (): Rule[] => [
  ...tradeKinds.map(
    (trade): Rule => ({
      ...figureRule(
        merchantStatistics.list,
        `sales stay with the merchant who made them, and keep their names when all is removed (${trades[trade].name})`,
        'domain design, sections 10.6 and 15.1',
        (talk) => checkOwners(talk, trade),
      ),
      writes: true,
    }),
  ),
  ...['', 'OfOwn'].map((own) =>
    figureRule(
      endpointOf(`merchantStatistics.list${own}`),
      'days are newest first, all else by what was paid, and by a column in either direction',
      'contracts/src/areas/merchantStatistics.ts',
      (talk) => checkSorted(talk, own),
    ),
  ),
];
