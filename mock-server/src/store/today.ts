import { type Clock, wireTime } from './clock.ts';

/** `yyyy-MM-dd` in Asia/Shanghai, by the mock's clock. */
export const todayOf = (clock: Clock) => wireTime(clock.now()).slice(0, 10);
/** `HH:mm`. */
export const timeOfDay = (clock: Clock) => wireTime(clock.now()).slice(11, 16);
export const nowOf = (clock: Clock) => wireTime(clock.now());
/** What has not happened (specification section 4). */
export const never = '1970-01-01 08:00:00';
