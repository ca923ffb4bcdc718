import { addDays } from '../../src/days.ts';
import { daysOfProduct } from './joins.ts';
import { allRecords, endpointOf, rowsOf, todayOf, together } from './reading.ts';
import { figureRule, type Rule } from './rule.ts';
import { newMember, newProduct, openShop, payOffline, placeOrder } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** Figures of products and venues are those of the calendars (domain design, sections 9.2 and 9.6). */

const kinds = [
  ['place', 'Place', 'resorts'],
  ['hotel', 'Hotel', 'hotels'],
  ['house', 'House', 'minsus'],
] as const;

async function checkProducts(talk: Talk, kind: string, name: string, venues: string): Promise<void> {
  const today = await todayOf(talk);
  const lowest = new Map<string, number>();
  const products = await allRecords(talk, `products${name}.list`);
  await together(products, async (product) => {
    const { id, minPrice, unpriced, soldOut, resourceId, enabled } = product;
    const days = await daysOfProduct(talk, kind, id, today, addDays(today, 92));
    for (const { date, stock, locked, sold, roomLeft } of days) {
      talk.holds(
        `${id} on ${date}: locked + sold within the stock`,
        locked >= 0 && sold >= 0 && locked + sold <= stock,
        `${locked} + ${sold} of ${stock}`,
      );
      talk.holds(`${id} on ${date}: rooms left`, roomLeft === null || roomLeft >= 0, roomLeft);
    }
    const open = days.filter((day) => day.enabled === 1);
    const left = (day: Json) =>
      Math.max(0, Math.min(day.stock - day.locked - day.sold, day.roomLeft ?? Number.POSITIVE_INFINITY));
    const prices = open.filter(({ date }) => date < addDays(today, 30)).map(({ price }) => price);
    const price = prices.length > 0 ? Math.min(...prices) : null;
    talk.same(`lowest price of ${id}`, minPrice, price);
    if (enabled === 1 && price !== null)
      lowest.set(resourceId, Math.min(lowest.get(resourceId) ?? price, price));
    if (open.length > 0) talk.same(`${id} has a price`, unpriced, false);
    const openInWeek = open.filter(({ date }) => date < addDays(today, 7));
    const week = Array.from({ length: 7 }, (_, at) => open.find(({ date }) => date === addDays(today, at)));
    const isGone = week.every((day) => day === undefined || left(day) === 0);
    talk.same(`${id} is sold out`, soldOut, !unpriced && isGone);
    if ('weekLeft' in product)
      talk.same(
        `left of ${id} this week`,
        product.weekLeft,
        openInWeek.length === 0 ? null : Math.min(...openInWeek.map(left)),
      );
    const now = days.find(({ date }) => date === today);
    if ('todayStock' in product)
      talk.same(
        `${id} today`,
        [product.todayStock, product.todayLeft],
        now ? [now.stock, now.enabled === 1 ? left(now) : 0] : [null, null],
      );
  });
  for (const { id, minPrice } of await rowsOf(talk, `${venues}.list`))
    talk.same(`lowest price of ${venues} ${id}`, minPrice, lowest.get(id) ?? null);
}

/** Rooms taken by all products of the room are what its calendars show as gone. */
async function checkRoomsLeft(talk: Talk, kind: string, name: string): Promise<void> {
  const today = await todayOf(talk);
  const rooms = new Map<string, Json>(
    (await rowsOf(talk, kind === 'hotel' ? 'hotelRooms.list' : 'minsuRooms.list')).map((row) => [
      row.id,
      row,
    ]),
  );
  const byRoom = Map.groupBy(await rowsOf(talk, `products${name}.list`), ({ roomId }) => roomId);
  for (const [roomId, products] of byRoom) {
    const calendars = await together(products, ({ id }) =>
      daysOfProduct(talk, kind, id, today, addDays(today, 92)),
    );
    const taken = new Map<string, number>();
    for (const { date, locked, sold } of calendars.flat())
      taken.set(date, (taken.get(date) ?? 0) + locked + sold);
    for (const { date, roomLeft } of calendars.flat())
      talk.same(
        `rooms of ${roomId} left on ${date}`,
        roomLeft,
        Math.max(0, rooms.get(roomId)?.roomCount - (taken.get(date) ?? 0)),
      );
  }
}

/** A copy of a product with days of its own, so that each of them tells something. */
async function checkOwnDays(talk: Talk, kind: string, name: string): Promise<void> {
  const call = (verb: string) => endpointOf(`products${name}.${verb}`);
  const [from] = (await rowsOf(talk, `products${name}.list`)).filter(({ unpriced }) => !unpriced);
  if (!from) return talk.skip('there is no product with a price');
  const { id } = await talk.ok(call('copy'), { params: { id: from.id }, body: {} });
  try {
    const today = await todayOf(talk);
    const day = (ahead: number, price: number, enabled: number) => ({
      ...{ date: addDays(today, ahead), version: 0, price, stock: 1, enabled },
    });
    const shownAs = async (query: Record<string, string | number> = {}) => {
      const { list } = await talk.ok(call('list'), {
        query: { ...query, resourceId: from.resourceId, limit: 100 },
      });
      return list.find((row: Json) => row.id === id);
    };
    const save = (days: Json[]) =>
      talk.ok(endpointOf(`stocks${name}.save`), { params: { id }, body: { days } });
    talk.same(`${kind}: lowest price of a copy without prices`, (await shownAs()).minPrice, null);
    talk.same('it is unpriced', (await shownAs()).unpriced, true);
    await save([day(3, 500, 1), day(4, 300, 0), day(29, 400, 1)]);
    const soon = await shownAs();
    talk.same('lowest open price of 30 days', [soon.minPrice, soon.unpriced], [400, false]);
    talk.holds('its prices end within 30 days', (await shownAs({ priceGap: 20 })) !== undefined);
    await save([day(30, 200, 1)]);
    talk.same('lowest price, the 31st day left out', (await shownAs()).minPrice, 400);
    talk.holds('its prices still end within 30 days', (await shownAs({ priceGap: 20 })) !== undefined);
    await save([day(31, 200, 1)]);
    talk.same('prices no longer end within 30 days', await shownAs({ priceGap: 20 }), undefined);
  } finally {
    await talk.call(call('remove'), { params: { id } });
  }
}

/** What is left of today while an order waits for its payment, and after it. */
async function checkToday(talk: Talk): Promise<void> {
  const shop = await openShop(talk, 'place');
  shop.first = shop.today;
  const id = await newProduct(talk, shop, [100], { stock: 5 });
  const { name } = await talk.ok(shop.calls.products.get, { params: { id } });
  const expectToday = async (when: string, left: number, sold: number) => {
    const { list } = await talk.ok(shop.calls.products.list, { query: { name } });
    const row = list.find((one: Json) => one.id === id);
    talk.same(
      `stock and left of today, and sold ${when}`,
      [row?.todayStock, row?.todayLeft, row?.soldCount],
      [5, left, sold],
    );
  };
  await expectToday('of a new product', 5, 0);
  const order = await placeOrder(talk, shop, id, await newMember(talk), { qty: 2 });
  await expectToday('while an order waits for its payment', 3, 0);
  await payOffline(talk, shop, order);
  await expectToday('after the payment', 3, 2);
}

export function productFigureRules(): Rule[] {
  const at = (name: string, says: string, check: Rule['check'], from: string) =>
    figureRule(endpointOf(name), says, from, check);
  return [
    ...kinds.map(([kind, name, venues]) =>
      at(
        `products${name}.list`,
        'lowest price, price gaps and stock left are those of the calendar',
        (talk) => checkProducts(talk, kind, name, venues),
        'domain design, sections 9.2 and 9.6',
      ),
    ),
    ...kinds
      .slice(1)
      .map(([kind, name]) =>
        at(
          `stocks${name}.list`,
          'rooms left are the rooms less what all products of the room took',
          (talk) => checkRoomsLeft(talk, kind, name),
          'domain design, section 16, invariant 7',
        ),
      ),
    ...kinds.map(([kind, name]) => ({
      ...at(
        `products${name}.list`,
        'lowest price is that of the open days of 30 days, and prices end soon within 30 days',
        (talk) => checkOwnDays(talk, kind, name),
        'domain design, section 9.2',
      ),
      writes: true as const,
    })),
    {
      ...at(
        'productsPlace.list',
        'what is left of today is less what orders hold and what was sold',
        checkToday,
        'domain design, sections 9.2 and 9.6',
      ),
      writes: true,
    },
  ];
}
