import type { BatchResult } from '#contracts/batch.ts';
import { status } from '#contracts/envelope.ts';
import { say, speak } from '#contracts/words.ts';
import { BusinessError } from './fail.ts';

/** Does the same to several records; one that is refused says why and does not stop the others. `work` checks before it changes anything. */
export const eachOf = (ids: readonly string[], work: (id: string) => unknown): BatchResult[] =>
  ids.map((id) => {
    try {
      work(id);
      return { id, status: status.ok, message: speak(say('ok')) };
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      return { id, status: error.status, message: error.message };
    }
  });
