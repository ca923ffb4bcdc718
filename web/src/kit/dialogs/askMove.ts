import { ApiError, reportDone } from '../../api/errors.ts';
import { type About, confirmAction } from './confirm.ts';

/**
 * Runs an action that needs no input: asks for confirmation, sends it, and shows the result. `onChanged` gets the updated record, or nothing if the
 * action was refused, because the shown record is then out of date; the failure has been shown already.
 * @param done shows what an action that took effect has done
 */
export async function askMove<Fresh>(
  question: string,
  about: About,
  move: () => Promise<Fresh>,
  onChanged: (fresh?: Fresh) => unknown,
  done: () => void = reportDone,
): Promise<void> {
  if (!(await confirmAction(question, about))) return;
  try {
    onChanged(await move());
    done();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    onChanged();
  }
}
