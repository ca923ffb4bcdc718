import { expect, it } from 'vitest';
import { type Banner, homeBanners } from '#contracts/areas/banners.ts';
import { status } from '#contracts/envelope.ts';
import { fc } from '../../contracts/testing/properties.ts';
import { mockOfFile } from './mockFor.ts';
import type { Running } from './running.ts';

/**
 * Random histories of one banner list against a model of a few lines: an array in the order of creation. Found by
 * it whatever is found: a lost count, a wrong order among equals, a version that stands still, an id used twice.
 */

const mock = mockOfFile();
let token: string;

interface Known {
  id: string;
  title: string;
  ordering: number;
  enabled: number;
  version: number;
}

const title = fc.constantFrom('春', '夏天', 'Summer', 'SUMMER 50%', 'a_b', '秋');
const form = fc.record({ title, ordering: fc.integer({ min: 0, max: 3 }), enabled: fc.constantFrom(0, 1) });
/** Which of the known banners; beyond the last one means one that was removed or never was. */
const which = fc.nat({ max: 20 });
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('add' as const), form }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('update' as const),
      form,
      which,
      staleBy: fc.constantFrom(undefined, 0, 0, 1),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('enable' as const), which, enable: fc.constantFrom(0, 1) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('list' as const),
      title: fc.option(title),
      enabled: fc.option(fc.constantFrom(0, 1)),
      offset: fc.nat({ max: 12 }),
      limit: fc.integer({ min: 1, max: 20 }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const wire = (values: object) => ({
  imageUrl: '/api/resorts/uploads/seed-1.svg',
  link: { linkType: 0, configData: {} },
  ...values,
});

async function play(known: Known[], taken: Step): Promise<void> {
  const call = <D>(endpoint: Parameters<Running['call']>[0], input: object) =>
    mock.call<D>(endpoint, token, input).then(({ envelope }) => envelope);
  if (taken.kind === 'add') {
    const { data } = await call<Banner>(homeBanners.add, { body: wire(taken.form) });
    expect(known.map(({ id }) => id)).not.toContain(data.id);
    known.push({ id: data.id, version: 1, ...taken.form });
    return;
  }
  if (taken.kind === 'list') {
    const { title: wanted, enabled, offset, limit } = taken;
    const query = { ...(wanted && { title: wanted }), ...(enabled !== null && { enabled }), offset, limit };
    const matches = known
      .filter(
        (row) =>
          row.title.toLowerCase().includes((wanted ?? '').toLowerCase()) &&
          (enabled === null || row.enabled === enabled),
      )
      .sort((a, b) => b.ordering - a.ordering || known.indexOf(b) - known.indexOf(a));
    const { data } = await call<{ count: number; list: Banner[] }>(homeBanners.list, { query });
    expect(data.count).toBe(matches.length);
    const shown = data.list.map(({ id, title: text, ordering, enabled: on, version }) => ({
      id,
      title: text,
      ordering,
      enabled: on,
      version,
    }));
    expect(shown).toEqual(
      matches.slice(offset, offset + limit).map(({ id, title: text, ordering, enabled: on, version }) => ({
        id,
        title: text,
        ordering,
        enabled: on,
        version,
      })),
    );
    return;
  }
  const row = known[taken.which];
  const params = { id: row?.id ?? '424242' };
  if (taken.kind === 'remove') {
    expect((await call(homeBanners.remove, { params })).status).toBe(row ? 1 : status.notFound);
    if (row) known.splice(taken.which, 1);
  } else if (taken.kind === 'enable') {
    expect((await call(homeBanners.enable, { params, body: { enable: taken.enable } })).status).toBe(
      row ? 1 : status.notFound,
    );
    if (row) Object.assign(row, { enabled: taken.enable, version: row.version + 1 });
  } else {
    const version = taken.staleBy === undefined || !row ? {} : { version: row.version + taken.staleBy };
    const answer = await call(homeBanners.update, { params, body: wire({ ...taken.form, ...version }) });
    expect(answer.status).toBe(!row ? status.notFound : taken.staleBy ? status.stale : 1);
    if (row && !taken.staleBy) Object.assign(row, taken.form, { version: row.version + 1 });
  }
}

it('counts, order and versions of a random history are those of the model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      mock.mock.rewind();
      for (const { id, context } of mock.mock.store.banners.all())
        if (context === 'miniHome') mock.mock.store.banners.remove(id);
      token = await mock.tokenOf('superAdmin');
      const known: Known[] = [];
      for (const taken of steps) await play(known, taken);
      await play(known, { kind: 'list', title: null, enabled: null, offset: 0, limit: 20 });
    }),
    { numRuns: 40 },
  );
});
