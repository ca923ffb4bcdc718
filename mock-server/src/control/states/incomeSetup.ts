import { addDays } from '#contracts/days.ts';
import {
  incomeStatus,
  incomeType,
  planCancelMode,
  sendMode,
  sendPlanStatus,
} from '#contracts/enums/finance.ts';
import { type Income, plansOf, type SendPlan } from '../../finance/incomeRows.ts';
import { openIncome, passIncome, rejectIncome, voidIncome } from '../../finance/incomes.ts';
import { cancelPlan, sendPlan } from '../../finance/sendPlans.ts';
import { bySystem, type Operator } from '../../records/operators.ts';
import { todayOf } from '../../store/today.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { contextOf } from './providerState.ts';
import { memberOf } from './tradeSetup.ts';

/** Incomes and send plans in a wanted status, reached by the moves themselves. */

export interface IncomeSetup {
  /** The end of the member's mobile; '45': sending to him fails the first time. */
  ending?: string;
  /** Who wrote it down; without one another system reported it. */
  createUserId?: string;
  /** Day of the first part, from today; the others follow a month later each. */
  inDays?: number;
  /** Cents of each part. */
  parts?: readonly number[];
  /** Whose rebate it is. */
  order?: { id: string; orderNo: string };
}

const by: Operator = { type: 30, name: '周明慧' };
const { toAudit, toSend, sending, sent, rejected, voided } = incomeStatus;

function freshIncome(mock: Mock, setup: IncomeSetup): Income {
  const { ending, createUserId = '', inDays = 0, order, parts = [100_000, 100_000, 100_000] } = setup;
  const { id: memberId, name: memberName, mobile: memberMobile } = memberOf(mock, ending);
  const [estate] = mock.store.estates.all();
  const first = addDays(todayOf(mock.clock), inDays);
  const source = order
    ? { sourceType: 'orders' as const, sourceId: order.id, sourceNo: order.orderNo }
    : { sourceType: '' as const, sourceId: '', sourceNo: '' };
  const terms = { purpose: 'other' as const, amount: parts.reduce((sum, part) => sum + part, 0), basis: '' };
  const { manual, hosting, rebate } = incomeType;
  const reported = order ? rebate : hosting;
  return openIncome(
    contextOf(mock),
    {
      ...{ memberId, memberName, memberMobile, ...source, type: createUserId ? manual : reported },
      ...{ estateId: estate?.id ?? '', ownerName: estate?.name ?? '' },
    },
    {
      ...terms,
      ...{ sendMode: sendMode.custom, everyMonths: 0 },
      parts: parts.map((amount, at) => ({ period: at + 1, planDate: addDays(first, at * 30), amount })),
    },
    bySystem,
    createUserId ? { remark: '组织补贴', createUserId, createUser: '钱思齐' } : {},
  );
}

/** A new income in a status, by as few moves as possible. Of one that is void a part was sent. */
export function incomeIn(mock: Mock, status: number, setup: IncomeSetup = {}): Income {
  const context = contextOf(mock);
  // All parts of one that was sent wholly are due.
  const income = freshIncome(mock, { ...(status === sent && { inDays: -60 }), ...setup });
  if (status === toAudit) return income;
  if (status === rejected) return rejectIncome(context, income, '收入依据不足', by);
  passIncome(context, income, by);
  if (status === toSend) return income;
  const plans = plansOf(mock.store, income);
  for (const plan of status === sent ? plans : plans.slice(0, 1)) sendPlan(context, plan, by);
  if (status === sending || status === sent) return income;
  if (status === voided) return voidIncome(context, income, { reason: '合作提前终止', takeBack: 0 }, by);
  throw new ControlError(400, `There is no status ${status} of incomes.`);
}

/** The first plan of a new income, in a status; the income has two more that wait. */
export function planIn(mock: Mock, status: number, setup: IncomeSetup = {}): SendPlan {
  const context = contextOf(mock);
  const ending = status === sendPlanStatus.failed ? '45' : setup.ending;
  const income = incomeIn(mock, toSend, { ...setup, ...(ending && { ending }) });
  const [plan] = plansOf(mock.store, income);
  if (!plan) throw new ControlError(400, 'The income has no plan.');
  const form = { mode: planCancelMode.writeOff, otherId: '', reason: '会员放弃本期' };
  if (status === sendPlanStatus.cancelled) return cancelPlan(context, plan, form, by);
  return status === sendPlanStatus.waiting ? plan : sendPlan(context, plan, by);
}
