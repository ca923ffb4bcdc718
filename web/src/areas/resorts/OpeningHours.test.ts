import { expect, test } from 'vitest';
import { hoursOn } from './OpeningHours.tsx';

const season = { name: '夏季', startDay: '06-01', endDay: '08-31', openTime: '08:00', closeTime: '19:00' };
const seasons = [{ ...season, lastEntryTime: '18:00' }];

test.each([
  ['2026-07-01', '夏季 08:00-19:00'],
  ['2026-09-01', undefined],
])('opening hours of %s are those of its season, on the screen and in files', (today, hours) => {
  expect(hoursOn(seasons, today)).toBe(hours);
});
