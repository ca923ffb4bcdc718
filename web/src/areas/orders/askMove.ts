import { ApiError, reportDone } from '../../api/errors.ts';
import { confirmAction } from '../../kit/confirm.ts';
import type { SharedOrder } from './orderKind.ts';

/**
 * A move that needs no input: asks, makes it, and says so. `onChanged` gets the fresh order, or none when the move was refused (the
 * failure was shown): what is on the screen is old then.
 */
export async function askMove(
  question: string,
  move: () => Promise<SharedOrder>,
  onChanged: (fresh?: SharedOrder) => void,
): Promise<void> {
  if (!(await confirmAction(question))) return;
  try {
    onChanged(await move());
    reportDone();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    onChanged();
  }
}
