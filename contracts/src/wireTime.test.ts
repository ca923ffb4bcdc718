import { expect, test } from 'vitest';
import { wireDay, wireTime } from './wireTime.ts';

test('the day of a moment changes at midnight in Shanghai, whichever day was asked for before', () => {
  const midnight = Date.UTC(2026, 1, 28, 16);
  for (const [ms, day] of [
    [midnight - 1, '2026-02-28'],
    [midnight, '2026-03-01'],
    [midnight - 86_400_000, '2026-02-28'],
    [midnight - 86_400_001, '2026-02-27'],
    [-1, '1970-01-01'],
  ] as const) {
    expect(wireDay(ms)).toBe(day);
    expect(wireTime(ms).slice(0, 10)).toBe(day);
  }
});
