import type { RecommendListQuery } from '#contracts/areas/estateRecommends.ts';
import { recommendStatus, settleState } from '#contracts/enums/estates.ts';
import { valuesOf } from '#contracts/enums.ts';
import { isRecommendOver } from '#contracts/estate/recommendRules.ts';
import { happened } from '#contracts/wireTime.ts';
import { hasMobile } from '../members/memberSearch.ts';
import { holds } from '../records/checks.ts';
import type { Context } from '../records/context.ts';
import { countStatuses } from '../records/countStatuses.ts';
import { holdsPlain, reachOf } from '../records/reach.ts';
import { rowTest } from '../records/rowTest.ts';
import { ownerOfPart } from './owners.ts';
import { approvedDayOf, type Recommend } from './recommendRules.ts';

/** Lists of recommends: filters, counts by status, sums (domain design, section 5.3). */

type Filters = Omit<RecommendListQuery, 'offset' | 'limit' | 'status' | 'ended'>;
type ByStatus = Pick<RecommendListQuery, 'status' | 'ended'>;
type Test = (recommend: Recommend) => boolean;

const settledOnes: Record<number, number> = {
  [settleState.unsettled]: recommendStatus.signed,
  [settleState.settled]: recommendStatus.settled,
};

/** A test of one recommend, made once for a call: only the filters that are set cost anything. */
function matcher({ store }: Context, filters: Filters): Test {
  const { recommender = '', memberId, customer = '', recommendNo, estateId, consultantId } = filters;
  const { createStart = '', createEnd, signStart = '', signEnd = '' } = filters;
  const settled = settledOnes[filters.settleState ?? -1];
  /** Both ends of a span of days on which something happened; '' = it did not. */
  const daysOf = (
    name: 'approved' | 'visit' | 'subscribe' | 'end',
    day: (one: Recommend) => string,
  ): [unknown, Test][] => {
    const { [`${name}Start` as const]: from = '', [`${name}End` as const]: to = '' } = filters;
    return [
      [from, (one) => day(one) >= from],
      [to, (one) => day(one) !== '' && day(one) <= to],
    ];
  };
  return rowTest<Recommend>([
    [memberId, (one) => one.memberId === memberId],
    [estateId, (one) => one.estateId === estateId],
    [consultantId, (one) => one.consultantId === consultantId],
    [settled, (one) => one.status === settled],
    [createStart, (one) => one.createTime >= createStart],
    [createEnd, (one) => one.createTime <= `${createEnd} 23:59:59`],
    [signStart, (one) => one.signDate >= signStart],
    [signEnd, (one) => one.signDate !== '' && one.signDate <= signEnd],
    ...daysOf('approved', approvedDayOf),
    ...daysOf('visit', ({ visitTime }) => (happened(visitTime) ? visitTime.slice(0, 10) : '')),
    ...daysOf('subscribe', ({ subscribeDate }) => subscribeDate),
    ...daysOf('end', ({ endDate }) => endDate),
    [recommendNo, (one) => holds(one.recommendNo, recommendNo)],
    [recommender, (one) => holds(one.memberName, recommender) || hasMobile(store, one, recommender)],
    [customer, (one) => one.customerMobile.includes(customer) || holds(one.customerName, customer)],
  ]);
}

/** Which recommends the caller sees and the filters let through. Reach goes by project, so it is looked up once for each. */
function matching(context: Context, filters: Filters): Test {
  const fits = matcher(context, filters);
  if (holdsPlain(context, 'Recommend', 'view')) return fits;
  const reaches = reachOf(context, 'Recommend', 'view');
  const reached = new Set(
    context.store.estates
      .rows()
      .filter(({ id }) => reaches(ownerOfPart({ estateId: id }, context.store)))
      .map(({ id }) => id),
  );
  return (recommend) => reached.has(recommend.estateId) && fits(recommend);
}

const ofStatus = ({ status, ended }: ByStatus): Test => {
  const isEnded = ended === undefined ? undefined : ended === 1;
  return (one) =>
    (status === undefined || one.status === status) &&
    (isEnded === undefined || isRecommendOver(one.status) === isEnded);
};

/** What the filters leave to be looked at: those of one project where it is asked for. */
const among = ({ store }: Context, { estateId }: Filters) =>
  estateId ? store.estateRecommends.everBy('estateId', estateId) : store.estateRecommends.rows();

export function recommendPage(context: Context, query: RecommendListQuery) {
  const { offset, limit } = query;
  const [fits, hasStatus] = [matching(context, query), ofStatus(query)];
  return context.store.estateRecommends.list({
    among: among(context, query),
    where: (row) => hasStatus(row) && fits(row),
    offset,
    limit,
  });
}

export const countRecommends = (context: Context, filters: Filters) => {
  const fits = matching(context, filters);
  const living: Test = (row) => row.removed === 0 && fits(row);
  return countStatuses(among(context, filters), living, valuesOf(recommendStatus));
};

/** A purchase that was cancelled has no price any more. */
export function sumRecommends(context: Context, query: Filters & ByStatus) {
  const [fits, hasStatus] = [matching(context, query), ofStatus(query)];
  const sums = { count: 0, dealPrice: 0, commissionAmount: 0, settledAmount: 0 };
  for (const row of among(context, query)) {
    if (row.removed === 1 || !hasStatus(row) || !fits(row)) continue;
    sums.count++;
    sums.dealPrice += row.dealPrice;
    sums.commissionAmount += row.commissionAmount;
    sums.settledAmount += row.settledAmount;
  }
  return sums;
}
