import { expect, it } from 'vitest';
import { keptOf, roomsKeptOn } from './keptStay.ts';

/** Three nights of two rooms, from the 10th to the 13th, with cleaning. @param back rooms that were given back, by night */
const stay = (...back: number[]) => ({
  ...{ from: '2026-05-10', until: '2026-05-13' },
  lines: [
    ...back.map((count, at) => ({ date: `2026-05-${10 + at}`, qty: 2, back: count })),
    { date: '', qty: 1, back: 0 },
  ],
});

it.each([
  ['nothing', [0, 0, 0], '10', '13', 2, 3, 6],
  ['the first night', [2, 0, 0], '11', '13', 2, 2, 4],
  ['the last night', [0, 0, 2], '10', '12', 2, 2, 4],
  ['the night between', [0, 2, 0], '10', '13', 2, 2, 4],
  ['a room of all nights', [1, 1, 1], '10', '13', 1, 3, 3],
  ['a room of the first night', [1, 0, 0], '10', '13', 2, 3, 5],
  ['all nights but the last one, of which a room', [2, 2, 1], '12', '13', 1, 1, 1],
  ['everything', [2, 2, 2], '10', '13', 0, 0, 0],
])(
  'of a stay of which %s was given back is left',
  (_, back, arrival, departure, rooms, nights, roomNights) => {
    expect(keptOf(stay(...back))).toEqual({
      ...{ arrivalDate: `2026-05-${arrival}`, departureDate: `2026-05-${departure}` },
      ...{ rooms, nights, roomNights },
    });
  },
);

it('counts the rooms of a night that are kept, none of a day that is no night of it', () => {
  const { lines } = stay(1, 2, 0);
  expect(
    ['2026-05-09', '2026-05-10', '2026-05-11', '2026-05-12', '2026-05-13', ''].map((night) =>
      roomsKeptOn(lines, night),
    ),
  ).toEqual([0, 1, 0, 2, 0, 0]);
});
