import { ApiError, reportDone } from '../../api/errors.ts';
import { type About, confirmAction } from '../../kit/dialogs/confirm.ts';
import type { SharedOrder } from './orderKind.ts';

/**
 * A move that needs no input: asks, makes it, and says so. `onChanged` gets the fresh order, or none when the move was refused (the
 * failure was shown): what is on the screen is old then.
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
