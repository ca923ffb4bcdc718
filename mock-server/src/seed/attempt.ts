import type { Context } from '../records/context.ts';
import { BusinessError } from '../records/fail.ts';

/** Business errors are what really happens to buyers, and leave nothing behind; anything else is a bug. */
export function attempt<T>(context: Context, work: () => T): T | undefined {
  try {
    return context.store.transaction(work);
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    return undefined;
  }
}
