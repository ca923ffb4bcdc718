import { addDays } from '#contracts/days.ts';
import { commissionMode, customerRelation, recommendStatus } from '#contracts/enums/estates.ts';
import { status } from '#contracts/envelope.ts';
import { commissionOf } from '#contracts/estate/commission.ts';
import type {
  RecommendAuditForm,
  RecommendCancelForm,
  RecommendForm,
  RecommendSettleForm,
  RecommendSignForm,
  RecommendSubscribeForm,
  RecommendUnsubscribeForm,
  RecommendVisitForm,
} from '#contracts/estate/recommendForms.ts';
import { recommendRuleFields } from '#contracts/estate/saleInfo.ts';
import { hundredths } from '#contracts/hundredths.ts';
import { never } from '#contracts/wireTime.ts';
import { type Label, type Sentence, say } from '#contracts/words.ts';
import type { Context } from '../records/context.ts';
import { fail, invalid } from '../records/fail.ts';
import { bySystem, logLine, type Operator } from '../records/operators.ts';
import type { RecommendRule, StoredRecommend } from '../store/estateRows.ts';
import type { Store } from '../store/store.ts';
import { nowOf, todayOf } from '../store/today.ts';
import { liveIncomeOf, openIncome, sentOf, voidIncome } from './incomes.ts';
import { numberAt } from './numbers.ts';
import { activeFor, type Recommend, type RecommendMove, recommendTable } from './recommendRules.ts';
import { cancelRoomDeal, signRoom, subscribeRoom, unsubscribeRoom } from './roomMoves.ts';
import type { Room } from './roomRules.ts';
import { roomTextOf } from './roomText.ts';

/**
 * The moves of a recommend (domain design, sections 5.4 to 5.6). Each checks the status that it starts from: of two callers the second one gets -1005, and
 * no effect on rooms or money happens twice.
 */

const { toAudit, valid, visited, subscribed, signed, settled, invalid: refused } = recommendStatus;
const { expired, unsubscribed, cancelled } = recommendStatus;

export function writeRecommend(
  context: Context,
  recommend: Recommend,
  patch: Partial<StoredRecommend>,
  by: Operator,
  action: string,
  remark = '',
): Recommend {
  const line = logLine(context, by, action, recommend.status, patch.status ?? recommend.status, remark);
  return context.store.estateRecommends.update(recommend.id, { ...patch, logs: [...recommend.logs, line] });
}

const expectMove = (context: Context, recommend: Recommend, move: RecommendMove) =>
  recommendTable.expect(recommend, move, context);

/** @throws -1002 for a day that is still to come, or one before another day */
function checkDay(
  context: Context,
  field: string,
  day: string,
  label: Label,
  from?: [day: string, Sentence],
) {
  if (day > todayOf(context.clock)) invalid(field, say('dayInFuture', { label }));
  if (from && day < from[0]) invalid(field, say(from[1]));
}

/** The rule of a project as it is now; undefined where it takes no recommends. */
export function ruleOf(store: Store, estateId: string): RecommendRule | undefined {
  const saleInfo = store.estates.get(estateId)?.saleInfo;
  if (!saleInfo?.commissionMode) return undefined;
  return Object.fromEntries(recommendRuleFields.map((name) => [name, saleInfo[name]])) as RecommendRule;
}

function isOpenForRecommends(store: Store, estateId: string): boolean {
  const estate = store.estates.get(estateId);
  const company = store.estateCompanies.get(estate?.companyId ?? '');
  return estate?.enabled === 1 && company?.enabled === 1 && estate.saleInfo?.recommendEnabled === 1;
}

/** – → 10. First come, first served: while one recommend of a customer is active, another one for the same project is refused. */
export function addRecommend(context: Context, form: RecommendForm, by: Operator): Recommend {
  const { store, clock } = context;
  const { estateId, customerName, customerMobile, relation, remark = '' } = form;
  const member = store.members.by('mobile', form.memberMobile)[0];
  const refuse = (sentence: Sentence, field: string) => fail(status.precondition, say(sentence), { field });
  if (!member) return refuse('recommenderUnknown', 'memberMobile');
  if (member.frozen === 1) refuse('recommenderFrozen', 'memberMobile');
  if (!isOpenForRecommends(store, estateId)) refuse('recommendClosed', 'estateId');
  if (customerMobile === member.mobile && relation !== customerRelation.self)
    invalid('customerMobile', say('recommendsOneself'));
  if (activeFor(store, estateId, customerMobile))
    fail(status.duplicate, say('customerRecommended'), { field: 'customerMobile' });
  const createTime = nowOf(clock);
  return store.estateRecommends.insert({
    ...{ estateId, customerName, customerMobile, relation, remark, createTime, ...untouched },
    recommendNo: numberAt(createTime, 'TJ', store.estateRecommends.rows().length),
    memberId: member.id,
    memberName: member.name,
    memberMobile: member.mobile,
    gradeName: store.memberGrades.get(member.gradeId)?.name ?? '',
    status: toAudit,
    logs: [logLine(context, by, '提交推荐', 0, toAudit, remark)],
  });
}
const untouched = {
  consultantId: '',
  rule: null,
  protectUntil: '',
  visitTime: never,
  visitPictures: [],
  roomId: '',
  roomText: '',
  subscribeAmount: 0,
  subscribeDate: '',
  contractNo: '',
  dealPrice: 0,
  dealArea: 0,
  signDate: '',
  commissionAmount: 0,
  settledAmount: 0,
  settleTime: never,
  settleReason: '',
  endReason: '',
  endDate: '',
};

const protectedFor = ({ clock }: Context, days: number) => `${addDays(todayOf(clock), days)} 23:59:59`;

/** 10 → 20 with a copy of the project's rule, or 10 → 80. */
export function auditRecommend(
  context: Context,
  recommend: Recommend,
  { pass, consultantId = '', reason = '' }: RecommendAuditForm,
  by: Operator,
): Recommend {
  expectMove(context, recommend, 'audit');
  const { store, clock } = context;
  if (pass === 0) {
    const patch = { status: refused, endReason: reason, endDate: todayOf(clock) };
    return writeRecommend(context, recommend, patch, by, '审核拒绝', reason);
  }
  const consultant = store.estateConsultants.get(consultantId);
  if (consultant?.enabled !== 1 || consultant.estateId !== recommend.estateId)
    return invalid('consultantId', say('consultantOfProject'));
  const rule = ruleOf(store, recommend.estateId);
  if (!rule) return fail(status.precondition, say('recommendClosed'));
  const patch = { status: valid, consultantId, rule, protectUntil: protectedFor(context, rule.protectDays) };
  return writeRecommend(context, recommend, patch, by, '审核通过', consultant.name);
}

/** 20 → 30. The reward is owed once, also when an expired recommend was extended and the customer comes again. */
export function visitRecommend(
  context: Context,
  recommend: Recommend,
  { visitTime, pictures = [] }: RecommendVisitForm,
  by: Operator,
): Recommend {
  expectMove(context, recommend, 'visit');
  if (visitTime > nowOf(context.clock)) invalid('visitTime', say('visitInFuture'));
  if (visitTime < recommend.createTime) invalid('visitTime', say('visitBeforeRecommend'));
  const patch = { status: visited, visitTime, visitPictures: pictures };
  const fresh = writeRecommend(context, recommend, patch, by, '确认到访');
  const amount = fresh.rule?.visitRewardAmount ?? 0;
  if (amount > 0 && !liveIncomeOf(context.store, fresh, 'visit')) {
    const terms = { amount, periods: 1, firstDate: todayOf(context.clock), basis: '到访奖励' };
    openIncome(context, fresh, { purpose: 'visit', ...terms }, by);
  }
  return fresh;
}

/** 20, 30 → 85: by the timed job, once the protection is over. */
export const expireRecommend = (context: Context, recommend: Recommend): Recommend => {
  expectMove(context, recommend, 'expire');
  const patch = { status: expired, endDate: todayOf(context.clock) };
  return writeRecommend(context, recommend, patch, bySystem, '保护期已过');
};

/** 85 → 20, so many days from today. */
export function extendRecommend(
  context: Context,
  recommend: Recommend,
  days: number,
  by: Operator,
): Recommend {
  expectMove(context, recommend, 'extend');
  const patch = { status: valid, protectUntil: protectedFor(context, days), endDate: '' };
  return writeRecommend(context, recommend, patch, by, `延长保护${days}天`);
}

/** 30 → 40: the room is taken, and the protection stops. */
export function subscribeRecommend(
  context: Context,
  recommend: Recommend,
  { roomId, subscribeAmount, subscribeDate }: RecommendSubscribeForm,
  by: Operator,
): Recommend {
  expectMove(context, recommend, 'subscribe');
  const { store } = context;
  checkDay(context, 'subscribeDate', subscribeDate, 'subscribeDate');
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
  checkDay(context, 'signDate', signDate, 'signDate', [recommend.subscribeDate, 'signBeforeSubscribe']);
  // Every contract that stands is that of a room.
  if (context.store.estateRooms.all().some((room) => room.contractNo === contractNo))
    fail(status.duplicate, say('contractTaken'), { field: 'contractNo' });
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

/** 50 → 60: exactly one income, with its plans. */
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
  const periods = fresh.rule?.payPeriods ?? 1;
  const terms = { amount: settledAmount, periods, firstDate, basis: basisOf(fresh) };
  openIncome(context, fresh, { purpose: 'commission', ...terms }, by);
  return fresh;
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
  if (income) voidIncome(context, income, `退房：${reason}`, by);
  const nothing = { roomId: '', dealPrice: 0, commissionAmount: 0, settledAmount: 0 };
  const patch = { status: cancelled, ...nothing, endReason: reason, endDate: date };
  const { contractNo, dealPrice } = recommend;
  const remark = `合同${contractNo}，成交总价${hundredths(dealPrice)}元：${reason}`;
  return writeRecommend(context, recommend, patch, by, '退房', remark);
}
