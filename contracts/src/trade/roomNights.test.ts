import { expect, it } from 'vitest';
import { haveRoomOn } from './roomNights.ts';

const night = (date: string, back = 0) => ({ date, qty: 1, back });
const stay = {
  departureDate: '2026-05-12',
  lines: [night('2026-05-10'), night('2026-05-11'), night('2026-05-12', 1)],
};

it.each([
  ['its first night', '2026-05-10', '2026-05-10', true],
  ['its last night', '2026-05-11', '2026-05-10', true],
  ['the night before', '2026-05-09', '2026-05-10', false],
  ['the night of the departure day', '2026-05-12', '2026-05-12', false],
  ['a night that was given back', '2026-05-12', '2026-05-11', false],
  ['tonight, a day after the departure day', '2026-05-13', '2026-05-13', true],
  ['tomorrow night, a day after the departure day', '2026-05-14', '2026-05-13', false],
])('guests of two nights have their rooms on %s', (_, night, today, expected) => {
  expect(haveRoomOn(stay, night, today)).toBe(expected);
});
