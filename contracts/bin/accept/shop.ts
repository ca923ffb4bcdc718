import { randomInt } from 'node:crypto';
import { hotelRooms } from '../../src/areas/hotelRooms.ts';
import { memberBenefits } from '../../src/areas/memberBenefits.ts';
import { memberGrades } from '../../src/areas/memberGrades.ts';
import { memberPoints } from '../../src/areas/memberPoints.ts';
import { members } from '../../src/areas/members.ts';
import { minsuRooms } from '../../src/areas/minsuRooms.ts';
import { minsus } from '../../src/areas/minsus.ts';
import { ordersHotel, ordersHouse, ordersPlace } from '../../src/areas/orders.ts';
import { productsHotel } from '../../src/areas/productsHotel.ts';
import { productsHouse } from '../../src/areas/productsHouse.ts';
import { productsPlace } from '../../src/areas/productsPlace.ts';
import { refundsHotel, refundsHouse, refundsPlace } from '../../src/areas/refunds.ts';
import { stocksHotel, stocksHouse, stocksPlace } from '../../src/areas/stocks.ts';
import { addDays, daysOf } from '../../src/days.ts';
import { benefitType, gainMode } from '../../src/enums/members.ts';
import { status } from '../../src/envelope.ts';
import { hotelRoomExample } from '../../src/examples/hotelRooms.ts';
import { memberBenefitExample } from '../../src/examples/memberBenefits.ts';
import { memberGradeExample } from '../../src/examples/memberGrades.ts';
import { memberExample } from '../../src/examples/members.ts';
import { minsuRoomExample } from '../../src/examples/minsuRooms.ts';
import {
  hotelProductExample,
  houseProductExample,
  placeProductExample,
} from '../../src/examples/products.ts';
import type { TradeKind } from '../../src/trade/trade.ts';
import { gradesOf } from './gradesOf.ts';
import type { Json, Talk } from './talk.ts';

/** Products, rooms and members that a rule makes for itself, so that nobody else's orders change what it counts. */

export const calls = {
  place: { orders: ordersPlace, refunds: refundsPlace, stocks: stocksPlace, products: productsPlace },
  hotel: { orders: ordersHotel, refunds: refundsHotel, stocks: stocksHotel, products: productsHotel },
  house: { orders: ordersHouse, refunds: refundsHouse, stocks: stocksHouse, products: productsHouse },
} as const;

/** Six characters that no other run has. */
export const unique = () =>
  randomInt(36 ** 6)
    .toString(36)
    .padStart(6, '0');

export interface Shop {
  trade: TradeKind;
  calls: (typeof calls)[TradeKind];
  today: string;
  /** Tomorrow. */
  first: string;
  resourceId: string;
  /** '' for tickets. */
  roomId: string;
  /** Cents for each room of an order; 0 except for guesthouses. */
  cleaning: number;
}

/** A place whose merchant can sell, with a room of its own. */
export async function openShop(talk: Talk, trade: TradeKind, roomCount = 20): Promise<Shop> {
  const offered = await talk.state('a product can be ordered', { trade });
  const { resourceId } = await talk.ok(calls[trade].products.get, { params: { id: offered.productId } });
  const first = offered.useDate;
  const shop = { trade, calls: calls[trade], first, today: addDays(first, -1), resourceId };
  const name = `验收房${unique()}`;
  if (trade === 'place') return { ...shop, roomId: '', cleaning: 0 };
  if (trade === 'hotel') {
    const body = { ...hotelRoomExample, hotelId: resourceId, name, roomCount };
    return { ...shop, roomId: (await talk.ok(hotelRooms.add, { body })).id, cleaning: 0 };
  }
  const body = { ...minsuRoomExample, minNights: 1, minsuId: resourceId, name, roomCount };
  const { id } = await talk.ok(minsuRooms.add, { body });
  const { cleaningAmount } = await talk.ok(minsus.get, { params: { id: resourceId } });
  return { ...shop, roomId: id, cleaning: cleaningAmount ?? 0 };
}

const { personCount: _people, validDays: _days, exchangeAddress: _address, ...ticket } = placeProductExample;
const easy = { aheadDays: 0, cutOffTime: '23:59', marketPrice: 1_000_000, enabled: 0 };
const stay = { confirmMode: 10, minNights: 1, maxNights: 30, maxRooms: 20, lateFee: 10, freeNights: 1 };
const forms = {
  place: {
    ...{ ...ticket, ...easy, ticketType: 10, useMode: 10, realName: 10, entryMode: 10 },
    ...{ dayLimit: 0, minCount: 1, maxCount: 50 },
  },
  hotel: { ...hotelProductExample, ...easy, ...stay },
  house: { ...houseProductExample, ...easy, ...stay },
};
/** Late from the beginning: the deadline of the rule has passed. */
const late = { cancelRule: 30, cancelDays: 30, cancelTime: '00:00' };

/** A product that is on sale at the prices of the days from `from` on, as many a day as `stock`. */
export async function newProduct(
  talk: Talk,
  shop: Shop,
  prices: readonly number[],
  {
    stock = 10,
    from = shop.first,
    ...over
  }: Record<string, unknown> & { stock?: number; from?: string } = {},
): Promise<string> {
  const { products, stocks } = shop.calls;
  const { resourceId, roomId } = shop;
  const body = {
    ...{ ...forms[shop.trade], ...late, feeRate: 1000, pointLimitRate: 1000 },
    ...{ resourceId, ...(roomId && { roomId }), name: `验收${unique()}`, ...over },
  };
  const { id } = await talk.ok(products.add, { body });
  const days = prices.map((price, at) => ({ date: addDays(from, at), version: 0, price, stock, enabled: 1 }));
  await talk.ok(stocks.save, { params: { id }, body: { days } });
  await talk.ok(products.enable, { params: { id }, body: { enable: 1 } });
  return id;
}

export interface Member {
  id: string;
  mobile: string;
}
/** A mobile that nobody has, and whose payments go through. */
export const newMobile = () =>
  `19${[1, 3, 5, 6, 7, 8, 9][randomInt(7)]}${randomInt(100_000, 1_000_000)}${randomInt(10, 40)}`;

/** A member with points, of the grade of acceptance. */
export async function newMember(
  talk: Talk,
  { points = 0, gradeId, mobile = newMobile() }: { points?: number; gradeId?: string; mobile?: string } = {},
): Promise<Member> {
  const body = {
    ...{ name: memberExample.name, credentialType: 10, labelIds: [], mobile },
    gradeId: gradeId ?? (await theGrade(talk)).id,
  };
  const { id } = await talk.ok(members.add, { body });
  if (points > 0) {
    const adjust = { direction: 10, points, reason: '验收积分', version: 0 };
    await talk.ok(memberPoints.adjust, { params: { id }, body: adjust });
  }
  return { id, mobile };
}

/** What the grade of acceptance gives: the discounts of the golden numbers, and benefits. */
export const gradeTerms = {
  ...{ placeDiscount: 90, hotelDiscount: 95, houseDiscount: 95, pointRate: 15 },
  ...{ nights: 3, tickets: 2, nightCap: 50_000 },
};
interface Grade {
  id: string;
  nightsId: string;
  ticketsId: string;
}
const grades = new WeakMap<object, Promise<Grade>>();

/** The same for all rules of a run, and for later runs: grades have few levels. */
export function theGrade(talk: Talk): Promise<Grade> {
  const known = grades.get(talk.people) ?? findOrMakeGrade(talk);
  grades.set(talk.people, known);
  return known;
}
const gradeName = '验收等级';

async function findOrMakeGrade(talk: Talk): Promise<Grade> {
  const found = async () => {
    const { list } = await talk.ok(memberGrades.list, { query: { name: gradeName } });
    const grade = list.find(({ name }: Json) => name === gradeName);
    const idOf = (type: number) => grade?.benefits.find((one: Json) => one.type === type)?.benefitId;
    return (
      grade && {
        id: grade.id,
        nightsId: idOf(benefitType.freeNights),
        ticketsId: idOf(benefitType.freeTickets),
      }
    );
  };
  const before = await found();
  if (before) return before;
  const list = await gradesOf(talk);
  const taken = list.map(({ level }: Json) => level);
  const { nightCap, nights, tickets, ...terms } = gradeTerms;
  const benefit = (type: number, more: object) =>
    talk.ok(memberBenefits.add, {
      body: { ...memberBenefitExample, name: `验收${unique()}`, type, nightCap, ...more },
    });
  const { productId } = await talk.state('a product can be ordered', { trade: 'place' });
  const free = await benefit(benefitType.freeNights, {});
  const entry = await benefit(benefitType.freeTickets, { products: [{ id: productId }] });
  const { growthThreshold: _growth, houseThreshold: _house, ...form } = memberGradeExample;
  const body = {
    ...{
      ...form,
      ...terms,
      name: gradeName,
      gainModes: [gainMode.staff],
      validMonths: 0,
      giftPoints: 0,
    },
    benefits: [
      { benefitId: free.id, quantity: nights },
      { benefitId: entry.id, quantity: tickets },
    ],
  };
  for (let level = 19; level > Math.min(...taken); level--) {
    if (taken.includes(level)) continue;
    const { answer } = await talk.call(memberGrades.add, { body: { ...body, level } });
    if (answer.status === status.ok)
      return { id: (answer.data as Json).id, nightsId: free.id, ticketsId: entry.id };
    // Somebody else has taken the level meanwhile.
    if (answer.status !== status.duplicate) break;
  }
  // Another run was quicker.
  return (await found()) ?? talk.skip('no grade can be made');
}

/** The free tickets of the grade are good for the product, too. */
export async function giveFreeTickets(talk: Talk, productId: string): Promise<string> {
  const { ticketsId: id } = await theGrade(talk);
  for (let tries = 0; tries < 9; tries++) {
    const { products, version } = await talk.ok(memberBenefits.get, { params: { id } });
    const kept = products.slice(-40).map((one: Json) => ({ id: one.id }));
    const body = {
      ...{ ...memberBenefitExample, type: benefitType.freeTickets, name: `验收${unique()}` },
      ...{ products: [...kept, { id: productId }], version },
    };
    const { answer } = await talk.call(memberBenefits.update, { params: { id }, body });
    if (answer.status === status.ok) return id;
  }
  return talk.skip('the benefit is changed by others all the time');
}

/** A right order of a product: `nights` from the first day, or tickets of that day. */
export const orderForm = (
  { trade, first }: Shop,
  productId: string,
  { mobile }: Member,
  {
    qty = 2,
    nights = 1,
    from = first,
    ...over
  }: Record<string, unknown> & {
    qty?: number;
    nights?: number;
    from?: string;
  } = {},
) => ({
  ...{ productId, memberMobile: mobile, contactName: '林小雨', contactMobile: mobile, guests: [], qty },
  ...(trade === 'place' ? { useDate: from } : { checkInDate: from, checkOutDate: addDays(from, nights) }),
  ...over,
});

export const placeOrder = (
  talk: Talk,
  shop: Shop,
  ...rest: Parameters<typeof orderForm> extends [Shop, ...infer R] ? R : never
) => talk.ok(shop.calls.orders.add, { body: orderForm(shop, ...rest) });

const certificates = ['/api/resorts/uploads/order.png'];
export const payOffline = (talk: Talk, { calls: { orders } }: Shop, order: Json) =>
  talk.ok(orders.payOffline, {
    params: { id: order.id },
    body: { amount: order.payPrice, certificates, remark: '现金' },
  });

/** What is taken of the days of a product: `locked/sold` of each. */
export async function taken(
  talk: Talk,
  { calls: { stocks }, first }: Shop,
  id: string,
  days: number,
  from = first,
) {
  const query = { startDate: from, endDate: addDays(from, days - 1) };
  const { list } = await talk.ok(stocks.list, { params: { id }, query });
  return daysOf(query.startDate, query.endDate).map((date) => {
    const day = list.find((one: Json) => one.date === date);
    return day ? `${day.locked}/${day.sold}` : '-';
  });
}

/** Rows of a member's points by their type, of one order. */
export async function pointRows(talk: Talk, { id }: Member, orderNo: string): Promise<Json[]> {
  const { list } = await talk.ok(memberPoints.listJournals, { query: { memberId: id, limit: 100 } });
  return list.filter(({ refNo }: Json) => refNo === orderNo);
}
