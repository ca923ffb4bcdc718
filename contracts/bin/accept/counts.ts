import { addDays } from '../../src/days.ts';
import { daysOfProduct } from './joins.ts';
import { callerFor } from './people.ts';
import { endpointOf, recordOf, rowsOf, todayOf, together } from './reading.ts';
import { figureRule, type Rule } from './rule.ts';
import { allRecords } from './sales.ts';
import type { Json, Talk } from './talk.ts';

/** Numbers of what depends on a record equal a recount (domain design, section 16, invariant 23), and figures of venues and products their calendars. */

/** A field of a list, and the records of another one that it counts. */
interface Counted {
  list: string;
  field: string;
  of: string;
  counts: (one: Json, row: Json) => boolean;
  /** Sums this field of them instead. */
  sum?: string;
}
const owned = (list: string, field: string, of: string, key: string, sum?: string): Counted => ({
  ...{ list, field, of },
  counts: (one, row) => one[key] === row.id,
  ...(sum && { sum }),
});
const isEstateUser = (one: Json, { id }: Json) => one.belongType === 20 && one.belongId === id;

const counted: Counted[] = [
  owned('merchantCategories.list', 'merchantCount', 'merchants.list', 'categoryId'),
  owned('merchants.list', 'resortCount', 'resorts.list', 'merchantId'),
  owned('merchants.list', 'hotelCount', 'hotels.list', 'merchantId'),
  owned('merchants.list', 'minsuCount', 'minsus.list', 'merchantId'),
  {
    ...{ list: 'merchants.list', field: 'userCount', of: 'backendUsers.list' },
    counts: (one, { id }) => one.belongType === 30 && one.belongId === id,
  },
  {
    list: 'roles.list',
    field: 'userCount',
    of: 'backendUsers.list',
    counts: (one, { id }) => one.roleIds.includes(id),
  },
  owned('estateCompanies.list', 'estateCount', 'estates.list', 'companyId'),
  { list: 'estateCompanies.list', field: 'userCount', of: 'backendUsers.list', counts: isEstateUser },
  owned('hotels.list', 'roomTypeCount', 'hotelRooms.list', 'hotelId'),
  owned('hotels.list', 'roomTotal', 'hotelRooms.list', 'hotelId', 'roomCount'),
  owned('minsus.list', 'roomKinds', 'minsuRooms.list', 'minsuId'),
  owned('minsus.list', 'unitCount', 'minsuRooms.list', 'minsuId', 'roomCount'),
  owned('resorts.list', 'productCount', 'productsPlace.list', 'resourceId'),
  owned('hotels.list', 'productCount', 'productsHotel.list', 'resourceId'),
  owned('minsus.list', 'productCount', 'productsHouse.list', 'resourceId'),
  owned('hotelRooms.list', 'productCount', 'productsHotel.list', 'roomId'),
  owned('minsuRooms.list', 'productCount', 'productsHouse.list', 'roomId'),
  owned('memberGrades.list', 'memberCount', 'members.list', 'gradeId'),
  {
    ...{ list: 'memberLabels.list', field: 'memberCount', of: 'members.list' },
    counts: ({ labels }, { id }) => labels.some((label: Json) => label.id === id),
  },
  {
    ...{ list: 'memberBenefits.list', field: 'gradeCount', of: 'memberGrades.list' },
    counts: ({ benefits }, { id }) =>
      benefits.some((benefit: Json) => (benefit.benefitId ?? benefit.id) === id),
  },
  owned('roomPlanCategories.list', 'planCount', 'roomPlans.list', 'categoryId'),
  owned('amenityCategories.list', 'amenityCount', 'estateAmenities.list', 'categoryId'),
];
/** Their rows alone show what is counted by. */
const plainRows = ['members.list', 'memberGrades.list', 'estateAmenities.list', 'hotelRooms.list'];
const hasAll = (rows: Json[], name: string) => rows.every((row) => name in row);

async function checkCount(talk: Talk, { list, field, of, counts, sum }: Counted): Promise<void> {
  const shown = await rowsOf(talk, list);
  const rows = hasAll(shown, field) ? shown : await allRecords(talk, list);
  const all =
    plainRows.includes(of) && of !== 'hotelRooms.list' ? await rowsOf(talk, of) : await allRecords(talk, of);
  for (const row of rows) {
    const own = all.filter((one) => counts(one, row));
    const wanted = sum ? own.reduce((total, one) => total + one[sum], 0) : own.length;
    talk.same(`${field} of ${row.id}`, row[field], wanted);
  }
}

async function checkCities(talk: Talk, area: string, own: boolean): Promise<void> {
  const call = endpointOf(`${area}.statsOfCity${own ? 'OfOwn' : ''}`);
  const by = callerFor(talk.people, call);
  const all = await allRecords(talk, `${area}.list`);
  const mine = own ? all.filter(({ merchantId }) => merchantId === by?.belongId) : all;
  const cities = Map.groupBy(mine, (one) => one.area.cityId);
  const { count, list } = await talk.ok(call, {}, by);
  talk.same('cities', count, cities.size);
  for (const row of list) {
    const [first] = cities.get(row.cityId) ?? [];
    talk.same(`city ${row.cityId}`, row, { ...first?.area, count: cities.get(row.cityId)?.length });
  }
  const counts = list.map((row: Json) => row.count);
  talk.same(
    'most first',
    counts,
    [...counts].sort((a, b) => b - a),
  );
}

const kinds = [
  ['place', 'Place', 'resorts'],
  ['hotel', 'Hotel', 'hotels'],
  ['house', 'House', 'minsus'],
] as const;

async function checkProducts(talk: Talk, kind: string, name: string, venues: string): Promise<void> {
  const today = await todayOf(talk);
  const lowest = new Map<string, number>();
  const products = await allRecords(talk, `products${name}.list`);
  await together(products, async (product) => {
    const { id, minPrice, unpriced, soldOut, resourceId, enabled } = product;
    const days = await daysOfProduct(talk, kind, id, today, addDays(today, 92));
    for (const { date, stock, locked, sold, roomLeft } of days) {
      talk.holds(
        `${id} on ${date}: locked + sold within the stock`,
        locked >= 0 && sold >= 0 && locked + sold <= stock,
        `${locked} + ${sold} of ${stock}`,
      );
      talk.holds(`${id} on ${date}: rooms left`, roomLeft === null || roomLeft >= 0, roomLeft);
    }
    const open = days.filter((day) => day.enabled === 1);
    const left = (day: Json) =>
      Math.max(0, Math.min(day.stock - day.locked - day.sold, day.roomLeft ?? Number.POSITIVE_INFINITY));
    const prices = open.filter(({ date }) => date < addDays(today, 30)).map(({ price }) => price);
    const price = prices.length > 0 ? Math.min(...prices) : null;
    talk.same(`lowest price of ${id}`, minPrice, price);
    if (enabled === 1 && price !== null)
      lowest.set(resourceId, Math.min(lowest.get(resourceId) ?? price, price));
    if (open.length > 0) talk.same(`${id} has a price`, unpriced, false);
    const week = Array.from({ length: 7 }, (_, at) => open.find(({ date }) => date === addDays(today, at)));
    const isGone = week.every((day) => day === undefined || left(day) === 0);
    talk.same(`${id} is sold out`, soldOut, !unpriced && isGone);
    if ('weekLeft' in product)
      talk.same(
        `left of ${id} this week`,
        product.weekLeft,
        week.includes(undefined) ? null : Math.min(...week.map(left)),
      );
    const now = days.find(({ date }) => date === today);
    if ('todayStock' in product)
      talk.same(
        `${id} today`,
        [product.todayStock, product.todayLeft],
        now ? [now.stock, now.enabled === 1 ? left(now) : 0] : [null, null],
      );
  });
  for (const { id, minPrice } of await rowsOf(talk, `${venues}.list`))
    talk.same(`lowest price of ${venues} ${id}`, minPrice, lowest.get(id) ?? null);
}

/** Rooms taken by all products of the room are what its calendars show as gone. */
async function checkRoomsLeft(talk: Talk, kind: string, name: string): Promise<void> {
  const today = await todayOf(talk);
  const rooms = new Map<string, Json>(
    (await rowsOf(talk, kind === 'hotel' ? 'hotelRooms.list' : 'minsuRooms.list')).map((row) => [
      row.id,
      row,
    ]),
  );
  const byRoom = Map.groupBy(await rowsOf(talk, `products${name}.list`), ({ roomId }) => roomId);
  for (const [roomId, products] of byRoom) {
    const calendars = await together(products, ({ id }) =>
      daysOfProduct(talk, kind, id, today, addDays(today, 92)),
    );
    const taken = new Map<string, number>();
    for (const { date, locked, sold } of calendars.flat())
      taken.set(date, (taken.get(date) ?? 0) + locked + sold);
    for (const { date, roomLeft } of calendars.flat())
      talk.same(
        `rooms of ${roomId} left on ${date}`,
        roomLeft,
        Math.max(0, rooms.get(roomId)?.roomCount - (taken.get(date) ?? 0)),
      );
  }
}

async function checkConsultants(talk: Talk): Promise<void> {
  const bookings = await rowsOf(talk, 'estateBookings.list');
  const recommends = await allRecords(talk, 'estateRecommends.list');
  for (const { id, name, estateId, leadCount, dealCount } of await rowsOf(talk, 'estateConsultants.list')) {
    const own = bookings.filter(({ consultantId }) => consultantId === id);
    const dealt = await together(
      own.filter(({ status }) => status === 40),
      (lead) => recordOf(talk, 'estateBookings.get', lead.id),
    );
    const sold = recommends.filter(
      (one) =>
        one.estateId === estateId && one.consultantName === name && (one.status === 50 || one.status === 60),
    );
    talk.same(`leads of consultant ${id}`, leadCount, own.length);
    const deals = dealt.filter(({ recommendNo }) => recommendNo === '').length + sold.length;
    talk.same(`deals of consultant ${id}`, dealCount, deals);
  }
  for (const { id, followCount, lastFollowTime } of bookings) {
    const { follows } = await recordOf(talk, 'estateBookings.get', id);
    talk.same(`contacts of lead ${id}`, followCount, follows.length);
    if (follows.length > 0)
      talk.holds(
        `last contact of lead ${id}`,
        follows.some(({ time }: Json) => time === lastFollowTime),
        lastFollowTime,
      );
  }
}

export function countRules(): Rule[] {
  const where = 'domain design, section 16, invariant 23';
  const at = (name: string, says: string, check: Rule['check'], from = where) =>
    figureRule(endpointOf(name), says, from, check);
  return [
    ...counted.map((one) =>
      at(one.list, `${one.field} equals a recount of ${one.of}`, (talk) => checkCount(talk, one)),
    ),
    ...kinds.flatMap(([, , area]) =>
      [false, true].map((own) =>
        at(
          `${area}.statsOfCity${own ? 'OfOwn' : ''}`,
          'numbers by city equal a recount, most first',
          (talk) => checkCities(talk, area, own),
          'domain design, section 8.3',
        ),
      ),
    ),
    ...kinds.map(([kind, name, venues]) =>
      at(
        `products${name}.list`,
        'lowest price, price gaps and stock left are those of the calendar',
        (talk) => checkProducts(talk, kind, name, venues),
        'domain design, sections 9.2 and 9.6',
      ),
    ),
    ...kinds
      .slice(1)
      .map(([kind, name]) =>
        at(
          `stocks${name}.list`,
          'rooms left are the rooms less what all products of the room took',
          (talk) => checkRoomsLeft(talk, kind, name),
          'domain design, section 16, invariant 7',
        ),
      ),
    at(
      'estateBookings.list',
      'contacts and leads equal a recount',
      checkConsultants,
      'domain design, sections 4.11 and 5.2',
    ),
  ];
}
