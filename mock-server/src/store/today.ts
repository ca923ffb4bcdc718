import { wireDay, wireTime } from '#contracts/wireTime.ts';
import type { Clock } from './clock.ts';

/** `yyyy-MM-dd` in Asia/Shanghai, by the mock's clock. */
export const todayOf = (clock: Clock) => wireDay(clock.now());
/** `HH:mm`. */
export const timeOfDay = (clock: Clock) => wireTime(clock.now()).slice(11, 16);
export const nowOf = (clock: Clock) => wireTime(clock.now());
