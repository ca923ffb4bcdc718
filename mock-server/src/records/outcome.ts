import type { BatchResult } from '#contracts/batch.ts';
import { status } from '#contracts/envelope.ts';
import { type Sentence, say, speak } from '#contracts/words.ts';
import { BusinessError } from './fail.ts';

/** What became of one of several things done in one call. */
interface Outcome extends Omit<BatchResult, 'id'> {
  /** The first bad field; '' without one. */
  field: string;
}

/**
 * Does one of several things: a refusal says why and does not stop the others. `work` checks before it changes anything.
 * @param work may answer another sentence than the usual one of success
 */
export function outcomeOf(work: () => Sentence | undefined): Outcome {
  try {
    return { status: status.ok, message: speak(say(work() ?? 'ok')), field: '' };
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    const { field = '' } = (error.data ?? {}) as { field?: string };
    return { status: error.status, message: error.message, field };
  }
}

/** Does the same to several records. */
export const eachOf = (ids: readonly string[], work: (id: string) => unknown): BatchResult[] =>
  ids.map((id) => {
    const { status: code, message } = outcomeOf(() => void work(id));
    return { id, status: code, message };
  });
