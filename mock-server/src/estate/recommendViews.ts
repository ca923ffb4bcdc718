import type { RecommendRow, Recommend as ShownRecommend } from '#contracts/areas/estateRecommends.ts';
import { recommendStatus } from '#contracts/enums/estates.ts';
import { incomeStatus } from '#contracts/enums/finance.ts';
import { saleInfoForm } from '#contracts/estate/saleInfo.ts';
import { maskMobile } from '#contracts/forms/masks.ts';
import { never } from '#contracts/wireTime.ts';
import { type Income, plannedOf } from '../finance/incomeRows.ts';
import { everNameOf } from '../records/checks.ts';
import type { Context } from '../records/context.ts';
import { holdsPlain, reachOf, scopeIn } from '../records/reach.ts';
import { shownOf } from '../records/stored.ts';
import type { RecommendRule } from '../store/estateRows.ts';
import type { Store } from '../store/store.ts';
import { knownOf } from './knownCustomers.ts';
import { ownerOfPart } from './owners.ts';
import { incomesOf } from './recommendIncomes.ts';
import { ruleOf } from './recommendMoves.ts';
import { type Recommend, type RecommendMover, recommendTable } from './recommendRules.ts';

/** Recommends as lists and details show them (domain design, section 5.3). */

/** What the caller may do with a recommend now, by the name of the call. */
function actionsIn(context: Context): (recommend: Recommend) => string[] {
  const manages = reachOf(context, 'Recommend', 'manage');
  const scope = scopeIn(context, 'Recommend', 'manage');
  const isStaff = holdsPlain(context, 'Recommend', 'manage');
  const may = (mover: RecommendMover) =>
    mover === 'anyone' || (mover === 'manager' && scope !== 'related') || (mover === 'staff' && isStaff);
  return (recommend) =>
    manages(ownerOfPart(recommend, context.store))
      ? [...recommendTable.possible(recommend, context, may), 'reveal']
      : [];
}

/** Shows rows of one call, for which the rights of the caller are looked up once. */
export function recommendRows(context: Context): (recommend: Recommend) => RecommendRow {
  const actionsOf = actionsIn(context);
  const { store } = context;
  const { estates, estateConsultants } = store;
  return (recommend) => {
    const { id, recommendNo, memberName, gradeName, customerName, relation, estateId, status } = recommend;
    const { memberId, roomText, dealPrice, commissionAmount, settledAmount, createTime } = recommend;
    return {
      id,
      recommendNo,
      memberId,
      memberName,
      gradeName,
      customerName,
      relation: relation as RecommendRow['relation'],
      estateId,
      status,
      roomText,
      dealPrice,
      commissionAmount,
      settledAmount,
      createTime,
      memberMobile: maskMobile(recommend.memberMobile),
      customerMobile: maskMobile(recommend.customerMobile),
      estateName: everNameOf(estates, estateId),
      consultantName: everNameOf(estateConsultants, recommend.consultantId),
      protectUntil: recommend.protectUntil || never,
      settleRefused: isSettleRefused(store, recommend) ? 1 : 0,
      actions: actionsOf(recommend),
    };
  };
}

/** Its last settlement was refused, and it waits for another one. */
const isSettleRefused = (store: Store, recommend: Recommend) =>
  recommend.status === recommendStatus.signed &&
  incomesOf(store, recommend).findLast(({ purpose }) => purpose === 'commission')?.status ===
    incomeStatus.rejected;

const shownRule = (rule: RecommendRule | null | undefined) =>
  rule ? (shownOf(saleInfoForm, rule) as NonNullable<ShownRecommend['rule']>) : null;

function shownIncome({ store }: Context, income: Income) {
  const { id, incomeNo, amount, sentAmount, status, endReason } = income;
  const purpose = income.purpose as Exclude<Income['purpose'], 'other'>;
  const plans = plannedOf(store, income).map((plan) => ({
    period: plan.period,
    planDate: plan.planDate,
    amount: plan.amount,
    status: plan.status,
  }));
  return { id, incomeNo, purpose, amount, sentAmount, status, endReason, plans };
}

export function recommendRecord(context: Context, recommend: Recommend): ShownRecommend {
  const { remark, visitTime, visitPictures, subscribeAmount, subscribeDate, contractNo } = recommend;
  const { dealArea, signDate, settleTime, settleReason, endReason, endDate, logs } = recommend;
  const room = context.store.estateRooms.get(recommend.roomId);
  return {
    ...recommendRows(context)(recommend),
    remark,
    visitTime,
    visitPictures,
    roomPrice: room?.totalPrice ?? null,
    roomArea: room?.buildArea ?? null,
    subscribeAmount,
    subscribeDate,
    contractNo,
    dealArea,
    signDate,
    settleTime,
    settleReason,
    endReason,
    endDate,
    rule: shownRule(recommend.rule),
    projectRule: shownRule(ruleOf(context.store, recommend.estateId)),
    incomes: incomesOf(context.store, recommend).map((income) => shownIncome(context, income)),
    known: knownOf(context, recommend),
    logs: [...logs].reverse(),
  };
}
