import { expect, it } from 'vitest';
import { daysOf, weekdayOf } from '#contracts/days.ts';
import { daysOffBetween, type Holiday, holidayOf } from './holidays.ts';

const offIn = (year: number, holiday: Holiday) =>
  daysOf(`${year}-01-01`, `${year}-12-31`).filter(
    (day) => holidayOf(day)?.holiday === holiday && holidayOf(day)?.kind === 'off',
  );

it('marks what was announced: days off, and the weekend days that are worked for them', () => {
  expect(offIn(2026, 'spring')).toEqual(daysOf('2026-02-15', '2026-02-23'));
  expect(holidayOf('2026-02-14')).toEqual({ holiday: 'spring', kind: 'work' });
  expect(holidayOf('2025-10-06')).toEqual({ holiday: 'midAutumn', kind: 'off' });
  expect(holidayOf('2025-10-08')).toEqual({ holiday: 'national', kind: 'off' });
  expect(holidayOf('2026-11-24')).toBeUndefined();
  for (const year of [2025, 2026])
    for (const day of daysOf(`${year}-01-01`, `${year}-12-31`))
      if (holidayOf(day)?.kind === 'work') expect([day, weekdayOf(day) > 5]).toEqual([day, true]);
});

it('knows the statutory holidays of years that are not announced', () => {
  expect(offIn(2027, 'spring')).toEqual(daysOf('2027-02-05', '2027-02-08'));
  expect(offIn(2027, 'qingming')).toEqual(['2027-04-05']);
  expect(offIn(2027, 'labour')).toEqual(['2027-05-01', '2027-05-02']);
  expect(offIn(2027, 'dragonBoat')).toEqual(['2027-06-09']);
  expect(offIn(2027, 'midAutumn')).toEqual(['2027-09-15']);
  expect(offIn(2031, 'spring')).toEqual([]);
  expect(offIn(2028, 'qingming')).toEqual(['2028-04-04']);
  // The Mid-Autumn Festival can fall into the National Day week.
  expect(offIn(2028, 'midAutumn')).toEqual(['2028-10-03']);
});

it('names the holidays of a span, cut to it', () => {
  expect(daysOffBetween('2026-09-26', '2026-10-31')).toEqual([
    { holiday: 'midAutumn', start: '2026-09-26', end: '2026-09-27' },
    { holiday: 'national', start: '2026-10-01', end: '2026-10-07' },
  ]);
  // 2025 the Mid-Autumn Festival lies inside the National Day week.
  expect(daysOffBetween('2025-10-01', '2025-10-08').map(({ holiday }) => holiday)).toEqual([
    'national',
    'midAutumn',
    'national',
  ]);
});
