import { journalType } from '#contracts/enums/finance.ts';
import { payType } from '#contracts/enums/orders.ts';
import { tradeSources } from '#contracts/finance/journalSources.ts';
import { expectUnlocked, post } from '../../finance/accounts.ts';
import type { Context } from '../../records/context.ts';
import type { Operator } from '../../records/operators.ts';
import type { StoredOrder, StoredRefund } from '../../store/tradeRows.ts';

/** What orders take from the balances of members, and what refunds give back. Both do nothing where another way was paid. */

/** @throws -1006 when the balance does not suffice, -1008 when the account is locked */
export function takeFromBalance(
  context: Context,
  { kind, id, orderNo, memberId, payPrice }: Readonly<StoredOrder>,
  way: StoredOrder['payType'],
  by: Operator,
): void {
  if (way !== payType.balance || payPrice === 0) return;
  expectUnlocked(context, memberId);
  const source = { type: tradeSources[kind].order, id, no: orderNo };
  post(context, { memberId, type: journalType.paid, change: -payPrice, source, by });
}

/** Money that comes back goes into a locked account, too. */
export function giveToBalance(
  context: Context,
  { kind, id, refundNo, memberId, channel, refundAmount }: Readonly<StoredRefund>,
  by: Operator,
): void {
  if (channel !== payType.balance || refundAmount === 0) return;
  const source = { type: tradeSources[kind].refund, id, no: refundNo };
  post(context, { memberId, type: journalType.refunded, change: refundAmount, source, by });
}
