import { addDays } from '#contracts/days.ts';
import {
  incomeType,
  type JournalType,
  journalType,
  sendPlanStatus,
  withdrawStatus,
  withdrawWay,
} from '#contracts/enums/finance.ts';
import { payType, refundReason, refundSource, refundStatus } from '#contracts/enums/orders.ts';
import { type Income, plansOf, type SendPlan } from '../../finance/incomeRows.ts';
import { passIncome, takeBackIncome } from '../../finance/incomes.ts';
import { reportIncome } from '../../finance/reported.ts';
import { sendPlan } from '../../finance/sendPlans.ts';
import type { Withdraw } from '../../finance/withdrawRules.ts';
import { bySystem, logLine } from '../../records/operators.ts';
import { nowOf } from '../../store/today.ts';
import { paidByMember } from '../../trade/memberMoves.ts';
import type { Order } from '../../trade/orders/orderMoves.ts';
import { executeRefund, openRefund } from '../../trade/refunds/refundMoves.ts';
import type { Refund } from '../../trade/refunds/refundRules.ts';
import { succeed } from '../../trade/refunds/refundSuccess.ts';
import type { Mock } from '../../wire/mock.ts';
import { paidFromBalance } from './paidOrders.ts';
import { contextOf } from './providerState.ts';
import { orderOf, refundOfferOf } from './tradeSetup.ts';
import { memberWithBalance, withdrawIn } from './withdrawSetup.ts';

/** Records from which changes of accounts come, each of a new member, and how each of them says that something moved. */

type Patch = Record<string, unknown>;
interface Source {
  collection: 'sendPlans' | 'withdraws' | 'orders' | 'refunds' | 'incomes';
  no: string;
  /** Cents that it says it moved. */
  amount: string;
  /** One of which the journal has its row. */
  moved: (mock: Mock) => { id: string };
  /** One of which it has none; absent where each has one. */
  unmoved?: (mock: Mock) => { id: string };
  /** What makes it say that it has moved, and that it has not. */
  said?: (mock: Mock, id: string) => Patch;
  unsaid?: Patch;
  /** What makes it say another moment. */
  at: (mock: Mock, id: string, time: string) => Patch;
}

const kind = 'hotel';

/** Paid in the member's own app, not from his balance. */
function paidByChannel(mock: Mock): Order {
  const { id, orderNo, payPrice } = orderOf(mock, { kind }, memberWithBalance(mock, {}, 0));
  const payment = { transactionId: `4200${orderNo}`, amount: payPrice };
  return paidByMember(contextOf(mock), mock.store.orders.get(id) as Order, payment);
}
function refunded(mock: Mock, order: Order): Refund {
  const context = contextOf(mock);
  const request = { source: refundSource.staff, reason: refundReason.plans };
  const refund = openRefund(context, order, refundOfferOf(mock, order), request, bySystem);
  const paying = executeRefund(context, refund, bySystem);
  return paying.status === refundStatus.done ? paying : succeed(context, paying, bySystem, '渠道退款成功');
}

/** An income in one part, which waits or was sent. */
function incomeOf(mock: Mock, isSent: boolean): { income: Income; plan: SendPlan } {
  const context = contextOf(mock);
  const member = memberWithBalance(mock, {}, 0);
  const owed = { type: incomeType.hosting, amount: 60_000, basis: '托管收益' };
  const income = passIncome(context, reportIncome(context, member, owed), bySystem);
  const [plan] = plansOf(mock.store, income) as [SendPlan];
  return { income, plan: isSent ? sendPlan(context, plan, bySystem) : plan };
}
const sentIncome = (mock: Mock): Income => mock.store.incomes.get(incomeOf(mock, true).income.id) as Income;

/** What a withdrawal says of its status, with the line of its log that says since when. */
function inStatus(mock: Mock, id: string, status: Withdraw['status']): Patch {
  const row = mock.store.withdraws.get(id) as Withdraw;
  return { status, logs: [...row.logs, logLine(contextOf(mock), bySystem, '更正', row.status, status)] };
}
function since(mock: Mock, id: string, time: string): Patch {
  const { logs, status } = mock.store.withdraws.get(id) as Withdraw;
  return { logs: logs.map((line) => (line.toStatus === status ? { ...line, time } : line)) };
}
const ofWithdraw = { collection: 'withdraws', no: 'withdrawNo', amount: 'amount' } as const;

export const sources: Partial<Record<JournalType, Source>> = {
  [journalType.incomeSent]: {
    ...{ collection: 'sendPlans', no: 'planNo', amount: 'amount' },
    moved: (mock) => incomeOf(mock, true).plan,
    unmoved: (mock) => incomeOf(mock, false).plan,
    said: ({ clock }) => ({ status: sendPlanStatus.sent, sendTime: nowOf(clock) }),
    unsaid: { status: sendPlanStatus.waiting },
    at: (_, _id, sendTime) => ({ sendTime }),
  },
  [journalType.withdrawFrozen]: {
    ...ofWithdraw,
    moved: (mock) => withdrawIn(mock, withdrawStatus.toAudit),
    at: (_, _id, createTime) => ({ createTime }),
  },
  [journalType.withdrawn]: {
    ...ofWithdraw,
    moved: (mock) => withdrawIn(mock, withdrawStatus.done),
    unmoved: (mock) => withdrawIn(mock, withdrawStatus.paying, { way: withdrawWay.bank }),
    said: (mock, id) => inStatus(mock, id, withdrawStatus.done),
    unsaid: { status: withdrawStatus.paying },
    at: since,
  },
  [journalType.withdrawReturned]: {
    ...ofWithdraw,
    moved: (mock) => withdrawIn(mock, withdrawStatus.refused),
    unmoved: (mock) => withdrawIn(mock, withdrawStatus.toAudit),
    said: (mock, id) => inStatus(mock, id, withdrawStatus.refused),
    unsaid: { status: withdrawStatus.toAudit },
    at: since,
  },
  [journalType.paid]: {
    ...{ collection: 'orders', no: 'orderNo', amount: 'payPrice' },
    moved: (mock) => paidFromBalance(mock, kind).order,
    unmoved: (mock) => paidByChannel(mock),
    said: () => ({ payType: payType.balance }),
    unsaid: { payType: payType.wechat },
    at: (_, _id, payTime) => ({ payTime }),
  },
  [journalType.refunded]: {
    ...{ collection: 'refunds', no: 'refundNo', amount: 'refundAmount' },
    moved: (mock) => refunded(mock, paidFromBalance(mock, kind).order),
    unmoved: (mock) => refunded(mock, paidByChannel(mock)),
    said: () => ({ channel: payType.balance }),
    unsaid: { channel: payType.wechat },
    at: (_, _id, finishTime) => ({ finishTime }),
  },
  [journalType.incomeTakenBack]: {
    ...{ collection: 'incomes', no: 'incomeNo', amount: 'takenBackAmount' },
    moved: (mock) => takeBackIncome(contextOf(mock), sentIncome(mock), '重复发放', bySystem),
    unmoved: sentIncome,
    said: ({ store, clock }, id) => ({
      takenBackAmount: store.incomes.get(id)?.sentAmount,
      takenBackTime: nowOf(clock),
    }),
    unsaid: { takenBackAmount: 0 },
    at: (_, _id, takenBackTime) => ({ takenBackTime }),
  },
};

export const dayBefore = ({ clock }: Mock): string => `${addDays(nowOf(clock).slice(0, 10), -1)} 10:00:00`;
