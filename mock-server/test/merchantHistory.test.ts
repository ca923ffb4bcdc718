import { expect, it } from 'vitest';
import { type Category, merchantCategories } from '#contracts/areas/merchantCategories.ts';
import { type MerchantRow, merchants } from '#contracts/areas/merchants.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { creditCheckCharacter } from '#contracts/forms/identity.ts';
import { fc } from '../../contracts/testing/properties.ts';
import { newMerchant } from './forms.ts';
import { mockOfFile } from './mockFor.ts';

/**
 * Random histories of categories and their merchants against a model of two arrays. Found by it: a count that is no
 * recount, something disabled or removed in a select, a merchant without a category that allows what it deals in.
 */

const mock = mockOfFile({ scale: 0.05 });
let token: string;

interface Known {
  id: string;
  name: string;
  businessTypes: number[];
  enabled: number;
  /** Of merchants only. */
  categoryId: string;
}
type Model = Record<'category' | 'merchant', Known[]>;

const calls: Record<keyof Model, Record<'add' | 'update' | 'enable' | 'remove', AnyEndpoint>> = {
  category: merchantCategories,
  merchant: merchants,
};
const flag = fc.constantFrom(0, 1);
const types: number[] = [10, 20, 30];
const form = fc.record({
  name: fc.constantFrom('山水', '海角', '林间', '云上', 'Lake', 'LAKE', 'lake side', 'Bay'),
  businessTypes: fc.oneof(fc.constant(types), fc.subarray(types, { minLength: 1 })),
  enabled: fc.constantFrom(1, 1, 0),
});
/** Which of the known ones; one place behind the last one stands one that was removed or never was. */
const which = fc.nat();
const at = <T>(list: T[], index: number): T | undefined => list[index % (list.length + 1)];
const kind = fc.constantFrom<keyof Model>('category', 'merchant');
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ verb: fc.constant('add' as const), kind, form, parent: which }) },
  {
    weight: 3,
    arbitrary: fc.record({ verb: fc.constant('update' as const), kind, form, which, parent: which }),
  },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant('enable' as const), kind, which, enable: flag }) },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant('remove' as const), kind, which }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const contains = (all: number[], some: number[]) => some.every((type) => all.includes(type));
const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
const merchantsOf = (model: Model, id: string) =>
  model.merchant.filter(({ categoryId }) => categoryId === id);

/** What the rules say of a form: 1, or the status of the first one that it breaks. */
function verdict(model: Model, of: keyof Model, wanted: Omit<Known, 'id'>, before?: Known): number {
  if (model[of].some((other) => other !== before && sameName(other.name, wanted.name)))
    return status.duplicate;
  if (of === 'category') {
    const used = before ? merchantsOf(model, before.id).flatMap((merchant) => merchant.businessTypes) : [];
    return contains(wanted.businessTypes, used) ? 1 : status.precondition;
  }
  const category = model.category.find(({ id }) => id === wanted.categoryId);
  const mayJoin = category?.enabled === 1 || (category && before?.categoryId === category.id);
  return mayJoin && contains(category.businessTypes, wanted.businessTypes) ? 1 : status.precondition;
}

let serial = 0;
/** Each with a credit code of its own, which is not what this is about. */
function wire(values: object): object {
  const body = `91990000MB${String(serial++).padStart(7, '0')}`;
  return { ...newMerchant, creditCode: body + creditCheckCharacter(body), ...values };
}

async function play(model: Model, taken: Step): Promise<void> {
  const known = model[taken.kind];
  const send = async (input: object) =>
    (await mock.call<{ id: string }>(calls[taken.kind][taken.verb], token, input)).envelope;
  const row = taken.verb === 'add' ? undefined : at(known, taken.which);
  const params = { id: row?.id ?? '424242' };
  if (taken.verb === 'add' || taken.verb === 'update') {
    const wanted = { ...taken.form, categoryId: at(model.category, taken.parent)?.id ?? '424242' };
    const gone = taken.verb === 'update' && !row;
    const expected = gone ? status.notFound : verdict(model, taken.kind, wanted, row);
    const { status: answered, data } = await send({ params, body: wire(wanted) });
    expect(answered).toBe(expected);
    if (expected === 1 && row) Object.assign(row, wanted);
    else if (expected === 1) known.push({ id: data.id, ...wanted });
  } else if (taken.verb === 'enable') {
    const { status: answered } = await send({ params, body: { enable: taken.enable } });
    expect(answered).toBe(row ? 1 : status.notFound);
    if (row) row.enabled = taken.enable;
  } else {
    const inUse = taken.kind === 'category' && row && merchantsOf(model, row.id).length > 0;
    const expected = !row ? status.notFound : inUse ? status.precondition : 1;
    expect((await send({ params })).status).toBe(expected);
    if (row && expected === 1) known.splice(known.indexOf(row), 1);
  }
}

/** Invariants 21 and 23 of domain design 16, and that every merchant keeps to its category. */
async function look(model: Model): Promise<void> {
  const read = async <Row extends { id: string }>(endpoint: AnyEndpoint) => {
    const query = { limit: 100 };
    const { data } = (await mock.call<{ count: number; list: Row[] }>(endpoint, token, { query })).envelope;
    expect(data.count).toBe(data.list.length);
    return data.list.sort((a, b) => Number(a.id) - Number(b.id));
  };
  const enabledIds = (rows: Known[]) => rows.filter(({ enabled }) => enabled === 1).map(({ id }) => id);
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  expect(ids(await read(merchantCategories.allEnabled))).toEqual(enabledIds(model.category));
  expect(ids(await read(merchants.allEnabled))).toEqual(enabledIds(model.merchant));
  const categories = await read<Category>(merchantCategories.list);
  expect(categories).toMatchObject(
    model.category.map(({ id, name }) => ({ id, name, merchantCount: merchantsOf(model, id).length })),
  );
  expect(categories).toHaveLength(model.category.length);
  const rows = await read<MerchantRow>(merchants.list);
  expect(ids(rows)).toEqual(ids(model.merchant));
  for (const row of rows) {
    const category = categories.find(({ name }) => name === row.categoryName);
    expect(contains(category?.businessTypes ?? [], row.businessTypes)).toBe(true);
  }
}

it('counts, selects and categories of a random history are those of the model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40, size: 'max' }), async (steps) => {
      mock.mock.rewind();
      const { store } = mock.mock;
      for (const rows of [store.merchants, store.merchantCategories])
        for (const { id } of rows.all()) rows.remove(id);
      token = await mock.tokenOf('superAdmin');
      const model: Model = { category: [], merchant: [] };
      for (const taken of steps) await play(model, taken);
      await look(model);
    }),
    { numRuns: 60 },
  );
});
