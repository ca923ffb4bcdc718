import type { AccountJournal } from '../areas/accountJournals.ts';
import type { Account } from '../areas/memberAccounts.ts';
import { accountState, adjustDirection, journalSource, journalType } from '../enums/finance.ts';
import type { AccountAdjustForm, AccountLockForm } from '../finance/accountForms.ts';
import { logExample } from './logs.ts';

/** Right forms of accounts and points, and what the screens show of an account of which a part is held back. */

export const accountAdjustExample = {
  direction: adjustDirection.increase,
  amount: 12_800,
  reason: '入住当晚空调故障，补偿一晚早餐',
  certificates: ['/api/resorts/uploads/apology.png'],
} satisfies AccountAdjustForm;
export const accountLockExample = { reason: '收款人频繁更换，核实身份' } satisfies AccountLockForm;
const time = '2026-01-31 09:30:00';
export const accountExample = {
  id: '3',
  memberNo: 'M00000003',
  memberName: '陈晨',
  memberMobile: '199****1001',
  gradeName: '金卡会员',
  ...{ balance: 74_285, frozen: 200_000, totalIncome: 274_285, totalWithdraw: 0, totalPay: 0 },
  locked: accountState.normal,
  changeTime: time,
  lockReason: '',
  version: 2,
  logs: [{ ...logExample, fromStatus: 0, toStatus: 0 }],
} satisfies Omit<Account, 'actions'>;

/** The money of a send plan. */
export const accountJournalExample = {
  id: '71',
  journalNo: 'LS260131093000204733',
  memberId: '3',
  memberNo: 'M00000003',
  memberName: '陈晨',
  memberMobile: '199****1001',
  type: journalType.incomeSent,
  ...{ change: 274_285, balanceAfter: 274_285, frozenChange: 0, frozenAfter: 0 },
  ...{ refType: journalSource.sendPlan, refId: '12', refNo: '', remark: '', certificates: [] },
  operatorName: '钱思齐',
  createTime: time,
} satisfies AccountJournal;
