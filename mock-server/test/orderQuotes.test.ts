import { beforeEach, expect, it } from 'vitest';
import { ordersHotel, ordersPlace } from '#contracts/areas/orders.ts';
import { discountType } from '#contracts/enums/orders.ts';
import { maskMobile } from '#contracts/forms/masks.ts';
import type { PlaceOrder, StayOrder } from '#contracts/trade/orders.ts';
import type { OrderQuote } from '#contracts/trade/quotes.ts';
import { epochOf } from '#contracts/wireTime.ts';
import { fc } from '../../contracts/testing/properties.ts';
import { asking } from './asking.ts';
import { newPlaceOrder, newStayOrder } from './forms.ts';
import { seededMock } from './mockFor.ts';
import { tradeWorld } from './tradeWorld.ts';

/** 代客下单: what an order would cost and what is still wrong with it, while it is typed. */

const mock = seededMock({ scale: 0.05, fixedNow: epochOf('2026-05-01 08:00:00') });
let token: string;
const world = tradeWorld(() => mock);
const { does, refuses } = asking(mock, () => token);
beforeEach(async () => {
  token = await mock.tokenOf('support');
});

/** A quote, which has to leave everything as it was. */
async function quoted(call: typeof ordersPlace.quote | typeof ordersHotel.quote, body: object) {
  const before = mock.dump();
  const quote = await does<OrderQuote>(call as typeof ordersPlace.quote, { body: body as never });
  expect(mock.dump()).toBe(before);
  return quote;
}
/** What of a booking a quote knows. */
const asked = ({
  contactName: _name,
  contactMobile: _mobile,
  memberRemark: _remark,
  ...rest
}: object & {
  contactName?: unknown;
  contactMobile?: unknown;
  memberRemark?: unknown;
}) => rest;

const days = ['2026-05-01', '2026-05-02', '2026-05-03', '2026-05-04'];
const guest = (at: number) => ({ name: '陈晨', credentialType: 20, credentialNo: `E1234${at}` });

it('a quote without faults is the order that adding it then makes; one with faults is refused with one of them', async () => {
  let made = 0;
  let refused = 0;
  const stays = fc.record({
    prices: fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 4, maxLength: 4 }),
    from: fc.integer({ min: 0, max: 2 }),
    nights: fc.integer({ min: 1, max: 2 }),
    qty: fc.integer({ min: 1, max: 4 }),
    guests: fc.integer({ min: 0, max: 9 }),
    points: fc.integer({ min: 0, max: 60 }).map((yuan) => yuan * 100),
    gradeId: fc.constantFrom('1', '2', '3'),
    benefit: fc.integer({ min: 0, max: 2 }),
    limit: fc.integer({ min: 0, max: 10_000 }),
    stock: fc.integer({ min: 2, max: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(stays, async (wanted) => {
      mock.mock.rewind();
      token = await mock.tokenOf('support');
      const product = world.product('hotel', { pointLimitRate: wanted.limit }, { freeNights: 1 });
      world.store().hotelRooms.update(product.roomId, {
        ...{ roomCount: 200, adults: 2, children: 0, extraBeds: 1, extraBedPrice: 8000 },
      });
      world.price(
        product,
        Object.fromEntries(days.map((day, at) => [day, wanted.prices[at] ?? 0])),
        wanted.stock,
      );
      world.member({ gradeId: wanted.gradeId, points: 5000 });
      const body = {
        ...{ ...newStayOrder, productId: product.id, qty: wanted.qty },
        ...{ checkInDate: days[wanted.from], checkOutDate: `2026-05-0${wanted.from + wanted.nights + 1}` },
        guests: Array.from({ length: wanted.guests }, (_, at) => guest(at)),
        pointsUsed: wanted.points,
        ...(wanted.benefit > 0 && { benefitId: '2', benefitCount: wanted.benefit }),
      };
      const { faults, amounts } = await quoted(ordersHotel.quote, asked(body));
      const { envelope } = await mock.call<StayOrder>(ordersHotel.add, token, { body });
      if (faults.length > 0) {
        refused += 1;
        const { field } = envelope.data as unknown as { field: string };
        expect(faults).toContainEqual({ field, message: envelope.message });
        return;
      }
      made += 1;
      expect(envelope.status).toBe(1);
      const { totalPrice, payPrice, discounts, lines } = envelope.data;
      const off = discounts.find(({ type }) => type === discountType.points)?.amount ?? 0;
      expect(off).toBeLessThanOrEqual(amounts?.pointsMost ?? -1);
      expect(amounts).toEqual({
        ...{ totalPrice, payPrice, discounts, pointsMost: amounts?.pointsMost },
        lines: lines.map(({ date, name, price, qty, subtotal }) => ({ date, name, price, qty, subtotal })),
      });
    }),
    { numRuns: 60 },
  );
  expect([made > 0, refused > 0]).toEqual([true, true]);
}, 60_000);

it('the same of tickets', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 99_999 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 50 }).map((yuan) => yuan * 100),
      async (price, qty, pointsUsed) => {
        mock.mock.rewind();
        token = await mock.tokenOf('support');
        const product = world.product('place');
        world.price(product, { '2026-05-01': price });
        world.member({ gradeId: '3', points: 5000 });
        const body = { ...newPlaceOrder, productId: product.id, useDate: '2026-05-01', qty, pointsUsed };
        const { faults, amounts } = await quoted(ordersPlace.quote, asked(body));
        expect(faults).toEqual([]);
        const { totalPrice, payPrice, discounts } = await does<PlaceOrder>(ordersPlace.add, { body });
        expect(amounts).toMatchObject({ totalPrice, payPrice, discounts });
      },
    ),
    { numRuns: 20 },
  );
}, 60_000);

it('all faults are told at once, each at its field', async () => {
  const product = world.product('place', {}, { realName: 30, maxCount: 2 });
  world.price(product, { '2026-05-01': 10_000 }, 2);
  const { mobile } = world.member({ points: 10 });
  const { faults } = await quoted(ordersPlace.quote, {
    ...{ memberMobile: mobile, productId: product.id, useDate: '2026-05-01', qty: 3, pointsUsed: 100 },
    guests: [guest(1), guest(1), { ...guest(2), name: undefined }, guest(2)],
  });
  expect(faults).toEqual([
    { field: 'qty', message: '购买数量范围为1-2' },
    { field: 'guests', message: '请填写每张票的出行人' },
    { field: 'guests.1.credentialNo', message: '证件号重复' },
    { field: 'guests.3.credentialNo', message: '证件号重复' },
    { field: 'qty', message: '2026-05-01库存不足' },
    { field: 'pointsUsed', message: '积分余额不足' },
  ]);
});

it('before the days are chosen, two weeks show what is left at which price', async () => {
  const product = world.product('hotel');
  world.price(product, { '2026-05-02': 30_000 }, 3);
  const { days: shown, amounts, member } = await quoted(ordersHotel.quote, { productId: product.id });
  expect(shown).toHaveLength(14);
  expect(shown.slice(0, 2)).toEqual([
    { date: '2026-05-01', price: null, left: 0, inSeason: true },
    { date: '2026-05-02', price: 30_000, left: 3, inSeason: true },
  ]);
  expect([amounts, member]).toEqual([null, null]);
});

it('a member who was picked is named by his id, and masks stand for his number', async () => {
  const product = world.product('place');
  world.price(product, { '2026-05-01': 10_000 });
  const { id, name, mobile } = world.member({ points: 300 });
  const mask = maskMobile(mobile);
  const wanted = { memberId: id, memberMobile: mask, productId: product.id };
  const { member } = await quoted(ordersPlace.quote, wanted);
  expect(member).toEqual({ id, name, gradeName: '普通会员', points: 300 });
  const body = { ...newPlaceOrder, ...wanted, useDate: '2026-05-01', contactMobile: mask };
  const { id: order } = await does<PlaceOrder>(ordersPlace.add, { body });
  expect(world.store().orders.get(order)).toMatchObject({ memberMobile: mobile, contactMobile: mobile });
  await refuses(
    ordersPlace.add,
    { body: { ...body, memberId: '' } },
    -1002,
    '请输入正确的手机号码',
    'memberMobile',
  );
  await refuses(
    ordersPlace.add,
    { body: { ...body, memberId: '99999' } },
    -1008,
    '会员不存在',
    'memberMobile',
  );
});
