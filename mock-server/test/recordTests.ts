import { beforeEach, describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import type { PersonaName } from '#mock/control/personas.ts';
import { asking, of } from './asking.ts';
import { seededMock } from './mockFor.ts';

/** What kinds of records do alike over HTTP: `describe…` writes tests from the facts of a kind. Refusals leave the state as it was. */

/** A mock where a platform user and a merchant user are signed in. */
export function operatorsMock(persona: PersonaName = 'operator') {
  const mock = seededMock({ scale: 0.05 });
  let token: string;
  let manager: string;
  const signIn = async () => {
    token = await mock.tokenOf(persona);
    manager = await mock.tokenOf('merchantManager');
  };
  beforeEach(signIn);
  return {
    mock,
    ...asking(mock, () => token),
    /** Anew, after the clock was moved. */
    signIn,
    store: () => mock.mock.store,
    manager: () => manager,
  };
}
type World = ReturnType<typeof operatorsMock>;
type Calls = Record<'list' | 'get' | 'add' | 'update' | 'remove', AnyEndpoint>;

/** What is wrong in words, the values, the message, and the field that it stands at. */
export type Wrong = [what: string, values: object, message: string, field: string];

/** Each wrong value is refused of a new record and of record 1. */
export function describeWrongForms(
  { refuses }: World,
  calls: Pick<Calls, 'add' | 'update'>,
  form: object,
  wrong: Wrong[],
) {
  describe('a form with', () => {
    it.each<Wrong>(wrong)('%s is refused', async (_, values, message, field) => {
      const body = { ...form, ...values };
      await refuses(calls.add, { body }, status.invalid, message, field);
      await refuses(calls.update, of('1', body), status.invalid, message, field);
    });
  });
}

interface Added {
  /** Over the form: what is sent for a new record. */
  sent: object;
  /** Over the form: what it answers besides its version. */
  answers: object;
  /** What it is changed to, and a number that is then emptied. */
  change: object;
  emptied?: string;
}

/** A new record answers what was sent and what is known of it, is changed, and removed; of what is not in the form nothing is taken. */
export function describeAdded(
  world: World,
  calls: Calls,
  form: object,
  { sent, answers, change, emptied }: Added,
) {
  const { does, refuses } = world;
  it('is added with what was sent and what is known of it, changed, and removed', async () => {
    const added = await does<{ id: string }>(calls.add, { body: { ...form, ...sent, id: '99' } });
    const logs = [expect.objectContaining({ action: expect.stringMatching(/^添加/) })];
    expect(added).toEqual({ ...form, id: expect.any(String), version: 1, logs, ...answers });
    const { id } = added;
    expect(id).not.toBe('99');
    expect(await does(calls.get, of(id))).toEqual(added);
    const changed = await does(calls.update, of(id, { ...form, ...change, version: 1 }));
    expect(changed).toMatchObject({ ...change, version: 2 });
    if (emptied)
      expect(await does(calls.update, of(id, { ...form, [emptied]: '' }))).not.toHaveProperty(emptied);
    expect(await does(calls.remove, of(id))).toBeNull();
    await refuses(calls.get, of(id), status.notFound, '数据不存在或已被删除');
  });
}

interface Listed {
  /** Every id in the order of the list. */
  order?: string[];
  /** Queries, each with the ids of what it finds, smallest first. */
  found: [query: object, ids: string[]][];
  /** Part of the one row that a query finds. */
  row?: [query: object, shown: object];
}

/** The larger ordering stands first, then the newest; filters find what they say. */
export function describeList({ does }: World, { list }: Pick<Calls, 'list'>, { order, found, row }: Listed) {
  const rowsOf = async (query: object) =>
    (await does<{ list: { id: string }[] }>(list, { query: { ...query } })).list;
  const idsOf = async (query: object) => (await rowsOf(query)).map(({ id }) => id);
  if (order)
    it('has the larger ordering first, then the newest', async () => {
      expect(await idsOf({})).toEqual(order);
      expect(await idsOf({ offset: 1, limit: 2 })).toEqual(order.slice(1, 3));
    });
  it.each<[object, string[]]>(found)('finds by %j', async (query, ids) => {
    expect((await idsOf(query)).sort()).toEqual(ids);
  });
  if (row)
    it('shows what a row is', async () => {
      const [query, shown] = row;
      expect(await rowsOf(query)).toMatchObject([shown]);
    });
}
