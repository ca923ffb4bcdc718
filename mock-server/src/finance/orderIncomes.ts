import { incomeStatus, incomeType } from '#contracts/enums/finance.ts';
import type { Context } from '../records/context.ts';
import type { Operator } from '../records/operators.ts';
import type { StoredOrder } from '../store/tradeRows.ts';
import { accountOf } from './accounts.ts';
import { heldOf } from './incomeRows.ts';
import { endIncome, takeBackIncome } from './incomes.ts';

/**
 * Rebates of an order that was refunded as a whole, or that a refund has closed, are not owed any more (domain design, section 11.5): what was not sent is void, and what was is
 * taken back where the account has it. What it has not stays sent, for staff to take back later: a refund does not wait for it.
 */
export function endRebates(
  context: Context,
  order: Readonly<StoredOrder>,
  reason: string,
  by: Operator,
): void {
  const { store } = context;
  const { toAudit, toSend, sending, sent } = incomeStatus;
  const rebates = store.incomes
    .by('sourceId', order.id)
    .filter(({ sourceType, type }) => sourceType === 'orders' && type === incomeType.rebate);
  for (const income of rebates) {
    const isOpen = ([toAudit, toSend, sending] as number[]).includes(income.status);
    const ended = isOpen ? endIncome(context, income, reason, by) : income;
    const held = heldOf(ended);
    const mayTakeBack = isOpen || ended.status === sent;
    if (mayTakeBack && held > 0 && accountOf(store, ended.memberId).balance >= held)
      takeBackIncome(context, ended, reason, by);
  }
}
