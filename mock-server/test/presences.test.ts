import { beforeEach, expect, it } from 'vitest';
import {
  type Other,
  type PresenceKindName,
  presenceKind,
  presenceKindNames,
  presences,
} from '#contracts/areas/presences.ts';
import { allEndpoints } from '#contracts/areas.ts';
import { type AnyEndpoint, callFor } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { presenceBeatMs, presenceKeepMs } from '#contracts/presence.ts';
import { type PersonaName, personaIds } from '#mock/control/personas.ts';
import { nowOf } from '#mock/store/today.ts';
import { testDay, testTime } from '../../contracts/testing/moment.ts';
import { seededMock } from './mockFor.ts';
import { dump } from './running.ts';

/** Who else is at a record: by name, for whoever may read the record, and no longer than he is there. */

const mock = seededMock();
const tokens = new Map<PersonaName, string>();
const personas = Object.keys(personaIds) as PersonaName[];
beforeEach(async () => {
  for (const persona of personas) tokens.set(persona, await mock.tokenOf(persona));
});

const place = { kind: 'orders-hotel' as PresenceKindName, id: '', page: 'A' };
const anOrder = () => mock.mock.store.orders.all().find(({ kind }) => kind === 'hotel')?.id ?? '';
const keep = async (persona: PersonaName, more: object = {}) => {
  const body = { ...place, id: anOrder(), editing: 0, ...more };
  const { envelope } = await mock.call<Other[]>(presences.keep, tokens.get(persona) ?? '', { body });
  return envelope;
};
const leave = (persona: PersonaName, page = 'A') =>
  mock.call(presences.leave, tokens.get(persona) ?? '', { body: { ...place, id: anOrder(), page } });
const seenBy = async (persona: PersonaName) =>
  (await keep(persona)).data.map(({ name, editing }) => `${name} ${editing}`);
const nameOf = (persona: PersonaName) => mock.mock.store.users.get(personaIds[persona])?.name;

it('names the others, says who edits, and changes no record', async () => {
  const before = dump(mock.mock.store);
  expect(await seenBy('support')).toEqual([]);
  expect(await seenBy('platformAdmin')).toEqual([`${nameOf('support')} 0`]);
  await keep('support', { editing: 1 });
  const { data } = await keep('platformAdmin');
  expect(data).toEqual([{ name: nameOf('support'), since: testTime, editing: 1 }]);
  expect(dump(mock.mock.store)).toBe(before);
  // Another record, and another kind with the same id.
  expect((await keep('platformAdmin', { kind: 'stocks-hotel', id: '23' })).data).toEqual([]);
});

it('a person with two pages is there once, until he has left both', async () => {
  await keep('support');
  await keep('support', { page: 'B', editing: 1 });
  expect(await seenBy('platformAdmin')).toEqual([`${nameOf('support')} 1`]);
  await leave('support', 'B');
  expect(await seenBy('platformAdmin')).toEqual([`${nameOf('support')} 0`]);
  await leave('support');
  await leave('support');
  expect(await seenBy('platformAdmin')).toEqual([]);
});

it('whoever is silent for 75 s is gone, and so is one whose session ended or whose mock began anew', async () => {
  await keep('support');
  mock.mock.clock.advance(presenceKeepMs - 1);
  expect(await seenBy('platformAdmin')).toHaveLength(1);
  mock.mock.clock.advance(1);
  expect(await seenBy('platformAdmin')).toEqual([]);

  const since = nowOf(mock.mock.clock);
  await keep('support');
  mock.mock.clock.advance(presenceBeatMs);
  await keep('support');
  mock.mock.clock.advance(presenceKeepMs - presenceBeatMs);
  expect((await keep('platformAdmin')).data[0]?.since).toBe(since);
  const { store } = mock.mock;
  store.transaction(() => void store.sessions.remove(tokens.get('support') ?? ''));
  expect(await seenBy('platformAdmin')).toEqual([]);

  await keep('platformAdmin');
  const other = tokens.get('operator');
  mock.mock.rewind();
  tokens.set('support', await mock.tokenOf('support'));
  expect(await seenBy('support')).toEqual([]);
  expect(other).toBeTruthy();
});

const named = new Map(allEndpoints.map((endpoint) => [endpoint.name, endpoint]));
const someOf: Record<PresenceKindName, () => string | undefined> = {
  'orders-place': () => mock.mock.store.orders.all().find(({ kind }) => kind === 'place')?.id,
  'orders-hotel': anOrder,
  'orders-house': () => mock.mock.store.orders.all().find(({ kind }) => kind === 'house')?.id,
  'refunds-place': () => mock.mock.store.refunds.all().find(({ kind }) => kind === 'place')?.id,
  'refunds-hotel': () => mock.mock.store.refunds.all().find(({ kind }) => kind === 'hotel')?.id,
  'refunds-house': () => mock.mock.store.refunds.all().find(({ kind }) => kind === 'house')?.id,
  'stocks-place': () => '18',
  'stocks-hotel': () => '23',
  'stocks-house': () => '44',
  'overview-hotel': () => '1',
  'overview-house': () => '1',
  'estate-buildings': () => '1',
};
it.each(presenceKindNames)('%s: whoever may read the record may be there, and nobody else', async (kind) => {
  const id = someOf[kind]() ?? '';
  for (const persona of personas) {
    const user = mock.mock.store.users.get(personaIds[persona]);
    const { read, query, isList } = presenceKind(kind);
    const input = { params: { belongId: user?.belongId ?? '', id }, query: query?.(testDay, id) ?? {} };
    const token = tokens.get(persona) ?? '';
    const asked = await mock.call(callFor(named.get(read) as AnyEndpoint, user?.belongType), token, input);
    // Who may not read such records at all learns no more than of one that does not exist.
    const isNone = isList && (asked.envelope.data as { count?: number } | null)?.count === 0;
    const isHidden = isNone || asked.envelope.status === status.forbidden;
    const expected = isHidden ? status.notFound : asked.envelope.status;
    expect([persona, (await keep(persona, { kind, id })).status]).toEqual([persona, expected]);
  }
  expect((await keep('superAdmin', { kind, id: '999999' })).status).toBe(status.notFound);
});
