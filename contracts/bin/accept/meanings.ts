import type { Json } from './talk.ts';

/**
 * What a filter looks at. Most filters are called like the field that they look at, and say so themselves; the others stand here, each
 * once. A reader answers the values that a record is found by: none when the answers do not show them, so that nothing can be said.
 */

export interface Meaning {
  /** `equal`: one of the values; `part`: part of one of them; `from`/`to`: a day or an amount, inclusive at both ends. */
  how: 'equal' | 'part' | 'from' | 'to';
  /** Values of a record, which is its row with what `get` answers besides. */
  of: (record: Json) => unknown[];
  /** The values are masked in answers: what is hidden may match or not. */
  masked?: (record: Json) => string[];
}

const path = (record: Json, name: string): unknown[] => {
  const [head = '', ...rest] = name.split('.');
  const value = record?.[head];
  if (rest.length === 0) return Array.isArray(value) ? value : [value];
  return [value].flat().flatMap((one) => path(one, rest.join('.')));
};
const fields =
  (...names: string[]) =>
  (record: Json) =>
    names.flatMap((name) => path(record, name)).filter((value) => value !== undefined && value !== null);
const equal = (...names: string[]): Meaning => ({ how: 'equal', of: fields(...names) });
const part = (names: string[], masked: string[] = []): Meaning => ({
  how: 'part',
  of: fields(...names),
  ...(masked.length > 0 && { masked: (record: Json) => fields(...masked)(record).map(String) }),
});
/** Days of a moment, of which some are kept as 1970-01-01 for "never". */
const span = (name: string, start: string, ends: [string, string] = [`${start}Start`, `${start}End`]) => {
  const of = (record: Json) =>
    fields(...name.split('|'))(record)
      .slice(0, 1)
      .map((value) => String(value).slice(0, 10))
      .filter((day) => day !== '' && day !== '1970-01-01');
  return { [ends[0]]: { how: 'from', of }, [ends[1]]: { how: 'to', of } } as Record<string, Meaning>;
};
const range = (name: string, start: string): Record<string, Meaning> => ({
  [`${start}Min`]: { how: 'from', of: fields(name) },
  [`${start}Max`]: { how: 'to', of: fields(name) },
});

const dates = span('createTime', '', ['startDate', 'endDate']);
const created = span('createTime', 'create');
const member = { member: part(['memberName'], ['memberMobile']) };
const area = { provinceId: equal('area.provinceId', 'provinceId'), cityId: equal('area.cityId', 'cityId') };
const orders = {
  ...member,
  ...created,
  ...span('useDate|checkInDate', 'use'),
  ...span('payTime', 'pay'),
  ...range('payPrice', 'pay'),
  contactMobile: part([], ['contactMobile']),
  productName: part(['productName']),
};
const refunds = {
  ...created,
  ...span('finishTime', 'finish'),
  memberMobile: part([], ['memberMobile']),
};
const venues = { ...area, merchantId: equal('merchantId') };

/** By area, then by filter. */
export const meanings: Record<string, Record<string, Meaning>> = {
  backendUsers: { keyword: part(['name'], ['mobile']), roleId: equal('roleIds') },
  smsLogs: { ...dates, mobile: part([], ['mobile']) },
  merchants: {
    ...area,
    ...span('contractEnd', '', ['contractEndFrom', 'contractEndTo']),
    businessType: equal('businessTypes'),
    keyword: part(['contactName'], ['contactPhone']),
  },
  resorts: venues,
  hotels: venues,
  minsus: venues,
  hotelRooms: { bedType: equal('beds.type') },
  minsuRooms: { bedType: equal('beds.type'), minsuId: equal('minsuId') },
  ordersPlace: orders,
  ordersHotel: orders,
  ordersHouse: orders,
  refundsPlace: refunds,
  refundsHotel: refunds,
  refundsHouse: refunds,
  estateCompanies: { ...area, keyword: part(['contactName'], ['contactPhone']) },
  estates: { ...area, ...created, propertyType: equal('propertyTypes') },
  estateConsultants: { keyword: part(['name'], ['mobile']) },
  estateRecommends: {
    ...created,
    recommender: part(['memberName'], ['memberMobile']),
    customer: part(['customerName'], ['customerMobile']),
  },
  estateRooms: {},
  estateBookings: {
    ...created,
    ...span('visitTime', 'visit'),
    keyword: part(['customerName'], ['mobile']),
  },
  memberFriends: { memberMobile: part([], ['memberMobile']) },
  memberPoints: { ...range('points', 'points'), ...dates },
  memberAccounts: range('balance', 'balance'),
  accountJournals: { ...member, ...dates },
  members: {
    ...created,
    ...range('consumeAmount', 'consume'),
    keyword: part(['name', 'memberNo', 'nickname'], ['mobile']),
    labelIds: equal('labelIds'),
    recommenderId: equal('recommenderId'),
  },
  withdraws: { ...member, ...created, ...span('finishTime', 'finish'), ...range('amount', 'amount') },
  incomeRecords: { ...member, ...created, ...range('amount', 'amount') },
  sendPlans: { ...member, ...span('planDate', 'plan') },
};

/** A filter that is called like a field of the row or record. */
export const sameName = (name: string, isPart: boolean): Meaning => (isPart ? part([name]) : equal(name));

/** Whether a masked value (138****1234) may be one that has the digits; a whole one says for certain. */
export function mayHold(masked: string, digits: string): boolean {
  if (!masked.includes('*')) return masked.includes(digits);
  for (let at = 0; at + digits.length <= masked.length; at++)
    if ([...digits].every((digit, i) => masked[at + i] === '*' || masked[at + i] === digit)) return true;
  return false;
}
