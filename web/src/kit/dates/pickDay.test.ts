import { expect, it } from 'vitest';
import { type End, pickDay } from './pickDay.ts';

const picked = (start: string, end: string, next: End, day: string, isSecond = false) => {
  const after = pickDay({ start, end, next, isSecond }, day);
  return [after.start, after.end, after.next];
};

it('asks for the end after the start, and keeps an end that still fits', () => {
  expect(picked('', '', 'start', '2026-11-10')).toEqual(['2026-11-10', '', 'end']);
  expect(picked('2026-11-01', '2026-11-20', 'start', '2026-11-10')).toEqual([
    '2026-11-10',
    '2026-11-20',
    'end',
  ]);
  expect(picked('2026-11-01', '2026-11-05', 'start', '2026-11-10')).toEqual(['2026-11-10', '', 'end']);
});

it('is complete after the end, and asks for the start if there is none before it', () => {
  expect(picked('2026-11-10', '', 'end', '2026-11-12')).toEqual(['2026-11-10', '2026-11-12', undefined]);
  expect(picked('2026-11-10', '2026-11-20', 'end', '2026-11-10')).toEqual([
    '2026-11-10',
    '2026-11-10',
    undefined,
  ]);
  expect(picked('', '', 'end', '2026-11-12')).toEqual(['', '2026-11-12', 'start']);
  expect(picked('2026-11-10', '2026-11-20', 'end', '2026-11-05')).toEqual(['', '2026-11-05', 'start']);
});

it('takes two days in any order', () => {
  expect(picked('2026-11-10', '', 'end', '2026-11-05', true)).toEqual([
    '2026-11-05',
    '2026-11-10',
    undefined,
  ]);
  expect(picked('', '2026-11-05', 'start', '2026-11-10', true)).toEqual([
    '2026-11-05',
    '2026-11-10',
    undefined,
  ]);
});
