import { refundStatus } from '#contracts/enums/orders.ts';
import { status } from '#contracts/envelope.ts';
import type { Refund } from '#contracts/trade/refunds.ts';
import { ApiError, reportDone } from '../../api/errors.ts';
import { notify } from '../../api/notice.ts';

type Reload = () => unknown;

/**
 * Runs an action. If it is refused because somebody else has changed the refund (-1005), the refund is loaded again; the error is thrown to the
 * dialog, which keeps its input.
 */
export async function attempted(work: Promise<unknown>, reload: Reload): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof ApiError && error.status === status.wrongState) void reload();
    throw error;
  }
}

/** After an action: shows success, closes the dialog, and then loads the data behind it again. */
export async function finished(reload: Reload, close?: () => unknown): Promise<void> {
  reportDone();
  await close?.();
  void reload();
}

/**
 * Runs an action without a dialog that pays a refund. A payment channel answers later, so the message says that the refund was handed over; a refund
 * to the member's balance is paid at once, with the usual success message.
 */
export async function paid(work: Promise<Refund>, reload: Reload, handedOver: string): Promise<void> {
  await attempted(
    work.then((refund) => {
      if (refund.status === refundStatus.paying) notify('success', handedOver);
      else reportDone();
    }),
    reload,
  );
  void reload();
}
