import { afterAll, beforeAll, expect, test } from 'vitest';
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
import { type Running, startMock } from './running.ts';

/** The search over all kinds of records: it shows nobody what his lists would not show him. */

let mock: Running;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.stop());

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
