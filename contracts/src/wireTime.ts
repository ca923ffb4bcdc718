/** Moments as the wire writes them: `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai, which has no summer time. */

const shanghaiOffsetMs = 8 * 3_600_000;

/** @param epochMs milliseconds since 1970-01-01 UTC */
export const wireTime = (epochMs: number) =>
  new Date(epochMs + shanghaiOffsetMs).toISOString().slice(0, 19).replace('T', ' ');

/** The day that was asked for last; one call asks for it hundreds of times. */
let last = { number: Number.NaN, day: '' };

/** `yyyy-MM-dd` of a moment in Asia/Shanghai. @param epochMs milliseconds since 1970-01-01 UTC */
export function wireDay(epochMs: number): string {
  const number = Math.floor((epochMs + shanghaiOffsetMs) / 86_400_000);
  if (number !== last.number) last = { number, day: wireTime(epochMs).slice(0, 10) };
  return last.day;
}

/** Milliseconds since 1970-01-01 UTC of a moment of the wire; NaN for any other text. */
export const epochOf = (time: string) => Date.parse(`${time.replace(' ', 'T')}+08:00`);

/** The moment of what has not happened (specification section 4). */
export const never = '1970-01-01 08:00:00';

/** Whether a moment or a day of the wire lies after 1970-01-01, which stands for "never". */
export const happened = (time: string) => !time.startsWith('1970-01-01');
