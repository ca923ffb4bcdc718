import { dayMs } from '#contracts/days.ts';
import { epochOf, wireTime } from '#contracts/wireTime.ts';

const shanghai = () => wireTime(Date.now());

/** Today as `yyyy-MM-dd` where the platform is, wherever the browser is. */
export const shanghaiDate = () => shanghai().slice(0, 10);
/** Until the day changes there, at least 1. */
export const msToMidnight = () => {
  const now = Date.now();
  return epochOf(`${wireTime(now).slice(0, 10)} 00:00:00`) + dayMs - now;
};
/** 0-23. */
export const shanghaiHour = () => Number(shanghai().slice(11, 13));
