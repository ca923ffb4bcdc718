import { refundStatus } from '#contracts/enums/orders.ts';
import { status } from '#contracts/envelope.ts';
import type { Refund } from '#contracts/trade/refunds.ts';
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

/**
 * Sends the money, without a dialog. A payment channel answers later, and the message says that the refund was handed over; a refund to
 * the member's balance is paid at once, and the message is that of any move.
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
