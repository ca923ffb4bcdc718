import { addDays } from '../../src/days.ts';
import { type AnyEndpoint, areaNameOf } from '../../src/endpoint.ts';
import { stockLimits } from '../../src/trade/priceStocks.ts';
import { endpointOf, recordOf, rowOfId, rowsOf, todayOf } from './reading.ts';

import type { Json, Talk } from './talk.ts';

/** What other calls say of a record that neither its row nor its `get` shows, by area or list. */

type Join = (talk: Talk, record: Json) => Promise<Json>;

const orderOf =
  (area: string): Join =>
  async (talk, { orderId }) => ({ order: await recordOf(talk, `${area}.get`, orderId) });

/** Of a list whose rows have the same ids. */
const sameRow =
  (list: string, ...names: string[]): Join =>
  async (talk, { id }) => {
    const row = await rowOfId(talk, list, id);
    return Object.fromEntries(names.map((name) => [name, row?.[name]]));
  };

/** Days of a product with their prices, at most as many as a call answers. */
export const daysOfProduct = (
  talk: Talk,
  kind: string,
  id: string,
  from: string,
  to: string,
): Promise<Json[]> =>
  talk.once(`days of ${kind} ${id} ${from} ${to}`, async (own) => {
    const list = endpointOf(`stocks${kind[0]?.toUpperCase()}${kind.slice(1)}.list`);
    return (await own.ok(list, { params: { id }, query: { startDate: from, endDate: to } })).list;
  });

/** Whether it has an open price later than in 30 days. */
const laterPrice =
  (kind: string): Join =>
  async (talk, { id, unpriced }) => {
    if (unpriced) return {};
    const today = await todayOf(talk);
    const { daysAhead, daysShown } = stockLimits;
    for (let at = 31; at <= daysAhead; at += daysShown) {
      const to = addDays(today, Math.min(daysAhead, at + daysShown - 1));
      const days = await daysOfProduct(talk, kind, id, addDays(today, at), to);
      if (days.some(({ enabled }) => enabled === 1)) return { isPricedLater: true };
    }
    return { isPricedLater: false };
  };

const ofMember = sameRow('members.list', 'gradeId', 'nickname', 'mobile');
const merchantOf =
  (houses: string, id: string): Join =>
  async (talk, record) => ({ merchantId: (await rowOfId(talk, houses, record[id]))?.merchantId });

/** The project of an income: that of its recommend, otherwise the one that it names. */
async function estateOfIncome(talk: Talk, { sourceType, sourceId, ownerName }: Json): Promise<Json> {
  if (sourceType === 5)
    return { estateId: (await recordOf(talk, 'estateRecommends.get', sourceId)).estateId };
  const estates = await rowsOf(talk, 'estates.list');
  return { estateId: estates.find(({ name }) => name === ownerName)?.id };
}

const joins: Record<string, Join> = {
  'merchants.allEnabled': sameRow('merchants.list', 'businessTypes'),
  'memberGrades.allEnabled': sameRow('memberGrades.list', 'gainModes'),
  refundsPlace: orderOf('ordersPlace'),
  refundsHotel: orderOf('ordersHotel'),
  refundsHouse: orderOf('ordersHouse'),
  hotelRooms: merchantOf('hotels.all', 'hotelId'),
  minsuRooms: merchantOf('minsus.all', 'minsuId'),
  productsPlace: laterPrice('place'),
  productsHotel: laterPrice('hotel'),
  productsHouse: laterPrice('house'),
  'userResources.merchantResources': async (talk, { ownerType, ownerId }) => {
    const area = { 21: 'resorts', 22: 'hotels', 23: 'minsus' }[ownerType as 21 | 22 | 23];
    return { merchantId: (await recordOf(talk, `${area}.get`, ownerId)).merchantId };
  },
  'estateConsultants.accounts': async (talk, { id }) => recordOf(talk, 'backendUsers.get', id),
  estateRecommends: async (talk, { estateId, consultantName }) => {
    if (consultantName === '') return {};
    const all = await rowsOf(talk, 'estateConsultants.list');
    const found = all.filter((one) => one.estateId === estateId && one.name === consultantName);
    return found.length === 1 ? { consultantId: found[0].id } : {};
  },
  memberPoints: ofMember,
  memberAccounts: ofMember,
  accountJournals: async (talk, { memberId }) => {
    const { nickname, memberNo } = (await rowOfId(talk, 'members.list', memberId)) ?? {};
    return { nickname, memberNo };
  },
  incomeRecords: estateOfIncome,
  sendPlans: async (talk, { incomeId }) => ({
    today: await todayOf(talk),
    ...(await estateOfIncome(talk, await recordOf(talk, 'incomeRecords.get', incomeId))),
  }),
};

export const joinOf = (list: AnyEndpoint): Join | undefined => joins[list.name] ?? joins[areaNameOf(list)];
