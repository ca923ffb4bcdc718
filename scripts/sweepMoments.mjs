/** The moments of `npm run sweep`: wire time, Asia/Shanghai. */

/**
 * Spring Festival: its days off, and the days of a weekend that are worked for it. The same as the console's calendar marks, which
 * sweepMoments.test.mjs sees to; this file has no package and no TypeScript.
 */
export const springFestivals = [
  { off: ['2026-02-15', '2026-02-23'], worked: ['2026-02-14', '2026-02-28'] },
  { off: ['2027-02-05', '2027-02-08'], worked: [] },
];

const dayMs = 86_400_000;
const nextDay = (day) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
const dayBefore = (day) => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);

/** The last half minute of a day, and the first seconds of the next one. */
const midnightAfter = (day) => [`${day} 23:59:30`, `${nextDay(day)} 00:00:05`];

/** Where days, months, years and holidays end or begin. */
export const nastyMoments = [
  ...['2026-05-13', '2026-11-30', '2027-02-28', '2027-12-31', '2028-02-28', '2028-02-29'].flatMap(
    midnightAfter,
  ),
  ...springFestivals.flatMap(({ off: [first, last], worked }) => [
    ...midnightAfter(dayBefore(first)),
    ...midnightAfter(last),
    ...worked.map((day) => `${day} 10:00:00`),
  ]),
];

/** So many moments of the years 2025 to 2030; the same seed gives the same ones. */
export function randomMoments(count, seed) {
  const [first, last] = [Date.UTC(2025, 0, 1), Date.UTC(2031, 0, 1)];
  let state = seed >>> 0;
  // mulberry32
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return Array.from({ length: count }, () =>
    new Date(first + Math.floor(random() * (last - first))).toISOString().slice(0, 19).replace('T', ' '),
  );
}
