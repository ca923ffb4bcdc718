import * as z from 'zod/mini';
import { daysBetween } from '../days.ts';
import { say } from '../words.ts';
import { spanRule } from './spans.ts';
import '../words/statistics.ts';

/** The most days of a call that answers day by day. */
export const mostDays = 366;

/** A span of days does not end before it begins, and has at most 366 days; each mistake has words of its own. @param from names of its fields */
export const yearSpan = <From extends string, To extends string>(from: From, to: To) => {
  const isInOrder = spanRule(from, to);
  const isShort = z.refine<{ [Field in From | To]: string }>(
    (span) => daysBetween(span[from], span[to]) < mostDays,
    { error: say('daySpan', { n: mostDays }), path: [to] },
  );
  return [isInOrder, isShort] as const;
};
