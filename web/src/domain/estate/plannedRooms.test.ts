import { expect, test } from 'vitest';
import { isOverPlan, roomTotal } from './plannedRooms.ts';

test('rooms of every state count, and the last planned one is not too many', () => {
  const rooms = roomTotal({ waiting: 10, available: 20, held: 1, subscribed: 2, signed: 3, delivered: 4 });
  expect(rooms).toBe(40);
  expect([39, 40, 41].map((planned) => isOverPlan(rooms, planned))).toEqual([true, false, false]);
});

test('a project that does not say how many are planned has never too many', () => {
  expect(isOverPlan(9, 0)).toBe(false);
});
