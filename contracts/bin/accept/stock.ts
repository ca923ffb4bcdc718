import { hotelRooms } from '../../src/areas/hotelRooms.ts';
import { minsuRooms } from '../../src/areas/minsuRooms.ts';
import { addDays, weekdayOf } from '../../src/days.ts';
import { status } from '../../src/envelope.ts';
import { type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import { formOf } from './kinds.ts';
import type { Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import { newMember, newProduct, openShop, placeOrder, type Shop } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** Prices and stock by day: what may be set, over which version, all of it or nothing; and copies of products. */

const rule = (
  trade: TradeKind,
  says: string,
  check: Rule['check'],
  where = 'domain design, sections 9.5 and 9.6',
): Rule => ({
  ...{ area: `stocks${trades[trade].name}`, kind: 'money', where, writes: true, check },
  says: `stocks${trades[trade].name}: ${says}`,
});
const { invalid, stale } = status;
const everyDay = [1, 2, 3, 4, 5, 6, 7];

const listed = async (
  talk: Talk,
  { calls }: Shop,
  id: string,
  startDate: string,
  days: number,
): Promise<Json[]> => {
  const query = { startDate, endDate: addDays(startDate, days - 1) };
  return (await talk.ok(calls.stocks.list, { params: { id }, query })).list;
};
const brief = (days: Json[]) => days.map(({ date, price, stock, enabled }) => [date, price, stock, enabled]);

const rulesOf = (trade: TradeKind): Rule[] => [
  rule(
    trade,
    'a day is set over the version that was seen, answers before and after, and can be cleared',
    async (talk) => {
      const shop = await openShop(talk, trade);
      const id = await newProduct(talk, shop, [500, 600], { stock: 5, marketPrice: 1_000 });
      const params = { id };
      const { stocks } = shop.calls;
      const [one, two] = [shop.first, addDays(shop.first, 1)];
      const [day] = await listed(talk, shop, id, one, 1);
      const set = { date: one, version: day.version, price: 700, settlePrice: 650, stock: 9, enabled: 0 };
      const answer = await talk.ok(stocks.save, { params, body: { days: [set] } });
      talk.same('changed and overwritten', [answer.changed, answer.overwritten], [1, 1]);
      talk.same(
        'before and after',
        [brief(answer.before), brief(answer.after)],
        [[[one, 500, 5, 1]], [[one, 700, 9, 0]]],
      );
      const [after] = await listed(talk, shop, id, one, 1);
      talk.same(
        'the day',
        [after.price, after.settlePrice, after.stock, after.enabled, after.version],
        [700, 650, 9, 0, day.version + 1],
      );
      await talk.refused(stocks.save, stale, { params, body: { days: [set] } });
      const wrong = async (more: object, what: string) => {
        const other = { date: two, version: 1, price: 111, stock: 5, enabled: 1 };
        const body = { days: [other, { ...set, version: after.version, ...more }] };
        await talk.refused(stocks.save, invalid, { params, body });
        talk.same(`both days after ${what}`, brief(await listed(talk, shop, id, one, 2)), [
          [one, 700, 9, 0],
          [two, 600, 5, 1],
        ]);
      };
      await wrong({ price: 1_001 }, 'a price above the market price');
      await wrong({ price: 0 }, 'a price of nothing');
      await wrong({ settlePrice: 701 }, 'a settlement above the price');
      await wrong({ stock: -1 }, 'a stock below 0');
      await wrong({ date: addDays(shop.today, -1), version: 0 }, 'a day that is over');
      await wrong({ date: addDays(shop.today, 366), version: 0 }, 'a day too far ahead');
      if (shop.roomId) await wrong({ stock: 21 }, 'more than there are rooms');
      await talk.ok(stocks.save, {
        params,
        body: { days: [{ date: addDays(shop.today, 365), version: 0, price: 1, stock: 1 }] },
      });
      const cleared = await talk.ok(stocks.save, {
        params,
        body: { days: [{ date: one, version: after.version, clear: 1 }] },
      });
      talk.same(
        'nothing is left of a cleared day',
        [cleared.after, brief(await listed(talk, shop, id, one, 1))],
        [[], []],
      );
      await talk.refused(stocks.save, stale, {
        params,
        body: { days: [{ ...set, version: after.version }] },
      });
      await talk.ok(stocks.save, { params, body: { days: [{ ...set, version: 0 }] } });
      const [anew] = await listed(talk, shop, id, one, 1);
      talk.holds('a day set again counts on', anew.version > after.version, anew.version);
      // Whoever still shows the old day does not save over the new one.
      for (const { version } of [day, after])
        await talk.refused(stocks.save, stale, { params, body: { days: [{ ...set, version }] } });
    },
  ),
  rule(trade, 'stock does not fall below what is taken, and such a day is not cleared', async (talk) => {
    const shop = await openShop(talk, trade);
    const id = await newProduct(talk, shop, [500, 500], { stock: 5 });
    await placeOrder(talk, shop, id, await newMember(talk), { qty: 3 });
    const { stocks } = shop.calls;
    const save = (more: object) => ({
      params: { id },
      body: { days: [{ date: shop.first, version: 1, price: 500, stock: 5, ...more }] },
    });
    await talk.refused(stocks.save, invalid, save({ stock: 2 }));
    await talk.refused(stocks.save, invalid, save({ clear: 1 }));
    const batch = {
      spans: [{ startDate: shop.first, endDate: addDays(shop.first, 1) }],
      weekdays: everyDay,
      set: { stock: 2 },
    };
    const data = await talk.refused(stocks.batchSave, invalid, { params: { id }, body: batch });
    talk.same('the days that stand against it', data?.dates, [shop.first]);
    talk.same(
      'both days',
      brief(await listed(talk, shop, id, shop.first, 2)).map(([, , stock]) => stock),
      [5, 5],
    );
    if (shop.roomId) {
      const rooms = trade === 'hotel' ? hotelRooms : minsuRooms;
      const params = { id: shop.roomId };
      const room = await talk.ok(rooms.get, { params });
      const form = { ...formOf(fieldsOf(rooms.update.body), room), version: room.version };
      await talk.refused(rooms.update, status.precondition, { params, body: { ...form, roomCount: 4 } });
      await talk.ok(rooms.update, { params, body: { ...form, roomCount: 5 } });
    }
    await talk.ok(stocks.save, save({ stock: 3 }));
    talk.same('what is taken stays', (await listed(talk, shop, id, shop.first, 1))[0].locked, 3);
  }),
  rule(
    trade,
    'a batch sets its weekdays without the days that are left out, and keeps what it does not name',
    async (talk) => {
      const shop = await openShop(talk, trade);
      const id = await newProduct(talk, shop, [500, 500], { stock: 5 });
      const params = { id };
      const { stocks } = shop.calls;
      const [start, end] = [shop.first, addDays(shop.first, 13)];
      const weekdays = [weekdayOf(shop.first), weekdayOf(addDays(shop.first, 2))];
      const exclude = addDays(shop.first, 7);
      const body = {
        spans: [{ startDate: start, endDate: end }],
        weekdays,
        excludes: [exclude],
        set: { price: 900, stock: 7 },
      };
      const answer = await talk.ok(stocks.batchSave, { params, body });
      const days = [0, 2, 9].map((at) => addDays(start, at));
      talk.same('changed and overwritten', [answer.changed, answer.overwritten], [3, 1]);
      const all = await listed(talk, shop, id, start, 14);
      talk.same('days', brief(all), [
        [days[0], 900, 7, 1],
        [addDays(start, 1), 500, 5, 1],
        [days[1], 900, 7, 1],
        [days[2], 900, 7, 1],
      ]);
      const closing = {
        ...body,
        excludes: [],
        spans: [{ startDate: start, endDate: start }],
        set: { enabled: 0 },
      };
      await talk.ok(stocks.batchSave, { params, body: closing });
      talk.same('price and stock of a closed day', brief(await listed(talk, shop, id, start, 1)), [
        [start, 900, 7, 0],
      ]);
      const again = await talk.ok(stocks.batchSave, { params, body });
      talk.same(
        'changed and overwritten, a closed day with them',
        [again.changed, again.overwritten],
        [3, 3],
      );
      const seen = [{ date: start, version: 1 }];
      await talk.refused(stocks.batchSave, stale, {
        params,
        body: { ...closing, set: { price: 800 }, seen },
      });
      await talk.refused(stocks.batchSave, invalid, { params, body: { ...closing, excludes: [start] } });
      await talk.refused(stocks.batchSave, invalid, { params, body: { ...closing, set: {} } });
      await talk.refused(stocks.batchSave, invalid, {
        params,
        body: { ...body, set: { enabled: 1 }, excludes: [] },
      });
      const past = [{ startDate: addDays(shop.today, -1), endDate: end }];
      await talk.refused(stocks.batchSave, invalid, { params, body: { ...body, spans: past } });
      talk.same('the days after all that', (await listed(talk, shop, id, start, 14)).length, 4);
    },
  ),
  rule(
    trade,
    'a copy is off sale, and takes prices over only when asked',
    async (talk) => {
      const shop = await openShop(talk, trade);
      const id = await newProduct(talk, shop, [500, 600], { stock: 5 });
      await placeOrder(talk, shop, id, await newMember(talk), { qty: 2 });
      const { products } = shop.calls;
      const from = await talk.ok(products.get, { params: { id } });
      const bare = await talk.ok(products.copy, { params: { id }, body: {} });
      talk.same(
        'name and state',
        [bare.name, bare.enabled, bare.resourceId],
        [`${from.name}-副本`, 0, from.resourceId],
      );
      talk.same('its days', await listed(talk, shop, bare.id, shop.first, 3), []);
      await talk.refused(products.enable, status.precondition, {
        params: { id: bare.id },
        body: { enable: 1 },
      });
      const priced = await talk.ok(products.copy, { params: { id }, body: { withPrices: 1 } });
      talk.holds('another name', priced.name !== bare.name && priced.name !== from.name, priced.name);
      const days = await listed(talk, shop, priced.id, shop.first, 3);
      talk.same('its days', brief(days), [
        [shop.first, 500, 5, 1],
        [addDays(shop.first, 1), 600, 5, 1],
      ]);
      talk.same(
        'nothing of them is taken',
        days.map(({ locked, sold }) => locked + sold),
        [0, 0],
      );
      const {
        id: _id,
        name: _name,
        version: _version,
        enabled: _on,
        hasOrders: _has,
        unpriced: _un,
        missing: _m,
        logs: _l,
        actions: _a,
        ...terms
      } = from;
      for (const [field, value] of Object.entries(terms))
        talk.same(`${field} of the copy`, priced[field], value);
    },
    'domain design, section 9.7',
  ),
];

export const stockRules = (): Rule[] => tradeKinds.flatMap(rulesOf);
