import { pick } from 'es-toolkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { type StockChange, stocksHotel, stocksHouse, stocksPlace } from '#contracts/areas/stocks.ts';
import { addDays, daysOf, weekdayOf } from '#contracts/days.ts';
import type { ListData } from '#contracts/envelope.ts';
import { status } from '#contracts/envelope.ts';
import { daySetExample, stockBatchExample } from '#contracts/examples/stocks.ts';
import { leftOf, type PriceDay } from '#contracts/trade/priceStocks.ts';
import { BusinessError } from '#mock/records/fail.ts';
import { todayOf } from '#mock/store/today.ts';
import type { StoredProduct } from '#mock/store/tradeRows.ts';
import { dayRow, hold, sell } from '#mock/trade/products/stock.ts';
import { mockFor } from './mockFor.ts';
import { stayRow, ticketRow } from './stockForms.ts';

/** The calendar of domain design 9.5 and 9.6 over HTTP. Every refusal leaves the state as it was. */

const { mock, does, refuses } = mockFor('operator', { scale: 0.05 });
let manager: string;
/** Of hotel 1, which is the merchant manager's; the room has 10. */
let product: Readonly<StoredProduct>;
let today: string;
beforeEach(async () => {
  const { store, clock } = mock.mock;
  today = todayOf(clock);
  store.hotelRooms.update('1', { roomCount: 10 });
  for (const { id } of store.products.all()) store.products.remove(id);
  for (const { id } of store.priceStocks.all()) store.priceStocks.remove(id);
  product = store.products.insert(stayRow('hotel', '1', '1'));
  manager = await mock.tokenOf('merchantManager');
});

const day = (ahead: number) => addDays(today, ahead);
const of = (body: object, id = product.id) => ({ params: { id, belongId: '2' }, body });
const price = pick(daySetExample, ['price', 'stock']);
const { weekdays: everyDay } = stockBatchExample;
const spans = (from: number, to: number) => [{ startDate: day(from), endDate: day(to) }];
const batch = (body: object) => does<StockChange>(stocksHotel.batchSave, of({ weekdays: everyDay, ...body }));
const save = (...days: object[]) => does<StockChange>(stocksHotel.save, of({ days }));
const listed = async (from: number, to: number, id = product.id) =>
  (
    await does<ListData<PriceDay>>(stocksHotel.list, {
      params: { id },
      query: { startDate: day(from), endDate: day(to) },
    })
  ).list;
/** As orders do it. */
const order = (target: Readonly<StoredProduct>, ahead: number, qty: number, paid = false) =>
  mock.mock.store.transaction(() => {
    hold(mock.mock.store, target, [day(ahead)], qty);
    if (paid) sell(mock.mock.store, target.id, [day(ahead)], qty);
  });

describe('a batch', () => {
  it('sets every day of its spans once and tells what it changed', async () => {
    await save({ date: day(3), version: 0, ...price });
    const set = { price: 50_000, stock: 5 };
    const answer = await batch({ spans: [...spans(1, 4), ...spans(3, 6)], set });
    expect(answer).toMatchObject({ changed: 6, overwritten: 1 });
    expect(answer.before).toMatchObject([{ date: day(3), ...price, version: 1 }]);
    expect(answer.after.map(({ date, version }) => [date, version])).toEqual(
      [1, 2, 3, 4, 5, 6].map((ahead) => [day(ahead), ahead === 3 ? 2 : 1]),
    );
    const free = { ...set, settlePrice: null, locked: 0, sold: 0, enabled: 1, roomLeft: 10 };
    expect(await listed(0, 30)).toEqual(answer.after);
    expect(answer.after[0]).toEqual({ date: day(1), version: 1, ...free });
    expect(mock.mock.store.logLines.by('target', `products/${product.id}`).at(-1)).toMatchObject({
      ...{ action: '设置价格库存', operatorName: '苏晚晴' },
      remark: `${day(1)} 至 ${day(6)}，共6天；售价 500.00；库存 5`,
    });
  });

  it('of one day says both values in the log, and of different prices the least and the most', async () => {
    const remark = () => mock.mock.store.logLines.by('target', `products/${product.id}`).at(-1)?.remark;
    await save({ date: day(1), version: 0, ...price, settlePrice: 50_000 });
    expect(remark()).toBe(`${day(1)}；售价 - → 568.00；库存 - → ${price.stock}`);
    await batch({ spans: spans(1, 1), set: { price: 52_000, settlePrice: 40_000, enabled: 0 } });
    expect(remark()).toBe(`${day(1)}；售价 568.00 → 520.00；销售 开放 → 关闭`);
    await save(
      { date: day(1), version: 2, price: 55_000, stock: price.stock, enabled: 1 },
      { date: day(2), version: 0, price: 9_900, stock: price.stock },
      { date: day(3), version: 0, price: 56_000, stock: price.stock },
    );
    const both = `${day(1)} 至 ${day(3)}，共3天；售价 99.00 至 560.00`;
    expect(remark()).toBe(`${both}；库存 ${price.stock}；销售 开放`);
    await batch({ spans: spans(1, 2), set: { settlePrice: 5_000 } });
    expect(remark()).toBe(`${day(1)} 至 ${day(2)}，共2天`);
    await save({ date: day(2), version: 2, clear: 1 });
    expect(remark()).toBe(`${day(2)}；售价 99.00 → -；库存 ${price.stock} → -`);
  });

  it('touches the chosen weekdays only, and no day that is left out', async () => {
    const first = daysOf(day(1), day(30)).find((date) => weekdayOf(date) === 6) ?? '';
    await batch({ spans: spans(1, 30), weekdays: [6, 7], excludes: [first], set: price });
    const wanted = daysOf(day(1), day(30)).filter((date) => weekdayOf(date) > 5 && date !== first);
    expect((await listed(0, 60)).map(({ date }) => date)).toEqual(wanted);
  });

  it('keeps what it does not set', async () => {
    await save({ date: day(1), version: 0, ...price, settlePrice: 50_000, enabled: 0 });
    await batch({ spans: spans(1, 1), set: { stock: 3 } });
    expect(await listed(1, 1)).toMatchObject([{ price: 56_800, settlePrice: 50_000, stock: 3, enabled: 0 }]);
    await batch({ spans: spans(1, 1), set: { enabled: 1, settlePrice: null } });
    expect(await listed(1, 1)).toMatchObject([{ price: 56_800, settlePrice: null, stock: 3, enabled: 1 }]);
  });

  it.each<[string, () => object, string, string, number[]]>([
    [
      'yesterday',
      () => ({ spans: spans(-1, 3), set: price }),
      '不能设置过去的日期',
      'spans.0.startDate',
      [-1],
    ],
    [
      '366 days ahead',
      () => ({ spans: [...spans(1, 2), ...spans(3, 366)], set: price }),
      '最多设置未来365天',
      'spans.1.endDate',
      [366],
    ],
    [
      'more than the market price',
      () => ({ spans: spans(1, 2), set: { ...price, price: 60_001 } }),
      '售价不能高于门市价',
      'set.price',
      [1, 2],
    ],
    [
      'more for the merchant than it costs',
      () => ({ spans: spans(1, 2), set: { ...price, settlePrice: 56_801 } }),
      '结算价不能高于售价',
      'set.settlePrice',
      [1, 2],
    ],
    [
      'more than the room has',
      () => ({ spans: spans(1, 2), set: { ...price, stock: 11 } }),
      '库存不能大于房间数量',
      'set.stock',
      [1, 2],
    ],
    [
      'no day',
      () => ({ spans: spans(1, 1), weekdays: everyDay, excludes: [day(1)], set: price }),
      '所选范围内没有可设置的日期',
      'spans',
      [],
    ],
  ])('with %s is refused', async (_, body, message, field, days) => {
    const full = of({ weekdays: everyDay, ...body() });
    await refuses(stocksHotel.batchSave, full, status.invalid, message, field);
    const { envelope } = await mock.call<{ dates: string[] }>(stocksHotel.batchSave, mock.token, full);
    expect(envelope.data.dates).toEqual(days.map(day));
  });

  it('takes today and 365 days ahead', async () => {
    expect(await batch({ spans: [...spans(0, 0), ...spans(365, 365)], set: price })).toMatchObject({
      changed: 2,
    });
  });

  it('that opens days without a price is refused, and says which', async () => {
    await save({ date: day(2), version: 0, ...price });
    const input = of({ weekdays: everyDay, spans: spans(1, 3), set: { stock: 3, enabled: 1 } });
    const words = `请先设置价格和库存(${day(1)})`;
    await refuses(stocksHotel.batchSave, input, status.invalid, words, 'set.price');
    const { envelope } = await mock.call<{ dates: string[] }>(stocksHotel.batchSave, mock.token, input);
    expect(envelope.data.dates).toEqual([day(1), day(3)]);
  });

  it('that only closes leaves days without a price out', async () => {
    await save({ date: day(2), version: 0, ...price }, { date: day(4), version: 0, ...price });
    const seen = [1, 2, 3, 4].map((ahead) => ({ date: day(ahead), version: ahead % 2 === 0 ? 1 : 0 }));
    const closed = await batch({ spans: spans(1, 5), set: { enabled: 0 }, seen });
    expect(closed).toMatchObject({ changed: 2, overwritten: 2 });
    expect(closed.after.map(({ date, enabled }) => [date, enabled])).toEqual([
      [day(2), 0],
      [day(4), 0],
    ]);
    const none = of({ weekdays: everyDay, spans: spans(5, 9), set: { enabled: 0 } });
    await refuses(stocksHotel.batchSave, none, status.invalid, '所选范围内没有可设置的日期', 'spans');
    const more = of({ weekdays: everyDay, spans: spans(4, 5), set: { enabled: 0, stock: 1 } });
    const words = `请先设置价格和库存(${day(5)})`;
    await refuses(stocksHotel.batchSave, more, status.invalid, words, 'set.price');
  });

  it('below what is taken is refused with the days, and nothing of it is saved', async () => {
    await batch({ spans: spans(1, 5), set: price });
    order(product, 2, 2, true);
    order(product, 2, 1);
    order(product, 4, 4);
    const input = of({ weekdays: everyDay, spans: spans(1, 5), set: { stock: 2 } });
    const words = `库存不能小于已占用数量3(${day(2)})`;
    await refuses(stocksHotel.batchSave, input, status.invalid, words, 'set.stock');
    const { envelope } = await mock.call<{ dates: string[] }>(stocksHotel.batchSave, mock.token, input);
    expect(envelope.data.dates).toEqual([day(2), day(4)]);
    expect(await batch({ spans: spans(1, 5), set: { stock: 4 } })).toMatchObject({ changed: 5 });
  });

  it('over a day that somebody changed meanwhile is refused whole; sales change nothing of it', async () => {
    const { after } = await batch({ spans: spans(1, 3), set: price });
    const seen = after.map(({ date, version }) => ({ date, version }));
    order(product, 1, 2);
    const set = { price: 50_000 };
    await batch({ spans: spans(1, 1), set, seen });
    const input = of({ weekdays: everyDay, spans: spans(1, 3), set, seen });
    await refuses(stocksHotel.batchSave, input, status.stale, '数据已被修改，请刷新后重试', 'seen');
    const unseen = of({
      weekdays: everyDay,
      spans: spans(1, 4),
      set: price,
      seen: [{ date: day(2), version: 0 }],
    });
    await refuses(stocksHotel.batchSave, unseen, status.stale, '数据已被修改，请刷新后重试', 'seen');
  });
});

describe('single days', () => {
  it('are set, changed and cleared over the version that was seen', async () => {
    await save({ date: day(1), version: 0, ...price }, { date: day(2), version: 0, ...price, enabled: 0 });
    const stale = '数据已被修改，请刷新后重试';
    const twice = of({
      days: [
        { date: day(3), version: 0, ...price },
        { date: day(1), version: 0, ...price },
      ],
    });
    await refuses(stocksHotel.save, twice, status.stale, stale, 'days');
    const { envelope } = await mock.call<{ dates: string[] }>(stocksHotel.save, mock.token, twice);
    expect(envelope.data.dates).toEqual([day(1)]);
    const cleared = await save({ date: day(1), version: 1, clear: 1 });
    expect(cleared).toMatchObject({ changed: 1, overwritten: 1, after: [] });
    expect((await listed(1, 2)).map(({ date }) => date)).toEqual([day(2)]);
    // Set anew it counts on: whoever still has the first price on his screen must not save over the new one.
    expect((await save({ date: day(1), version: 0, ...price })).after[0]?.version).toBe(2);
    await refuses(
      stocksHotel.save,
      of({ days: [{ date: day(1), version: 1, clear: 1 }] }),
      status.stale,
      stale,
      'days',
    );
  });

  it('keep what is not sent of them', async () => {
    await save({ date: day(1), version: 0, ...price, settlePrice: 40_000, enabled: 0 });
    expect((await save({ date: day(1), version: 1, ...price })).after).toMatchObject([
      { settlePrice: 40_000, enabled: 0 },
    ]);
  });

  it('undo: what was, over the versions of what is', async () => {
    await save({ date: day(1), version: 0, ...price, settlePrice: 50_000, enabled: 0 });
    const was = await listed(0, 10);
    const { after } = await batch({
      spans: spans(1, 3),
      set: { price: 30_000, stock: 1, settlePrice: null, enabled: 1 },
    });
    const values = new Map(
      was.map(({ date, price, settlePrice, stock, enabled }) => [
        date,
        { price, settlePrice, stock, enabled },
      ]),
    );
    await save(
      ...after.map(({ date, version }) => ({ date, version, ...(values.get(date) ?? { clear: 1 }) })),
    );
    expect(await listed(0, 10)).toMatchObject(
      was.map(({ version, ...rest }) => ({ ...rest, version: version + 2 })),
    );
  });

  it.each<[string, () => object, string, string]>([
    ['yesterday', () => ({ date: day(-1), ...price }), '不能设置过去的日期', 'days.1.date'],
    ['366 days ahead', () => ({ date: day(366), ...price }), '最多设置未来365天', 'days.1.date'],
    ['a 30 February', () => ({ date: '2027-02-30', ...price }), '请选择日期', 'days.1.date'],
    ['no stock', () => ({ date: day(1), price: 100 }), '请先设置价格和库存', 'days.1.price'],
    [
      'a fraction of a cent',
      () => ({ date: day(1), price: 0.5, stock: 1 }),
      '请输入正确的金额',
      'days.1.price',
    ],
    ['a price as text', () => ({ date: day(1), price: '12.5', stock: 1 }), '请输入售价', 'days.1.price'],
    [
      'a negative stock',
      () => ({ date: day(1), price: 100, stock: -1 }),
      '库存范围为0-99999',
      'days.1.stock',
    ],
    [
      '11 of 10 rooms',
      () => ({ date: day(1), price: 100, stock: 11 }),
      '库存不能大于房间数量',
      'days.1.stock',
    ],
    [
      'too high a price',
      () => ({ date: day(1), price: 60_001, stock: 1 }),
      '售价不能高于门市价',
      'days.1.price',
    ],
  ])('%s is refused, and the right day beside it is not saved', async (_, wrong, message, field) => {
    const days = [
      { date: day(5), version: 0, ...price },
      { version: 0, ...wrong() },
    ];
    await refuses(stocksHotel.save, of({ days }), status.invalid, message, field);
  });

  it('that somebody ordered cannot be cleared', async () => {
    await save({ date: day(1), version: 0, ...price });
    order(product, 1, 1);
    const input = of({ days: [{ date: day(1), version: 1, clear: 1 }] });
    await refuses(stocksHotel.save, input, status.invalid, `${day(1)}已有订单，不能清除`, 'days.0.date');
  });
});

it('a night shows what its room has left of all products together (E5)', async () => {
  const { store } = mock.mock;
  const other = store.products.insert({ ...stayRow('hotel', '1', '1'), name: '不含早' });
  await save({ date: day(1), version: 0, price: 100, stock: 8 });
  await does(stocksHotel.save, of({ days: [{ date: day(1), version: 0, price: 100, stock: 6 }] }, other.id));
  order(product, 1, 6, true);
  order(product, 1, 1);
  order(other, 1, 2, true);
  const left = async ({ id }: { id: string }) =>
    (await listed(1, 1, id)).map((row) => [row.stock - row.locked - row.sold, row.roomLeft, leftOf(row)]);
  expect([await left(product), await left(other)]).toEqual([[[1, 1, 1]], [[4, 1, 1]]]);
  order(product, 1, 1);
  expect([await left(product), await left(other)]).toEqual([[[0, 0, 0]], [[4, 0, 0]]]);
  expect(() => order(other, 1, 1)).toThrow(BusinessError);
});

describe('the list', () => {
  it('answers at most 93 days', async () => {
    expect(await listed(0, 92)).toEqual([]);
    const query = { startDate: day(0), endDate: day(93) };
    await refuses(
      stocksHotel.list,
      { params: { id: product.id }, query },
      status.invalid,
      '一次最多查询93天',
      'endDate',
    );
    const turned = { startDate: day(1), endDate: day(0) };
    await refuses(
      stocksHotel.list,
      { params: { id: product.id }, query: turned },
      status.invalid,
      '结束日期不能早于开始日期',
      'endDate',
    );
  });

  it('of tickets knows no rooms', async () => {
    const { id } = mock.mock.store.products.insert(ticketRow('1'));
    const input = {
      params: { id },
      body: { days: [{ date: day(1), version: 0, price: 100, stock: 99_999 }] },
    };
    expect((await does<StockChange>(stocksPlace.save, input)).after).toMatchObject([{ roomLeft: null }]);
  });
});

describe('nobody reaches', () => {
  const span = () => ({ startDate: day(0), endDate: day(1) });
  const gone = [status.notFound, '数据不存在或已被删除', undefined] as const;
  const days = () => ({ days: [{ date: day(1), version: 0, ...price }] });

  it('a product by the calls of another kind, or one that is not there', async () => {
    const { id } = product;
    for (const calls of [stocksPlace, stocksHouse]) {
      await refuses(calls.list, { params: { id }, query: span() }, ...gone);
      await refuses(calls.save, of(days()), ...gone);
      await refuses(calls.batchSave, of({ spans: spans(1, 1), weekdays: everyDay, set: price }), ...gone);
    }
    await refuses(stocksHotel.list, { params: { id: '__proto__' }, query: span() }, ...gone);
  });

  it("another merchant's product, and a merchant user none of the plain calls", async () => {
    const hotel = mock.mock.store.hotels.all().find(({ merchantId }) => merchantId !== '2');
    const foreign = mock.mock.store.products.insert(stayRow('hotel', hotel?.id ?? '', '5'));
    const params = { id: foreign.id, belongId: '2' };
    await refuses(stocksHotel.listOfOwn, { params, query: span() }, ...gone, manager);
    await refuses(stocksHotel.saveOfOwn, { params, body: days() }, ...gone, manager);
    const forbidden = [status.forbidden, '没有操作权限', undefined, manager] as const;
    await refuses(stocksHotel.list, { params, query: span() }, ...forbidden);
    await refuses(
      stocksHotel.saveOfOwn,
      { params: { ...params, belongId: '1' }, body: days() },
      ...forbidden,
    );
  });

  it('a change with the right to look only', async () => {
    const desk = await mock.tokenOf('frontDesk');
    const params = { id: product.id, belongId: '2' };
    await does(stocksHotel.listOfOwn, { params, query: span() }, desk);
    await refuses(
      stocksHotel.saveOfOwn,
      { params, body: days() },
      status.forbidden,
      '没有操作权限',
      undefined,
      desk,
    );
  });
});

describe('a merchant user', () => {
  it('sets his prices, but not what he gets of them, which he does not see either', async () => {
    await save({ date: day(1), version: 0, ...price, settlePrice: 50_000 });
    for (const settlePrice of [40_000, null]) {
      const wrong = of({ days: [{ date: day(1), version: 1, ...price, settlePrice }] });
      await refuses(stocksHotel.saveOfOwn, wrong, status.forbidden, '没有操作权限', undefined, manager);
      const many = of({ spans: spans(1, 1), weekdays: everyDay, set: { settlePrice } });
      await refuses(stocksHotel.batchSaveOfOwn, many, status.forbidden, '没有操作权限', undefined, manager);
    }
    const right = of({ days: [{ date: day(1), version: 1, price: 55_000, stock: 2 }] });
    const { after } = await does<StockChange>(stocksHotel.saveOfOwn, right, manager);
    expect(after).toMatchObject([{ price: 55_000, settlePrice: null }]);
    expect(dayRow(mock.mock.store, product.id, day(1))?.settlePrice).toBe(50_000);
    const query = { startDate: day(1), endDate: day(1) };
    const own = { params: { id: product.id, belongId: '2' }, query };
    const { list } = await does<ListData<PriceDay>>(stocksHotel.listOfOwn, own, manager);
    expect(list).toMatchObject([{ price: 55_000, settlePrice: null, version: 2 }]);
  });

  const settled = (ahead: number) => dayRow(mock.mock.store, product.id, day(ahead))?.settlePrice;
  const saves = (...days: object[]) => does<StockChange>(stocksHotel.saveOfOwn, of({ days }), manager);

  it('takes no settlement price away by clearing a day and setting it again', async () => {
    await save(...[1, 2].map((ahead) => ({ date: day(ahead), version: 0, ...price, settlePrice: 50_000 })));
    const { before: was } = await saves(...[1, 2].map((at) => ({ date: day(at), version: 1, clear: 1 })));
    expect(was).toMatchObject([{ settlePrice: null }, { settlePrice: null }]);
    await saves({ date: day(1), version: 0, ...price });
    const many = { spans: spans(2, 3), weekdays: everyDay, set: price };
    await does(stocksHotel.batchSaveOfOwn, of(many), manager);
    expect([1, 2, 3].map(settled)).toEqual([50_000, 50_000, -1]);
    // The platform may: what it clears is settled by commission from then on.
    await save({ date: day(1), version: 2, clear: 1 });
    await saves({ date: day(1), version: 0, ...price });
    expect(settled(1)).toBe(-1);
  });

  it('is told of a price below a settlement price at what he can change', async () => {
    await save(...[1, 2].map((ahead) => ({ date: day(ahead), version: 0, ...price, settlePrice: 50_000 })));
    const words = `售价低于平台设置的结算价(${day(1)})，请联系平台`;
    const lower = { price: 49_999, stock: 2 };
    const one = of({ days: [{ date: day(1), version: 1, ...lower }] });
    await refuses(stocksHotel.saveOfOwn, one, status.invalid, words, 'days.0.price', manager);
    const many = of({ spans: spans(1, 3), weekdays: everyDay, set: lower });
    await refuses(stocksHotel.batchSaveOfOwn, many, status.invalid, words, 'set.price', manager);
    const { envelope } = await mock.call<{ dates: string[] }>(stocksHotel.batchSaveOfOwn, manager, many);
    expect(envelope.data.dates).toEqual([day(1), day(2)]);
    await saves({ date: day(1), version: 1, price: 50_000, stock: 2 });
  });
});
