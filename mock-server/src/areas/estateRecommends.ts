import type { estateRecommends as calls, RecommendListQuery } from '#contracts/areas/estateRecommends.ts';
import { status } from '#contracts/envelope.ts';
import { say } from '#contracts/words.ts';
import { ownerOfPart } from '../estate/owners.ts';
import {
  cancelRecommendDeal,
  settleRecommend,
  signRecommend,
  subscribeRecommend,
  unsubscribeRecommend,
} from '../estate/recommendDeals.ts';
import { countRecommends, recommendPage, sumRecommends } from '../estate/recommendList.ts';
import {
  addRecommend,
  auditRecommend,
  extendRecommend,
  visitRecommend,
  writeRecommend,
} from '../estate/recommendMoves.ts';
import type { Recommend } from '../estate/recommendRules.ts';
import { recommendRecord, recommendRows } from '../estate/recommendViews.ts';
import type { Context, Handlers } from '../records/context.ts';
import { fail, notFound } from '../records/fail.ts';
import { type Operator, operatorOf } from '../records/operators.ts';
import { reachOf } from '../records/reach.ts';
import { revealAction } from '../records/reveal.ts';

/** Recommends (domain design, sections 5.3 to 5.6). The moves themselves stand in `estate/`. */

function reached(context: Context, id: string, op: 'view' | 'manage'): Recommend {
  const recommend = context.store.estateRecommends.get(id);
  if (!recommend || !reachOf(context, 'Recommend', op)(ownerOfPart(recommend, context.store)))
    return notFound();
  return recommend;
}

const moves =
  <Body>(move: (context: Context, recommend: Recommend, body: Body, by: Operator) => Recommend) =>
  ({ params, body }: { params: { id: string }; body: Body }, context: Context) => {
    const recommend = reached(context, params.id, 'manage');
    return recommendRecord(context, move(context, recommend, body, operatorOf(context)));
  };

const list = ({ query }: { query: RecommendListQuery }, context: Context) => {
  const { count, list: rows } = recommendPage(context, query);
  return { count, list: rows.map(recommendRows(context)) };
};
const countByStatus = ({ query }: { query: Parameters<typeof countRecommends>[1] }, context: Context) =>
  countRecommends(context, query);
const sum = ({ query }: { query: Parameters<typeof sumRecommends>[1] }, context: Context) =>
  sumRecommends(context, query);

export const estateRecommends: Handlers<typeof calls> = {
  list,
  countByStatus,
  sum,
  listOfOwnCompany: list,
  countByStatusOfOwnCompany: countByStatus,
  sumOfOwnCompany: sum,
  get: ({ params }, context) => recommendRecord(context, reached(context, params.id, 'view')),
  reveal({ params, body: { field } }, context) {
    const recommend = reached(context, params.id, 'manage');
    const label = field === 'memberMobile' ? 'recommenderMobile' : 'customerMobile';
    writeRecommend(context, recommend, {}, operatorOf(context), revealAction(label));
    return { value: recommend[field] };
  },
  add({ body }, context) {
    if (!reachOf(context, 'Recommend', 'manage')(ownerOfPart(body, context.store)))
      fail(status.forbidden, say('forbidden'));
    return recommendRecord(context, addRecommend(context, body, operatorOf(context)));
  },
  audit: moves(auditRecommend),
  visit: moves(visitRecommend),
  extend: moves((context, recommend, { days }: { days: number }, by) =>
    extendRecommend(context, recommend, days, by),
  ),
  subscribe: moves(subscribeRecommend),
  unsubscribe: moves(unsubscribeRecommend),
  sign: moves(signRecommend),
  settle: moves(settleRecommend),
  cancelDeal: moves(cancelRecommendDeal),
};
