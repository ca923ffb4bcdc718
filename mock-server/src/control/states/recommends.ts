import * as z from 'zod/mini';
import { addDays } from '#contracts/days.ts';
import { commissionMode, recommendStatus } from '#contracts/enums/estates.ts';
import { signRecommend, unsettleRecommend } from '../../estate/recommendDeals.ts';
import { incomesOf, liveIncomeOf } from '../../estate/recommendIncomes.ts';
import type { Recommend } from '../../estate/recommendRules.ts';
import { deliverRoom } from '../../estate/roomMoves.ts';
import type { Room } from '../../estate/roomRules.ts';
import { plansOf } from '../../finance/incomeRows.ts';
import { passIncome, rejectIncome } from '../../finance/incomes.ts';
import { sendPlan } from '../../finance/sendPlans.ts';
import { bySystem } from '../../records/operators.ts';
import { nowOf, todayOf } from '../../store/today.ts';
import type { Mock } from '../../wire/mock.ts';
import { type AnyState, contextOf, none, nothing, state } from './providerState.ts';
import {
  consultantOf,
  freshMobile,
  protectedUntil,
  recommendIn,
  recommendProject,
} from './recommendSetup.ts';
import { freeRoom } from './roomSetup.ts';
import { memberOf } from './tradeSetup.ts';

/** Recommends in each status, and what stands against their moves. */

const ofStatus = z.union([
  z.strictObject({ status: z.enum(recommendStatus) }),
  z.strictObject({
    status: z.literal([recommendStatus.valid, recommendStatus.visited]),
    endedDaysAgo: z.literal([0, 1, 2]),
  }),
]);

/** What an interaction about a recommend may name. */
function named(mock: Mock, recommend: Recommend) {
  const { id, recommendNo, estateId, commissionAmount } = recommend;
  return {
    ...{ id, recommendNo, estateId, commissionAmount },
    aboveDue: commissionAmount + 1,
    consultantId: consultantOf(mock, { id: estateId }).id,
    roomId: freeRoom(mock, { id: estateId }).id,
    customerName: recommend.customerName,
    today: todayOf(mock.clock),
    tomorrow: addDays(todayOf(mock.clock), 1),
    yesterday: addDays(todayOf(mock.clock), -1),
    now: nowOf(mock.clock),
  };
}

/** What a form that recommends somebody may name. */
const wanted = (mock: Mock) => ({
  estateId: recommendProject(mock).id,
  memberMobile: memberOf(mock).mobile,
  customerMobile: freshMobile(mock),
});

export const recommendStates: Record<string, AnyState> = {
  'a recommend is in a status': state(
    ofStatus,
    '{status: 10 … 95} or {status: 20, 30, endedDaysAgo: 0 … 2}',
    (mock, { status, ...ended }) => {
      const recommend = recommendIn(mock, status);
      return named(
        mock,
        'endedDaysAgo' in ended ? protectedUntil(mock, recommend, ended.endedDaysAgo) : recommend,
      );
    },
  ),
  'a recommend has a fixed commission': state(nothing, none, (mock) => {
    const { id } = recommendIn(mock, recommendStatus.toAudit);
    recommendProject(mock, { commissionMode: commissionMode.fixed, commissionAmount: 1_500_000 });
    return { id };
  }),
  'the project of a recommend has no rule': state(nothing, none, (mock) => {
    const values = named(mock, recommendIn(mock, recommendStatus.toAudit));
    recommendProject(mock, { recommendEnabled: 0 });
    return values;
  }),
  'nothing is due for a recommend': state(nothing, none, (mock) => {
    const recommend = recommendIn(mock, recommendStatus.subscribed);
    const contract = { contractNo: `HT-${recommend.recommendNo}`, signDate: todayOf(mock.clock) };
    // 1.5% of a cent.
    const deal = { ...contract, dealPrice: 1, dealArea: 8_950 };
    return named(mock, signRecommend(contextOf(mock), recommend, deal, bySystem));
  }),
  'a recommend does not exist': state(nothing, none, (mock) => ({
    ...named(mock, recommendIn(mock, recommendStatus.signed)),
    id: '99999999',
  })),
  'a customer can be recommended': state(nothing, none, wanted),
  'a customer has been recommended': state(nothing, none, (mock) => {
    const { customerMobile } = recommendIn(mock, recommendStatus.valid);
    return { ...wanted(mock), customerMobile };
  }),
  'a project takes no recommends': state(nothing, none, (mock) => {
    const values = wanted(mock);
    recommendProject(mock, { recommendEnabled: 0 });
    return values;
  }),
  'the recommender is frozen': state(nothing, none, (mock) => {
    const values = wanted(mock);
    const member = mock.store.members.by('mobile', values.memberMobile)[0];
    if (member) mock.store.members.update(member.id, { frozen: 1 });
    return values;
  }),
  'the room of a recommend is taken': state(nothing, none, (mock) => {
    const values = named(mock, recommendIn(mock, recommendStatus.visited));
    const { roomId } = recommendIn(mock, recommendStatus.subscribed);
    return { ...values, roomId };
  }),
  'the contract number of a recommend is taken': state(nothing, none, (mock) => {
    const { contractNo } = recommendIn(mock, recommendStatus.signed);
    return { ...named(mock, recommendIn(mock, recommendStatus.subscribed)), contractNo };
  }),
  'an expired customer was recommended again': state(nothing, none, (mock) => {
    const old = recommendIn(mock, recommendStatus.expired);
    const { customerMobile } = old;
    recommendIn(mock, recommendStatus.toAudit, { customerMobile });
    return named(mock, old);
  }),
  'a part of a commission was sent': state(nothing, none, (mock) => {
    const recommend = recommendIn(mock, recommendStatus.settled);
    const context = contextOf(mock);
    const income = incomesOf(mock.store, recommend).find(({ purpose }) => purpose === 'commission');
    const [plan] = income ? plansOf(mock.store, passIncome(context, income, bySystem)) : [];
    if (plan) sendPlan(context, plan, bySystem);
    return named(mock, recommend);
  }),
  'the settlement of a recommend was refused': state(nothing, none, (mock) => {
    const recommend = recommendIn(mock, recommendStatus.settled);
    const context = contextOf(mock);
    const income = liveIncomeOf(mock.store, recommend, 'commission');
    if (income) unsettleRecommend(context, rejectIncome(context, income, '合同缺少签字', bySystem), bySystem);
    return named(mock, recommend);
  }),
  'the room of a recommend was handed over': state(nothing, none, (mock) => {
    const recommend = recommendIn(mock, recommendStatus.signed);
    const room = mock.store.estateRooms.get(recommend.roomId) as Room;
    deliverRoom(contextOf(mock), room, todayOf(mock.clock), bySystem);
    return named(mock, recommend);
  }),
};
