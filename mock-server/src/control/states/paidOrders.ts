import * as z from 'zod/mini';
import { incomeType } from '#contracts/enums/finance.ts';
import { payType } from '#contracts/enums/orders.ts';
import { type TradeKind, tradeKinds } from '#contracts/trade/trade.ts';
import type { SendPlan } from '../../finance/incomeRows.ts';
import { plansOf } from '../../finance/incomeRows.ts';
import { passIncome } from '../../finance/incomes.ts';
import { reportIncome } from '../../finance/reported.ts';
import { sendPlan } from '../../finance/sendPlans.ts';
import { bySystem } from '../../records/operators.ts';
import { paidByMember } from '../../trade/memberMoves.ts';
import type { Mock } from '../../wire/mock.ts';
import { named } from './orders.ts';
import { type AnyState, contextOf, state } from './providerState.ts';
import { orderOf } from './tradeSetup.ts';
import { memberWithBalance } from './withdrawSetup.ts';

/** Orders that a member paid from his balance, and what he is owed for them. Each is of a new member, whom nothing else happens to. */

const ofTrade = z.strictObject({ trade: z.enum(tradeKinds) });
const takes = `{trade: ${tradeKinds.join(' | ')}}`;

export function paidFromBalance(mock: Mock, kind: TradeKind) {
  const member = memberWithBalance(mock);
  const { id, orderNo, payPrice } = orderOf(mock, { kind }, member);
  const payment = { transactionId: `4200${orderNo}`, amount: payPrice, payType: payType.balance };
  return { member, order: paidByMember(contextOf(mock), mock.store.orders.get(id) as never, payment) };
}

export const paidOrderStates: Record<string, AnyState> = {
  'an order was paid from the balance': state(ofTrade, takes, (mock, { trade }) => {
    const { member, order } = paidFromBalance(mock, trade);
    return { ...named(mock, order), memberId: member.id };
  }),
  'a rebate of an order is being sent': state(ofTrade, takes, (mock, { trade }) => {
    const context = contextOf(mock);
    const { member, order } = paidFromBalance(mock, trade);
    const rebate = { type: incomeType.rebate, amount: 60_000, basis: '消费返佣', periods: 2, order };
    const income = passIncome(context, reportIncome(context, member, rebate), bySystem);
    sendPlan(context, plansOf(mock.store, income)[0] as SendPlan, bySystem);
    return { ...named(mock, order), memberId: member.id, incomeId: income.id };
  }),
};
