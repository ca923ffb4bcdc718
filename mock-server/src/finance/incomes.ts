import {
  incomeStatus,
  journalSource,
  journalType,
  type SendMode,
  sendMode,
  sendPlanStatus,
} from '#contracts/enums/finance.ts';
import { status } from '#contracts/envelope.ts';
import type { IncomeVoidForm } from '#contracts/finance/incomeForms.ts';
import { monthlyPlans, type PlanPart } from '#contracts/finance/sendPlans.ts';
import { hundredths } from '#contracts/hundredths.ts';
import { never } from '#contracts/wireTime.ts';
import { say } from '#contracts/words.ts';
import type { Context } from '../records/context.ts';
import { fail } from '../records/fail.ts';
import { numberAt } from '../records/numbers.ts';
import { logLine, type Operator } from '../records/operators.ts';
import type { StoredIncome } from '../store/financeRows.ts';
import { nowOf } from '../store/today.ts';
import { accountOf, post } from './accounts.ts';
import { heldOf, type Income, isPending, plansOf, writeIncome, writePlan } from './incomeRows.ts';
import { incomeTable } from './incomeRules.ts';

/** The moves of an income (domain design, section 12.2). Each checks the status that it starts from. */

const { toAudit, toSend, rejected, voided } = incomeStatus;

/** What an income is for, and whom it is owed. */
export type IncomeSource = Pick<
  StoredIncome,
  | 'memberId'
  | 'memberName'
  | 'memberMobile'
  | 'estateId'
  | 'ownerName'
  | 'type'
  | 'sourceType'
  | 'sourceId'
  | 'sourceNo'
>;
/** How it is paid. */
export interface Sending {
  sendMode: SendMode;
  everyMonths: number;
  parts: PlanPart[];
}
export interface IncomeTerms extends Pick<StoredIncome, 'purpose' | 'amount' | 'basis'>, Sending {}

/** Monthly parts from the first day on. */
export function monthly(amount: number, periods: number, firstDate: string): Sending {
  const parts = monthlyPlans(amount, periods, firstDate);
  const isOnce = parts.length === 1;
  return { sendMode: isOnce ? sendMode.once : sendMode.equal, everyMonths: isOnce ? 0 : 1, parts };
}

/** – → 10: what the platform owes a member. Its plans come with its audit. */
export function openIncome(
  context: Context,
  source: IncomeSource,
  terms: IncomeTerms,
  by: Operator,
  written: Partial<Pick<StoredIncome, 'remark' | 'certificates' | 'createUserId' | 'createUser'>> = {},
): Income {
  const { store, clock } = context;
  const createTime = nowOf(clock);
  return store.incomes.insert({
    ...source,
    ...terms,
    createTime,
    incomeNo: numberAt(createTime, 'SR', store.incomes.rows().length),
    ...{ sentAmount: 0, cancelAmount: 0, takenBackAmount: 0, takenBackTime: never },
    periods: terms.parts.length,
    ...{ remark: '', certificates: [], createUserId: '', createUser: '' },
    ...written,
    ...{ auditUser: '', auditTime: never, endReason: '' },
    status: toAudit,
    logs: [logLine(context, by, '产生收入', 0, toAudit, written.remark || terms.basis)],
  });
}

const audited = ({ clock }: Context, by: Operator) => ({ auditUser: by.name, auditTime: nowOf(clock) });

/** 10 → 20: its plans are made, and may be sent from their days on. */
export function passIncome(context: Context, income: Income, by: Operator): Income {
  incomeTable.expect(income, 'audit', context);
  const { store, clock } = context;
  const { id: incomeId, memberId, periods, parts } = income;
  const createTime = nowOf(clock);
  for (const part of parts)
    store.sendPlans.insert({
      ...part,
      createTime,
      planNo: numberAt(createTime, 'FP', store.sendPlans.rows().length),
      ...{ incomeId, memberId, periods, status: sendPlanStatus.waiting },
      ...{ sendTime: '', sendUser: '', failReason: '', cancelReason: '', mergedInto: 0 },
      logs: [logLine(context, by, '生成计划', 0, sendPlanStatus.waiting)],
    });
  return writeIncome(context, income, { status: toSend, ...audited(context, by) }, by, '审核通过');
}

/** 10 → 50: nothing of it will be sent. */
export function rejectIncome(context: Context, income: Income, reason: string, by: Operator): Income {
  incomeTable.expect(income, 'audit', context);
  const patch = { status: rejected, cancelAmount: income.amount, endReason: reason };
  return writeIncome(context, income, { ...patch, ...audited(context, by) }, by, '驳回', reason);
}

/** 20, 30 → 60. What was sent stays, or is taken back. */
export function voidIncome(
  context: Context,
  income: Income,
  { reason, takeBack, sentAmount }: IncomeVoidForm,
  by: Operator,
): Income {
  incomeTable.expect(income, 'void', context);
  if (sentAmount !== undefined && sentAmount !== income.sentAmount) fail(status.stale, say('stale'));
  const ended = endIncome(context, income, reason, by);
  return takeBack === 1 && heldOf(ended) > 0 ? takenBack(context, ended, reason, by) : ended;
}

/** 10, 20, 30 → 60: what was not sent is cancelled with its plans; also because there is nothing any more that it is owed for. */
export function endIncome(context: Context, income: Income, reason: string, by: Operator): Income {
  const cancelled = { status: sendPlanStatus.cancelled, cancelReason: reason, failReason: '' };
  for (const plan of plansOf(context.store, income))
    if (isPending(plan)) writePlan(context, plan, cancelled, by, '取消', `收入作废：${reason}`);
  const patch = { status: voided, cancelAmount: income.amount - income.sentAmount, endReason: reason };
  return writeIncome(context, income, patch, by, '作废', reason);
}

/** 追回 of an income that is over: 40 → 60, or one that is void already. */
export function takeBackIncome(context: Context, income: Income, reason: string, by: Operator): Income {
  incomeTable.expect(income, 'takeBack', context);
  return takenBack(context, income, reason, by);
}

/** What was sent leaves the account, also a locked one. */
function takenBack(context: Context, income: Income, reason: string, by: Operator): Income {
  const { id, incomeNo, memberId, sentAmount } = income;
  const held = heldOf(income);
  if (accountOf(context.store, memberId).balance < held) fail(status.short, say('takeBackShort'));
  post(context, {
    ...{ memberId, type: journalType.incomeTakenBack, change: -held, remark: reason, by },
    source: { type: journalSource.income, id, no: incomeNo },
  });
  const takenBackTime = nowOf(context.clock);
  // Why it was made void stays; why it was taken back stands in the log, too.
  const endReason = income.endReason || reason;
  const patch = { status: voided, takenBackAmount: sentAmount, takenBackTime, endReason };
  return writeIncome(context, income, patch, by, `追回${hundredths(held)}元`, reason);
}
