import { expect, it } from 'vitest';
import { protectionState } from './protection.ts';

it.each([
  ['1970-01-01 08:00:00', 'none'],
  ['2026-05-17 23:59:59', 'running'],
  ['2026-05-16 23:59:59', 'soon'],
  ['2026-05-13 23:59:59', 'soon'],
  ['2026-05-12 23:59:59', 'past'],
] as const)('a protection until %s is %s on 13 May', (until, state) => {
  expect(protectionState(until, '2026-05-13')).toBe(state);
});
