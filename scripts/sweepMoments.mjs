/** The moments of `npm run sweep`: wire time, Asia/Shanghai. */

/** Where days, months, years and holidays end or begin. */
export const nastyMoments = [
  ...['2028-02-28 23:59:30', '2028-02-29 12:00:00', '2027-02-28 23:59:30', '2027-12-31 23:59:30'],
  ...['2028-01-01 00:00:05', '2026-11-30 23:59:30', '2026-12-01 00:00:05', '2026-05-13 23:59:30'],
  // Spring Festival, and the weekend days that are worked for it.
  ...['2026-02-14 10:00:00', '2026-02-16 23:59:30', '2026-02-17 00:00:05', '2026-02-28 09:00:00'],
  ...['2027-02-05 23:59:30', '2027-02-06 00:00:05', '2027-02-14 10:00:00'],
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
