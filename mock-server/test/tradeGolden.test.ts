import { beforeEach, describe, expect, it } from 'vitest';
import { type MerchantStatisticRow, merchantStatistics } from '#contracts/areas/merchantStatistics.ts';
import { ordersHotel, ordersPlace } from '#contracts/areas/orders.ts';
import { refundsHotel, refundsPlace } from '#contracts/areas/refunds.ts';
import type { ListData } from '#contracts/envelope.ts';
import { orderMoves } from '#contracts/examples/orders.ts';
import { shareOf } from '#contracts/shareOf.ts';
import type { PlaceOrder, StayOrder } from '#contracts/trade/orders.ts';
import type { Refund } from '#contracts/trade/refunds.ts';
import { epochOf } from '#contracts/wireTime.ts';
import { asking, of } from './asking.ts';
import { newPlaceOrder, newStayOrder } from './forms.ts';
import { seededMock } from './mockFor.ts';
import { cancelRule, lateFee, tradeWorld } from './tradeWorld.ts';

/** The worked examples of domain design, section 19, lived over HTTP by staff and members. */

const mock = seededMock({ fixedNow: epochOf('2026-05-01 08:00:00') });
let token: string;
const { does, refuses } = asking(mock, () => token);
const world = tradeWorld(() => mock);
/** Later; a session does not last so long. */
async function at(time: string) {
  mock.mock.clock.set(epochOf(time));
  token = await mock.tokenOf('platformAdmin');
}

beforeEach(async () => {
  token = await mock.tokenOf('platformAdmin');
});

const gold = { gradeId: '3', points: 5000 };

/** E1: two rooms for three nights, 9.5折, 5000 points. */
async function bookE1() {
  const product = world.product('hotel', {
    ...{ cancelRule: cancelRule.untilDeadline, cancelDays: 1, cancelTime: '18:00' },
    lateFee: lateFee.firstNight,
  });
  world.price(product, {
    '2026-05-01': 56_800,
    '2026-05-02': 56_800,
    '2026-05-03': 42_800,
    '2026-05-04': 42_800,
  });
  // The discounts of other kinds of products do not count.
  world.store().memberGrades.update('3', { placeDiscount: 50, houseDiscount: 50 });
  world.member(gold);
  const body = { ...newStayOrder, productId: product.id, qty: 2, pointsUsed: 5000 };
  const order = await does<StayOrder>(ordersHotel.add, {
    body: { ...body, checkInDate: '2026-05-01', checkOutDate: '2026-05-04' },
  });
  return { product, order };
}
const pay = ({ orderNo }: { orderNo: string }, transactionId = 'T1') =>
  world.control('members/pay', { orderNo, transactionId });

/** E2: three tickets, 9折, 1000 points; good for a month. */
async function bookE2() {
  const product = world.product(
    'place',
    {
      // The deadline is the first day's evening: the last valid day is the 31st.
      ...{ cancelRule: cancelRule.untilDeadline, cancelDays: 30, cancelTime: '18:00', feeRate: 1000 },
    },
    { useMode: 20, validDays: 30 },
  );
  world.price(product, { '2026-05-01': 10_000 });
  world.store().memberGrades.update('4', { pointRate: 10, hotelDiscount: 50, houseDiscount: 50 });
  world.member({ gradeId: '4', points: 1000, mobile: '19900088888' });
  const body = {
    ...newPlaceOrder,
    memberMobile: '19900088888',
    productId: product.id,
    qty: 3,
    pointsUsed: 1000,
  };
  return does<PlaceOrder>(ordersPlace.add, { body: { ...body, useDate: '2026-05-01' } });
}

describe('E1', () => {
  it('prices, splits and sells two rooms for three nights', async () => {
    const { product, order } = await bookE1();
    expect(order).toMatchObject({ totalPrice: 312_800, discountPrice: 20_640, payPrice: 292_160 });
    expect(order.lines.map(({ subtotal }) => subtotal)).toEqual([113_600, 113_600, 85_600]);
    expect(order.lines.map(({ paid }) => paid)).toEqual([106_105, 106_105, 79_950]);
    expect(order.discounts.map(({ amount }) => amount)).toEqual([15_640, 5000]);
    const taken = (date: string) => [world.day(product.id, date)?.locked, world.day(product.id, date)?.sold];
    expect(['2026-05-01', '2026-05-02', '2026-05-03', '2026-05-04'].map(taken)).toEqual([
      [2, 0],
      [2, 0],
      [2, 0],
      [0, 0],
    ]);
    await pay(order);
    const paid = await does<StayOrder>(ordersHotel.get, of(order.id));
    expect(paid).toMatchObject({ status: 30, commission: 23_373, settleAmount: 268_787 });
    expect(['2026-05-01', '2026-05-04'].map(taken)).toEqual([
      [0, 2],
      [0, 0],
    ]);
    expect(world.broken()).toEqual([]);
  });

  it('keeps the first night after the deadline', async () => {
    const { order } = await bookE1();
    await pay(order);
    const items = ['2026-05-01', '2026-05-02', '2026-05-03'];
    const { json } = await world.control('members/refund', { orderNo: order.orderNo, items });
    expect(json).toMatchObject({ status: 10, refundAmount: 186_055, feeAmount: 106_105 });
    const id = json.id as string;
    await does(refundsHotel.audit, of(id, { pass: 1, refundAmount: 186_055, feeAmount: 106_105 }));
    await does(refundsHotel.execute, of(id));
    mock.mock.clock.advance(10_000);
    expect(await does<Refund>(refundsHotel.get, of(id))).toMatchObject({ status: 40, refundAmount: 186_055 });
    expect(await does<StayOrder>(ordersHotel.get, of(order.id))).toMatchObject({
      ...{ status: 70, closeType: 50, refundState: 20, refundedAmount: 186_055 },
      ...{ commission: 8488, settleAmount: 97_617 },
    });
    // 3184 of the 5000 come back.
    expect(world.store().members.by('mobile', newStayOrder.memberMobile)[0]?.points).toBe(3184);
    expect(world.broken()).toEqual([]);
  });
});

it('E2: one ticket is used, two come back late with a fee', async () => {
  const order = await bookE2();
  expect(order.payPrice).toBe(26_000);
  await pay(order);
  const paid = await does<PlaceOrder>(ordersPlace.get, of(order.id));
  expect(paid.vouchers.map((one) => one.paid)).toEqual([8666, 8666, 8668]);
  const [first, ...rest] = paid.vouchers.map(({ code }) => code);
  const used = await does<PlaceOrder>(ordersPlace.verify, of(order.id, { codes: [first] }));
  expect(used.status).toBe(40);
  await at('2026-05-02 10:00:00');
  const refund = await does<Refund>(refundsPlace.add, {
    body: { orderId: order.id, items: rest, reason: 10 },
  });
  expect(refund).toMatchObject({ status: 20, applyAmount: 17_334, feeAmount: 1733, refundAmount: 15_601 });
  await does(refundsPlace.execute, of(refund.id));
  mock.mock.clock.advance(10_000);
  const done = await does<PlaceOrder>(ordersPlace.get, of(order.id));
  expect(done).toMatchObject({ status: 50, refundState: 20, refundedAmount: 15_601 });
  // 600 used points come back, and 103 are given for the 103.99 yuan that stay paid.
  expect(world.store().members.by('mobile', '19900088888')[0]?.points).toBe(600 + 103);
  expect(world.store().orders.get(order.id)?.pointsGiven).toBe(103);
  expect(world.broken()).toEqual([]);
});

it('E5: products of one room share its stock', async () => {
  const a = world.product('hotel', { name: 'A' });
  const b = world.product('hotel', { name: 'B', roomId: a.roomId, resourceId: a.resourceId });
  const date = '2026-05-20';
  for (const row of world.store().priceStocks.by('roomDay', `hotel/${a.roomId}/${date}`))
    world.store().priceStocks.remove(row.id);
  world.store().hotelRooms.update(a.roomId, { roomCount: 10 });
  world.price(a, { [date]: 30_000 }, 8);
  world.price(b, { [date]: 30_000 }, 6);
  world.member({ gradeId: '1' });
  const book = (productId: string, qty: number) => ({
    body: { ...newStayOrder, productId, qty, checkInDate: date, checkOutDate: '2026-05-21' },
  });
  await pay(await does<StayOrder>(ordersHotel.add, book(a.id, 6)), 'T6');
  await does(ordersHotel.add, book(a.id, 1));
  await pay(await does<StayOrder>(ordersHotel.add, book(b.id, 2)), 'T2');
  await refuses(ordersHotel.add, book(a.id, 2), -1006, '2026-05-20库存不足', 'qty');
  await does(ordersHotel.add, book(a.id, 1));
  // B has 4 of its own, and the room has none.
  await refuses(ordersHotel.add, book(b.id, 1), -1006, '2026-05-20库存不足', 'qty');
});

describe('E7', () => {
  const bookAtTen = async () => {
    const settings = world.store().settings.all()[0];
    world.store().settings.update(settings?.id ?? '', { maxPayMinutes: 30 });
    await at('2026-05-01 10:00:00');
    return bookE2();
  };

  it('takes a payment in the last second', async () => {
    const order = await bookAtTen();
    await at('2026-05-01 10:29:59');
    expect((await pay(order)).json).toMatchObject({ status: 30 });
  });

  it('takes no money at the counter in the second in which the time is over, though the timed jobs have just run', async () => {
    const order = await bookAtTen();
    await at('2026-05-01 10:29:58');
    mock.mock.clock.advance(1_500);
    await does<PlaceOrder>(ordersPlace.get, of(order.id));
    mock.mock.clock.advance(600);
    const offline = of(order.id, { ...orderMoves.payOffline, amount: order.payPrice });
    expect((await mock.call(ordersPlace.payOffline, token, offline)).envelope.status).toBe(-1005);
    expect(await does<PlaceOrder>(ordersPlace.get, of(order.id))).toMatchObject({
      status: 60,
      closeType: 10,
    });
  });

  it('closes the order when the time is over, and gives a late payment back', async () => {
    const order = await bookAtTen();
    await at('2026-05-01 10:30:00');
    expect(await does<PlaceOrder>(ordersPlace.get, of(order.id))).toMatchObject({
      status: 60,
      closeType: 10,
    });
    await at('2026-05-01 10:30:05');
    expect((await pay(order)).json).toMatchObject({ status: 60 });
    const late = await does<PlaceOrder>(ordersPlace.get, of(order.id));
    expect(late).toMatchObject({ status: 60, refundState: 10, refundingAmount: 26_000 });
    expect(late.logs.map(({ action }) => action)).toContain('超时支付已自动退款');
    // The channel has it already: nobody has to press 退款.
    expect(late.refunds).toMatchObject([{ status: 30 }]);
    mock.mock.clock.advance(10_000);
    expect(await does<PlaceOrder>(ordersPlace.get, of(order.id))).toMatchObject({
      ...{ status: 60, refundState: 30, refundedAmount: 26_000 },
    });
    expect(world.broken()).toEqual([]);
  });
});

it('E11: the statistics of a month and of its days say what the two orders and their refunds come to', async () => {
  const e1 = (await bookE1()).order;
  const e2 = await bookE2();
  await pay(e1, 'T1');
  await pay(e2, 'T2');
  const codes = (await does<PlaceOrder>(ordersPlace.get, of(e2.id))).vouchers.map(({ code }) => code);
  await does(ordersPlace.verify, of(e2.id, { codes: codes.slice(0, 1) }));
  await at('2026-05-02 10:00:00');
  const nights = ['2026-05-01', '2026-05-02', '2026-05-03'];
  const stay = await does<Refund>(refundsHotel.add, { body: { orderId: e1.id, items: nights, reason: 10 } });
  const tickets = await does<Refund>(refundsPlace.add, {
    body: { orderId: e2.id, items: codes.slice(1), reason: 10 },
  });
  await does(refundsHotel.execute, of(stay.id));
  await does(refundsPlace.execute, of(tickets.id));
  mock.mock.clock.advance(10_000);
  // Other products of the seed are sold in May, too.
  const sumOf = async (startDate: string, endDate: string) => {
    const query = { startDate, endDate, basis: 20, dimension: 30, limit: 100 };
    const { list } = await does<ListData<MerchantStatisticRow>>(merchantStatistics.list, { query });
    const own = list.filter(({ productId }) => productId === e1.productId || productId === e2.productId);
    const sum = (name: 'orders' | 'payPrice' | 'refundedAmount' | 'netAmount') =>
      own.reduce((total, row) => total + row[name], 0);
    const [paid, refunded] = [sum('payPrice'), sum('refundedAmount')];
    return [sum('orders'), paid, refunded, sum('netAmount'), shareOf(refunded, paid)];
  };
  expect(await sumOf('2026-05-01', '2026-05-31')).toEqual([2, 318_160, 201_656, 116_504, 6338]);
  expect(await sumOf('2026-05-01', '2026-05-01')).toEqual([2, 318_160, 0, 318_160, 0]);
  expect(await sumOf('2026-05-02', '2026-05-31')).toEqual([0, 0, 201_656, -201_656, 0]);
  expect(world.broken()).toEqual([]);
});

it('E9: numbers of people leave the server masked', async () => {
  const { order } = await bookE1();
  expect(order.memberMobile).toBe('199****7777');
  expect(order.contactMobile).toBe('199****1234');
});
