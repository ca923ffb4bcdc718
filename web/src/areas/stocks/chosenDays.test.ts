import { expect, test } from 'vitest';
import { batchOf, readChosen, writeChosen } from './chosenDays.ts';

test('days of a batch are read from the address as they were written', () => {
  const chosen = { span: { startDate: '2026-05-01', endDate: '2026-05-09' }, weekdays: [6, 7] };
  expect(writeChosen(chosen)).toBe('2026-05-01~2026-05-09~67');
  expect(readChosen(writeChosen(chosen))).toEqual(chosen);
});

test.each([
  undefined,
  '',
  '2026-05-01',
  '2026-05-01~2026-05-09~',
  '2026-05-01~2026-05-09~8',
  '2026-05-09~2026-05-01~1',
  '2026-02-30~2026-05-01~1',
  '2026-05-01~2026-05-09~1~1',
])('an address that says %j says no days', (text) => {
  expect(readChosen(text)).toBeUndefined();
});

test('a batch of chosen days keeps the weekdays that are on, unless a day by itself is of another one', () => {
  const span = { startDate: '2026-05-02', endDate: '2026-05-03' };
  expect(batchOf(['2026-05-02', '2026-05-03'], [6, 7])).toEqual({ span, weekdays: [6, 7] });
  const friday = { startDate: '2026-05-01', endDate: '2026-05-01' };
  expect(batchOf(['2026-05-01'], [6, 7])).toEqual({ span: friday, weekdays: [1, 2, 3, 4, 5, 6, 7] });
  expect(batchOf([], [6, 7])).toBeUndefined();
});
