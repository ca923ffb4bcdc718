import type { IncomeRecord, IncomeRow } from '../areas/incomeRecords.ts';
import type { SendPlanRecord, SendPlanRow } from '../areas/sendPlans.ts';
import {
  incomeSource,
  incomeStatus,
  incomeType,
  planCancelMode,
  sendMode,
  sendPlanStatus,
} from '../enums/finance.ts';
import type { FinanceAuditForm } from '../finance/auditForm.ts';
import type { IncomeForm, IncomeVoidForm, PlanAdjustForm, PlanCancelForm } from '../finance/incomeForms.ts';
import { logExample } from './logs.ts';

/** Right forms of incomes and send plans. Ids and days are those of a world made for them; the amounts are those of golden number E3. */

export const incomeExample = {
  memberId: '10',
  amount: 1_920_000,
  estateId: '1',
  certificates: ['/api/resorts/uploads/income.png'],
  remark: '合同附件三约定的组织补贴',
  sendMode: sendMode.equal,
  periods: 7,
  everyMonths: 1,
  firstDate: '2026-01-31',
} satisfies IncomeForm;

export const incomeMoves = {
  audit: { pass: 1, reason: '' } satisfies Required<FinanceAuditForm>,
  void: { reason: '合作提前终止', takeBack: 1 } satisfies IncomeVoidForm,
  takeBack: { reason: '补录对象有误' },
};
export const planMoves = {
  adjust: { planDate: '2026-02-28', amount: 90_000, otherId: '2', version: 1 } satisfies PlanAdjustForm,
  cancel: {
    mode: planCancelMode.replan,
    otherId: '2',
    reason: '末两期合并结算',
  } satisfies PlanCancelForm,
};

const time = '2026-01-31 09:30:00';
/** What rows and the page show of an income of which a part was sent. */
export const incomeRecordExample = {
  id: '5',
  incomeNo: 'SR260131093000204733',
  memberId: '10',
  memberName: '陈晨',
  memberMobile: '199****1001',
  type: incomeType.recommend,
  sourceType: incomeSource.recommend,
  sourceId: '3',
  sourceNo: '',
  ownerName: '',
  amount: 1_920_000,
  sentAmount: 274_285,
  pendingAmount: 1_645_715,
  cancelAmount: 0,
  sentPeriods: 1,
  periods: 7,
  status: incomeStatus.sending,
  createTime: time,
  basis: '',
  sendMode: sendMode.equal,
  everyMonths: 1,
  remark: '',
  certificates: ['/api/resorts/uploads/income.png'],
  createUser: '',
  isOwn: 0,
  auditUser: '',
  auditTime: time,
  endReason: '',
  takenBackAmount: 0,
  balance: 274_285,
  plans: [
    {
      ...{ id: '7', planNo: 'FP260131093000204733', period: 1, planDate: '2026-01-31', amount: 274_285 },
      ...{ status: sendPlanStatus.sent, sendTime: time, journalNo: 'LS260131093000204733' },
      ...{ cancelReason: '', mergedInto: 0 },
    },
  ],
  logs: [{ ...logExample, fromStatus: incomeStatus.toAudit, toStatus: incomeStatus.toSend }],
} satisfies Omit<IncomeRecord & IncomeRow, 'actions'>;

export const sendPlanRecordExample = {
  id: '7',
  planNo: 'FP260131093000204733',
  incomeId: '5',
  incomeNo: 'SR260131093000204733',
  memberName: '陈晨',
  memberMobile: '199****1001',
  incomeType: incomeType.recommend,
  period: 1,
  periods: 7,
  planDate: '2026-01-31',
  amount: 274_285,
  status: sendPlanStatus.sent,
  failReason: '',
  sendTime: time,
  sendUser: '',
  memberId: '10',
  memberFrozen: 0,
  accountLocked: 0,
  createTime: time,
  cancelReason: '',
  version: 1,
  income: {
    ...{ status: incomeStatus.sending, ownerName: '', amount: 1_920_000, sentAmount: 274_285 },
    ...{ pendingAmount: 1_645_715, cancelAmount: 0 },
  },
  siblings: [
    {
      ...{ id: '8', planNo: 'FP260131093000205350', period: 2, planDate: '2026-02-28', amount: 274_285 },
      ...{ status: sendPlanStatus.waiting, sendTime: time },
    },
  ],
  account: { before: 0, after: 274_285, frozen: 0, locked: 0 },
  journal: { journalNo: 'LS260131093000204733', change: 274_285, balanceAfter: 274_285, time },
  logs: [{ ...logExample, fromStatus: sendPlanStatus.waiting, toStatus: sendPlanStatus.sent }],
} satisfies Omit<SendPlanRecord & SendPlanRow, 'actions'>;
