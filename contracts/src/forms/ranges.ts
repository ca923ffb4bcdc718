import * as z from 'zod/mini';
import { queryNumber } from '../envelope.ts';
import { type Sentence, say } from '../words.ts';

/** One end of a span of amounts as a filter. Cents. */
export const centsFilter = z.optional(queryNumber(0, 9_999_999_999));

/** The highest is not below the lowest; either may be missing. @param from names of its fields */
export const rangeRule = <From extends string, To extends string>(from: From, to: To, wrong: Sentence) =>
  z.refine<{ [Field in From | To]?: number | undefined }>(
    (range) => range[from] === undefined || range[to] === undefined || range[from] <= range[to],
    { error: say(wrong), path: [to] },
  );

/** The version of what is there before anything was saved of it; then it is 0. */
export const recordVersion = z.int().check(z.gte(0));
