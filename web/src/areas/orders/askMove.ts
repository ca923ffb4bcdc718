import { ApiError, reportDone } from '../../api/errors.ts';
import { type About, confirmAction } from '../../kit/dialogs/confirm.ts';
import type { SharedOrder } from './orderKind.ts';

/**
 * Runs an action that needs no input: asks for confirmation, sends it, and shows the result. `onChanged` gets the updated order, or nothing if the
 * action was refused, because the shown order is then out of date; the failure has been shown already.
 */
export async function askMove(
  question: string,
  about: About,
  move: () => Promise<SharedOrder>,
  onChanged: (fresh?: SharedOrder) => void,
): Promise<void> {
  if (!(await confirmAction(question, about))) return;
  try {
    onChanged(await move());
    reportDone();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    onChanged();
  }
}
