import { dayMs } from '#contracts/days.ts';
import { epochOf, wireDay, wireTime } from '#contracts/wireTime.ts';

/** Now as `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai, independent of the browser's time zone. */
export const shanghaiTime = () => wireTime(Date.now());

/** Today as `yyyy-MM-dd` there. */
export const shanghaiDate = () => wireDay(Date.now());
/** Milliseconds until midnight there, at least 1. */
export const msToMidnight = () => {
  const now = Date.now();
  return epochOf(`${wireDay(now)} 00:00:00`) + dayMs - now;
};
/** The hour there, 0-23. */
export const shanghaiHour = () => Number(shanghaiTime().slice(11, 13));
