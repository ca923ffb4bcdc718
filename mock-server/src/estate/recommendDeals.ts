import { commissionMode, recommendStatus } from '#contracts/enums/estates.ts';
import { incomeStatus } from '#contracts/enums/finance.ts';
import { status } from '#contracts/envelope.ts';
import { commissionOf } from '#contracts/estate/commission.ts';
import type {
  RecommendCancelForm,
  RecommendSettleForm,
  RecommendSignForm,
  RecommendSubscribeForm,
  RecommendUnsubscribeForm,
} from '#contracts/estate/recommendForms.ts';
import { hundredths } from '#contracts/hundredths.ts';
import { never } from '#contracts/wireTime.ts';
import { say } from '#contracts/words.ts';
import type { Income } from '../finance/incomeRows.ts';
import { endIncome, monthly } from '../finance/incomes.ts';
import type { Context } from '../records/context.ts';
import { fail, invalid } from '../records/fail.ts';
import type { Operator } from '../records/operators.ts';
import { nowOf, todayOf } from '../store/today.ts';
import { checkDay } from './dayChecks.ts';
import { liveIncomeOf, openRecommendIncome, sentOf } from './recommendIncomes.ts';
import { expectMove, writeRecommend } from './recommendMoves.ts';
import type { Recommend } from './recommendRules.ts';
import { cancelRoomDeal, signRoom, subscribeRoom, unsubscribeRoom } from './roomMoves.ts';
import type { Room } from './roomRules.ts';
import { roomTextOf } from './roomText.ts';

/** What a recommend comes to once its customer buys (domain design, sections 5.4 and 5.5): its room, contract, commission and income. */

const { subscribed, signed, settled, unsubscribed, cancelled } = recommendStatus;

/** 30 → 40: the room is taken, and the protection stops. */
export function subscribeRecommend(
  context: Context,
  recommend: Recommend,
  { roomId, subscribeAmount, subscribeDate }: RecommendSubscribeForm,
  by: Operator,
): Recommend {
  expectMove(context, recommend, 'subscribe');
  const { store } = context;
  const room = store.estateRooms.get(roomId);
  if (room?.estateId !== recommend.estateId) return invalid('roomId', say('roomOfProject'));
  const { customerName, customerMobile, id: recommendId } = recommend;
  subscribeRoom(
    context,
    room,
    { recommendId, customerName, customerMobile, subscribeAmount, subscribeDate },
    by,
  );
  const roomText = roomTextOf(store, room);
  const patch = { roomId, roomText, subscribeAmount, subscribeDate, protectUntil: '' };
  return writeRecommend(context, recommend, { status: subscribed, ...patch }, by, '认购', roomText);
}

/** The room that a recommend in 40, 50 or 60 owns. */
const roomOf = ({ store }: Context, { roomId }: Recommend): Room => store.estateRooms.get(roomId) as Room;

/** 40 → 90: the room is free again. */
export function unsubscribeRecommend(
  context: Context,
  recommend: Recommend,
  { date, reason }: RecommendUnsubscribeForm,
  by: Operator,
): Recommend {
  expectMove(context, recommend, 'unsubscribe');
  checkDay(context, 'date', date, 'unsubscribeDate', [recommend.subscribeDate, 'unsubscribeBeforeSubscribe']);
  unsubscribeRoom(context, roomOf(context, recommend), { reason, recommendId: recommend.id }, by);
  const patch = { status: unsubscribed, roomId: '', endReason: reason, endDate: date };
  return writeRecommend(context, recommend, patch, by, '退定', reason);
}

/** 40 → 50: the commission follows from the copied rule. */
export function signRecommend(
  context: Context,
  recommend: Recommend,
  { contractNo, dealPrice, dealArea, signDate }: RecommendSignForm,
  by: Operator,
): Recommend {
  expectMove(context, recommend, 'sign');
  const deal = { contractNo, dealPrice, signDate };
  signRoom(context, roomOf(context, recommend), { recommendId: recommend.id, ...deal }, by);
  const commissionAmount = recommend.rule ? commissionOf(recommend.rule, dealPrice) : 0;
  const patch = { status: signed, ...deal, dealArea, commissionAmount };
  return writeRecommend(context, recommend, patch, by, '签约', contractNo);
}

const percent = (basisPoints: number) => `${basisPoints / 100}%`;
function basisOf({ rule, dealPrice, commissionAmount, settledAmount }: Recommend): string {
  const due =
    rule?.commissionMode === commissionMode.rate
      ? `成交总价${hundredths(dealPrice)}元×${percent(rule.commissionRate)}`
      : `固定佣金${hundredths(commissionAmount)}元`;
  return settledAmount === commissionAmount ? due : `${due}，实结${hundredths(settledAmount)}元`;
}

/** 50 → 60: exactly one income, which waits for its audit. */
export function settleRecommend(
  context: Context,
  recommend: Recommend,
  { settledAmount, settleReason = '', firstDate }: RecommendSettleForm,
  by: Operator,
): Recommend {
  expectMove(context, recommend, 'settle');
  const { clock } = context;
  if (settledAmount > recommend.commissionAmount) invalid('settledAmount', say('settledAboveDue'));
  if (settledAmount !== recommend.commissionAmount && settleReason === '')
    invalid('settleReason', say('settleReasonMissing'));
  if (firstDate < todayOf(clock)) invalid('firstDate', say('firstPlanPast'));
  const patch = { status: settled, settledAmount, settleReason, settleTime: nowOf(clock) };
  const remark = `结佣${hundredths(settledAmount)}元${settleReason && `：${settleReason}`}`;
  const fresh = writeRecommend(context, recommend, patch, by, '结佣', remark);
  const sending = monthly(settledAmount, fresh.rule?.payPeriods ?? 1, firstDate);
  const terms = { amount: settledAmount, basis: basisOf(fresh), ...sending };
  openRecommendIncome(context, fresh, { purpose: 'commission', ...terms }, by);
  return fresh;
}

/**
 * 60 → 50: its commission was refused, or made void with nothing of it left to the member; it can be settled again. Whatever else happened to an income
 * changes no recommend.
 */
export function unsettleRecommend(context: Context, income: Income, by: Operator): void {
  const { sourceType, sourceId, purpose, status: incomeState, endReason } = income;
  if (sourceType !== 'estateRecommends' || purpose !== 'commission') return;
  const { store } = context;
  const recommend = store.estateRecommends.get(sourceId);
  const isOwed = recommend && (liveIncomeOf(store, recommend, purpose) || sentOf(store, recommend) > 0);
  if (recommend?.status !== settled || isOwed) return;
  const nothing = { settledAmount: 0, settleReason: '', settleTime: never };
  const action = incomeState === incomeStatus.rejected ? '结佣被驳回' : '结佣收入作废';
  writeRecommend(context, recommend, { status: signed, ...nothing }, by, action, endReason);
}

/** 50, 60 → 95: the room is free, nothing is owed for it any more; the reward of the visit stays. Refused once money went out. */
export function cancelRecommendDeal(
  context: Context,
  recommend: Recommend,
  { date, reason, financeConfirmed = 0 }: RecommendCancelForm,
  by: Operator,
): Recommend {
  expectMove(context, recommend, 'cancelDeal');
  const sent = sentOf(context.store, recommend);
  if (sent > 0) fail(status.precondition, say('commissionSent', { amount: hundredths(sent) }));
  const income = liveIncomeOf(context.store, recommend, 'commission');
  checkDay(context, 'date', date, 'cancelDealDate', [recommend.signDate, 'cancelBeforeSign']);
  if (income && financeConfirmed !== 1) invalid('financeConfirmed', say('financeUnconfirmed'));
  cancelRoomDeal(context, roomOf(context, recommend), { reason, recommendId: recommend.id }, by);
  if (income) endIncome(context, income, `退房：${reason}`, by);
  const nothing = { roomId: '', dealPrice: 0, commissionAmount: 0, settledAmount: 0 };
  const patch = { status: cancelled, ...nothing, endReason: reason, endDate: date };
  const { contractNo, dealPrice } = recommend;
  const remark = `合同${contractNo}，成交总价${hundredths(dealPrice)}元：${reason}`;
  return writeRecommend(context, recommend, patch, by, '退房', remark);
}
