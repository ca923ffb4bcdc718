import { describe, expect, it } from 'vitest';
import { parseDay, parseEnd, parseMonthDay, parseSpan, timeBehind } from './parseDay.ts';

const today = '2026-11-22';

describe('a day', () => {
  it.each([
    '20261105',
    '2026-11-05',
    '2026/11/5',
    '2026.11.05',
    '2026。11。5',
    '2026 11 5',
    '2026年11月5日',
    '2026年11月5号',
    '２０２６年１１月０５日',
    '２０２６－１１－０５',
    ' 2026 - 11 - 05 ',
    '261105',
    '26/11/5',
    '2026-11-05 10:30:00',
    '2026-11-05T10:30:00+08:00',
    '11-05',
    '11.5',
    '11/5',
    '1105',
    '11月5日',
    '11月05',
    '\u200b11-5',
  ])('%s', (text) => {
    expect(parseDay(text, today, 'back')).toBe('2026-11-05');
  });

  it.each([
    '',
    '2026',
    '22',
    '2026-02-30',
    '20261322',
    '0230',
    '11-22-2026',
    '2026-11.05',
    '昨天',
    '1-2-3-4',
  ])('is not %o', (text) => {
    expect(parseDay(text, today)).toBeUndefined();
  });

  it.each([
    ['back', '11-22', '2026-11-22'],
    ['back', '11-23', '2025-11-23'],
    ['back', '1-5', '2026-01-05'],
    ['ahead', '11-22', '2026-11-22'],
    ['ahead', '11-21', '2027-11-21'],
    ['ahead', '1-5', '2027-01-05'],
    ['both', '11-23', '2026-11-23'],
    ['both', '1-5', '2027-01-05'],
    ['both', '7-1', '2026-07-01'],
    ['back', '2-29', '2024-02-29'],
    ['ahead', '2-29', '2028-02-29'],
  ] as const)('without a year, looking %s: %s is %s', (looks, text, day) => {
    expect(parseDay(text, today, looks)).toBe(day);
  });
});

describe('a pair of days', () => {
  it.each([
    '2026-11-01 ~ 2026-11-20',
    '2026-11-01～2026-11-20',
    '2026-11-01-2026-11-20',
    '2026/11/1 - 2026/11/20',
    '2026/11/1—2026/11/20',
    '2026年11月1日至2026年11月20日',
    '2026年11月1日到11月20日',
    '20261101-20261120',
    '20261101 20261120',
    '2026-11-01\t2026-11-20',
    '2026-11-01\n2026-11-20\n',
    '2026-11-01 00:00:00 ~ 2026-11-20 23:59:59',
    '11.1-11.20',
    '11-01-11-20',
    '1101-1120',
    '2026-11-20 ~ 2026-11-01',
  ])('%o', (text) => {
    expect(parseSpan(text, today)).toEqual({ start: '2026-11-01', end: '2026-11-20' });
  });

  it.each(['', '2026-11-05', '11-05', '20261105', '11.1-5', '2026-11-01 ~ soon', '~ 2026-11-01'])(
    'is not %o',
    (text) => {
      expect(parseSpan(text, today)).toBeUndefined();
    },
  );

  it('goes over the new year when its end has none', () => {
    expect(parseSpan('12-20~1-5', today, 'back')).toEqual({ start: '2025-12-20', end: '2026-01-05' });
    expect(parseSpan('12-20~1-5', '2027-01-03', 'ahead')).toEqual({ start: '2027-12-20', end: '2028-01-05' });
    expect(parseEnd('1-5', '2026-12-20', today, 'back')).toBe('2027-01-05');
    expect(parseEnd('2026-1-5', '2026-12-20', today, 'back')).toBe('2026-01-05');
  });
});

it('reads days of every year', () => {
  for (const text of ['4-1', '4.1', '4/1', '4月1日', '４月１号', '0401', '04-01', '2026-04-01'])
    expect(parseMonthDay(text)).toBe('04-01');
  expect(parseMonthDay('2-29')).toBe('02-29');
  for (const text of ['', '4', '13-1', '2-30', '四月一日']) expect(parseMonthDay(text)).toBeUndefined();
});

it.each([
  ['2026-11-22 14:30:00', '14:30'],
  ['２０２６年１１月２２日　９：０５ ', '09:05'],
  ['11-22T08:30', '08:30'],
  ['2026-11-22 25:00', undefined],
  ['2026-11-22T06:30:00Z', undefined],
  ['2026-11-22', undefined],
])('the time behind the day of %j is %j', (text, time) => {
  expect(timeBehind(text)).toBe(time);
});
