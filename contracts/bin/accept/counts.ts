import { callerFor } from './people.ts';
import { allRecords, endpointOf, recordOf, rowsOf, together } from './reading.ts';
import { figureRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';

/** Numbers of what depends on a record equal a recount (domain design, section 16, invariant 23). */

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
  {
    ...{ list: 'roles.list', field: 'unassignedCount', of: 'backendUsers.list' },
    counts: (one, { id }) => one.roleIds.includes(id) && one.resources.length === 0,
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

const venues = ['resorts', 'hotels', 'minsus'];

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
    // A lead that became a recommend counts with it, and one whose room was given back is no deal.
    const closed = dealt.filter(({ recommendNo, roomText }) => recommendNo === '' && roomText !== '');
    const deals = closed.length + sold.length;
    talk.same(`deals of consultant ${id}`, dealCount, deals);
  }
  for (const { id, followCount, lastFollowTime } of bookings) {
    const { follows } = await recordOf(talk, 'estateBookings.get', id);
    talk.same(`contacts of lead ${id}`, followCount, follows.length);
    if (follows.length > 0)
      talk.same(
        `last contact of lead ${id}`,
        lastFollowTime,
        follows
          .map(({ time }: Json) => time)
          .sort()
          .at(-1),
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
    ...venues.flatMap((area) =>
      [false, true].map((own) =>
        at(
          `${area}.statsOfCity${own ? 'OfOwn' : ''}`,
          'numbers by city equal a recount, most first',
          (talk) => checkCities(talk, area, own),
          'domain design, section 8.3',
        ),
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
