import { beforeEach, describe, expect, it } from 'vitest';
import { hotelRooms } from '#contracts/areas/hotelRooms.ts';
import { hotels } from '#contracts/areas/hotels.ts';
import { minsuRooms } from '#contracts/areas/minsuRooms.ts';
import { type ProductHotel, productsHotel } from '#contracts/areas/productsHotel.ts';
import { type ProductHouse, productsHouse } from '#contracts/areas/productsHouse.ts';
import { type ProductPlace, type ProductPlaceRow, productsPlace } from '#contracts/areas/productsPlace.ts';
import { stocksHotel, stocksHouse, stocksPlace } from '#contracts/areas/stocks.ts';
import { addDays } from '#contracts/days.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { orderStatus } from '#contracts/enums/orders.ts';
import { status } from '#contracts/envelope.ts';
import {
  hotelProductExample,
  houseProductExample,
  placeProductExample,
} from '#contracts/examples/products.ts';
import type { StayProductRow } from '#contracts/trade/stayProducts.ts';
import { never } from '#contracts/wireTime.ts';
import { todayOf } from '#mock/store/today.ts';
import type { StoredOrder, StoredProduct } from '#mock/store/tradeRows.ts';
import { clearDay } from '#mock/trade/products/days.ts';
import { dayRow, hold } from '#mock/trade/products/stock.ts';
import { asking, of } from './asking.ts';
import { newHotelRoom } from './forms.ts';
import { seededMock } from './mockFor.ts';
import type { Input } from './running.ts';

/** The rules of domain design 9.2 to 9.4 and 9.7, over HTTP. Every refusal leaves the state as it was. */

const mock = seededMock({ scale: 0.05 });
let token: string;
let manager: string;
beforeEach(async () => {
  for (const { id } of mock.mock.store.orders.all()) mock.mock.store.orders.remove(id);
  token = await mock.tokenOf('operator');
  manager = await mock.tokenOf('merchantManager');
});

const { does, refuses } = asking(mock, () => token);
const own = (id?: string, body?: object): Input => ({
  params: { belongId: '2', ...(id && { id }) },
  ...(body && { body }),
});
const gone = '数据不存在或已被删除';

/** By the wire word: calls, a right form, the first product, one without a price, and what it is of. */
const kinds = [
  ['place', productsPlace, placeProductExample, { first: '1', ownFirst: '16', bare: '18', of: '景区' }],
  ['hotel', productsHotel, hotelProductExample, { first: '19', ownFirst: '19', bare: '23', of: '酒店' }],
  ['house', productsHouse, houseProductExample, { first: '40', ownFirst: '40', bare: '44', of: '民宿' }],
] as const;

const today = () => todayOf(mock.mock.clock);
/** An order of the product, of which only the status matters here. */
function order(productId: string, orderState: number) {
  const row = {
    productId,
    status: orderState,
    payTime: never,
    finishTime: never,
    lines: [],
    discounts: [],
    vouchers: [],
    logs: [],
    guests: [],
  };
  mock.mock.store.orders.insert(row as unknown as StoredOrder);
}
/** Sets every day from one on. */
function days(
  productId: string,
  from: number,
  to: number,
  values: { stock?: number; enabled?: 0 | 1; locked?: number; sold?: number },
) {
  const { store } = mock.mock;
  for (let ahead = from; ahead <= to; ahead++) {
    const row = dayRow(store, productId, addDays(today(), ahead));
    if (row) store.priceStocks.update(row.id, values);
  }
}

describe.each(kinds)('a product of kind %s', (kind, calls, form, { first, ownFirst, bare, of: resource }) => {
  it('is added with what was sent and what is known of it, off sale and without a price', async () => {
    const added = await does<ProductPlace>(calls.add, { body: form });
    const { id } = added;
    expect(added).toMatchObject({ ...form, unpriced: true, hasOrders: false, version: 1, merchantId: '2' });
    expect(added.actions).toEqual(['edit', 'enable', 'remove', 'copy']);
    expect(await does(calls.get, of(id))).toEqual(added);
    const { list } = await does<{ list: ProductPlaceRow[] }>(calls.list, { query: { name: form.name } });
    expect(list).toMatchObject([{ id, minPrice: null, unpriced: true, soldOut: false, soldCount: 0 }]);
    expect(await does(calls.remove, of(id))).toBeNull();
    await refuses(calls.get, of(id), status.notFound, gone);
    const lines = mock.mock.store.logLines.by('target', `products/${id}`).map(({ action }) => action);
    expect(lines[0]).toMatch(/^添加/);
  });

  it('has a name of its own in its resource', async () => {
    await does(calls.add, { body: form });
    const message = '该资源下已存在同名产品';
    await refuses(calls.add, { body: form }, status.duplicate, message, 'name');
  });

  it('is of a resource that is on; who has it already may keep it', async () => {
    const collection = { place: 'resorts', hotel: 'hotels', house: 'minsus' } as const;
    const { id } = await does<ProductPlace>(calls.add, { body: form });
    mock.mock.store[collection[kind]].update(form.resourceId, { enabled: 0 });
    const message = '所属资源已停用';
    const body = { ...form, name: '另一个' };
    await refuses(calls.add, { body }, status.precondition, message, 'resourceId');
    await refuses(
      calls.add,
      { body: { ...body, resourceId: '999' } },
      status.precondition,
      message,
      'resourceId',
    );
    await does(calls.update, of(id, form));
  });

  it('keeps its resource once it was ordered', async () => {
    const { id } = await does<ProductPlace>(calls.add, { body: form });
    order(id, orderStatus.closed);
    expect(await does(calls.get, of(id))).toMatchObject({ hasOrders: true });
    const body = { ...form, resourceId: '2' };
    const message = `已有订单，不能修改所属${resource}`;
    await refuses(calls.update, of(id, body), status.precondition, message, 'resourceId');
    await does(calls.update, of(id, form));
  });

  it('goes on sale only with a price to come', async () => {
    const wants = [status.precondition, '请先设置价格库存', 'enabled'] as const;
    await refuses(calls.enable, of(bare, { enable: 1 }), ...wants);
    await refuses(calls.add, { body: { ...form, enabled: 1 } }, ...wants);
    const { id } = await does<ProductPlace>(calls.add, { body: form });
    await refuses(calls.update, of(id, { ...form, enabled: 1 }), ...wants);
    const { store } = mock.mock;
    const day = dayRow(store, first, addDays(today(), 1));
    const { id: _id, version: _version, ...values } = day as NonNullable<typeof day>;
    const productDay = `${id}/${values.date}`;
    const row = store.priceStocks.insert({ ...values, productId: id, productDay, enabled: 0 });
    await refuses(calls.enable, of(id, { enable: 1 }), ...wants);
    store.priceStocks.update(row.id, { enabled: 1 });
    expect(await does(calls.enable, of(id, { enable: 1 }))).toMatchObject({ enabled: 1, unpriced: false });
    // On sale already, it can be edited even when the prices have run out.
    mock.mock.clock.advance(3 * 86_400_000);
    token = await mock.tokenOf('operator');
    expect(await does(calls.update, of(id, { ...form, enabled: 1 }))).toMatchObject({ unpriced: true });
  });

  it('has a market price that no day from today on is above, whoever saves', async () => {
    const { store } = mock.mock;
    const { id } = await does<ProductPlace>(calls.add, { body: form });
    const { marketPrice } = form;
    const stocks = { place: stocksPlace, hotel: stocksHotel, house: stocksHouse }[kind];
    const prices = [marketPrice, marketPrice - 1, marketPrice - 99];
    const set = prices.map((price, ahead) => ({
      ...{ date: addDays(today(), ahead), version: 0, price, stock: 1 },
      enabled: ahead === 1 ? 0 : 1,
    }));
    await does(stocks.save, of(id, { days: set }));
    const amount = (cents: number) => (cents / 100).toFixed(2);
    const words = (n: number, most: number) => `${n}天的售价高于门市价，最高${amount(most)}元，请先调整售价`;
    const body = { ...form, marketPrice: marketPrice - 99 };
    const wants = [status.precondition, words(2, marketPrice), 'marketPrice'] as const;
    await refuses(calls.update, of(id, body), ...wants);
    await refuses(calls.updateOfOwn, own(id, body), ...wants, manager);
    // Yesterday's price no longer counts.
    mock.mock.clock.advance(86_400_000);
    token = await mock.tokenOf('operator');
    await refuses(calls.update, of(id, body), status.precondition, words(1, marketPrice - 1), 'marketPrice');
    expect(await does(calls.update, of(id, { ...body, marketPrice: marketPrice - 1 }))).toMatchObject({
      marketPrice: marketPrice - 1,
    });
    // What stands already is no reason to refuse another change.
    store.products.update(id, { marketPrice: 1 });
    await does(calls.update, of(id, { ...form, marketPrice: 1, ordering: 7 }));
  });

  it.each([orderStatus.unpaid, orderStatus.toConfirm, orderStatus.toUse, orderStatus.inUse])(
    'stays while an order of status %d needs it',
    async (unfinished) => {
      order(first, unfinished);
      await refuses(calls.remove, of(first), status.precondition, '产品存在未完成订单，无法删除');
    },
  );

  it.each([orderStatus.done, orderStatus.cancelled, orderStatus.closed])(
    'may go with an order of status %d',
    async (finished) => {
      order(first, finished);
      expect(await does(calls.remove, of(first))).toBeNull();
    },
  );

  it('is copied off sale, without a calendar, under a name of at most 40 characters', async () => {
    const { name } = await does<ProductPlace>(calls.get, of(first));
    const copied = await does<ProductPlace>(calls.copy, of(first));
    expect(copied).toMatchObject({ name: `${name}-副本`, enabled: 0, unpriced: true, version: 1 });
    expect(await does<ProductPlace>(calls.copy, of(first))).toMatchObject({ name: `${name}-副本2` });
    mock.mock.store.products.update(first, { name: '长'.repeat(40) });
    const { name: cut } = await does<ProductPlace>(calls.copy, of(first));
    expect(cut).toBe(`${'长'.repeat(37)}-副本`);
  });

  it('is copied with price, stock and state of the days from today on, of which nothing is taken', async () => {
    const { store } = mock.mock;
    const day = (id: string, date: string) => {
      const row = dayRow(store, id, date);
      return row && [row.price, row.settlePrice, row.stock, row.enabled, row.locked, row.sold];
    };
    const [past, near, last] = [-1, 0, 365].map((days) => addDays(today(), days)) as [string, string, string];
    for (const date of [past, near, last]) {
      const row = dayRow(store, first, date);
      const values = {
        price: 3_000,
        settlePrice: 2_000,
        stock: 1,
        enabled: 0 as const,
        locked: 1,
        sold: 2,
      };
      if (row) store.priceStocks.update(row.id, values);
    }
    const set = [{ date: last, version: 0, price: 3_100, stock: 1, enabled: 0 }];
    const stocks = { place: stocksPlace, hotel: stocksHotel, house: stocksHouse }[kind];
    await does(stocks.save, of(first, { days: set }));
    const { id, enabled, unpriced } = await does<ProductPlace>(calls.copy, of(first, { withPrices: 1 }));
    expect([enabled, unpriced]).toEqual([0, false]);
    expect(day(id, past)).toBeUndefined();
    expect(day(id, near)).toEqual([3_000, 2_000, 1, 0, 0, 0]);
    expect(day(id, last)).toEqual([3_100, -1, 1, 0, 0, 0]);
    expect(dayRow(store, id, near)?.setVersion).toBe(1);
    // Of the copy nothing was sold yet, so the first product is as it was.
    expect(day(first, near)?.slice(4)).toEqual([1, 2]);
  });

  it('of another kind is absent', async () => {
    const [, , , other] = kinds.find(([name]) => name !== kind) as (typeof kinds)[number];
    const absent = [status.notFound, gone] as const;
    await refuses(calls.get, of(other.first), ...absent);
    await refuses(calls.update, of(other.first, form), ...absent);
    await refuses(calls.enable, of(other.first, { enable: 0 }), ...absent);
    await refuses(calls.copy, of(other.first), ...absent);
    await refuses(calls.remove, of(other.first), ...absent);
  });

  it("is reached by its merchant's users only", async () => {
    const { count, list } = await does<{ count: number; list: { merchantName: string }[] }>(
      calls.listOfOwn,
      own(),
      manager,
    );
    expect(count).toBeGreaterThan(2);
    expect(new Set(list.map(({ merchantName }) => merchantName))).toEqual(new Set(['悦途酒店集团']));
    expect(await does(calls.copyOfOwn, own(ownFirst), manager)).toMatchObject({ merchantId: '2' });
    const other = kind === 'hotel' ? '29' : kind === 'house' ? '54' : first;
    await refuses(calls.getOfOwn, own(other), status.notFound, gone, undefined, manager);
    await refuses(calls.copyOfOwn, own(other), status.notFound, gone, undefined, manager);
    const elsewhere = { ...form, resourceId: kind === 'place' ? '1' : '3' };
    const forbidden = [status.forbidden, '没有操作权限', undefined, manager] as const;
    await refuses(calls.addOfOwn, own(undefined, elsewhere), ...forbidden);
    await refuses(calls.get, of(first), ...forbidden);
  });

  it('is offered to pickers while it can be sold', async () => {
    const offered = async () =>
      (await does<{ list: { id: string }[] }>(calls.allEnabled, { query: { limit: 100 } })).list.map(
        ({ id }) => id,
      );
    expect(await offered()).toContain(first);
    expect(await offered()).not.toContain(bare);
    await does(calls.enable, of(first, { enable: 0 }));
    expect(await offered()).not.toContain(first);
    mock.mock.store.merchants.update('2', { enabled: 0 });
    expect(await offered()).not.toContain(ownFirst);
  });
});

describe('a room of a rate plan', () => {
  const not = [status.invalid, '房型不属于所选资源', 'roomId'] as const;
  it('is of the hotel or guesthouse', async () => {
    await refuses(productsHotel.add, { body: { ...hotelProductExample, roomId: '5' } }, ...not);
    await refuses(productsHotel.add, { body: { ...hotelProductExample, roomId: '999' } }, ...not);
    await refuses(productsHouse.add, { body: { ...houseProductExample, roomId: '5' } }, ...not);
  });
  it('is on', async () => {
    const body = { ...hotelProductExample, roomId: '4' };
    await refuses(productsHotel.add, { body }, status.precondition, '所属资源已停用', 'roomId');
  });
  it('stays once it was ordered', async () => {
    order('19', orderStatus.done);
    const body = { ...hotelProductExample, roomId: '2' };
    const message = '已有订单，不能修改房型';
    await refuses(productsHotel.update, of('19', body), status.precondition, message, 'roomId');
  });
});

describe('a rate plan without orders that goes to another room', () => {
  const to = async (roomId: string) => {
    const { version } = await does<ProductHotel>(productsHotel.get, of(planId));
    return of(planId, { ...hotelProductExample, roomId, version });
  };
  let planId: string;
  beforeEach(async () => {
    // Of room 2; room 3 has fewer rooms.
    planId = (await does<ProductHotel>(productsHotel.add, { body: hotelProductExample })).id;
    mock.mock.store.hotelRooms.update('2', { roomCount: 9 });
    mock.mock.store.hotelRooms.update('3', { roomCount: 5 });
    for (const { id } of mock.mock.store.priceStocks.all()) mock.mock.store.priceStocks.remove(id);
  });
  const sets = (ahead: number, stock: number) => {
    const day = { date: addDays(today(), ahead), version: 0, price: 100, stock, enabled: 0 };
    return does(stocksHotel.save, of(planId, { days: [day] }));
  };

  it('is refused where a day to come offers more rooms than there are, the closed ones and the last one, too', async () => {
    await sets(365, 6);
    const few = (n: number, ahead: number) => `房间数量不能小于已设置的库存${n}(${addDays(today(), ahead)})`;
    const refused = (message: string, input: Input) =>
      refuses(productsHotel.update, input, status.precondition, message, 'roomId');
    await refused(few(6, 365), await to('3'));
    await sets(0, 7);
    await refused(few(7, 0), await to('3'));
  });

  it('sells the rooms of that room from then on, on days that were set before', async () => {
    const { store } = mock.mock;
    const date = addDays(today(), 3);
    await sets(3, 5);
    await does(productsHotel.update, await to('3'));
    const other = store.products.all().find(({ kind, roomId }) => kind === 'hotel' && roomId === '3');
    const days = [{ date, version: 0, price: 100, stock: 5 }];
    await does(stocksHotel.save, of(other?.id ?? '', { days }));
    store.transaction(() => hold(store, other as NonNullable<typeof other>, [date], 3));
    const leftIn = async (id: string) =>
      (
        await does<{ list: { roomLeft: number }[] }>(stocksHotel.list, {
          ...{ params: { id }, query: { startDate: date, endDate: date } },
        })
      ).list.map(({ roomLeft }) => roomLeft);
    expect(await leftIn(planId)).toEqual([2]);
    store.priceStocks.update(dayRow(store, planId, date)?.id ?? '', { enabled: 1 });
    store.transaction(() => hold(store, store.products.get(planId) as StoredProduct, [date], 2));
    expect([await leftIn(planId), await leftIn(other?.id ?? '')]).toEqual([[0], [0]]);
  });
});

it("a plan of a guesthouse's room lets its guests stay as long as the room asks for", async () => {
  mock.mock.store.minsuRooms.update(houseProductExample.roomId, { minNights: 5 });
  const body = (maxNights: number) => ({ body: { ...houseProductExample, maxNights } });
  const message = '最多连住不能小于房源的最少入住5晚';
  await refuses(productsHouse.add, body(4), status.precondition, message, 'maxNights');
  await does(productsHouse.add, body(5));
});

it("a guesthouse's room does not ask for more nights than one of its plans allows", async () => {
  const { roomId } = houseProductExample;
  const { id: planId } = await does<{ id: string }>(productsHouse.add, {
    body: { ...houseProductExample, name: '三晚为限', minNights: 1, maxNights: 3 },
  });
  const record = await does<object>(minsuRooms.get, { params: { id: roomId } });
  const body = (minNights: number) => ({ params: { id: roomId }, body: { ...record, minNights } });
  const message = '产品三晚为限最多连住3晚，最少入住不能超过它';
  await refuses(minsuRooms.update, body(4), status.precondition, message, 'minNights');
  await does(minsuRooms.update, body(3));
  await does(productsHouse.remove, { params: { id: planId } });
});

describe('what matters only under another choice', () => {
  it('is asked for there, and dropped elsewhere: tickets', async () => {
    const asked: [object, string, string][] = [
      [{ personCount: '' }, '请输入包含人数', 'personCount'],
      [{ validDays: '' }, '请输入有效天数', 'validDays'],
      [{ exchangeAddress: '' }, '请输入换票地址', 'exchangeAddress'],
      [{ cancelDays: '' }, '请输入取消提前天数', 'cancelDays'],
      [{ cancelTime: '' }, '请选择取消截止时间', 'cancelTime'],
      [{ feeRate: '' }, '请输入逾期手续费', 'feeRate'],
      [{ pointLimitRate: '' }, '请输入积分抵扣上限', 'pointLimitRate'],
      [{ pointLimitRate: 5001 }, '积分抵扣上限范围为0-50%', 'pointLimitRate'],
      [{ minCount: 5, maxCount: 4 }, '最大购买数不能小于最小购买数', 'maxCount'],
      [{ minCount: 5, dayLimit: 4 }, '每人每日限购不能小于最小购买数', 'dayLimit'],
      [{ ageFrom: 60, ageTo: 18 }, '最大年龄不能小于最小年龄', 'ageTo'],
      [{ cancelRule: 10, expireRefund: 1 }, '不可取消产品不能设置过期自动退', 'expireRefund'],
      [{ name: '短' }, '产品名称不能少于2个字符', 'name'],
      [{ pictures: [] }, '请上传产品图片', 'pictures'],
      [{ marketPrice: 0 }, '门市价范围为0.01-100000元', 'marketPrice'],
    ];
    for (const [wrong, message, field] of asked)
      await refuses(
        productsPlace.add,
        { body: { ...placeProductExample, ...wrong } },
        status.invalid,
        message,
        field,
      );
    for (const dayLimit of [0, 5]) {
      const body = { ...placeProductExample, name: `限购${dayLimit}`, minCount: 5, dayLimit };
      expect(await does(productsPlace.add, { body })).toMatchObject({ minCount: 5, dayLimit });
    }
    const plain = { ticketType: 10, useMode: 10, entryMode: 10, cancelRule: 20, pointEnabled: 0 };
    const added = await does<object>(productsPlace.add, { body: { ...placeProductExample, ...plain } });
    const dropped = ['personCount', 'validDays', 'exchangeAddress', 'cancelDays', 'cancelTime', 'feeRate'];
    for (const field of [...dropped, 'pointLimitRate']) expect(added).not.toHaveProperty(field);
  });

  it('is asked for there, and dropped elsewhere: stays', async () => {
    const asked: [object, string, string][] = [
      [{ lateFee: undefined }, '请选择逾期扣款', 'lateFee'],
      [{ feeRate: '' }, '请输入逾期手续费', 'feeRate'],
      [{ minNights: 3, maxNights: 2 }, '最多连住不能小于最少连住', 'maxNights'],
      [{ aheadDays: 8, maxAheadDays: 7 }, '最多提前天数不能小于提前预订天数', 'maxAheadDays'],
      [{ confirmMinutes: 9 }, '确认时限范围为10-1440', 'confirmMinutes'],
      [{ roomId: '' }, '请选择房型', 'roomId'],
    ];
    for (const [wrong, message, field] of asked)
      for (const [calls, form] of [
        [productsHotel, hotelProductExample],
        [productsHouse, houseProductExample],
      ] as const)
        await refuses(calls.add, { body: { ...form, ...wrong } }, status.invalid, message, field);
    const free = { ...houseProductExample, breakfastPrice: 0 };
    const range = '早餐费范围为0.01-1000元';
    await refuses(productsHouse.add, { body: free }, status.invalid, range, 'breakfastPrice');
    const sameDay = { name: '提前一周', aheadDays: 7, maxAheadDays: 7 };
    await does(productsHotel.add, { body: { ...hotelProductExample, ...sameDay } });
    const first = { lateFee: 10, confirmMode: 10 };
    const added = await does<ProductHotel>(productsHotel.add, { body: { ...hotelProductExample, ...first } });
    expect(added).not.toHaveProperty('feeRate');
    expect(added).not.toHaveProperty('confirmMinutes');
    expect(added).toMatchObject({ lateFee: 10, cancelDays: 1, roomName: '豪华双床房', roomCount: 88 });
    const usual = { ...hotelProductExample, name: '默认时限', confirmMinutes: '' };
    expect(await does(productsHotel.add, { body: usual })).toMatchObject({ confirmMinutes: 120 });
    const body = { ...houseProductExample, breakfast: 2 };
    expect(await does<ProductHouse>(productsHouse.add, { body })).not.toHaveProperty('breakfastPrice');
  });
});

describe('the list', () => {
  const rowsOf = async <R>(call: AnyEndpoint, query: object) =>
    (await does<{ list: R[] }>(call, { query: { limit: 100, ...query } })).list;
  const idsOf = async (call: AnyEndpoint, query: object) =>
    (await rowsOf<{ id: string }>(call, query)).map(({ id }) => id).sort();

  const found: [AnyEndpoint, object, string[]][] = [
    [productsPlace.list, { priceGap: 10 }, ['18', '4']],
    [productsPlace.list, { priceGap: 20 }, ['7']],
    [productsPlace.list, { ticketType: 20 }, ['17', '2', '9']],
    [productsPlace.list, { resourceId: '7' }, ['16', '17', '18']],
    [productsPlace.list, { merchantId: '5' }, ['11', '12']],
    [productsPlace.list, { name: '%' }, []],
    [productsHotel.list, { priceGap: 10 }, ['23']],
    [productsHotel.list, { priceGap: 20 }, ['28']],
    [productsHotel.list, { roomId: '1' }, ['19', '20']],
    [productsHotel.list, { breakfast: 99 }, ['22', '32', '37']],
    [productsHotel.list, { enabled: 0 }, ['23']],
    [productsHouse.list, { priceGap: 20 }, ['50']],
    [productsHouse.list, { breakfast: 0, resourceId: '2' }, ['47']],
  ];
  it.each(found.map(([call, query, ids]) => ({ call, query, ids, name: call.name })))(
    '$name finds by $query',
    async ({ call, query, ids }) => {
      expect(await idsOf(call, query)).toEqual(ids);
    },
  );

  it('tells prices and what is left: tickets', async () => {
    const one = async () => (await rowsOf<ProductPlaceRow>(productsPlace.list, { name: '云栖湖成人票' }))[0];
    const { store } = mock.mock;
    const row = dayRow(store, '1', today());
    store.priceStocks.update(row?.id ?? '', { price: 100, stock: 50, locked: 3, sold: 7 });
    expect(await one()).toMatchObject({
      ...{ minPrice: 100, todayStock: 50, todayLeft: 40, soldOut: false, unpriced: false },
      soldCount: soldOf('1'),
    });
    days('1', 0, 6, { stock: 10 });
    expect(await one()).toMatchObject({ todayLeft: 0, soldOut: false });
    days('1', 0, 6, { stock: 0 });
    expect(await one()).toMatchObject({ soldOut: true });
    days('1', 0, 200, { enabled: 0 });
    expect(await one()).toMatchObject({ soldOut: false, unpriced: true, minPrice: null });
  });
  const soldOf = (id: string) =>
    mock.mock.store.priceStocks.by('productId', id).reduce((sum, { sold }) => sum + sold, 0);

  it('tells the scarcest of the next seven nights, of what the room has left', async () => {
    const one = async (id: string) =>
      (await rowsOf<StayProductRow>(productsHotel.list, {})).find((row) => row.id === id);
    days('19', 0, 30, { locked: 0, sold: 0 });
    days('20', 0, 30, { stock: 16, locked: 0, sold: 0 });
    expect((await one('20'))?.weekLeft).toBe(16);
    const other = dayRow(mock.mock.store, '19', addDays(today(), 3));
    // Another plan of the room sold 90 of 96.
    mock.mock.store.priceStocks.update(other?.id ?? '', { stock: 96, sold: 90 });
    expect((await one('20'))?.weekLeft).toBe(6);
    // A day that is closed, or has no price, says nothing of the others.
    days('20', 3, 3, { enabled: 0 });
    clearDay(mock.mock.store, '20', addDays(today(), 4));
    expect((await one('20'))?.weekLeft).toBe(16);
    days('20', 5, 5, { stock: 0 });
    expect(await one('20')).toMatchObject({ weekLeft: 0, soldOut: false });
    days('20', 0, 6, { enabled: 0 });
    expect((await one('20'))?.weekLeft).toBeNull();
  });
});

describe('what products keep from happening', () => {
  it('their hotel, their room and the room count go nowhere', async () => {
    const message = '请先删除该资源下的产品';
    await refuses(hotelRooms.remove, of('1'), status.precondition, message);
    await refuses(
      hotelRooms.update,
      of('1', { ...newHotelRoom, hotelId: '2' }),
      status.precondition,
      message,
    );
    for (const { id } of mock.mock.store.hotelRooms.by('hotelId', '1')) mock.mock.store.hotelRooms.remove(id);
    await refuses(hotels.remove, of('1'), status.precondition, '请先删除该酒店下的产品');
  });

  it('a room has at least as many rooms as a day to come offers, or has taken', async () => {
    const date = addDays(today(), 40);
    const { store } = mock.mock;
    for (const id of ['19', '20']) days(id, 0, 120, { stock: 5 });
    days('20', 40, 40, { stock: 9 });
    days('20', -3, -1, { stock: 90 });
    const body = (roomCount: number) => ({ ...newHotelRoom, roomCount });
    const few = (n: number, on: string) => `房间数量不能小于已设置的库存${n}(${on})`;
    await refuses(hotelRooms.update, of('1', body(8)), status.precondition, few(9, date), 'roomCount');
    await refuses(hotelRooms.update, of('1', body(4)), status.precondition, few(5, today()), 'roomCount');
    for (const id of ['19', '20']) {
      const row = dayRow(store, id, date);
      store.priceStocks.update(row?.id ?? '', { stock: 5, sold: 5 });
    }
    await refuses(hotelRooms.update, of('1', body(8)), status.precondition, few(10, date), 'roomCount');
    await does(hotelRooms.update, of('1', body(10)));
  });
});
