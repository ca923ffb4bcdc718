import { beforeEach, describe, expect, it } from 'vitest';
import { ordersHotel, ordersHouse, ordersPlace } from '#contracts/areas/orders.ts';
import { refundsHotel } from '#contracts/areas/refunds.ts';
import { addDays } from '#contracts/days.ts';
import { cancelRule } from '#contracts/enums/products.ts';
import { orderMoves } from '#contracts/examples/orders.ts';
import type { PlaceOrder, StayOrder } from '#contracts/trade/orders.ts';
import type { OrderQuote } from '#contracts/trade/quotes.ts';
import type { Refund } from '#contracts/trade/refunds.ts';
import { wireTime } from '#contracts/wireTime.ts';
import { asking, of } from './asking.ts';
import { newPlaceOrder, newStayOrder } from './forms.ts';
import { seededMock } from './mockFor.ts';
import { tradeWorld } from './tradeWorld.ts';

/** Orders over HTTP: who may do what, in which state, with which words (domain design, sections 10 and 21). */

const mock = seededMock({ scale: 0.1 });
let token: string;
let manager: string;
let support: string;
const { does, refuses } = asking(mock, () => token);
const world = tradeWorld(() => mock);
const moved = '订单状态已变更，请刷新后重试';
const gone = '订单不存在';
const guest = (name: string, credentialNo: string) => ({ name, credentialType: 20, credentialNo });
const reason = orderMoves.cancel;
const { guests } = orderMoves.checkIn;

beforeEach(async () => {
  token = await mock.tokenOf('platformAdmin');
  manager = await mock.tokenOf('merchantManager');
  support = await mock.tokenOf('support');
});

/** Ten tickets of one day, and somebody who wants them. */
function ticketFor(days: number, terms = {}, values = {}) {
  const product = world.product('place', { gradeDiscount: 0, ...values }, terms);
  const useDate = world.inDays(days);
  world.price(product, { [useDate]: 10_000 });
  world.member();
  return { product, useDate, body: { ...newPlaceOrder, productId: product.id, useDate } };
}
function roomFor(terms = {}) {
  const product = world.product('hotel', { gradeDiscount: 0 }, terms);
  const days = [1, 2, 3].map((count) => world.inDays(count));
  world.store().hotelRooms.update(product.roomId, {
    roomCount: 200,
    adults: 2,
    children: 0,
    extraBeds: 1,
    extraBedPrice: 8000,
  });
  world.price(product, Object.fromEntries(days.map((day) => [day, 30_000])));
  world.member();
  return {
    product,
    body: { ...newStayOrder, productId: product.id, checkInDate: days[0], checkOutDate: days[1] },
  };
}
const booked = (
  body: object,
  words: string,
  code: number,
  field?: string,
  calls: typeof ordersPlace | typeof ordersHotel | typeof ordersHouse = ordersPlace,
) => refuses(calls.add, { body }, code, words, field);

describe('ordering tickets', () => {
  it('takes no more and no fewer than the product sells', async () => {
    const { body } = ticketFor(1, { minCount: 2, maxCount: 4 });
    await booked({ ...body, qty: 1 }, '购买数量范围为2-4', -1002, 'qty');
    await booked({ ...body, qty: 5 }, '购买数量范围为2-4', -1002, 'qty');
  });

  it('keeps to the limit of a member and day', async () => {
    const { body } = ticketFor(1, { dayLimit: 3 });
    await does(ordersPlace.add, { body: { ...body, qty: 2 } });
    await booked({ ...body, qty: 2 }, '超过每人每日限购3张', -1008, 'qty');
  });

  it('sells no day that is over, too near or past its closing time', async () => {
    const { body } = ticketFor(1, { aheadDays: 1, cutOffTime: '00:00' });
    await booked({ ...body, useDate: world.inDays(-1) }, '使用日期不能早于今天', -1002, 'useDate');
    await booked({ ...body, useDate: world.inDays(0) }, '须提前1天预订', -1008, 'useDate');
    await booked(body, '已过当日预订截止时间00:00', -1008, 'useDate');
  });

  it('wants a person for each ticket, none of them twice', async () => {
    const { body } = ticketFor(1, { realName: 30 });
    const two = { ...body, qty: 2 };
    await booked({ ...two, guests: [guest('陈晨', 'E12345')] }, '请填写每张票的出行人', -1002, 'guests');
    const same = [guest('陈晨', 'E12345'), guest('周全', 'E12345')];
    await booked({ ...two, guests: same }, '证件号重复', -1002, 'guests.1.credentialNo');
    await does(ordersPlace.add, { body: { ...body, guests: [guest('陈晨', 'E12345')] } });
    const taken = { ...body, guests: [guest('陈晨', 'E12345')] };
    await booked(taken, '该证件当日已购票', -1008, 'guests.0.credentialNo');
  });

  it('wants somebody who takes them', async () => {
    const { body } = ticketFor(1, { realName: 20 });
    await booked(body, '请填写取票人证件', -1002, 'guests');
  });

  it('refuses a wrong document, an unknown member and a frozen one', async () => {
    const { body } = ticketFor(1);
    const wrong = { ...guest('陈晨', '110105194912310021'), credentialType: 10 };
    await booked({ ...body, guests: [wrong] }, '请输入正确的身份证号码', -1002, 'guests.0.credentialNo');
    await booked({ ...body, memberMobile: '13900000000' }, '会员不存在', -1008, 'memberMobile');
    const frozen = world.member({ mobile: '19900066666', frozen: 1 });
    await booked({ ...body, memberMobile: frozen.mobile }, '账号已冻结', -1008, 'memberMobile');
  });

  it('sells nothing that is off, without a price, or of a merchant without a contract', async () => {
    const { product, body } = ticketFor(1);
    await booked({ ...body, useDate: world.inDays(8) }, `${world.inDays(8)}不可订`, -1008, 'useDate');
    world.store().products.update(product.id, { enabled: 0 });
    await booked(body, '产品不可售', -1008, 'productId');
    world.store().products.update(product.id, { enabled: 1 });
    world.store().merchants.update('2', { contractEnd: world.inDays(-1) });
    await booked(body, '产品不可售', -1008, 'productId');
  });

  it('takes no more points than the member has', async () => {
    const { body } = ticketFor(1);
    await booked({ ...body, pointsUsed: 100 }, '积分余额不足', -1006, 'pointsUsed');
  });

  it('sells the last ten of a day to ten of 200 who come at once', async () => {
    const { product, useDate, body } = ticketFor(1);
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => mock.call(ordersPlace.add, token, { body })),
    );
    const codes = answers.map(({ envelope }) => envelope.status);
    expect(codes.filter((code) => code === 1)).toHaveLength(10);
    expect(codes.filter((code) => code === -1006)).toHaveLength(190);
    expect(world.day(product.id, useDate)).toMatchObject({ locked: 10, sold: 0, stock: 10 });
    expect(world.broken()).toEqual([]);
  });
});

describe('booking rooms', () => {
  it('keeps to nights, rooms, guests and the booking window', async () => {
    const { body } = roomFor({ minNights: 2, maxNights: 2, maxRooms: 2, maxAheadDays: 5 });
    const refused = (change: object, words: string, code: number, field: string) =>
      booked({ ...body, ...change }, words, code, field, ordersHotel);
    await refused({}, '入住晚数范围为2-2', -1002, 'checkOutDate');
    const twoNights = { checkOutDate: world.inDays(3) };
    await refused({ ...twoNights, qty: 3 }, '每单最多2间', -1002, 'qty');
    // A guesthouse lets houses.
    const house = world.product('house', { gradeDiscount: 0 }, { maxRooms: 2 });
    const ofHouse = { ...body, productId: house.id, ...twoNights, qty: 3 };
    await booked(ofHouse, '每单最多2套', -1002, 'qty', ordersHouse);
    await refused(
      { checkInDate: world.inDays(-1), checkOutDate: world.inDays(1) },
      '入住日期不能早于今天',
      -1002,
      'checkInDate',
    );
    await refused(
      { checkInDate: world.inDays(6), checkOutDate: world.inDays(8) },
      '最多提前5天预订',
      -1008,
      'checkInDate',
    );
    const four = ['甲', '乙', '丙', '丁'].map((name, at) => guest(`${name}某`, `E1234${at}`));
    await refused({ ...twoNights, guests: four }, '入住人数超过房型上限', -1008, 'guests');
  });

  it("lasts as long as the plan or the guesthouse's room asks for, whichever is longer", async () => {
    const product = world.product('house', {}, { minNights: 2, maxNights: 4 });
    const days = [1, 2, 3, 4, 5].map((count) => world.inDays(count));
    world.price(product, Object.fromEntries(days.map((day) => [day, 30_000])), 1);
    world.member();
    const of = (nights: number) => ({
      ...{ ...newStayOrder, productId: product.id },
      ...{ checkInDate: days[0], checkOutDate: days[nights] },
    });
    const refused = (nights: number, words: string) =>
      refuses(ordersHouse.add, { body: of(nights) }, -1002, words, 'checkOutDate');
    await refused(1, '入住晚数范围为2-4');
    world.store().minsuRooms.update(product.roomId, { minNights: 3 });
    await refused(2, '入住晚数范围为3-4');
    const { contactName: _name, contactMobile: _mobile, ...asked } = of(2);
    const { faults } = await does<OrderQuote>(ordersHouse.quote, { body: asked });
    expect(faults).toMatchObject([{ field: 'checkOutDate', message: '入住晚数范围为3-4' }]);
    expect(await does<StayOrder>(ordersHouse.add, { body: of(3) })).toMatchObject({ nights: 3 });
  });

  it('charges the extra bed by the night, undiscounted', async () => {
    const { body } = roomFor();
    const three = ['甲', '乙', '丙'].map((name, at) => guest(`${name}某`, `E1234${at}`));
    const order = await does<StayOrder>(ordersHotel.add, {
      body: { ...body, checkOutDate: world.inDays(3), guests: three },
    });
    expect(order.lines.map(({ name, subtotal }) => [name, subtotal])).toEqual([
      ['', 30_000],
      ['', 30_000],
      ['加床费', 16_000],
    ]);
    expect(order.totalPrice).toBe(76_000);
  });

  it('charges cleaning once, however many rooms and nights', async () => {
    const product = world.product('house', { gradeDiscount: 0 });
    const days = [1, 2, 3].map((count) => world.inDays(count));
    world.store().minsus.update(product.resourceId, { cleaningAmount: 5_800 });
    world.store().minsuRooms.update(product.roomId, { roomCount: 200 });
    world.price(product, Object.fromEntries(days.map((day) => [day, 30_000])));
    world.member();
    const stay = { checkInDate: days[0], checkOutDate: days[2], qty: 3 };
    const guests = ['甲', '乙', '丙'].map((name, at) => guest(`${name}某`, `E1234${at}`));
    const order = await does<StayOrder>(ordersHouse.add, {
      body: { ...newStayOrder, productId: product.id, ...stay, guests },
    });
    expect(order.lines.map(({ name, qty, subtotal }) => [name, qty, subtotal])).toEqual([
      ['', 3, 90_000],
      ['', 3, 90_000],
      ['保洁费', 1, 5_800],
    ]);
  });
});

describe('before the payment', () => {
  it('changes the price between a cent and the total, and splits it again', async () => {
    const order = world.order({ kind: 'hotel' }, 10);
    const changed = (payPrice: number) => of(order.id, { payPrice, ...reason });
    await refuses(ordersHotel.changePrice, changed(0), -1002, '改价后金额须大于0', 'payPrice');
    await refuses(
      ordersHotel.changePrice,
      changed(order.totalPrice + 1),
      -1002,
      '改价后金额不能大于订单总额',
      'payPrice',
    );
    const after = await does<StayOrder>(ordersHotel.changePrice, changed(10_001));
    expect(after.lines.reduce((sum, { paid }) => sum + paid, 0)).toBe(10_001);
    expect(after.discounts.at(-1)).toMatchObject({ type: 40, note: reason.reason });
    await refuses(ordersHotel.changePrice, changed(5000), -1003, '没有操作权限', undefined, manager);
    expect(world.broken()).toEqual([]);
  });

  it('takes exactly what is to be paid, once', async () => {
    const order = world.order({ kind: 'place' }, 10);
    const pay = (amount: number) =>
      of(order.id, { amount, certificates: orderMoves.payOffline.certificates });
    await refuses(ordersPlace.payOffline, pay(order.payPrice - 1), -1010, '支付金额不一致', 'amount');
    await does(ordersPlace.payOffline, pay(order.payPrice));
    await refuses(ordersPlace.payOffline, pay(order.payPrice), -1005, moved);
    await refuses(ordersPlace.cancel, of(order.id, reason), -1005, moved);
  });

  it('takes a payment of the channel once, whatever it repeats', async () => {
    const order = world.order({ kind: 'place' }, 10);
    const pay = { orderNo: order.orderNo, transactionId: 'T-1' };
    const answers = await Promise.all([world.control('members/pay', pay), world.control('members/pay', pay)]);
    expect(answers.map(({ http, json }) => [http, json.status])).toEqual([
      [200, 30],
      [200, 30],
    ]);
    expect(await world.control('members/pay', { ...pay, transactionId: 'T-2' })).toMatchObject({ http: 409 });
    expect(world.broken()).toEqual([]);
  });

  it('takes no transaction that has paid another order of any kind, in time or too late', async () => {
    const ticket = world.order({ kind: 'place' }, 10);
    const [hotel, house] = [world.order({ kind: 'hotel' }, 10), world.order({ kind: 'house' }, 10)];
    const late = world.order({ kind: 'hotel' }, 60);
    const pay = ({ orderNo }: { orderNo: string }) =>
      world.control('members/pay', { orderNo, transactionId: 'T-1' });
    expect(await pay(ticket)).toMatchObject({ http: 200 });
    const before = mock.dump();
    for (const other of [hotel, house, late])
      expect(await pay(other)).toMatchObject({
        http: 409,
        json: { error: '-1009 该交易号已支付过其他订单' },
      });
    expect(mock.dump()).toBe(before);
    expect(await pay(ticket)).toMatchObject({ http: 200 });
  });

  it('is cancelled by whoever manages it, once, and the stock is free again', async () => {
    const order = world.order({ kind: 'house', own: 1 }, 10);
    const own = { params: { id: order.id, belongId: '2' }, body: reason };
    const after = await does<StayOrder>(ordersHouse.cancelOfOwn, own, manager);
    expect(after).toMatchObject({
      status: 60,
      closeType: 30,
      closeReason: reason.reason,
      actions: ['remark', 'reveal'],
    });
    await refuses(ordersHouse.cancelOfOwn, own, -1005, moved, undefined, manager);
    expect(world.broken()).toEqual([]);
  });
});

describe('confirming', () => {
  it('is done once, by one of two', async () => {
    const order = world.order({ kind: 'hotel' }, 20);
    const answers = await Promise.all(
      [token, support].map((who) => mock.call(ordersHotel.confirm, who, of(order.id, { confirmNo: 'C1' }))),
    );
    expect(answers.map(({ envelope }) => envelope.status).sort()).toEqual([-1005, 1]);
  });

  it('is refused with a reason, and everything goes back without a fee', async () => {
    const order = world.order({ kind: 'hotel', rule: cancelRule.never }, 20);
    await refuses(ordersHotel.reject, of(order.id, { reason: 90 }), -1002, '请输入拒单说明', 'note');
    const after = await does<StayOrder>(ordersHotel.reject, of(order.id, orderMoves.reject));
    expect(after).toMatchObject({
      status: 70,
      closeType: 40,
      closeReason: '满房',
      refundingAmount: order.payPrice,
    });
    expect(after.refunds).toMatchObject([{ status: 20, refundAmount: order.payPrice }]);
    expect(world.broken()).toEqual([]);
  });

  it('is refused while refunds of less are open: all of it comes back, and none of them can be taken back', async () => {
    for (const isOver of [false, true]) {
      const order = world.order({ kind: 'hotel', rule: cancelRule.never }, 20);
      const nights = order.lines.map(({ date }) => date).filter(Boolean);
      const body = { orderId: order.id, items: nights, reason: 10, refundAmount: 100 };
      const { id } = await does<Refund>(refundsHotel.add, { body });
      if (isOver) mock.mock.clock.advance(600 * 60_000);
      else await does(ordersHotel.reject, of(order.id, orderMoves.reject));
      const after = await does<StayOrder>(ordersHotel.get, of(order.id));
      expect(after).toMatchObject({ status: 70, refundingAmount: order.payPrice });
      const refund = await does<Refund>(refundsHotel.get, of(id));
      expect(refund).toMatchObject({ status: 20, refundAmount: order.payPrice, feeAmount: 0 });
      expect(refund.actions).not.toContain('revoke');
      await refuses(refundsHotel.revoke, of(id, reason), -1005, '退款状态已变更，请刷新后重试');
      expect(world.broken()).toEqual([]);
    }
  });

  it('ends by itself when nobody does it in time', async () => {
    const order = world.order({ kind: 'house' }, 20);
    mock.mock.clock.advance(600 * 60_000);
    const after = await does<StayOrder>(ordersHouse.get, of(order.id));
    expect(after).toMatchObject({ status: 70, closeType: 60, refundState: 10 });
    expect(world.broken()).toEqual([]);
  });
});

describe('using', () => {
  it('takes a ticket once, on its day', async () => {
    const early = world.order({ kind: 'place', inDays: 1 }, 30);
    const codes = early.vouchers.map(({ code }) => code);
    await refuses(ordersPlace.verify, of(early.id, { codes }), -1008, '未到使用日期');
    const order = world.order({ kind: 'place' }, 40);
    const [used = '', left = ''] = order.vouchers.map(({ code }) => code);
    await refuses(ordersPlace.verify, of(order.id, { codes: [left, used] }), -1008, '券码已使用/已退款');
    await refuses(ordersPlace.verify, of(order.id, { codes: ['1'] }), -1002, '券码不存在', 'codes');
    const after = await does<PlaceOrder>(ordersPlace.verify, of(order.id, { codes: [left] }));
    expect(after.status).toBe(50);
    expect(world.broken()).toEqual([]);
  });

  it('lets tickets of yesterday expire', async () => {
    const order = world.order({ kind: 'place', inDays: 1 }, 30);
    mock.mock.clock.advance(3 * 86_400_000);
    token = await mock.tokenOf('platformAdmin');
    const after = await does<PlaceOrder>(ordersPlace.get, of(order.id));
    expect(after.vouchers.map(({ status }) => status)).toEqual([50, 50]);
    expect(after.status).toBe(50);
    expect(world.broken()).toEqual([]);
  });

  it('lets nobody in a day early, too few, or into a taken room', async () => {
    const early = world.order({ kind: 'hotel', inDays: 1 }, 30);
    await refuses(ordersHotel.checkIn, of(early.id, { guests }), -1008, '未到入住日期');
    const staying = world.order({ kind: 'hotel' }, 40);
    const order = world.order({ kind: 'hotel', inDays: 0 }, 30);
    await refuses(
      ordersHotel.checkIn,
      of(order.id, { guests: guests.slice(0, 1) }),
      -1008,
      '请登记入住人',
      'guests',
    );
    expect(staying.resourceId).toBe(order.resourceId);
    const [no = ''] = world.store().orders.get(staying.id)?.roomNos ?? [];
    const body = { guests, roomNos: [no] };
    const taken = `房号${no}当晚已有人入住`;
    await refuses(ordersHotel.checkIn, of(order.id, body), -1009, taken, 'roomNos');
    // Guests who should have left yesterday and did not check out still have their room.
    const { useDate: today } = world.store().orders.get(order.id) ?? { useDate: '' };
    const late = { useDate: addDays(today, -2), checkOutDate: addDays(today, -1) };
    world.store().orders.update(staying.id, late);
    await refuses(ordersHotel.checkIn, of(order.id, body), -1009, taken, 'roomNos');
    await refuses(ordersHotel.noShow, of(order.id, {}), -1008, '入住当日24点后才能标记未入住');
    const after = await does<StayOrder>(ordersHotel.checkIn, of(order.id, { guests, roomNos: ['1301'] }));
    expect(after).toMatchObject({ status: 40, roomNos: ['1301'] });
    expect(after.guests[0]?.credentialNo).toBe('9900**********1239');
    await does(ordersHotel.checkOut, of(order.id, {}));
    await refuses(ordersHotel.checkOut, of(order.id, {}), -1005, moved);
  });

  it('takes documents from the guests of the order and from relatives of the member, and from nobody else', async () => {
    token = manager;
    const own = (id: string, body?: object) => ({
      params: { belongId: '2', id },
      ...(body && { body }),
    });
    const order = world.order({ kind: 'hotel', inDays: 0, own: 1 }, 30);
    world.store().orders.update(order.id, { memberId: '1' });
    const stored = world.store().orders.get(order.id)?.guests ?? [];
    const shown = await does<StayOrder>(ordersHotel.getOfOwn, own(order.id));
    expect(shown.relatives.length).toBeGreaterThan(0);
    const [relative] = shown.relatives.filter(({ name }) => name === '陆知夏');
    if (!relative) throw new Error('no relative');
    expect(relative.credentialNo).toMatch(/^9900\*{10}/);
    const { id: friendId, relation: _relation, ...numbers } = relative;
    const [first, second] = shown.guests;
    const wrong = { guests: [first, { ...second, credentialNo: '9900**********0000' }] };
    await refuses(
      ordersHotel.checkInOfOwn,
      own(order.id, wrong),
      -1002,
      '请输入正确的身份证号码',
      'guests.1.credentialNo',
    );
    const others = { guests: [first, { ...numbers, friendId: '6' }] };
    const said = '亲友信息已变更，请重新选择';
    await refuses(ordersHotel.checkInOfOwn, own(order.id, others), -1008, said, 'guests.1.name');

    const guests = [{ ...first, name: '改名' }, second, { ...numbers, friendId }];
    const after = await does<StayOrder>(
      ordersHotel.checkInOfOwn,
      own(order.id, { guests, roomNos: ['1302'] }),
    );
    expect(after).toMatchObject({ status: 40, relatives: [] });
    const friend = world.store().memberFriends.get(friendId);
    expect(world.store().orders.get(order.id)?.guests).toMatchObject([
      { ...stored[0], name: '改名' },
      stored[1],
      { name: '陆知夏', credentialNo: friend?.credentialNo },
    ]);
  });

  it('offers numbers that guests of the room had lately and nobody has now', async () => {
    const staying = world.order({ kind: 'hotel' }, 40);
    const [no = '', other = ''] = world.store().orders.get(staying.id)?.roomNos ?? [];
    const order = world.order({ kind: 'hotel', inDays: 0 }, 30);
    expect(staying.roomId).toBe(order.roomId);
    const free = async () => (await does<StayOrder>(ordersHotel.get, of(order.id))).freeRoomNos;
    expect(await free()).not.toContain(no);
    await does(ordersHotel.checkOut, of(staying.id, {}));
    expect(await free()).toEqual(expect.arrayContaining([no, other]));
    const early = world.order({ kind: 'hotel', inDays: 1 }, 30);
    expect(await does<StayOrder>(ordersHotel.get, of(early.id))).toMatchObject({ freeRoomNos: [] });
  });

  it('corrects the room of guests who are here: the wrong one is free again, and nobody gets one that is taken', async () => {
    const [wrong, other] = [world.order({ kind: 'hotel' }, 40), world.order({ kind: 'hotel' }, 40)];
    const nosOf = (id: string) => world.store().orders.get(id)?.roomNos ?? [];
    const [kept = '', mistaken = ''] = nosOf(wrong.id);
    const [taken = ''] = nosOf(other.id);
    const into = (id: string, ...roomNos: string[]) => of(id, { roomNos });
    const says = `房号${taken}当晚已有人入住`;
    await refuses(ordersHotel.changeRooms, into(wrong.id, kept, taken), -1009, says, 'roomNos');
    await refuses(
      ordersHotel.changeRooms,
      into(wrong.id, '1', '2', '3'),
      -1002,
      '房号不能超过2个',
      'roomNos',
    );
    const { freeRoomNos } = await does<StayOrder>(ordersHotel.get, of(wrong.id));
    expect(freeRoomNos.filter((no) => [kept, mistaken, taken].includes(no))).toEqual([]);
    const after = await does<StayOrder>(ordersHotel.changeRooms, into(wrong.id, kept, '1802'));
    expect(after).toMatchObject({ status: 40, roomNos: [kept, '1802'] });
    expect(after.logs[0]).toMatchObject({
      action: '修改房号',
      remark: `${kept}、${mistaken} → ${kept}、1802`,
    });
    expect((await does<StayOrder>(ordersHotel.changeRooms, into(other.id, mistaken))).roomNos).toEqual([
      mistaken,
    ]);
    const ready = world.order({ kind: 'hotel', inDays: 0 }, 30);
    await refuses(ordersHotel.changeRooms, into(ready.id, '1803'), -1005, moved);
  });

  it('ends a stay by itself on the day after, and marks who never came', async () => {
    const staying = world.order({ kind: 'house' }, 40);
    const late = world.order({ kind: 'house', inDays: 0 }, 30);
    mock.mock.clock.advance(5 * 86_400_000);
    token = await mock.tokenOf('platformAdmin');
    expect((await does<StayOrder>(ordersHouse.get, of(staying.id))).status).toBe(50);
    const after = await does<StayOrder>(ordersHouse.noShow, of(late.id, {}));
    expect(after).toMatchObject({ status: 50 });
    expect(world.store().orders.get(late.id)?.pointsGiven).toBe(0);
    expect(world.broken()).toEqual([]);
  });

  it('changes the contact only before the use', async () => {
    const order = world.order({ kind: 'place' }, 50);
    const body = orderMoves.updateContact;
    await refuses(ordersPlace.updateContact, of(order.id, body), -1005, '当前状态不能修改联系人');
    const ready = world.order({ kind: 'place' }, 30);
    const after = await does<PlaceOrder>(ordersPlace.updateContact, of(ready.id, body));
    expect(after).toMatchObject({ ...body, contactMobile: '199****1234' });
  });

  it('changes one guest and keeps the numbers of the other, who comes back masked', async () => {
    const ready = world.order({ kind: 'hotel' }, 30);
    const before = world.store().orders.get(ready.id)?.guests ?? [];
    const shown = (await does<StayOrder>(ordersHotel.get, of(ready.id))).guests;
    const contact = orderMoves.updateContact;
    const body = { ...contact, guests: [guest('柳清欢', 'E20000001'), shown[1]] };
    await does(ordersHotel.updateContact, of(ready.id, body));
    const after = world.store().orders.get(ready.id)?.guests ?? [];
    expect(after[1]).toEqual(before[1]);
    expect(after[0]).toMatchObject({ name: '柳清欢', credentialNo: 'E20000001' });
    const foreign = { ...contact, guests: [{ ...shown[1], credentialNo: '9900**********0000' }] };
    await refuses(
      ordersHotel.updateContact,
      of(ready.id, foreign),
      -1002,
      '请输入正确的身份证号码',
      'guests.0.credentialNo',
    );
  });

  it('hands tickets without a named traveller to the new contact, and no others', async () => {
    const ready = world.order({ kind: 'place' }, 30);
    const holders = async (contactName: string) => {
      const body = { ...orderMoves.updateContact, contactName };
      const { vouchers } = await does<PlaceOrder>(ordersPlace.updateContact, of(ready.id, body));
      return vouchers.map(({ holder }) => holder);
    };
    const [first, second] = ready.guests.map(({ name }) => name);
    expect(await holders('柳清欢')).toEqual([first, second]);
    world.store().orders.update(ready.id, { guests: ready.guests.slice(0, 1) });
    expect(await holders('江听雪')).toEqual([first, '江听雪']);
  });
});

describe('whose order it is', () => {
  it('shows a merchant user his own only, and no id of another one', async () => {
    const own = world.order({ kind: 'hotel', own: 1 }, 30);
    const others = world
      .store()
      .orders.by('kind', 'hotel')
      .filter(({ merchantId }) => merchantId !== '2');
    const foreign = others[0]?.id ?? '';
    const { list } = await does<{ list: { id: string }[] }>(
      ordersHotel.listOfOwn,
      { params: { belongId: '2' }, query: { limit: 100 } },
      manager,
    );
    expect(list.map(({ id }) => id)).toContain(own.id);
    expect(list.map(({ id }) => id)).not.toContain(foreign);
    const asked = { params: { belongId: '2', id: foreign } };
    await refuses(ordersHotel.getOfOwn, asked, -1004, gone, undefined, manager);
    await refuses(ordersHotel.confirmOfOwn, { ...asked, body: {} }, -1004, gone, undefined, manager);
    await refuses(ordersHotel.list, {}, -1003, '没有操作权限', undefined, manager);
    await refuses(
      ordersHotel.listOfOwn,
      { params: { belongId: '1' } },
      -1003,
      '没有操作权限',
      undefined,
      manager,
    );
    await refuses(ordersPlace.get, of(own.id), -1004, gone);
  });

  it('offers what may be done now, and no more', async () => {
    const actions = async (who: string) =>
      (await mock.call<StayOrder>(ordersHotel.get, who, of(order.id))).envelope.data.actions;
    const order = world.order({ kind: 'hotel' }, 10);
    expect(await actions(token)).toEqual(['cancel', 'changePrice', 'payOffline', 'remark', 'reveal']);
    expect(await actions(await mock.tokenOf('finance'))).toEqual([]);
    const ready = world.order({ kind: 'hotel', own: 1, inDays: 1 }, 30);
    const own = { params: { id: ready.id, belongId: '2' } };
    expect((await does<StayOrder>(ordersHotel.getOfOwn, own, manager)).actions).toEqual([
      ...['updateContact', 'remark', 'addRefund', 'reveal'],
    ]);
  });
});

describe('lists', () => {
  it('counts and sums what the filter finds, whatever the page', async () => {
    type Sums = { count: number; payPrice: number; refundedAmount: number };
    const query = { createStart: world.inDays(-200), createEnd: world.inDays(0) };
    const { list } = await does<{ list: PlaceOrder[] }>(ordersPlace.list, {
      query: { ...query, limit: 100 },
    });
    const sums = await does<Sums>(ordersPlace.sum, { query });
    const counted = await does<{ total: number; counts: { status: number; count: number }[] }>(
      ordersPlace.countByStatus,
      { query },
    );
    expect(sums.count).toBe(list.length);
    const paid = list.filter(({ payType }) => payType > 0);
    expect(sums.payPrice).toBe(paid.reduce((sum, { payPrice }) => sum + payPrice, 0));
    expect(sums.refundedAmount).toBe(list.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0));
    expect(counted.total).toBe(list.length);
    for (const { status, count } of counted.counts)
      expect(list.filter((order) => order.status === status)).toHaveLength(count);
  });

  it('finds an order by the end of its number, and a sign as itself', async () => {
    const order = world.order({ kind: 'place' }, 30);
    const found = async (query: Record<string, unknown>) =>
      (await does<{ list: PlaceOrder[] }>(ordersPlace.list, { query })).list.map(({ id }) => id);
    expect(await found({ orderNo: order.orderNo.slice(-6) })).toEqual([order.id]);
    expect(await found({ orderNo: order.orderNo.toLowerCase() })).toEqual([order.id]);
    expect(await found({ member: '%' })).toEqual([]);
    expect(await found({ productName: '契约', status: 30 })).toEqual([order.id]);
    await refuses(
      ordersPlace.list,
      { query: { orderNo: '12345' } },
      -1002,
      '订单编号至少输入后6位',
      'orderNo',
    );
    await refuses(
      ordersPlace.list,
      { query: { payMin: 5, payMax: 1 } },
      -1002,
      '最高金额不能低于最低金额',
      'payMax',
    );
  });

  it('sorts by what was paid, both ways, nothing where nobody paid', async () => {
    const paid = async (direction: string) =>
      (
        await does<{ list: PlaceOrder[] }>(ordersPlace.list, {
          query: { sort: 'payPrice', direction, limit: 100 },
        })
      ).list.map(({ payPrice, payType }) => (payType === 0 ? 0 : payPrice));
    const up = await paid('asc');
    expect(up).toEqual([...up].sort((a, b) => a - b));
    expect(await paid('desc')).toEqual([...up].reverse());
  });

  it('finds stays by a guest, the contact and the room, and counts and sums them by the same', async () => {
    const order = world.order({ kind: 'hotel' }, 40);
    const [guest, ...others] = world.store().orders.get(order.id)?.guests ?? [];
    if (!guest) throw new Error('nobody stays');
    const guests = [guest, { ...guest, name: '柳清欢' }, ...others];
    world.store().orders.update(order.id, { contactName: '江听雪', guests, roomNos: ['A1802'] });
    const found = async (query: object) => {
      const { list, count } = await does<{ list: StayOrder[]; count: number }>(ordersHotel.list, {
        query: { ...query, limit: 100 },
      });
      const { total } = await does<{ total: number }>(ordersHotel.countByStatus, { query: { ...query } });
      const sums = await does<{ count: number }>(ordersHotel.sum, { query: { ...query } });
      expect([total, sums.count]).toEqual([count, count]);
      return list.map(({ id }) => id);
    };
    for (const query of [{ guest: '清欢' }, { guest: '江听雪' }, { roomNo: 'A1802' }])
      expect(await found(query)).toEqual([order.id]);
    for (const query of [{ guest: '柳%欢' }, { roomNo: '1802' }, { roomNo: 'A180' }])
      expect(await found(query)).toEqual([]);
    const { list } = await does<{ list: StayOrder[] }>(ordersHotel.list, { query: { roomNo: 'A1802' } });
    expect(list[0]?.roomNos).toEqual(['A1802']);
  });

  it('says when an order ends by itself, and sorts by it where the merchant has to confirm', async () => {
    const [late, soon] = [world.order({ kind: 'hotel' }, 20), world.order({ kind: 'hotel' }, 20)];
    const now = mock.mock.clock.now();
    world.store().orders.update(late.id, { confirmBy: now + 90 * 60_000 });
    world.store().orders.update(soon.id, { confirmBy: now + 30 * 60_000 });
    const of = async (direction: string) => {
      const query = { status: 20, sort: 'confirmDeadline', direction, limit: 100 };
      return (await does<{ list: StayOrder[] }>(ordersHotel.list, { query })).list;
    };
    const up = await of('asc');
    const deadlines = up.map(({ confirmDeadline }) => confirmDeadline);
    expect(deadlines).toEqual([...deadlines].sort());
    const ours = (list: StayOrder[]) =>
      list.map(({ id }) => id).filter((id) => id === late.id || id === soon.id);
    expect(ours(up)).toEqual([soon.id, late.id]);
    expect(ours(await of('desc'))).toEqual([late.id, soon.id]);
    expect(up.find(({ id }) => id === soon.id)?.expireTime).toBe(wireTime(soon.expireAt));
  });

  it('sorts by time, both ways; the newest of those that were made at the same second stays first', async () => {
    const [one, two] = [world.order({ kind: 'place' }, 10), world.order({ kind: 'place' }, 10)];
    const at = world.store().orders.get(one.id)?.createTime ?? '';
    world.store().orders.note(two.id, { createTime: at });
    for (const direction of ['asc', 'desc']) {
      const query = { sort: 'createTime', direction, limit: 100 };
      const { list } = await does<{ list: PlaceOrder[] }>(ordersPlace.list, { query });
      const times = list.map(({ createTime }) => createTime);
      expect(times).toEqual([...times].sort((a, b) => (direction === 'asc' ? 1 : -1) * a.localeCompare(b)));
      const own = list.map(({ id }) => id).filter((id) => id === one.id || id === two.id);
      expect(own).toEqual([two.id, one.id]);
    }
  });
});
