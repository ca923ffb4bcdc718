import { journalSource, journalType, withdrawStatus } from '#contracts/enums/finance.ts';
import { status } from '#contracts/envelope.ts';
import type { FinanceAuditForm } from '#contracts/finance/auditForm.ts';
import type { WithdrawFailForm, WithdrawFinishForm } from '#contracts/finance/withdrawForms.ts';
import { hundredths } from '#contracts/hundredths.ts';
import { say } from '#contracts/words.ts';
import type { Context } from '../records/context.ts';
import { fail } from '../records/fail.ts';
import { byMember, bySystem, type Clerk, logLine, type Operator } from '../records/operators.ts';
import { sendSms } from '../records/sms.ts';
import type { StoredWithdraw } from '../store/financeRows.ts';
import { nowOf } from '../store/today.ts';
import { accountOf, post } from './accounts.ts';
import { askPayout } from './payouts.ts';
import { expectWithdrawMove, type Withdraw } from './withdrawRules.ts';

/** The moves of a withdrawal (domain design, section 14). Each checks the state that it starts from: of two callers the second one gets -1005. */

/** Writes a change with its line in the log. */
export function writeWithdraw(
  context: Context,
  row: Withdraw,
  patch: Partial<StoredWithdraw>,
  by: Operator,
  action: string,
  remark = '',
): Withdraw {
  const line = logLine(context, by, action, row.status, patch.status ?? row.status, remark);
  return context.store.withdraws.update(row.id, { ...patch, logs: [...row.logs, line] });
}

/** A row of the journal for the whole amount: frozen, gone, or back in the balance. */
function postAmount(
  context: Context,
  { id, withdrawNo, memberId }: Withdraw,
  type:
    | typeof journalType.withdrawFrozen
    | typeof journalType.withdrawn
    | typeof journalType.withdrawReturned,
  { change, frozenChange }: { change: number; frozenChange: number },
  by: Operator,
): void {
  const source = { type: journalSource.withdraw, id, no: withdrawNo };
  post(context, { memberId, type, change, frozenChange, source, by });
}

export const freeze = (context: Context, withdraw: Withdraw, by: Operator): void =>
  postAmount(
    context,
    withdraw,
    journalType.withdrawFrozen,
    { change: -withdraw.amount, frozenChange: withdraw.amount },
    by,
  );

const unfreeze = (context: Context, withdraw: Withdraw, by: Operator): void =>
  postAmount(
    context,
    withdraw,
    journalType.withdrawReturned,
    { change: withdraw.amount, frozenChange: -withdraw.amount },
    by,
  );

/** By the mobile that the member has now. */
const tell = (context: Context, { memberId, memberMobile, withdrawNo }: Withdraw, message: string): void =>
  sendSms(
    context,
    context.store.members.get(memberId)?.mobile ?? memberMobile,
    `${message}，提现编号${withdrawNo}`,
  );

/** 10 → 20, or 50 with a reason. */
export function auditWithdraw(
  context: Context,
  withdraw: Withdraw,
  { pass, reason = '' }: FinanceAuditForm,
  by: Clerk,
): Withdraw {
  const audited = { auditUserId: by.id, auditUser: by.name, auditTime: nowOf(context.clock) };
  if (pass === 1) {
    expectWithdrawMove(context, withdraw, 'pass');
    return writeWithdraw(context, withdraw, { ...audited, status: withdrawStatus.toPay }, by, '审核通过');
  }
  expectWithdrawMove(context, withdraw, 'refuse');
  unfreeze(context, withdraw, by);
  const patch = { ...audited, status: withdrawStatus.refused, rejectReason: reason };
  const refused = writeWithdraw(context, withdraw, patch, by, '驳回', reason);
  tell(context, refused, `您的提现${hundredths(refused.amount)}元未通过审核：${reason}，金额已退回余额`);
  return refused;
}

/** 10 → 80, by the member. */
export function revokeWithdraw(context: Context, withdraw: Withdraw): Withdraw {
  expectWithdrawMove(context, withdraw, 'revoke');
  const by = byMember({ name: withdraw.memberName });
  unfreeze(context, withdraw, by);
  return writeWithdraw(context, withdraw, { status: withdrawStatus.revoked }, by, '撤销申请');
}

/** 20 → 30, or 60 → 30 again under the same number: the channel has it. Whoever audited it does not pay it. */
export function payWithdraw(
  context: Context,
  withdraw: Withdraw,
  by: Clerk,
  move: 'pay' | 'retry' = 'pay',
): Withdraw {
  expectWithdrawMove(context, withdraw, move, by.id);
  if (accountOf(context.store, withdraw.memberId).frozen < withdraw.amount)
    fail(status.short, say('frozenShort'));
  const patch = {
    ...{ status: withdrawStatus.paying, failReason: '', payUser: by.name, payTime: nowOf(context.clock) },
    ...askPayout(context, withdraw),
  };
  // The next try and the transfer at the bank have numbers of their own: that of this one stays in the log.
  const number = `渠道单号：${patch.channelNo}`;
  return writeWithdraw(context, withdraw, patch, by, move === 'pay' ? '发起打款' : '重试打款', number);
}

/** 30 → 40: the money is out. */
function paidOut(
  context: Context,
  withdraw: Withdraw,
  patch: Partial<StoredWithdraw>,
  by: Operator,
  action: string,
  remark = '',
): Withdraw {
  postAmount(context, withdraw, journalType.withdrawn, { change: 0, frozenChange: -withdraw.amount }, by);
  const all = { ...patch, status: withdrawStatus.done, answerAt: 0, finishTime: nowOf(context.clock) };
  const done = writeWithdraw(context, withdraw, all, by, action, remark);
  tell(context, done, `您的提现${hundredths(done.amount - done.fee)}元已到账`);
  return done;
}

/** 30 → 60: the money did not arrive, and stays frozen. */
function notPaid(
  context: Context,
  withdraw: Withdraw,
  failReason: string,
  by: Operator,
  action: string,
): Withdraw {
  const patch = { status: withdrawStatus.failed, answerAt: 0, failReason };
  return writeWithdraw(context, withdraw, patch, by, action, failReason);
}

/**
 * The channel says what became of a payment. It may say so twice, and late: what is not the answer to the last try of a payment that is under way changes
 * nothing.
 */
export function channelAnswers(
  context: Context,
  withdraw: Withdraw,
  { failReason, channelNo }: { failReason: string; channelNo: string },
): Withdraw {
  if (withdraw.status !== withdrawStatus.paying || channelNo !== withdraw.channelNo) return withdraw;
  expectWithdrawMove(context, withdraw, 'answer');
  if (failReason === '') return paidOut(context, withdraw, {}, bySystem, '渠道打款成功');
  return notPaid(context, withdraw, failReason, bySystem, '渠道打款失败');
}

/** 30 → 40: a bank transfer has arrived, as its certificates show. */
export function finishWithdraw(
  context: Context,
  withdraw: Withdraw,
  { amount, transferNo, certificates }: WithdrawFinishForm,
  by: Operator,
): Withdraw {
  expectWithdrawMove(context, withdraw, 'finish');
  if (amount !== withdraw.amount - withdraw.fee)
    fail(status.amountMismatch, say('paidOutDiffers'), { field: 'amount' });
  // One transfer pays one withdrawal: whoever mixes two up would call out money that never went out.
  if (context.store.withdraws.by('channelNo', transferNo).some(({ id }) => id !== withdraw.id))
    fail(status.duplicate, say('transferTaken'), { field: 'transferNo' });
  const patch = { channelNo: transferNo, certificates };
  return paidOut(context, withdraw, patch, by, '确认到账', `交易号：${transferNo}`);
}

/** 30 → 60: a bank transfer came back, as staff saw at the bank. */
export function failWithdraw(
  context: Context,
  withdraw: Withdraw,
  { reason }: WithdrawFailForm,
  by: Operator,
): Withdraw {
  expectWithdrawMove(context, withdraw, 'fail');
  return notPaid(context, withdraw, reason, by, '登记打款失败');
}

/** 60 → 70: the channel has refused the money for good, and it goes back to the balance. */
export function giveBackWithdraw(context: Context, withdraw: Withdraw, by: Operator): Withdraw {
  expectWithdrawMove(context, withdraw, 'giveBack');
  unfreeze(context, withdraw, by);
  const back = writeWithdraw(context, withdraw, { status: withdrawStatus.returned }, by, '退回余额');
  tell(context, back, `您的提现未成功，${hundredths(back.amount)}元已退回余额`);
  return back;
}
