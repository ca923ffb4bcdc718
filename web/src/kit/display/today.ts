import { dayMs } from '#contracts/days.ts';
import { epochOf, wireDay, wireTime } from '#contracts/wireTime.ts';
import { nowMs } from '../../api/clock.ts';

/** Now as `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai, independent of the browser's time zone. */
export const shanghaiTime = () => wireTime(nowMs());

/** The minute that has begun there, as `yyyy-MM-dd HH:mm:00`. */
export const shanghaiMinute = () => `${shanghaiTime().slice(0, 16)}:00`;

/** Today as `yyyy-MM-dd` there. */
export const shanghaiDate = () => wireDay(nowMs());
/** Milliseconds until midnight there, at least 1. */
export const msToMidnight = () => {
  const now = nowMs();
  return epochOf(`${wireDay(now)} 00:00:00`) + dayMs - now;
};
/** The hour there, 0-23. */
export const shanghaiHour = () => Number(shanghaiTime().slice(11, 13));
