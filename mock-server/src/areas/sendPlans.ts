import type { sendPlans as calls } from '#contracts/areas/sendPlans.ts';
import { sendPlanStatus } from '#contracts/enums/finance.ts';
import { status } from '#contracts/envelope.ts';
import type { PlanSendForm } from '#contracts/finance/incomeForms.ts';
import { unsettleRecommend } from '../estate/recommendDeals.ts';
import type { Income, SendPlan } from '../finance/incomeRows.ts';
import { countPlans, sendPlanPage, sumPlans } from '../finance/sendPlanList.ts';
import { adjustPlan, cancelPlan, sendPlan } from '../finance/sendPlans.ts';
import { sendPlanRecord, sendPlanRows } from '../finance/sendPlanViews.ts';
import type { Context, Handlers } from '../records/context.ts';
import { notFound } from '../records/fail.ts';
import { logLine, type Operator, operatorOf } from '../records/operators.ts';
import { eachOf } from '../records/outcome.ts';
import { revealAction } from '../records/reveal.ts';

/** Send plans (domain design, sections 12.4 and 12.5). The moves themselves stand in `finance/`. */

const found = ({ store }: Context, id: string): SendPlan => store.sendPlans.get(id) ?? notFound();
const incomeOf = ({ store }: Context, { incomeId }: SendPlan) => store.incomes.get(incomeId) as Income;

/** The handler of a move. When nothing is left of a commission, its recommend can be settled again. */
const moves =
  <Body>(move: (context: Context, plan: SendPlan, body: Body, by: Operator) => SendPlan) =>
  ({ params, body }: { params: { id: string }; body: Body }, context: Context) => {
    const by = operatorOf(context);
    const plan = move(context, found(context, params.id), body, by);
    unsettleRecommend(context, incomeOf(context, plan), by);
    return sendPlanRecord(context, plan);
  };

/** What has been sent is left as it is. A plan that failed technically says so in its row. */
const batchSend: Handlers<typeof calls>['batchSend'] = ({ body: { ids, amounts = [] } }, context) => {
  const confirmed = new Map(ids.map((id, at) => [id, amounts[at]]));
  return eachOf(ids, (id) => {
    const plan = found(context, id);
    if (plan.status !== sendPlanStatus.sent) sendPlan(context, plan, operatorOf(context), confirmed.get(id));
  }).map((result) => {
    const plan = context.store.sendPlans.get(result.id);
    const hasFailed = result.status === status.ok && plan?.status === sendPlanStatus.failed;
    return hasFailed ? { ...result, status: status.precondition, message: plan.failReason } : result;
  });
};

export const sendPlans: Handlers<typeof calls> = {
  list({ query }, context) {
    const { count, list } = sendPlanPage(context, query);
    return { count, list: list.map(sendPlanRows(context)) };
  },
  countByDue: ({ query }, context) => countPlans(context, query),
  sum: ({ query }, context) => sumPlans(context, query),
  get: ({ params }, context) => sendPlanRecord(context, found(context, params.id)),
  reveal({ params }, context) {
    const plan = found(context, params.id);
    const line = logLine(
      ...([context, operatorOf(context), revealAction('memberMobile')] as const),
      ...([plan.status, plan.status] as const),
    );
    // An open form of it does not become stale.
    context.store.sendPlans.note(plan.id, { logs: [...plan.logs, line] });
    return { value: incomeOf(context, plan).memberMobile };
  },
  send: moves((context, plan, { amount }: PlanSendForm, by) => sendPlan(context, plan, by, amount)),
  batchSend,
  adjust: moves(adjustPlan),
  cancel: moves(cancelPlan),
};
