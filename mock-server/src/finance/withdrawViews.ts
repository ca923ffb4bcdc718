import type { WithdrawRow as ListRow, Withdraw as WithdrawRecord } from '#contracts/areas/withdraws.ts';
import { journalSource, withdrawStatus, withdrawWay } from '#contracts/enums/finance.ts';
import { maskCard, maskEmail, maskMobile } from '#contracts/forms/masks.ts';
import { type Context, callerOf } from '../records/context.ts';
import { platform, reachOf } from '../records/reach.ts';
import { accountOf } from './accounts.ts';
import { possibleCalls, type Withdraw } from './withdrawRules.ts';

/** Withdrawals as lists and details show them (domain design, sections 14.1 and 14.2). */

const recentCount = 5;

function maskedAccount({ way, payeeAccount }: Withdraw): string {
  if (way === withdrawWay.bank) return maskCard(payeeAccount);
  return way === withdrawWay.alipay ? maskEmail(maskMobile(payeeAccount)) : payeeAccount;
}

/** What the caller may do with a withdrawal now, by the name of the call. */
const actionsOf = (context: Context, withdraw: Withdraw): string[] =>
  reachOf(context, 'Withdraw', 'manage')(platform)
    ? [...possibleCalls(context, withdraw, callerOf(context).user.id), 'reveal']
    : [];

export function withdrawRow(context: Context, withdraw: Withdraw): ListRow {
  const { id, withdrawNo, memberId, memberName, memberMobile, amount, fee, way } = withdraw;
  const {
    payeeName,
    payeeBank,
    status,
    createTime,
    auditUserId,
    auditUser,
    auditTime,
    payTime,
    finishTime,
    failReason,
  } = withdraw;
  const member = context.store.members.get(memberId);
  return {
    ...{ id, withdrawNo, memberId, memberName, memberMobile: maskMobile(memberMobile) },
    memberNo: member?.memberNo ?? '',
    memberFrozen: member?.frozen ?? 0,
    accountLocked: accountOf(context.store, memberId).locked,
    auditedByCaller: status === withdrawStatus.toPay && auditUserId === callerOf(context).user.id,
    ...{ amount, fee, arriveAmount: amount - fee, way },
    ...{ payeeName, payeeAccount: maskedAccount(withdraw), payeeBank },
    ...{ status, createTime, auditUser, auditTime, payTime, finishTime, failReason },
    actions: actionsOf(context, withdraw),
  };
}

export function withdrawRecord(context: Context, withdraw: Withdraw): WithdrawRecord {
  const { store } = context;
  const { id, memberId, rejectReason, payUser, channelNo, certificates, logs } = withdraw;
  const { balance, frozen, totalIncome, totalWithdraw, locked } = accountOf(store, memberId);
  return {
    ...withdrawRow(context, withdraw),
    ...{ rejectReason, payUser, channelNo, certificates },
    account: { balance, frozen, totalIncome, totalWithdraw, locked },
    journals: store.accountJournals
      .by('refId', id)
      .filter(({ refType }) => refType === journalSource.withdraw)
      .map(({ id, journalNo, type, change, frozenChange, balanceAfter, frozenAfter, ...row }) => ({
        ...{ id, journalNo, type, change, frozenChange, balanceAfter, frozenAfter },
        ...{ operatorName: row.operatorName, createTime: row.createTime },
      })),
    recent: store.withdraws
      .by('memberId', memberId)
      .filter((one) => one.id !== id)
      .slice(-recentCount)
      .reverse()
      .map(({ id, withdrawNo, amount, way, status, createTime }) => ({
        ...{ id, withdrawNo, amount, way, status, createTime },
      })),
    logs: [...logs].reverse(),
  };
}
