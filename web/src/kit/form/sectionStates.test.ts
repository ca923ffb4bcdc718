import { expect, it } from 'vitest';
import { statesOf } from './sectionStates.ts';

const sections = [{ names: new Set(['name', 'area']) }, { names: new Set(['seasons.0.start', 'phone']) }];

it('counts the fields of a section, not their faults', () => {
  const faults = ['area.provinceId', 'area.cityId', 'seasons', 'version'];
  expect(statesOf(sections, faults, {})).toEqual([
    { missing: 1, changed: false },
    { missing: 1, changed: false },
  ]);
});

it('a field is changed when any part of it is', () => {
  const changes = { name: false, area: { cityId: true }, seasons: [{ start: false }], phone: undefined };
  expect(statesOf(sections, [], changes).map(({ changed }) => changed)).toEqual([true, false]);
});

it('names that only begin alike are not the same field', () => {
  expect(statesOf(sections, ['names', 'phones.0'], { areas: true })).toEqual([
    { missing: 0, changed: false },
    { missing: 0, changed: false },
  ]);
});
