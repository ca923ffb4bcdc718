import { expect, it } from 'vitest';
import { hotelRooms } from '#contracts/areas/hotelRooms.ts';
import { hotels } from '#contracts/areas/hotels.ts';
import { merchants } from '#contracts/areas/merchants.ts';
import { ordersHotel } from '#contracts/areas/orders.ts';
import { productsHotel } from '#contracts/areas/productsHotel.ts';
import { type SaleStep, saleStep } from '#contracts/enums/products.ts';
import { status } from '#contracts/envelope.ts';
import type { StayTerms } from '#mock/store/tradeRows.ts';
import { clearDay } from '#mock/trade/products/days.ts';
import { isOnSale, isSellable, missingOfProduct } from '#mock/trade/products/saleSteps.ts';
import { of } from './asking.ts';
import { newHotel, newHotelRoom, newMerchant, newStayOrder } from './forms.ts';
import { mockFor } from './mockFor.ts';
import { tradeWorld } from './tradeWorld.ts';

/** What records say is missing before they can be sold is what orders and 上架 are refused for, over HTTP. */

const { mock, does, refuses } = mockFor('superAdmin', { scale: 0.05 });
const world = tradeWorld(() => mock);

interface Told {
  missing: SaleStep[];
}

/** The first rate plan of merchant 2, which is sold on one day only, as the only one of its hotel, and an order of it. */
function plan() {
  const { store } = mock.mock;
  const product = store.products.get('19') ?? expect.fail('the seed has no such plan');
  store.merchants.update('2', { enabled: 1, contractStart: '2020-01-01', contractEnd: '2099-12-31' });
  store.hotels.update(product.resourceId, { enabled: 1 });
  store.hotelRooms.update(product.roomId, { enabled: 1, roomCount: 200, adults: 2 });
  store.products.update(product.id, { enabled: 1, gradeDiscount: 0, pointEnabled: 0 });
  for (const { id } of store.products.by('kind', 'hotel')) if (id !== product.id) store.products.remove(id);
  for (const { date } of store.priceStocks.by('productId', product.id)) clearDay(store, product.id, date);
  const { minNights } = product.terms as StayTerms;
  const days = Array.from({ length: minNights }, (_, at) => world.inDays(1 + at));
  world.price(product, Object.fromEntries(days.map((day) => [day, 30_000])));
  world.member();
  const order = {
    ...newStayOrder,
    productId: product.id,
    checkInDate: days[0],
    checkOutDate: world.inDays(1 + minNights),
  };
  return { product, order, days };
}
const missingOf = async (
  calls: typeof productsHotel.get | typeof hotels.get | typeof hotelRooms.get,
  id: string,
) => (await does<Told>(calls, of(id))).missing;

it('a plan of which nothing is missing can be ordered, and so can its room and its hotel', async () => {
  const { product, order } = plan();
  expect(await missingOf(productsHotel.get, product.id)).toEqual([]);
  expect(await missingOf(hotelRooms.get, product.roomId)).toEqual([]);
  expect(await missingOf(hotels.get, product.resourceId)).toEqual([]);
  await does(ordersHotel.add, { body: order });
});

const breaks: [words: string, step: SaleStep, breaks: (of: ReturnType<typeof plan>) => unknown][] = [
  ['the merchant is off', saleStep.merchant, () => mock.mock.store.merchants.update('2', { enabled: 0 })],
  [
    'the contract is over',
    saleStep.contract,
    () => mock.mock.store.merchants.update('2', { contractEnd: world.inDays(-1) }),
  ],
  [
    'the hotel is off',
    saleStep.venue,
    ({ product }) => mock.mock.store.hotels.update(product.resourceId, { enabled: 0 }),
  ],
  [
    'the room is off',
    saleStep.room,
    ({ product }) => mock.mock.store.hotelRooms.update(product.roomId, { enabled: 0 }),
  ],
  [
    'it is off the shelf',
    saleStep.shelf,
    ({ product }) => mock.mock.store.products.update(product.id, { enabled: 0 }),
  ],
];
for (const [words, step, breakIt] of breaks)
  it(`says when ${words}, and takes no order then`, async () => {
    const made = plan();
    breakIt(made);
    expect(await missingOf(productsHotel.get, made.product.id)).toEqual([step]);
    expect(await missingOf(hotelRooms.get, made.product.roomId)).toEqual([step]);
    expect(await missingOf(hotels.get, made.product.resourceId)).toEqual([step]);
    await refuses(ordersHotel.add, { body: made.order }, status.precondition, '产品不可售', 'productId');
  });

it('says when there is no price to come, and is not put on the shelf then', async () => {
  const { product, days } = plan();
  for (const day of days) clearDay(mock.mock.store, product.id, day);
  mock.mock.store.products.update(product.id, { enabled: 0 });
  expect(await missingOf(productsHotel.get, product.id)).toEqual([saleStep.price, saleStep.shelf]);
  await refuses(
    productsHotel.enable,
    of(product.id, { enable: 1 }),
    status.precondition,
    '请先设置价格库存',
    'enabled',
  );
});

it('of every product of the seed: orders are taken of those of which nothing but a price may be missing', () => {
  const { context, store } = mock.mock;
  const told = { sold: 0, not: 0 };
  for (const product of store.products.all()) {
    const missing = missingOfProduct(context, product).filter((step) => step !== saleStep.price);
    expect(isSellable(context, product)).toBe(missing.length === 0);
    expect(isOnSale(context, product)).toBe(missing.every((step) => step === saleStep.contract));
    told[missing.length === 0 ? 'sold' : 'not'] += 1;
  }
  expect(Math.min(told.sold, told.not)).toBeGreaterThan(0);
});

it('says step by step what a new merchant has still to add', async () => {
  const { id: merchantId } = await does<{ id: string }>(merchants.add, { body: newMerchant });
  const steps = async () => (await does<Told>(merchants.get, of(merchantId))).missing;
  const { venue, room, product, price, shelf } = saleStep;
  const toSell = [product, price, shelf];
  const first = (await steps()).filter((step) => step !== saleStep.contract);
  // A merchant who may sell tickets needs no room.
  expect(first).toEqual([venue, ...toSell]);
  const hotel = await does<{ id: string } & Told>(hotels.add, { body: { ...newHotel, merchantId } });
  expect(hotel.missing.filter((step) => step !== saleStep.contract)).toEqual([room, ...toSell]);
  const added = await does<{ id: string } & Told>(hotelRooms.add, {
    body: { ...newHotelRoom, hotelId: hotel.id },
  });
  expect(added.missing.filter((step) => step !== saleStep.contract)).toEqual(toSell);
});
