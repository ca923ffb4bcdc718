import * as z from 'zod/mini';

/** At most `max` characters or entries. Later checks do not run on a longer value. */
export const atMost = (max: number, message?: string) =>
  z.maxLength(max, { abort: true, ...(message !== undefined && { error: message }) });
