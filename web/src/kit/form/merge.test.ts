import { describe, expect, it } from 'vitest';
import { fc } from '../../../../contracts/testing/properties.ts';
import { merge, type Side } from './merge.ts';

type Values = Record<string, unknown>;
const merged = (was: Values, theirs: Values, mine: Values, side: Side = 'mine') => {
  const { choices, taken, result } = merge({ was, theirs, mine });
  return { choices, taken, values: result(() => side) };
};
const row = (id: number, name = 'x') => ({ id: `${id}`, name });
const listOf = (was: unknown[], theirs: unknown[], mine: unknown[], side: Side = 'mine') => {
  const { values, choices, taken } = merged({ rows: was }, { rows: theirs }, { rows: mine }, side);
  return { rows: values.rows, choices, taken };
};

describe('fields', () => {
  const was = { name: 'a', phone: '1', area: { city: 'x' }, version: 1 };

  it('what only one side changed is taken over, the version of the other one too', () => {
    const found = merged(was, { ...was, phone: '2', version: 5 }, { ...was, name: 'b' });
    expect(found).toEqual({
      choices: [],
      taken: ['phone'],
      values: { ...was, name: 'b', phone: '2', version: 5 },
    });
  });

  it('what both changed is chosen, as a whole', () => {
    const [theirs, mine] = [
      { ...was, area: { city: 'y' } },
      { ...was, area: { city: 'z' } },
    ];
    const { choices } = merged(was, theirs, mine);
    expect(choices).toEqual([
      {
        id: 'area',
        names: ['area'],
        was: { area: was.area },
        theirs: { area: theirs.area },
        mine: { area: mine.area },
      },
    ]);
    expect(merged(was, theirs, mine, 'theirs').values.area).toEqual({ city: 'y' });
    expect(merged(was, theirs, mine, 'mine').values.area).toEqual({ city: 'z' });
  });

  it('the same change is no conflict', () => {
    expect(merged(was, { ...was, name: 'b' }, { ...was, name: 'b' })).toMatchObject({
      choices: [],
      taken: [],
    });
  });

  it('longitude and latitude are one place', () => {
    const at = { longitude: 1, latitude: 2 };
    const { choices } = merged(at, { ...at, longitude: 3 }, { ...at, latitude: 4 });
    expect(choices).toMatchObject([
      { names: ['longitude', 'latitude'], theirs: { longitude: 3, latitude: 2 } },
    ]);
  });
});

describe('rows', () => {
  it('what each side added, changed and removed comes together', () => {
    const was = [row(1), row(2), row(3), row(4)];
    const theirs = [row(1, 'y'), row(2), row(4), row(5)];
    const mine = [row(1), row(2, 'z'), row(3), row(6)];
    expect(listOf(was, theirs, mine)).toEqual({
      rows: [row(1, 'y'), row(2, 'z'), row(5), row(6)],
      choices: [],
      taken: ['rows'],
    });
  });

  it('a row that both changed, or one changed and the other removed, is chosen', () => {
    const was = [row(1), row(2)];
    const [theirs, mine] = [[row(1, 'y')], [row(1, 'z'), row(2, 'z')]];
    const { choices, rows } = listOf(was, theirs, mine);
    expect(choices.map(({ theirs, mine }) => [theirs.rows, mine.rows])).toEqual([
      [[row(1, 'y')], [row(1, 'z')]],
      [[], [row(2, 'z')]],
    ]);
    expect(rows).toEqual(mine);
    expect(listOf(was, theirs, mine, 'theirs').rows).toEqual(theirs);
  });

  it('rows without a key correspond by content, else by place', () => {
    const bed = (width: number, count = 1) => ({ width, count });
    const was = [bed(90), bed(120), bed(150)];
    expect(
      listOf(was, [bed(90), bed(120), bed(180)], [bed(200), bed(90, 2), bed(120), bed(150)]),
    ).toMatchObject({
      rows: [bed(200), bed(90, 2), bed(120), bed(180)],
      choices: [],
    });
    expect(listOf(was, [bed(90), bed(121), bed(150)], [bed(90), bed(122), bed(150)]).choices).toMatchObject([
      { was: { rows: [bed(120)] }, theirs: { rows: [bed(121)] }, mine: { rows: [bed(122)] } },
    ]);
  });

  it('the order that one side changed stays; two other orders are chosen as a whole', () => {
    const was = [row(1), row(2), row(3)];
    const [moved, added] = [
      [row(3), row(1), row(2)],
      [...was, row(4)],
    ];
    expect(listOf(was, moved, added).rows).toEqual([row(3), row(4), row(1), row(2)]);
    expect(listOf(was, moved, [row(2), row(1), row(3)]).choices).toMatchObject([
      { names: ['rows'], theirs: { rows: moved } },
    ]);
  });

  it('changes that break the rule of the list together are chosen as a whole', () => {
    const versions = { was: { tags: ['a'] }, theirs: { tags: ['a', 'b'] }, mine: { tags: ['a', 'c'] } };
    const atMostTwo = (_: string, value: unknown) => (value as unknown[]).length <= 2;
    expect(merge(versions, atMostTwo).choices).toMatchObject([{ id: 'tags' }]);
    expect(merge(versions).choices).toEqual([]);
  });
});

const keyed = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 8 }), name: fc.constantFrom('a', 'b', 'c') }),
  {
    selector: ({ id }) => id,
  },
);
const plain = fc.array(fc.record({ a: fc.integer({ min: 1, max: 3 }), b: fc.integer({ min: 1, max: 3 }) }), {
  maxLength: 6,
});
const values = fc.uniqueArray(fc.integer({ min: 1, max: 9 }));

describe.each<[string, fc.Arbitrary<unknown[]>]>([
  ['rows with ids', keyed],
  ['rows without', plain],
  ['plain values', values],
])('any %s', (_, rows) => {
  it('one side alone is taken over as it is, and the same change of both is no conflict', () => {
    fc.assert(
      fc.property(rows, rows, (was, now) => {
        for (const [theirs, mine] of [
          [now, was],
          [was, now],
          [now, now],
        ] as const)
          expect(listOf(was, theirs, mine)).toMatchObject({ rows: now, choices: [] });
      }),
    );
  });

  it('who always chooses one side loses nothing of it that the other left alone', () => {
    fc.assert(
      fc.property(rows, rows, rows, fc.constantFrom<Side>('theirs', 'mine'), (was, theirs, mine, side) => {
        const sides = { theirs, mine };
        const found = listOf(was, theirs, mine, side).rows as unknown[];
        const has = (list: readonly unknown[], item: unknown) =>
          list.some((other) => JSON.stringify(other) === JSON.stringify(item));
        // Each row that this side has and the other one did not take away or change.
        for (const item of sides[side]) if (!has(was, item)) expect(found).toContainEqual(item);
        for (const item of found) expect(has(theirs, item) || has(mine, item)).toBe(true);
      }),
    );
  });
});

it('with ids, every change of one side alone is in the result whatever is chosen', () => {
  fc.assert(
    fc.property(keyed, keyed, keyed, fc.constantFrom<Side>('theirs', 'mine'), (was, theirs, mine, side) => {
      const { rows, choices } = listOf(was, theirs, mine, side);
      if (choices.some(({ row }) => row === undefined)) return;
      const by = (list: readonly unknown[], id: number) =>
        (list as typeof was).find((item) => item.id === id)?.name;
      for (let id = 1; id <= 8; id++) {
        const [a, b, c] = [by(was, id), by(theirs, id), by(mine, id)];
        if (a === b || b === c) expect(by(rows as unknown[], id)).toBe(c);
        else if (a === c) expect(by(rows as unknown[], id)).toBe(b);
      }
    }),
  );
});
