import { expect, it } from 'vitest';
import { type Merchant, type MerchantRow, merchants } from '#contracts/areas/merchants.ts';
import { ordersHotel, ordersHouse, ordersPlace } from '#contracts/areas/orders.ts';
import { productsHotel } from '#contracts/areas/productsHotel.ts';
import { productsHouse } from '#contracts/areas/productsHouse.ts';
import { productsPlace } from '#contracts/areas/productsPlace.ts';
import { refundsHotel, refundsHouse, refundsPlace } from '#contracts/areas/refunds.ts';
import { addDays } from '#contracts/days.ts';
import { businessType } from '#contracts/enums/merchants.ts';
import { orderStatus, refundStatus } from '#contracts/enums/orders.ts';
import { valuesOf } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { kindOfBusiness } from '#contracts/trade/trade.ts';
import { of } from './asking.ts';
import { mockFor } from './mockFor.ts';

/** What the page of a merchant counts can be counted again from the lists (domain design, section 8.1). */

const { mock, does, refuses } = mockFor('superAdmin', { scale: 0.2 });

const kinds = {
  place: { products: productsPlace, orders: ordersPlace, refunds: refundsPlace },
  hotel: { products: productsHotel, orders: ordersHotel, refunds: refundsHotel },
  house: { products: productsHouse, orders: ordersHouse, refunds: refundsHouse },
};
const page = { offset: 0, limit: 100 };
const all = async () =>
  (await does<{ list: MerchantRow[] }>(merchants.list, { query: page })).list.map(({ id }) => id);

it('counts products, and what was paid and given back in 30 days, as the lists do', async () => {
  let orders = 0;
  let refunded = 0;
  for (const merchantId of await all()) {
    const { recent, productCount, businessTypes } = await does<Merchant>(merchants.get, of(merchantId));
    expect(addDays(recent.to, -29)).toBe(recent.from);
    expect(recent.types.map(({ businessType }) => businessType)).toEqual(businessTypes);
    const lists = Object.values(kinds).map(({ products }) => products.list);
    const counts = await Promise.all(
      lists.map((list) => does<{ count: number }>(list, { query: { ...page, merchantId } })),
    );
    expect(productCount).toBe(counts.reduce((sum, { count }) => sum + count, 0));
    for (const { businessType, ...sums } of recent.types) {
      const kind = kindOfBusiness(businessType);
      if (!kind) throw new Error(`${businessType} is of no kind`);
      const span = { payStart: recent.from, payEnd: recent.to };
      const paid = await does<{ count: number; payPrice: number }>(kinds[kind].orders.sum, {
        query: { merchantId, ...span },
      });
      const back = await does<{ refundAmount: number }>(kinds[kind].refunds.sum, {
        query: { merchantId, status: refundStatus.done, finishStart: recent.from, finishEnd: recent.to },
      });
      expect(sums).toEqual({
        ...{ orderCount: paid.count, paidAmount: paid.payPrice, refundedAmount: back.refundAmount },
      });
      orders += sums.orderCount;
      refunded += sums.refundedAmount;
    }
  }
  expect(orders).toBeGreaterThan(0);
  expect(refunded).toBeGreaterThan(0);
});

it('has what was sold in 30 days of a type that he does not deal in any more', async () => {
  const { recent } = await does<Merchant>(merchants.get, of('2'));
  const sold = recent.types.find(({ orderCount }) => orderCount > 0) ?? expect.fail('nothing was sold');
  const businessTypes = valuesOf(businessType).filter((type) => type !== sold.businessType);
  mock.mock.store.merchants.update('2', { businessTypes });
  const { recent: later } = await does<Merchant>(merchants.get, of('2'));
  expect(later.types.at(-1)).toEqual(sold);
  expect(later.types).toHaveLength(recent.types.length);
});

it('names who signs in for him, with masked numbers and the names of the roles', async () => {
  const { users, userCount } = await does<Merchant>(merchants.get, of('2'));
  expect(users.map(({ name, mobile, roleNames }) => [name, mobile, roleNames])).toEqual([
    ['顾云舟', '199****0008', ['商户店长']],
    ['温小满', '199****0009', ['前台']],
    ['夏知微', '199****0012', ['夜班前台', '前台']],
    ['白芷', '199****0013', ['前台']],
  ]);
  expect(userCount).toBe(users.length);
});

it('keeps a merchant whose orders are not finished, though his places went to another one', async () => {
  const { store } = mock.mock;
  const taken = new Set([
    ...[...store.resorts.all(), ...store.hotels.all(), ...store.minsus.all()].map(
      ({ merchantId }) => merchantId,
    ),
    ...store.users.all().map(({ belongId }) => belongId),
  ]);
  const free = (await all()).find((id) => !taken.has(id)) as string;
  const [order] = store.orders.by('status', orderStatus.toUse);
  store.orders.update(order?.id ?? '', { merchantId: free });
  await refuses(merchants.remove, of(free), status.precondition, '商户存在未完成订单，无法删除');
  store.orders.update(order?.id ?? '', { status: orderStatus.done });
  await does(merchants.remove, of(free));
});
