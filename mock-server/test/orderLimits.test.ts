import { beforeEach, describe, expect, it } from 'vitest';
import { ordersHotel, ordersPlace } from '#contracts/areas/orders.ts';
import { refundsPlace } from '#contracts/areas/refunds.ts';
import { realName } from '#contracts/enums/products.ts';
import { orderMoves } from '#contracts/examples/orders.ts';
import type { PlaceOrder, StayOrder } from '#contracts/trade/orders.ts';
import type { Refund } from '#contracts/trade/refunds.ts';
import { epochOf } from '#contracts/wireTime.ts';
import { asking, of } from './asking.ts';
import { newPlaceOrder } from './forms.ts';
import { seededMock } from './mockFor.ts';
import { tradeWorld } from './tradeWorld.ts';

/** Limits of orders that count people, tickets and rooms (domain design, sections 10.3 to 10.5). */

const today = '2026-05-01';
const mock = seededMock({ scale: 0.05, fixedNow: epochOf(`${today} 10:00:00`) });
let token: string;
const { does, refuses } = asking(mock, () => token);
const world = tradeWorld(() => mock);

beforeEach(async () => {
  token = await mock.tokenOf('platformAdmin');
});

function ticketsOf(terms: object, values: object = {}) {
  const product = world.product('place', { gradeDiscount: 0, ...values }, terms);
  world.price(product, { [today]: 10_000 }, 500);
  world.member({ points: 5000 });
  return (more: object) => ({
    body: { ...newPlaceOrder, productId: product.id, useDate: today, qty: 1, ...more },
  });
}
const passport = (credentialNo: string) => ({ name: '李远航', credentialType: 20, credentialNo });
async function bought(input: ReturnType<ReturnType<typeof ticketsOf>>) {
  const order = await does<PlaceOrder>(ordersPlace.add, input);
  await world.control('members/pay', { orderNo: order.orderNo, transactionId: `T${order.orderNo}` });
  return does<PlaceOrder>(ordersPlace.get, of(order.id));
}
async function givenBack(order: PlaceOrder, count: number) {
  const items = order.vouchers.map(({ code }) => code).slice(0, count);
  const { id } = await does<Refund>(refundsPlace.add, { body: { orderId: order.id, items, reason: 10 } });
  await does(refundsPlace.execute, of(id));
  mock.mock.clock.advance(10_000);
  expect(await does<Refund>(refundsPlace.get, of(id))).toMatchObject({ status: 40 });
}

describe('tickets', () => {
  it('take points in hundreds', async () => {
    const ask = ticketsOf({}, { pointLimitRate: 10_000 });
    const says = '使用积分须为100的倍数';
    await refuses(ordersPlace.add, ask({ pointsUsed: 150 }), -1002, says, 'pointsUsed');
    await refuses(ordersPlace.add, ask({ pointsUsed: 7 }), -1002, says, 'pointsUsed');
    expect(await does<PlaceOrder>(ordersPlace.add, ask({ pointsUsed: 200 }))).toMatchObject({
      payPrice: 9800,
    });
  });

  it('are one for a passport and a day, however it is written', async () => {
    const ask = ticketsOf({ realName: realName.perTicket });
    const twice = { qty: 2, guests: [passport('E33333333'), passport('e33333333')] };
    await refuses(ordersPlace.add, ask(twice), -1002, '证件号重复', 'guests.1.credentialNo');
    await does(ordersPlace.add, ask({ guests: [passport('E22222222')] }));
    const again = ask({ guests: [passport('e22222222')] });
    await refuses(ordersPlace.add, again, -1008, '该证件当日已购票', 'guests.0.credentialNo');
  });

  it('that were given back count for nobody any more', async () => {
    const ask = ticketsOf({ realName: realName.perTicket, dayLimit: 2 });
    const [first, second, third] = ['E11111111', 'E22222222', 'E33333333'].map(passport);
    const order = await bought(ask({ qty: 2, guests: [first, second] }));
    const more = ask({ guests: [third] });
    await refuses(ordersPlace.add, more, -1008, '超过每人每日限购2张', 'qty');
    await givenBack(order, 1);
    const again = ask({ guests: [second] });
    await refuses(ordersPlace.add, again, -1008, '该证件当日已购票', 'guests.0.credentialNo');
    expect(await does<PlaceOrder>(ordersPlace.add, ask({ guests: [first] }))).toMatchObject({ status: 10 });
  });

  it('can be as many as the product allows, each with its visitor', async () => {
    const ask = ticketsOf({ realName: realName.perTicket });
    const guests = Array.from({ length: 200 }, (_, at) => passport(`E${10_000_000 + at}`));
    const order = await does<PlaceOrder>(ordersPlace.add, ask({ qty: 200, guests }));
    expect(order.guests).toHaveLength(200);
  });

  it('in a refund are refused as such', async () => {
    const order = await bought(ticketsOf({})({ qty: 2 }));
    const [first = ''] = order.vouchers.map(({ code }) => code);
    await does(refundsPlace.add, { body: { orderId: order.id, items: [first], reason: 10 } });
    await refuses(ordersPlace.verify, of(order.id, { codes: [first] }), -1008, '券码退款处理中，不能核销');
  });
});

describe('a stay', () => {
  const guest = (at: number) => passport(`E${20_000_000 + at}`);
  const people = (count: number) => ({ guests: Array.from({ length: count }, (_, at) => guest(at)) });
  const contact = orderMoves.updateContact;

  it('holds no more people than its rooms, whenever they are written down', async () => {
    const order = world.order({ kind: 'hotel', inDays: 0 }, 30);
    world.store().hotelRooms.update(world.store().orders.get(order.id)?.roomId ?? '', {
      ...{ adults: 2, children: 0, extraBeds: 1 },
    });
    const says = '入住人数超过房型上限';
    const most = order.qty * 3;
    const tooMany = people(most + 1);
    await refuses(ordersHotel.checkIn, of(order.id, tooMany), -1008, says, 'guests');
    const changed = of(order.id, { ...contact, ...tooMany });
    await refuses(ordersHotel.updateContact, changed, -1008, says, 'guests');
    const roomNos = Array.from({ length: order.qty + 1 }, (_, at) => `${1301 + at}`);
    const rooms = of(order.id, { ...people(most), roomNos });
    await refuses(ordersHotel.checkIn, rooms, -1002, `房号不能超过${order.qty}个`, 'roomNos');
    const fits = of(order.id, { ...people(most), roomNos: roomNos.slice(1) });
    expect((await does<StayOrder>(ordersHotel.checkIn, fits)).status).toBe(40);
  });

  it('that waits for the merchant has its guests changed later, and does not lose them', async () => {
    const order = world.order({ kind: 'hotel', inDays: 1 }, 20);
    const changed = of(order.id, { ...contact, ...people(1) });
    await refuses(ordersHotel.updateContact, changed, -1005, '接单后才能修改入住人', 'guests');
  });

  it('is no no-show while a refund of it is under way', async () => {
    const order = world.order({ kind: 'hotel', inDays: 0 }, 30);
    await world.control('members/refund', { orderNo: order.orderNo });
    mock.mock.clock.advance(86_400_000);
    token = await mock.tokenOf('platformAdmin');
    await refuses(ordersHotel.noShow, of(order.id, {}), -1008, '退款处理中，不能标记未入住');
  });
});
