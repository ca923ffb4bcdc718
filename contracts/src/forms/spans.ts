import * as z from 'zod/mini';
import { say } from '../words.ts';

/** A span of days does not end before it begins; either end may be missing. @param from names of its fields */
export const spanRule = <From extends string, To extends string>(from: From, to: To) =>
  z.refine<{ [Field in From | To]?: string | undefined }>(
    (span) => !span[from] || !span[to] || span[from] <= span[to],
    { error: say('dateRange'), path: [to] },
  );
