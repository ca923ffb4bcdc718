import { customerRelation, recommendStatus } from '#contracts/enums/estates.ts';
import { status } from '#contracts/envelope.ts';
import type {
  RecommendAuditForm,
  RecommendForm,
  RecommendVisitForm,
} from '#contracts/estate/recommendForms.ts';
import { protectedUntil } from '#contracts/estate/recommendRules.ts';
import { recommendRuleFields } from '#contracts/estate/saleInfo.ts';
import { maskName } from '#contracts/forms/masks.ts';
import { never } from '#contracts/wireTime.ts';
import { type Sentence, say } from '#contracts/words.ts';
import { monthly } from '../finance/incomes.ts';
import type { Context } from '../records/context.ts';
import { fail, invalid } from '../records/fail.ts';
import { numberAt } from '../records/numbers.ts';
import { bySystem, logLine, type Operator } from '../records/operators.ts';
import { sendSms } from '../records/sms.ts';
import type { RecommendRule, StoredRecommend } from '../store/estateRows.ts';
import type { Store } from '../store/store.ts';
import { nowOf, todayOf } from '../store/today.ts';
import { liveIncomeOf, openRecommendIncome } from './recommendIncomes.ts';
import { activeFor, type Recommend, type RecommendMove, recommendTable } from './recommendRules.ts';

/**
 * The moves of a recommend until its customer buys (domain design, sections 5.4 to 5.6; the rest is in recommendDeals.ts). Each checks the status that it
 * starts from: of two callers the second one gets -1005, and no effect on rooms or money happens twice.
 */

const { toAudit, valid, visited, expired, invalid: refused } = recommendStatus;

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

export const expectMove = (context: Context, recommend: Recommend, move: RecommendMove) =>
  recommendTable.expect(recommend, move, context);

/** The rule of a project as it is now; undefined while it takes no recommends, because what its form hides then need not be filled in. */
export function ruleOf(store: Store, estateId: string): RecommendRule | undefined {
  const saleInfo = store.estates.get(estateId)?.saleInfo;
  if (saleInfo?.recommendEnabled !== 1 || !saleInfo.commissionMode) return undefined;
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
  if (member.frozen === 1) refuse('accountFrozen', 'memberMobile');
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

const protectedFor = ({ clock }: Context, days: number) => `${protectedUntil(todayOf(clock), days)} 23:59:59`;

/** 10 → 20 with a copy of the project's rule, while the project takes recommends; or 10 → 80, of which the recommender is told. */
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
    const { memberMobile, customerName, recommendNo } = recommend;
    const outcome = `您推荐的客户${maskName(customerName)}未通过审核：${reason}`;
    sendSms(context, memberMobile, `${outcome}，推荐编号${recommendNo}`);
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
    const terms = { amount, basis: '到访奖励', ...monthly(amount, 1, todayOf(context.clock)) };
    openRecommendIncome(context, fresh, { purpose: 'visit', ...terms }, by);
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
