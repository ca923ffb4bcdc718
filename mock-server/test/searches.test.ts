import { expect, test } from 'vitest';
import {
  mostFound,
  type RecordKindName,
  recordKind,
  recordKindNames,
  searches,
} from '#contracts/areas/searches.ts';
import { allEndpoints } from '#contracts/areas.ts';
import { type AnyEndpoint, callFor, type DataOf } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { type PersonaName, personaIds } from '#mock/control/personas.ts';
import { mockOfFile } from './mockFor.ts';

/** The search over all kinds of records: it shows nobody what his lists would not show him. */

const mock = mockOfFile();

type Answer = DataOf<typeof searches.find>;
const personas = Object.keys(personaIds) as PersonaName[];
const named = new Map(allEndpoints.map((endpoint) => [endpoint.name, endpoint]));
const find = async (persona: PersonaName, text: string) =>
  (await mock.call<Answer>(searches.find, await mock.tokenOf(persona), { query: { text } })).envelope;

/** The first rows of a list as a persona gets them; undefined if he may not see the list. */
async function listed(persona: PersonaName, kind: RecordKindName, filter: Record<string, string>) {
  const user = mock.mock.store.users.get(personaIds[persona]);
  const { envelope } = await mock.call<{ count: number; list: { id: string }[] }>(
    callFor(named.get(`${kind}.list`) as AnyEndpoint, user?.belongType),
    await mock.tokenOf(persona),
    { params: { belongId: user?.belongId ?? '' }, query: { offset: 0, limit: 20, ...filter } },
  );
  return envelope.status === status.ok ? envelope.data : undefined;
}

test.each(personas.flatMap((persona) => ['云', '1', '139', 'a'].map((text) => ({ persona, text }))))(
  '$persona finds by $text what his lists show, and nothing else',
  async ({ persona, text }) => {
    const { data } = await find(persona, text);
    const shown = new Map(data.map((one) => [one.kind, one]));
    for (const kind of recordKindNames) {
      const one = shown.get(kind);
      const { by } = recordKind(kind);
      if (!one) {
        for (const filter of by)
          expect((await listed(persona, kind, { [filter]: text }))?.count ?? 0).toBe(0);
        continue;
      }
      expect(by).toContain(one.filter);
      const list = await listed(persona, kind, { [one.filter]: text });
      expect(one.count).toBe(list?.count);
      expect(list?.list.slice(0, one.records.length).map(({ id }) => id)).toEqual(
        one.records.map(({ id }) => id),
      );
    }
    expect(data.flatMap(({ records }) => records).length).toBeLessThanOrEqual(mostFound);
  },
);

test('an order is found by its number, its member by his mobile, each with what tells it apart', async () => {
  const order = mock.mock.store.orders.all().find(({ kind }) => kind === 'hotel');
  const { data } = await find('support', order?.orderNo ?? '');
  expect(data.find(({ kind }) => kind === 'ordersHotel')).toMatchObject({
    filter: 'orderNo',
    count: 1,
    records: [{ id: order?.id, title: order?.orderNo, state: order?.status }],
  });
  const member = mock.mock.store.members.get(order?.memberId ?? '');
  const byMobile = (await find('support', member?.mobile ?? '')).data;
  const found = byMobile.find(({ kind }) => kind === 'members');
  expect(found?.records).toEqual([
    expect.objectContaining({ id: member?.id, title: member?.name || member?.nickname }),
  ]);
  // The whole number is not told to who did not know it.
  expect(JSON.stringify(byMobile)).not.toContain(member?.mobile);
  expect(byMobile.find(({ kind }) => kind === 'ordersHotel')?.filter).toBe('member');
});

/** Written down here, so that a kind that is no longer searched, or not by this field, is missed. */
const numbersAndNames: Record<string, readonly string[]> = {
  members: ['memberNo', 'name'],
  ordersPlace: ['orderNo'],
  ordersHotel: ['orderNo'],
  ordersHouse: ['orderNo'],
  refundsPlace: ['refundNo', 'orderNo'],
  refundsHotel: ['refundNo', 'orderNo'],
  refundsHouse: ['refundNo', 'orderNo'],
  merchants: ['name', 'contactName'],
  resorts: ['name'],
  hotels: ['name'],
  minsus: ['name'],
  hotelRooms: ['name'],
  minsuRooms: ['name'],
  productsPlace: ['name'],
  productsHotel: ['name'],
  productsHouse: ['name'],
  estates: ['name'],
  estateCompanies: ['name'],
  estateBookings: ['customerName'],
  estateRecommends: ['recommendNo', 'customerName'],
  withdraws: ['withdrawNo'],
  incomeRecords: ['incomeNo'],
  sendPlans: ['planNo'],
  backendUsers: ['name'],
  roles: ['name'],
};
/** Kinds that are found by the whole of a phone number that their lists mask. */
const phones: Record<string, string> = {
  members: 'mobile',
  ordersPlace: 'memberMobile',
  ordersHotel: 'memberMobile',
  ordersHouse: 'memberMobile',
  merchants: 'contactPhone',
  estateCompanies: 'contactPhone',
  estateBookings: 'mobile',
  estateRecommends: 'customerMobile',
  backendUsers: 'mobile',
};

async function expectFound(kind: string, id: string, text: string) {
  const { data } = await find('superAdmin', text);
  const records = data.find((one) => one.kind === kind)?.records ?? [];
  expect(records.map((record) => record.id)).toContain(id);
}

test.each(Object.entries(numbersAndNames).flatMap(([kind, fields]) => fields.map((field) => [kind, field])))(
  'a record of the list %s is found by its %s',
  async (kind, field) => {
    const rows = (await listed('superAdmin', kind as RecordKindName, {}))?.list ?? [];
    // A number or name that only one of these rows has.
    const texts = rows.map((row) => String((row as Record<string, unknown>)[field] ?? ''));
    const at = texts.findLastIndex((text) => text && texts.indexOf(text) === texts.lastIndexOf(text));
    expect(at).toBeGreaterThanOrEqual(0);
    await expectFound(kind, rows[at]?.id ?? '', texts[at] ?? '');
  },
);

test.each(Object.entries(phones))('a record of the list %s is found by its %s', async (kind, field) => {
  const [row] = (await listed('superAdmin', kind as RecordKindName, {}))?.list ?? [];
  const id = row?.id ?? '';
  const { envelope } = await mock.call<{ value: string }>(
    named.get(`${kind}.reveal`) as AnyEndpoint,
    await mock.tokenOf('superAdmin'),
    { params: { id }, body: { field } },
  );
  await expectFound(kind, id, envelope.data.value);
});

test('every kind that is searched is written down above', () => {
  expect(Object.keys(numbersAndNames)).toEqual(recordKindNames);
});

test('with many kinds each has its share of the records, and together there are as many as can be', async () => {
  const { data } = await find('superAdmin', '1');
  const counts = data.map(({ records }) => records.length);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(mostFound);
  const most = Math.max(...counts);
  for (const { count, records } of data)
    expect(records.length).toBeGreaterThanOrEqual(Math.min(count, most - 1));
});

test.each(['', '   ', 'x'.repeat(51)])('"%s" is refused', async (text) => {
  expect((await find('superAdmin', text)).status).toBe(status.invalid);
});
