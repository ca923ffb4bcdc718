import { memberPoints } from '../../src/areas/memberPoints.ts';
import { pointSource, pointType } from '../../src/enums/members.ts';
import { type TradeKind, trades } from '../../src/trade/trade.ts';
import { complete } from './orderScenes.ts';
import { askedFor, partsOf, payBack } from './refundScenes.ts';
import { designRule, type Rule } from './rule.ts';
import { gradeTerms, newMember, newProduct, openShop, payOffline, placeOrder } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** What points were gained and used: each kind of change counts in the one it belongs to, and says which record it is of. */

const sources: Record<TradeKind, number> = {
  place: pointSource.placeOrder,
  hotel: pointSource.hotelOrder,
  house: pointSource.houseOrder,
};

async function checkTotals(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openShop(talk, trade);
  shop.first = shop.today;
  const product = await newProduct(talk, shop, [60_000, 60_000], { cancelRule: 20 });
  const member = await newMember(talk, { points: 7000 });
  const params = { id: member.id };
  const wanted = { totalGained: 7000, totalUsed: 0, totalExpired: 0, points: 7000, pointsLocked: 0 };
  const expectTotals = async (what: string, changed: Partial<typeof wanted>) => {
    Object.assign(wanted, changed);
    const { list } = await talk.ok(memberPoints.list, { query: { keyword: member.mobile } });
    for (const [where, shown] of [
      ['the list', list[0]],
      ['the record', await talk.ok(memberPoints.get, { params })],
    ]) {
      const { totalGained, totalUsed, totalExpired, points, pointsLocked } = shown ?? {};
      const got = { totalGained, totalUsed, totalExpired, points, pointsLocked };
      talk.same(`totals in ${where} ${what}`, got, wanted);
    }
    const { points, pointsLocked } = wanted;
    for (const [range, count] of [
      [{ pointsMin: points, pointsMax: points }, 1],
      [{ pointsMin: points + 1 }, 0],
      [{ pointsMax: points - 1 }, 0],
    ] as const) {
      const query = { keyword: member.mobile, ...range };
      const sums = await talk.ok(memberPoints.sum, { query });
      const found = { count, points: count * points, pointsLocked: count * pointsLocked };
      talk.same(`sums with ${JSON.stringify(range)} ${what}`, sums, found);
      talk.same(`rows with it`, (await talk.ok(memberPoints.list, { query })).count, count);
    }
  };
  await expectTotals('at first', {});
  // Tickets are refunded before they are used, stays while there is a night to come.
  const more = { qty: 2, nights: trade === 'place' ? 1 : 2, pointsUsed: 2000 };
  const order = await placeOrder(talk, shop, product, member, more);
  await expectTotals('while an order locks some', { points: 5000, pointsLocked: 2000 });
  const paid = await payOffline(talk, shop, order);
  await expectTotals('after some were used', { totalUsed: 2000, pointsLocked: 0 });
  const last = partsOf(paid).at(-1)?.key ?? '';
  const refund = await talk.ok(shop.calls.refunds.add, askedFor(paid, [last]));
  const left = await payBack(talk, shop, refund);
  const back = Math.floor((2000 * refund.refundAmount) / order.payPrice);
  await expectTotals('after some came back', { totalUsed: 2000 - back, points: 5000 + back });
  if (trade === 'place') left.vouchers = left.vouchers.filter((one: Json) => one.status === 10);
  const done = await complete(talk, shop, left);
  const given = Math.floor(
    (Math.floor((order.payPrice - refund.refundAmount) / 100) * gradeTerms.pointRate) / 10,
  );
  await expectTotals('after some were given', {
    totalGained: 7000 + given,
    points: 5000 + back + given,
  });
  const { list: rows } = await talk.ok(memberPoints.listJournals, { query: { memberId: member.id } });
  const source = [sources[trade], done.id, done.orderNo];
  talk.same(
    'types, changes and records of the journal',
    rows.map((row: Json) => [row.type, row.change, row.refType, row.refId, row.refNo]),
    [
      [pointType.gift, given, ...source],
      [pointType.returned, back, ...source],
      [pointType.used, -2000, ...source],
      [pointType.added, 7000, pointSource.none, '', ''],
    ],
  );
}

export const pointTotalRules = (): Rule[] =>
  (['place', 'hotel', 'house'] as const).map((trade) =>
    designRule(
      'memberPoints',
      'figure',
      `points used for ${trades[trade].letter} orders that come back lower what was used, and gifts raise what was gained`,
      '13.4',
      (talk) => checkTotals(talk, trade),
    ),
  );
