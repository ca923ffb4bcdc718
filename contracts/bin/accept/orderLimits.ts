import { hotelRooms } from '../../src/areas/hotelRooms.ts';
import { members } from '../../src/areas/members.ts';
import { minsuRooms } from '../../src/areas/minsuRooms.ts';
import { addDays } from '../../src/days.ts';
import { status } from '../../src/envelope.ts';
import { guestExamples } from '../../src/examples/orders.ts';
import { type TradeKind, tradeKinds } from '../../src/trade/trade.ts';
import { moneyRule, where } from './orderScenes.ts';
import { changing } from './ownHouses.ts';
import type { Rule } from './rule.ts';
import {
  newMember,
  newMobile,
  newProduct,
  openShop,
  orderForm,
  payOffline,
  placeOrder,
  type Shop,
  taken,
} from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** What cannot be ordered: off sale, sold out, too many, too late, by the wrong people. */

export const { invalid, precondition, short } = status;
export const price = 10_000;
export const [guest, other] = guestExamples;

/** Whatever is wrong is refused, and holds nothing. */
export async function refuse(talk: Talk, shop: Shop, code: number, form: Json, what: string): Promise<void> {
  await talk.refused(shop.calls.orders.add, code, { body: form });
  const left = await taken(talk, shop, form.productId, 3);
  talk.holds(
    `nothing is held after ${what}`,
    left.every((day) => day === '0/0' || day === '-'),
    left,
  );
}

const limitRules = (trade: TradeKind): Rule[] => [
  moneyRule(
    trade,
    'what is not on sale, has no price, or is not left, cannot be ordered',
    where.limits,
    async (talk) => {
      const shop = await openShop(talk, trade, 10);
      const { stocks, products, orders } = shop.calls;
      const id = await newProduct(talk, shop, [price, price, price], { stock: 4, cancelRule: 20 });
      const member = await newMember(talk);
      const form = (more: object = {}) => orderForm(shop, id, member, { qty: 1, ...more });
      await refuse(talk, shop, short, form({ qty: 5 }), 'one more than there are');
      await refuse(talk, shop, precondition, form({ memberMobile: newMobile() }), 'somebody unknown');
      await refuse(talk, shop, precondition, form({ from: addDays(shop.first, 3) }), 'a day without a price');
      await refuse(talk, shop, short, form({ pointsUsed: 100 }), 'points that he does not have');
      await refuse(talk, shop, invalid, form({ pointsUsed: 50 }), 'points that are no hundreds');
      await refuse(talk, shop, invalid, form({ qty: 0 }), 'none');
      await refuse(
        talk,
        shop,
        invalid,
        form({ from: addDays(shop.today, -1), nights: 2 }),
        'a day that is over',
      );
      const close = { date: shop.first, version: 1, price, stock: 4, enabled: 0 };
      await talk.ok(stocks.save, { params: { id }, body: { days: [close] } });
      await refuse(talk, shop, precondition, form(), 'a closed day');
      await talk.ok(stocks.save, { params: { id }, body: { days: [{ ...close, version: 2, enabled: 1 }] } });
      await talk.ok(products.enable, { params: { id }, body: { enable: 0 } });
      await refuse(talk, shop, precondition, form(), 'a product that is off');
      await talk.ok(products.enable, { params: { id }, body: { enable: 1 } });
      if (shop.roomId) {
        const rooms = trade === 'hotel' ? hotelRooms : minsuRooms;
        await talk.ok(rooms.enable, { params: { id: shop.roomId }, body: { enable: 0 } });
        await refuse(talk, shop, precondition, form(), 'a room that is off');
        await talk.ok(rooms.enable, { params: { id: shop.roomId }, body: { enable: 1 } });
      }
      await talk.ok(members.freeze, { params: { id: member.id }, body: { reason: '核实身份' } });
      await refuse(talk, shop, precondition, form(), 'a frozen member');
      const fit = await newMember(talk);
      await placeOrder(talk, shop, id, fit, { qty: 3 });
      await talk.refused(orders.add, short, { body: orderForm(shop, id, fit, { qty: 2 }) });
      await placeOrder(talk, shop, id, fit, { qty: 1 });
      talk.same('all are taken', (await taken(talk, shop, id, 1))[0], '4/0');
    },
  ),
  moneyRule(
    trade,
    'a quote names the faults for which the order would be refused',
    where.limits,
    async (talk) => {
      const shop = await openShop(talk, trade);
      const id = await newProduct(talk, shop, [price], { stock: 2 });
      const {
        contactName: _name,
        contactMobile: _mobile,
        ...asked
      } = orderForm(shop, id, await newMember(talk), { qty: 3 }) as Json;
      const { faults } = await talk.ok(shop.calls.orders.quote, { body: asked });
      talk.holds(
        'it names qty',
        faults.some(({ field }: Json) => field === 'qty'),
        faults,
      );
      const gone = await talk.ok(shop.calls.orders.quote, {
        body: { ...asked, qty: 1, memberMobile: newMobile() },
      });
      talk.same(
        'member and fault',
        [gone.member, gone.faults.map(({ field }: Json) => field)],
        [null, ['memberMobile']],
      );
      const { stocks } = shop.calls;
      const dayOf = async () => {
        const { days } = await talk.ok(shop.calls.orders.quote, { body: { ...asked, qty: 1 } });
        const { inSeason: _season, ...day } = days[0];
        return day;
      };
      talk.same('an open day', await dayOf(), { date: shop.first, price, left: 2 });
      const close = { date: shop.first, version: 1, price, stock: 2, enabled: 0 };
      await talk.ok(stocks.save, { params: { id }, body: { days: [close] } });
      talk.same('a closed day', await dayOf(), { date: shop.first, price: null, left: 0 });
    },
  ),
];

const stayRules = (trade: 'hotel' | 'house'): Rule[] => [
  moneyRule(trade, 'stays keep to nights, rooms, guests and days', where.limits, async (talk) => {
    const shop = await openShop(talk, trade);
    const member = await newMember(talk);
    const prices = [price, price, price, price, price];
    const id = await newProduct(talk, shop, prices, {
      minNights: 2,
      maxNights: 3,
      maxRooms: 2,
      maxAheadDays: 3,
      aheadDays: 1,
    });
    const form = (more: object) => orderForm(shop, id, member, { qty: 1, nights: 2, ...more });
    await refuse(talk, shop, invalid, form({ nights: 1 }), 'a night too few');
    await refuse(talk, shop, invalid, form({ nights: 4 }), 'a night too many');
    await refuse(talk, shop, invalid, form({ qty: 3 }), 'a room too many');
    await refuse(talk, shop, invalid, form({ checkOutDate: shop.first }), 'no night');
    await refuse(
      talk,
      shop,
      precondition,
      form({ from: addDays(shop.today, 4), nights: 2 }),
      'too far ahead',
    );
    const many = Array.from({ length: 12 }, () => guest);
    await refuse(talk, shop, precondition, form({ guests: many }), 'too many guests');
    const early = await newProduct(talk, shop, prices, { aheadDays: 3 });
    await refuse(talk, shop, precondition, orderForm(shop, early, member), 'a day that is too near');
    if (trade === 'house') {
      // The longer of what the plan and the room ask for.
      await talk.ok(minsuRooms.update, await changing(talk, minsuRooms, shop.roomId, { minNights: 3 }));
      await refuse(talk, shop, invalid, form({ nights: 2 }), 'fewer nights than the room asks for');
    }
    const order = await talk.ok(shop.calls.orders.add, { body: form({ nights: 3, qty: 2 }) });
    if (trade === 'house')
      await talk.ok(minsuRooms.update, await changing(talk, minsuRooms, shop.roomId, { minNights: 1 }));
    // The last day that can be booked, with the fewest nights.
    const last = await newProduct(talk, shop, prices, { minNights: 2, maxAheadDays: 3, aheadDays: 3 });
    const from = addDays(shop.today, 3);
    await talk.ok(shop.calls.orders.add, { body: orderForm(shop, last, member, { nights: 2, from }) });
    talk.same('stock, without the day of departure', await taken(talk, shop, id, 4), [
      '2/0',
      '2/0',
      '2/0',
      '0/0',
    ]);
    talk.same('nights', [order.nights, order.lines.filter(({ date }: Json) => date).length], [3, 3]);
  }),
  moneyRule(
    trade,
    'guests beyond those included cost extra',
    'domain design, sections 8.5, 8.6 and 10.4',
    async (talk) => {
      const shop = await openShop(talk, trade);
      const id = await newProduct(talk, shop, [price, price]);
      const rooms = trade === 'hotel' ? hotelRooms : minsuRooms;
      const room = await talk.ok(rooms.get, { params: { id: shop.roomId } });
      const included = room.maxGuests ?? room.adults + room.children;
      const each = room.extraGuestPrice ?? room.extraBedPrice;
      const guests = Array.from({ length: included + 1 }, () => guest);
      const order = await placeOrder(talk, shop, id, await newMember(talk), { qty: 1, nights: 2, guests });
      const extras = order.lines
        .filter(({ date }: Json) => date === '')
        .map(({ subtotal }: Json) => subtotal);
      talk.same('extras', extras, [...(shop.cleaning ? [shop.cleaning] : []), 2 * each]);
      const most = included + (room.extraGuests ?? room.extraBeds);
      const member = await newMember(talk);
      const of = (people: number) => {
        const beds = Array.from({ length: people }, () => guest);
        return { body: orderForm(shop, id, member, { qty: 1, guests: beds }) };
      };
      await talk.ok(shop.calls.orders.add, of(most));
      await talk.refused(shop.calls.orders.add, precondition, of(most + 1));
    },
  ),
  moneyRule(
    trade,
    'two products of a room share its rooms (E5)',
    'domain design, sections 9.6 and 19 (E5)',
    async (talk) => {
      const shop = await openShop(talk, trade, 10);
      const member = await newMember(talk);
      const a = await newProduct(talk, shop, [price], { stock: 8 });
      const b = await newProduct(talk, shop, [price], { stock: 6 });
      await payOffline(talk, shop, await placeOrder(talk, shop, a, member, { qty: 6 }));
      await placeOrder(talk, shop, a, member, { qty: 1 });
      await payOffline(talk, shop, await placeOrder(talk, shop, b, member, { qty: 2 }));
      const query = { startDate: shop.first, endDate: shop.first };
      const { list } = await talk.ok(shop.calls.stocks.list, { params: { id: b }, query });
      talk.same('what the room has left', list[0].roomLeft, 1);
      await talk.refused(shop.calls.orders.add, short, { body: orderForm(shop, a, member, { qty: 2 }) });
      await placeOrder(talk, shop, a, member, { qty: 1 });
      await talk.refused(shop.calls.orders.add, short, { body: orderForm(shop, b, member, { qty: 1 }) });
      talk.same(
        'stock',
        [...(await taken(talk, shop, a, 1)), ...(await taken(talk, shop, b, 1))],
        ['2/6', '0/2'],
      );
    },
  ),
];

export const orderLimitRules = (): Rule[] => [
  ...tradeKinds.flatMap(limitRules),
  ...stayRules('hotel'),
  ...stayRules('house'),
];
