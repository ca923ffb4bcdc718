import { beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '#mock/store/row.ts';
import { createStore, type Store } from '#mock/store/store.ts';
import { dump } from './running.ts';

/** Journals only grow: no method of the store changes or removes a row of theirs, and what a failed transaction wrote is gone all the same. */

const journals = ['accountJournals', 'pointJournals', 'logLines'] as const;
let store: Store;
const line = (action: string) =>
  store.logLines.insert({
    ...{ target: 'members/1', operatorType: 30, operatorName: '周明慧', action, remark: '' },
  });

beforeEach(() => {
  store = createStore(() => '2026-05-01 10:00:00');
});

describe.each(journals)('%s', (name) => {
  const row = { memberId: '1', target: 'members/1' };
  /** As whoever has only the name of a collection gets it: without the types that forbid the changes. */
  const rows = () => {
    const found = store.collection(name);
    if (!found) throw new Error(`there is no ${name}`);
    return found;
  };

  const onlyAdded = `Rows of ${name} are only added, never changed.`;
  it.each([
    ['update', onlyAdded, () => rows().update('1', {})],
    ['note', onlyAdded, () => rows().note('1', {})],
    ['remove', onlyAdded, () => rows().remove('1')],
    ['prune', onlyAdded, () => rows().prune(Number.MAX_SAFE_INTEGER, 0)],
    [
      'a restore of another row',
      onlyAdded,
      () => rows().restore({ ...(rows().get('1') as Row), version: 2 }),
    ],
    [
      'an assignment',
      /read only/,
      () => Object.assign(rows().get('1') as object, { memberId: '2', target: 'x' }),
    ],
  ])('refuses %s', (_, words, change) => {
    rows().insert(row);
    const before = dump(store);
    expect(change).toThrow(words);
    expect(dump(store)).toBe(before);
  });

  it('takes a restore of the same row, and of one that it does not have', () => {
    const saved = { ...rows().insert(row) };
    rows().restore(saved);
    rows().restore({ ...saved, id: '7' });
    expect(
      rows()
        .rows()
        .map(({ id }) => id),
    ).toEqual(['1', '7']);
  });
});

it('what a failed transaction wrote is gone, its ids are free, and indexes do not have it', () => {
  line('添加');
  const before = dump(store);
  const fails = () =>
    store.transaction(() => {
      line('编辑');
      line('编辑');
      throw new Error('no');
    });
  expect(fails).toThrow('no');
  expect(dump(store)).toBe(before);
  expect(store.logLines.by('target', 'members/1').map(({ action }) => action)).toEqual(['添加']);
  expect(line('停用').id).toBe('2');
});
