import { status } from '#contracts/envelope.ts';
import { ApiError, reportDone } from '../../api/errors.ts';
import { notify } from '../../api/notice.ts';

type Reload = () => unknown;

/**
 * A transition. When somebody else was faster (-1005), what is shown is old and is asked for anew; the failure goes on to the dialog,
 * which keeps its input.
 */
export async function attempted(work: Promise<unknown>, reload: Reload): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof ApiError && error.status === status.wrongState) void reload();
    throw error;
  }
}

/** After a transition: says so, closes its dialog, and then asks anew for what stands behind it. */
export async function finished(reload: Reload, close?: () => unknown): Promise<void> {
  reportDone();
  await close?.();
  void reload();
}

/** The money is handed to the channel, without a dialog. Whether it arrives shows later, in the refund's status. */
export async function handedOver(work: Promise<unknown>, reload: Reload, words: string): Promise<void> {
  await attempted(work, reload);
  notify('success', words);
  void reload();
}
