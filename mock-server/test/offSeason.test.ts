import { expect, it } from 'vitest';
import { ordersPlace } from '#contracts/areas/orders.ts';
import { type StockCalendar, stocksHotel, stocksPlace } from '#contracts/areas/stocks.ts';
import { addDays } from '#contracts/days.ts';
import type { PlaceOrder } from '#contracts/trade/orders.ts';
import type { OrderQuote } from '#contracts/trade/quotes.ts';
import { epochOf } from '#contracts/wireTime.ts';
import { newPlaceOrder } from './forms.ts';
import { mockFor } from './mockFor.ts';
import { tradeWorld } from './tradeWorld.ts';

/** Days on which a scenic spot is closed: calendar and quote say so, and tickets of them are sold all the same. */

const { mock, does } = mockFor('platformAdmin', { scale: 0.05, fixedNow: epochOf('2026-04-28 08:00:00') });
const world = tradeWorld(() => mock);

/** Open in winter, over the new year, and on the first of May. */
function closing(resourceId: string) {
  const [season] = world.store().resorts.get(resourceId)?.seasons ?? [];
  if (!season) throw new Error('no season');
  const seasons = [
    { ...season, startDay: '05-01', endDay: '05-01' },
    { ...season, startDay: '11-01', endDay: '02-28' },
  ];
  world.store().resorts.update(resourceId, { seasons });
}
const calendar = (call: typeof stocksPlace.list, id: string, startDate: string, days: number) =>
  does<StockCalendar>(call, {
    params: { id },
    query: { startDate, endDate: addDays(startDate, days - 1) },
  });

it('the calendar names the days of the span that are in no season, with or without a price', async () => {
  const { id, resourceId } = world.product('place');
  closing(resourceId);
  world.price({ ...world.product('place'), id }, { '2026-04-30': 10_000, '2026-05-01': 10_000 });
  const { list, offSeason } = await calendar(stocksPlace.list, id, '2026-04-29', 5);
  expect(list.map(({ date }) => date)).toEqual(['2026-04-30', '2026-05-01']);
  expect(offSeason).toEqual(['2026-04-29', '2026-04-30', '2026-05-02', '2026-05-03']);
  const winter = await calendar(stocksPlace.list, id, '2026-12-30', 4);
  expect(winter.offSeason).toEqual([]);
  const spring = await calendar(stocksPlace.list, id, '2027-02-27', 3);
  expect(spring.offSeason).toEqual(['2027-03-01']);
});

it('no day of a stay is off season, and none of tickets that are used on any day of their validity', async () => {
  const open = world.product('place', {}, { useMode: 20, validDays: 30 });
  closing(open.resourceId);
  expect((await calendar(stocksPlace.list, open.id, '2026-06-01', 5)).offSeason).toEqual([]);
  const stay = world.product('hotel');
  const hotel = stocksHotel.list as unknown as typeof stocksPlace.list;
  expect((await calendar(hotel, stay.id, '2026-06-01', 5)).offSeason).toEqual([]);
});

it('a quote says which day is off season, and the order is made', async () => {
  const product = world.product('place');
  closing(product.resourceId);
  world.price(product, { '2026-05-01': 10_000, '2026-05-02': 10_000 });
  const { mobile } = world.member();
  const body = { ...newPlaceOrder, memberMobile: mobile, productId: product.id, useDate: '2026-05-02' };
  const quoted = async (useDate: string) => {
    const { contactName: _name, contactMobile: _mobile, ...asked } = body;
    const { days, faults } = await does<OrderQuote>(ordersPlace.quote, { body: { ...asked, useDate } });
    return [days.map(({ inSeason }) => inSeason), faults];
  };
  expect(await quoted('2026-05-01')).toEqual([[true], []]);
  expect(await quoted('2026-05-02')).toEqual([[false], []]);
  expect((await does<PlaceOrder>(ordersPlace.add, { body })).useDate).toBe('2026-05-02');
});
