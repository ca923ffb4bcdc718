import { status } from '#contracts/envelope.ts';
import { ApiError, reportDone } from '../../api/errors.ts';

/**
 * After a transition: says so and asks for the page anew. When somebody else was faster (-1005), what is shown is old and is
 * asked for anew as well; the failure goes on to the dialog, which keeps its input.
 */
export async function moved(work: Promise<unknown>, reload: () => unknown): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof ApiError && error.status === status.wrongState) void reload();
    throw error;
  }
  reportDone();
  void reload();
}
