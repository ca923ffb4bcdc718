import { addDays } from '#contracts/days.ts';
import {
  commissionMode,
  customerRelation,
  recommendStatus,
  settleCondition,
} from '#contracts/enums/estates.ts';
import { wireTime } from '#contracts/wireTime.ts';
import {
  cancelRecommendDeal,
  settleRecommend,
  signRecommend,
  subscribeRecommend,
  unsubscribeRecommend,
} from '../../estate/recommendDeals.ts';
import {
  addRecommend,
  auditRecommend,
  expireRecommend,
  visitRecommend,
} from '../../estate/recommendMoves.ts';
import type { Recommend } from '../../estate/recommendRules.ts';
import { byMember, type Operator } from '../../records/operators.ts';
import type { StoredEstate } from '../../store/estateRows.ts';
import { todayOf } from '../../store/today.ts';
import { runAllJobs } from '../../wire/jobs.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { contextOf } from './providerState.ts';
import { freeRoom } from './roomSetup.ts';
import { memberOf } from './tradeSetup.ts';

/** Recommends in a wanted state, reached by the moves themselves, in a project of company 1 of which every rule is known. */

const by: Operator = { type: 30, name: '项目经理高远' };
/** The rule of golden number E3: 150 basis points, 7 monthly parts. */
const rule = {
  recommendEnabled: 1,
  commissionMode: commissionMode.rate,
  commissionAmount: 0,
  commissionRate: 150,
  visitRewardAmount: 20_000,
  protectDays: 30,
  settleCondition: settleCondition.signed,
  payPeriods: 7,
} as const;
const dealPrice = 128_000_000;

/** The first project of company 1, on the shelf, with the rule. */
export function recommendProject({ store }: Mock, values: object = {}): Readonly<StoredEstate> {
  const estate = store.estates.by('companyId', '1')[0];
  if (!estate?.saleInfo) throw new ControlError(400, 'The seed has no project with sale information.');
  const saleInfo = { ...estate.saleInfo, ...rule, ...values };
  return store.estates.note(estate.id, { enabled: 1, saleInfo });
}

export function consultantOf({ store }: Mock, { id: estateId }: Pick<StoredEstate, 'id'>): { id: string } {
  const found = store.estateConsultants.by('estateId', estateId).find(({ enabled }) => enabled === 1);
  if (found) return found;
  throw new ControlError(400, 'The seed has no consultant of the project.');
}

/** A mobile that no customer has yet. */
export const freshMobile = ({ store }: Mock): string =>
  `199008${String(store.estateRecommends.rows().length).padStart(5, '0')}`;

/** 10. */
export function freshRecommend(mock: Mock, values: object = {}): Recommend {
  const estate = recommendProject(mock);
  const member = memberOf(mock);
  const form = {
    ...{ memberMobile: member.mobile, estateId: estate.id, relation: customerRelation.friend },
    ...{ customerName: '江晚舟', customerMobile: freshMobile(mock), remark: '看重海景', ...values },
  };
  return addRecommend(contextOf(mock), form, byMember(member));
}

const { toAudit, valid, visited, subscribed, signed, invalid } = recommendStatus;
const { expired, unsubscribed, settled, cancelled } = recommendStatus;

/** A new recommend in a status, by as few moves as possible. */
export function recommendIn(mock: Mock, status: number, values: object = {}): Recommend {
  const context = contextOf(mock);
  const today = todayOf(mock.clock);
  const asked = freshRecommend(mock, values);
  if (status === toAudit) return asked;
  if (status === invalid) return auditRecommend(context, asked, { pass: 0, reason: '号码无法接通' }, by);
  const consultantId = consultantOf(mock, { id: asked.estateId }).id;
  const approved = auditRecommend(context, asked, { pass: 1, consultantId }, by);
  if (status === valid) return approved;
  if (status === expired) {
    const protectUntil = `${addDays(today, -2)} 23:59:59`;
    return expireRecommend(context, mock.store.estateRecommends.note(approved.id, { protectUntil }));
  }
  const visitTime = wireTime(mock.clock.now());
  const came = visitRecommend(context, approved, { visitTime }, by);
  if (status === visited) return came;
  const roomId = freeRoom(mock, { id: asked.estateId }).id;
  const subscription = { roomId, subscribeAmount: 2_000_000, subscribeDate: today };
  const taken = subscribeRecommend(context, came, subscription, by);
  if (status === subscribed) return taken;
  if (status === unsubscribed)
    return unsubscribeRecommend(context, taken, { date: today, reason: '贷款未获批' }, by);
  const contractNo = `HT-${taken.recommendNo}`;
  const deal = { contractNo, dealPrice, dealArea: 8_950, signDate: today };
  const bought = signRecommend(context, taken, deal, by);
  if (status === signed) return bought;
  if (status === cancelled)
    return cancelRecommendDeal(context, bought, { date: today, reason: '客户家庭原因' }, by);
  const settlement = { settledAmount: bought.commissionAmount, firstDate: today, conditionMet: 1 as const };
  if (status === settled) return settleRecommend(context, bought, settlement, by);
  throw new ControlError(400, `There is no status ${status} of recommends.`);
}

/** The protection of a recommend ended so many days ago, at the end of that day, and the nightly job has run since. */
export function protectedUntil(mock: Mock, { id }: Recommend, daysAgo: number): Recommend {
  const protectUntil = `${addDays(todayOf(mock.clock), -daysAgo)} 23:59:59`;
  const ended = mock.store.estateRecommends.note(id, { protectUntil });
  runAllJobs(mock.context);
  return mock.store.estateRecommends.get(id) ?? ended;
}
