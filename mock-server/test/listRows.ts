import { kindOf } from '#mock/records/rowKind.ts';
import type { CollectionName } from '#mock/store/collections.ts';
import { handlers } from '#mock/wire/handlers.ts';
import type { Row } from './listFilters.ts';

/** Where the rows of each list are stored, and in which order it promises them. Independent of the handlers. */

/** Where the stored rows of lists are that are of no kind of record: by the name of their area, or of the call. */
const collections: Record<string, CollectionName> = {
  smsLogs: 'smsLogs',
  'memberPoints.list': 'members',
  'memberPoints.sum': 'members',
  memberPoints: 'pointJournals',
  withdraws: 'withdraws',
  memberAccounts: 'members',
  accountJournals: 'accountJournals',
  ordersPlace: 'orders',
  ordersHotel: 'orders',
  ordersHouse: 'orders',
  refundsPlace: 'refunds',
  refundsHotel: 'refunds',
  refundsHouse: 'refunds',
  estateCompanies: 'estateCompanies',
  estates: 'estates',
  estateRecommends: 'estateRecommends',
  estateBookings: 'estateBookings',
  'estateParts.buildings': 'estateBuildings',
  'estateConsultants.accounts': 'users',
  incomeRecords: 'incomes',
  'incomeRecords.members': 'members',
  sendPlans: 'sendPlans',
};

/** Where the rows of a list are stored. */
export function collectionOf(name: string): CollectionName {
  const area = name.split('.')[0] as keyof typeof handlers;
  const found = collections[name] ?? collections[area] ?? kindOf(handlers[area])?.collection;
  if (!found) throw new Error(`listRows.ts does not say where the rows of ${name} are stored`);
  return found;
}

type Order = (a: Row, b: Row) => number;
/** What was changed last comes first, and of what never was the newest. */
const lastChanged: Order = (a, b) => b.changeTime.localeCompare(a.changeTime) || Number(b.id) - Number(a.id);
const newest: Order = (a, b) => b.createTime.localeCompare(a.createTime) || Number(b.id) - Number(a.id);
const oldest: Order = (a, b) => Number(a.id) - Number(b.id);
/** What can still be sent by its day, then the rest from the latest day on. */
const byPlanDay: Order = (a, b) => {
  const [first, second] = [a, b].map(({ status }) => status === 10 || status === 30);
  if (first !== second) return first ? -1 : 1;
  return (first ? 1 : -1) * a.planDate.localeCompare(b.planDate) || Number(b.id) - Number(a.id);
};
const byOrdering: Order = (a, b) => b.ordering - a.ordering || newest(a, b);

/** Select lists go by age; lists of records by their ordering where they have one, else the newest comes first. */
export function orderOf(name: string, stored: Row): Order {
  if (name === 'sendPlans.list') return byPlanDay;
  // Selects of grades begin with the lowest one, as their list does.
  if (name === 'memberGrades.allEnabled') return byOrdering;
  if (/^member(Accounts|Points)\.list$/.test(name)) return lastChanged;
  // Rooms stand as they were made: those of one time unit by unit, floor by floor.
  if (name === 'estateRooms.list')
    return (a, b) => String(a.createTime).localeCompare(String(b.createTime)) || oldest(a, b);
  if (!/\.list/.test(name)) return oldest;
  return stored.ordering === undefined ? newest : byOrdering;
}
