import type { Withdraw, WithdrawRow } from '../areas/withdraws.ts';
import { journalType, withdrawStatus, withdrawWay } from '../enums/finance.ts';
import type { FinanceAuditForm } from '../finance/auditForm.ts';
import type { WithdrawFailForm, WithdrawFinishForm } from '../finance/withdrawForms.ts';
import { logExample } from './logs.ts';

const certificates = ['/api/resorts/uploads/transfer.png'];

/** A right form of each move of a withdrawal, by the name of its call; the amount is that of the provider states. */
export const withdrawMoves = {
  audit: { pass: 1, reason: '' } satisfies Required<FinanceAuditForm>,
  finish: { amount: 300_000, transferNo: 'HZ20260131001', certificates } satisfies WithdrawFinishForm,
  fail: { reason: '收款账户已销户' } satisfies WithdrawFailForm,
};
/** An audit that refuses. */
export const withdrawRefusal = { pass: 0, reason: '收款账户与本人不符' } satisfies FinanceAuditForm;

const never = '1970-01-01 08:00:00';
const time = '2026-01-31 09:30:00';

/** What rows and the page show of a withdrawal; what is '' here may be empty. */
export const withdrawRecordExample = {
  ...{
    id: '3',
    withdrawNo: 'TX260131093000204733',
    memberId: '10',
    memberNo: 'M00000010',
    memberName: '陈晨',
  },
  memberMobile: '199****1001',
  memberFrozen: 0,
  accountLocked: 0,
  ...{ amount: 300_000, fee: 0, arriveAmount: 300_000, way: withdrawWay.bank },
  ...{ payeeName: '陈晨', payeeAccount: '****7808', payeeBank: '' },
  status: withdrawStatus.toAudit,
  createTime: time,
  ...{ auditUser: '', auditTime: never, payTime: never, finishTime: never, failReason: '' },
  ...{ rejectReason: '', payUser: '', channelNo: '', certificates, auditedByCaller: false },
  account: { balance: 200_000, frozen: 300_000, totalIncome: 0, totalWithdraw: 0, locked: 0 },
  journals: [
    {
      ...{ id: '7', journalNo: 'LS260131093000204733', type: journalType.withdrawFrozen },
      ...{ change: -300_000, frozenChange: 300_000, balanceAfter: 200_000, frozenAfter: 300_000 },
      ...{ operatorName: '陈晨', createTime: time },
    },
  ],
  recent: [
    {
      ...{ id: '2', withdrawNo: 'TX260101093000204733', amount: 10_000, way: withdrawWay.wechat },
      ...{ status: withdrawStatus.done, createTime: time },
    },
  ],
  logs: [{ ...logExample, fromStatus: 0, toStatus: withdrawStatus.toAudit }],
} satisfies Omit<Withdraw & WithdrawRow, 'actions'>;
