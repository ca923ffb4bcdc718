import { hotelRooms } from '../../src/areas/hotelRooms.ts';
import { minsuRooms } from '../../src/areas/minsuRooms.ts';
import { status } from '../../src/envelope.ts';
import type { StayKind } from '../../src/trade/trade.ts';
import { guest, price } from './orderLimits.ts';
import { moneyRule, where } from './orderScenes.ts';
import { designRule, type Rule } from './rule.ts';
import { newMember, newProduct, openShop, orderForm, payOffline, placeOrder } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { unique } from './unique.ts';

/** Limits of stays that depend on the hour, and on how many rooms there are. */

/** After the cut-off nobody arrives today; tomorrow he may. */
async function checkCutOff(talk: Talk, trade: StayKind): Promise<void> {
  const shop = await openShop(talk, trade);
  const member = await newMember(talk);
  for (const [cutOffTime, today] of [
    ['00:00', status.precondition],
    ['23:59', status.ok],
  ] as const) {
    const product = await newProduct(talk, shop, [price, price], { from: shop.today, cutOffTime });
    const from = async (day: string) => {
      const body = orderForm(shop, product, member, { qty: 1, from: day });
      return (await talk.call(shop.calls.orders.add, { body })).answer.status;
    };
    talk.same(`status of tomorrow with the cut-off at ${cutOffTime}`, await from(shop.first), status.ok);
    const { serverTime } = await anyOrder(talk, shop.calls.orders);
    // In the last minute of a day nothing can be said of it.
    if (serverTime.slice(11, 16) >= '23:57') continue;
    talk.same(`status of today with the cut-off at ${cutOffTime}`, await from(shop.today), today);
  }
  const ahead = { from: shop.today, aheadDays: 1, cutOffTime: '00:00' };
  const product = await newProduct(talk, shop, [price, price], ahead);
  for (const [day, wanted] of [
    [shop.today, status.precondition],
    [shop.first, status.ok],
  ] as const) {
    const body = orderForm(shop, product, member, { qty: 1, from: day });
    const { answer } = await talk.call(shop.calls.orders.add, { body });
    talk.same(`status of ${day} where one books a day ahead`, answer.status, wanted);
  }
}
async function anyOrder(talk: Talk, orders: Awaited<ReturnType<typeof openShop>>['calls']['orders']) {
  const { list } = await talk.ok(orders.list, { query: { limit: 1 } });
  return talk.ok(orders.get, { params: { id: list[0].id } });
}

/** Each room has its own guests and extra beds; cleaning is paid once for each order. */
async function checkRooms(talk: Talk, trade: StayKind): Promise<void> {
  const shop = await openShop(talk, trade);
  const rooms = trade === 'hotel' ? hotelRooms : minsuRooms;
  const room = await talk.ok(rooms.get, { params: { id: shop.roomId } });
  const included = room.maxGuests ?? room.adults + room.children;
  const more = room.extraGuests ?? room.extraBeds;
  const each = room.extraGuestPrice ?? room.extraBedPrice;
  if (!more || !each) return talk.skip('the room takes nobody beyond those included');
  const product = await newProduct(talk, shop, [price, price, price]);
  const member = await newMember(talk);
  const of = (people: number) => ({
    body: orderForm(shop, product, member, {
      ...{ qty: 3, nights: 3 },
      guests: Array.from({ length: people }, () => guest),
    }),
  });
  for (const extra of [0, 1, 3 * more]) {
    const order = await talk.ok(shop.calls.orders.add, of(3 * included + extra));
    const lines = order.lines.filter(({ date }: Json) => date === '');
    const wanted = [shop.cleaning, 3 * extra * each].filter((cents) => cents > 0);
    talk.same(
      `extras of three rooms for three nights with ${extra} more`,
      lines.map(({ subtotal }: Json) => subtotal),
      wanted,
    );
    await talk.ok(shop.calls.orders.cancel, { params: { id: order.id }, body: { reason: '会员不去了' } });
  }
  await talk.refused(shop.calls.orders.add, status.precondition, of(3 * (included + more) + 1));
}

/** A number is that of one house for the guests of a night, also where a hotel and a guesthouse have the same id. */
async function checkNumbers(talk: Talk): Promise<void> {
  const shops = [await openShop(talk, 'hotel'), await openShop(talk, 'house')];
  const no = unique('A');
  for (const [at, shop] of shops.entries()) {
    shop.first = shop.today;
    const { orders } = shop.calls;
    if (!('checkIn' in orders)) return;
    const product = await newProduct(talk, shop, [price]);
    for (const wanted of [status.ok, status.duplicate]) {
      const order = await placeOrder(talk, shop, product, await newMember(talk), { qty: 1 });
      await payOffline(talk, shop, order);
      const input = { params: { id: order.id }, body: { guests: [guest], roomNos: [no] } };
      const { answer } = await talk.call(orders.checkIn, input);
      talk.same(`status of a number in the ${at + 1}. house`, answer.status, wanted);
    }
  }
}

export const stayLimitRules = (): Rule[] => [
  designRule(
    'ordersHouse',
    'move',
    'a number of a room is taken in one house only, hotel or guesthouse',
    '10.3',
    checkNumbers,
  ),
  ...(['hotel', 'house'] as const).flatMap((trade) => [
    moneyRule(trade, 'nobody arrives today after the cut-off of the product', where.limits, (talk) =>
      checkCutOff(talk, trade),
    ),
    moneyRule(
      trade,
      'each room of an order has its guests and extra beds, and cleaning is paid once',
      'domain design, sections 8.6, 10.4 and 10.5',
      (talk) => checkRooms(talk, trade),
    ),
  ]),
];
