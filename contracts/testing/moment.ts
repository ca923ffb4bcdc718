/**
 * The moment at which every test runs, so that no test depends on the day or the hour. The environment variable
 * `TEST_MOMENT` replaces it: wire time (`2026-05-13 10:30:00`, Asia/Shanghai) or ISO 8601 with its zone.
 */
const text = process.env.TEST_MOMENT || '2026-05-13 10:30:00';

/** In milliseconds since the epoch. */
export const testMoment = Date.parse(text.includes('T') ? text : `${text.replace(' ', 'T')}+08:00`);
if (Number.isNaN(testMoment)) throw new Error(`TEST_MOMENT=${text} is not a time.`);

/** The same as wire time, Asia/Shanghai, as `MOCK_NOW` takes it. */
export const testTime = new Date(testMoment + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** The day of it, `yyyy-MM-dd`. */
export const testDay = testTime.slice(0, 10);
