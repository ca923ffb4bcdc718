import { expect, test } from 'vitest';
import { readChosen, writeChosen } from './chosenDays.ts';

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
