const shanghaiOffsetMs = 8 * 3_600_000;
const shanghai = () => new Date(Date.now() + shanghaiOffsetMs).toISOString();

/** Today as `yyyy-MM-dd` where the platform is, wherever the browser is. */
export const shanghaiDate = () => shanghai().slice(0, 10);
/** Until the day changes there, at least 1. */
export const msToMidnight = () => 86_400_000 - ((Date.now() + shanghaiOffsetMs) % 86_400_000);
/** 0-23. */
export const shanghaiHour = () => Number(shanghai().slice(11, 13));

/** `yyyy-MM-dd` so many days later; dates alone, no time zone takes part. */
export const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
