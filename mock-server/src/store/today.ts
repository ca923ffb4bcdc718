import { addDays } from '#contracts/days.ts';
import { wireDay, wireTime } from '#contracts/wireTime.ts';
import type { Clock } from './clock.ts';

/** `yyyy-MM-dd` in Asia/Shanghai, by the mock's clock. */
export const todayOf = (clock: Clock) => wireDay(clock.now());
/** `HH:mm`. */
export const timeOfDay = (clock: Clock) => wireTime(clock.now()).slice(11, 16);
export const nowOf = (clock: Clock) => wireTime(clock.now());

/** The day on which a job that runs every day has run last. @param at the time of day, `HH:mm` */
export const lastRunOf = (clock: Clock, at: string): string =>
  timeOfDay(clock) >= at ? todayOf(clock) : addDays(todayOf(clock), -1);
