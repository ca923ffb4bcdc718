import { expect, test } from 'vitest';
import { daysOf } from '#contracts/days.ts';
import { holidayOf } from '#web/kit/dates/holidays.ts';
import { nastyMoments, randomMoments, springFestivals } from './sweepMoments.mjs';

test.each(springFestivals)('Spring Festival of $off is that of the calendar', ({ off, worked }) => {
  const year = off[0].slice(0, 4);
  const marked = (kind) =>
    daysOf(`${year}-01-01`, `${year}-12-31`).filter(
      (day) => holidayOf(day)?.holiday === 'spring' && holidayOf(day)?.kind === kind,
    );
  expect(daysOf(...off)).toEqual(marked('off'));
  expect(worked).toEqual(marked('work'));
});

test('every moment is one that there is, and there once', () => {
  const moments = [...nastyMoments, ...randomMoments(30, 1)];
  expect(moments.map((time) => new Date(`${time}Z`).toJSON().slice(0, 19).replace('T', ' '))).toEqual(
    moments,
  );
  expect(new Set(moments).size).toBe(moments.length);
});

test('the ends of a leap day, of both years around it and of what is worked for a holiday are among the nasty ones', () => {
  expect(nastyMoments).toEqual(
    expect.arrayContaining([
      ...['2028-02-28 23:59:30', '2028-02-29 00:00:05', '2028-02-29 23:59:30', '2028-03-01 00:00:05'],
      ...['2027-12-31 23:59:30', '2028-01-01 00:00:05'],
      ...['2026-02-14 10:00:00', '2026-02-14 23:59:30', '2026-02-24 00:00:05', '2026-02-28 10:00:00'],
    ]),
  );
});

test('a seed always gives the same random moments', () => {
  expect(randomMoments(3, 7)).toEqual(randomMoments(30, 7).slice(0, 3));
  expect(randomMoments(3, 7)).not.toEqual(randomMoments(3, 8));
});
