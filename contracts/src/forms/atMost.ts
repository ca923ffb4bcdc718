import * as z from 'zod/mini';

/** No more characters or entries than that. What is longer is looked at no further: no later check sees it. */
export const atMost = (max: number, message?: string) =>
  z.maxLength(max, { abort: true, ...(message !== undefined && { error: message }) });
