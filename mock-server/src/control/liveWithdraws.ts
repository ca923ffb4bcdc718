import type { Faker } from '@faker-js/faker';
import { withdrawStatus, withdrawWay } from '#contracts/enums/finance.ts';
import { withdrawLimits } from '#contracts/finance/withdrawForms.ts';
import { revokeWithdraw } from '../finance/withdrawMoves.ts';
import { memberWithdraws } from '../finance/withdrawRequests.ts';
import type { Context } from '../records/context.ts';

/** What simulated members do with their balances; staff are those who watch the demo. */

/** A member who has something takes some of it out; every fifth thinks better of a request that waits. */
export function somebodyWithdraws(context: Context, { helpers, number }: Faker): void {
  const { store } = context;
  const waiting = store.withdraws.by('status', withdrawStatus.toAudit);
  if (waiting.length > 0 && number.int({ min: 1, max: 5 }) === 1) {
    revokeWithdraw(context, helpers.arrayElement(waiting));
    return;
  }
  const accounts = store.memberAccounts.all().filter(({ balance }) => balance >= withdrawLimits.min);
  if (accounts.length === 0) return;
  const { memberId, balance } = helpers.arrayElement(accounts);
  const mobile = store.members.get(memberId)?.mobile ?? '';
  // Whole yuan; below the amount from which a document is asked for, which many do not have on file.
  const most = Math.min(balance, withdrawLimits.verifiedFrom - 100);
  const amount = number.int({ min: 1, max: Math.floor(most / 100) }) * 100;
  const way = helpers.arrayElement([withdrawWay.wechat, withdrawWay.alipay]);
  memberWithdraws(context, { mobile, amount, way, ...(way === withdrawWay.alipay && { account: mobile }) });
}
