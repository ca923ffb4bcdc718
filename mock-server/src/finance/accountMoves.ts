import { accountState, journalType } from '#contracts/enums/finance.ts';
import { status } from '#contracts/envelope.ts';
import { type AccountAdjustForm, signedBy } from '#contracts/finance/accountForms.ts';
import { hundredths } from '#contracts/hundredths.ts';
import { say } from '#contracts/words.ts';
import type { Context } from '../records/context.ts';
import { fail } from '../records/fail.ts';
import type { Operator } from '../records/operators.ts';
import { type Account, type AccountJournal, accountLine, accountOf, post, writeAccount } from './accounts.ts';

/** What staff do with accounts (domain design, section 13.1). Each move leaves a line in the log of the account. */

/** Adds to the balance or takes from it, also of a locked account. @throws -1006 when there is less */
export function adjustAccount(
  context: Context,
  memberId: string,
  { direction, amount, reason, certificates = [] }: AccountAdjustForm,
  by: Operator,
): AccountJournal {
  const change = signedBy(direction, amount);
  if (accountOf(context.store, memberId).balance + change < 0)
    fail(status.short, say('balanceShort'), { field: 'amount' });
  return post(context, {
    ...{ memberId, change, remark: reason, certificates, by },
    type: change < 0 ? journalType.deducted : journalType.added,
    action: `${change < 0 ? '扣减' : '增加'}余额${hundredths(amount)}元`,
  });
}

/** Locks an account or unlocks it. @throws -1005 when it is so already */
export function lockAccount(
  context: Context,
  memberId: string,
  locked: Account['locked'],
  reason: string,
  by: Operator,
): Account {
  const account = accountOf(context.store, memberId);
  if (account.locked === locked) fail(status.wrongState, say('wrongState'));
  const isLocked = locked === accountState.locked;
  const line = accountLine(context, account, isLocked ? '锁定账户' : '解锁账户', reason, by, locked);
  return writeAccount(context, memberId, {
    locked,
    lockReason: isLocked ? reason : '',
    logs: [...account.logs, line],
  });
}
