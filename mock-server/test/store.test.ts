import { beforeEach, expect, it } from 'vitest';
import { createStore, type Store } from '#mock/store/store.ts';
import { dump } from './running.ts';

let store: Store;
let commits: string[][];
const city = (name: string, provinceId: string) =>
  store.cities.insert({ name, provinceId, enabled: 1 as const });

beforeEach(() => {
  store = createStore(() => '2026-05-01 10:00:00');
  for (const [name, provinceId] of ['甲一', '乙一', '甲二', '甲三'].map((text) => [text, text[0] ?? ''])) {
    city(name ?? '', provinceId ?? '');
  }
  commits = [];
  store.onCommit((changes) => commits.push(changes.map(({ collection, row }) => `${collection} ${row.id}`)));
});

it('a failed transaction leaves no trace: rows, order, indexes and ids are as before', () => {
  const before = dump(store);
  const fails = () =>
    store.transaction(() => {
      city('甲四', '甲');
      store.cities.update('1', { name: '改', provinceId: '乙' });
      store.cities.update('1', { name: '又改' });
      store.cities.remove('2');
      store.transaction(() => store.amenityCategories.insert({ name: '内', ordering: 0, enabled: 1 }));
      throw new Error('no');
    });
  expect(fails).toThrow('no');
  expect(dump(store)).toBe(before);
  expect(commits).toEqual([]);
  expect(store.cities.by('provinceId', '乙').map(({ id }) => id)).toEqual(['2']);
  expect(city('甲四', '甲').id).toBe('5');
  expect(store.amenityCategories.insert({ name: '新', ordering: 0, enabled: 1 }).id).toBe('1');
});

it('what is kept survives the failure and is told', () => {
  expect(() =>
    store.transaction(() => {
      city('甲四', '甲');
      store.keep(() => store.cities.update('1', { enabled: 0 }));
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(store.cities.get('1')).toMatchObject({ enabled: 0, version: 2 });
  expect(store.cities.rows()).toHaveLength(4);
  expect(commits).toEqual([['cities 1']]);
});

it('a transaction that holds is told as one', () => {
  store.transaction(() => {
    store.cities.update('3', { name: '改' });
    city('丙', '丙');
  });
  expect(commits).toEqual([['cities 3', 'cities 5']]);
});

it('an index keeps the order of insertion, whatever is changed, and follows a moved row', () => {
  const names = (provinceId: string) => store.cities.by('provinceId', provinceId).map(({ name }) => name);
  store.cities.update('1', { enabled: 0 });
  expect(names('甲')).toEqual(['甲一', '甲二', '甲三']);
  store.cities.update('3', { provinceId: '乙' });
  store.cities.remove('4');
  expect([names('甲'), names('乙')]).toEqual([['甲一'], ['乙一', '甲二']]);
});

it('a list is newest first, counts all matches and never shows what was removed', () => {
  store.cities.remove('3');
  const ids = (query: object) => {
    const { count, list } = store.cities.list({ offset: 0, limit: 10, ...query });
    return [count, list.map(({ id }) => id).join()];
  };
  expect(ids({})).toEqual([3, '4,2,1']);
  expect(ids({ offset: 1, limit: 1 })).toEqual([3, '2']);
  expect(ids({ offset: 9 })).toEqual([3, '']);
  expect(ids({ where: (row: { name: string }) => row.name.startsWith('甲') })).toEqual([2, '4,1']);
  expect(ids({ order: (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1) })).toEqual([
    3,
    '2,1,4',
  ]);
  expect(store.cities.get('3')).toBeUndefined();
  expect(store.cities.all().map(({ id }) => id)).toEqual(['1', '2', '4']);
});

it('an id is never used twice', () => {
  store.cities.remove('4');
  expect(city('新', '新').id).toBe('5');
  expect(() => store.cities.insert({ id: '4', name: '旧', provinceId: '旧', enabled: 1 })).toThrow();
  expect(store.collection('__proto__')).toBeUndefined();
});
