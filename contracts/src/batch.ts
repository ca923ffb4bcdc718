import * as z from 'zod/mini';
import { atMost } from './forms/atMost.ts';
import { told } from './forms/fieldInfo.ts';
import { id } from './forms/fields.ts';
import { type Label, say } from './words.ts';

/** Calls that do the same to several records; each succeeds or fails for itself. */

/** The records: at least one, at most `max`, none twice. */
export const batchIds = (label: Label, max: number) =>
  told(
    z.array(id).check(
      z.minLength(1, say('choose', { label })),
      atMost(max, say('tooMany', { label, n: max })),
      z.refine((ids) => new Set(ids).size === ids.length, say('twice', { label })),
    ),
    { label, required: true, max },
  );

/** In the order of the ids; `status` and `message` as of the single call. */
export const batchResults = z.array(z.object({ id, status: z.int(), message: z.string() }));
export type BatchResult = z.infer<typeof batchResults>[number];
