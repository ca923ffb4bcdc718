import { voucherStatus } from '#contracts/enums/orders.ts';
import type { PlaceOrder } from '#contracts/trade/orders.ts';

type Ticket = Pick<PlaceOrder, 'useDate' | 'validUntil' | 'actions' | 'serverTime'> & {
  vouchers: readonly { code: string; status: number }[];
};

/** Codes are scanned and typed with spaces, line breaks and full-width signs. */
export const cleanCode = (text: string) => text.normalize('NFKC').replace(/[\s\p{Cf}\p{Cc}]/gu, '');

/** Why a ticket cannot be taken today; undefined if it can. */
export function ticketRefusal({ vouchers, useDate, validUntil, actions, serverTime }: Ticket, code: string) {
  const today = serverTime.slice(0, 10);
  const voucher = vouchers.find((one) => one.code === code);
  if (voucher?.status === voucherStatus.locked) return 'voucherLocked';
  if (voucher?.status === voucherStatus.expired) return 'validityOver';
  if (voucher?.status !== voucherStatus.unused) return 'voucherGone';
  if (today < useDate) return 'notYetUseDate';
  if (today > validUntil) return 'validityOver';
  return actions.includes('verify') ? undefined : 'orderStateChanged';
}

/** The tickets of the order that can be taken today. */
export const openCodes = (ticket: Ticket): string[] =>
  ticket.vouchers.map(({ code }) => code).filter((code) => ticketRefusal(ticket, code) === undefined);
