import type { Context } from '../records/context.ts';
import { BusinessError } from '../records/fail.ts';

/** Runs work in a transaction; a business error is expected and takes everything back, any other error is a bug and goes on. */
export function attempt<T>(context: Context, work: () => T): T | undefined {
  try {
    return context.store.transaction(work);
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    return undefined;
  }
}
