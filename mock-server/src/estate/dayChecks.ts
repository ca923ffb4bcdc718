import { type Label, type Sentence, say } from '#contracts/words.ts';
import type { Context } from '../records/context.ts';
import { invalid } from '../records/fail.ts';
import { todayOf } from '../store/today.ts';

/** @throws -1002 for a day that is still to come, or one before another day */
export function checkDay(
  context: Context,
  field: string,
  day: string,
  label: Label,
  from?: [day: string, Sentence],
): void {
  if (day > todayOf(context.clock)) invalid(field, say('dayInFuture', { label }));
  if (from && day < from[0]) invalid(field, say(from[1]));
}
