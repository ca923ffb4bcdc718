import type { SendPlanListQuery } from '#contracts/areas/sendPlans.ts';
import { planDue, sendPlanStatus } from '#contracts/enums/finance.ts';
import { never } from '#contracts/wireTime.ts';
import { hasMobile } from '../members/memberSearch.ts';
import { holds, isUntil } from '../records/checks.ts';
import type { Context } from '../records/context.ts';
import { todayOf } from '../store/today.ts';
import { type Income, isPending, type SendPlan } from './incomeRows.ts';

/** Lists of send plans: filters, counts by due day, sums (domain design, section 12.4). */

type Filters = Omit<SendPlanListQuery, 'offset' | 'limit' | 'due'>;
type WithDue = Filters & Pick<SendPlanListQuery, 'due'>;
type Test = (plan: SendPlan) => boolean;

function dueTest({ clock }: Context, due: WithDue['due']): Test {
  const today = todayOf(clock);
  const isDay = ({ planDate }: SendPlan) => (due === planDue.today ? planDate === today : planDate < today);
  return (plan) => due === undefined || (isPending(plan) && isDay(plan));
}

function matcher(context: Context, filters: WithDue): Test {
  const { incomes } = context.store;
  const { planNo, member = '', memberId, estateId, status, due } = filters;
  const { planStart = '', planEnd = '', sendStart = '', sendEnd = '' } = filters;
  const isDue = dueTest(context, due);
  const ofIncome = (fits: (income: Income) => boolean): Test => {
    return ({ incomeId }) => fits(incomes.get(incomeId) as Income);
  };
  const tests: [unknown, Test][] = [
    [due, isDue],
    [status, (one) => one.status === status],
    [memberId, (one) => one.memberId === memberId],
    [planStart, (one) => one.planDate >= planStart],
    [planEnd, (one) => one.planDate <= planEnd],
    [sendStart, (one) => one.sendTime >= sendStart],
    [sendEnd, (one) => isUntil(one.sendTime || never, sendEnd)],
    [planNo, (one) => holds(one.planNo, planNo)],
    [estateId, ofIncome((income) => income.estateId === estateId)],
    [
      member,
      ofIncome((income) => holds(income.memberName, member) || hasMobile(context.store, income, member)),
    ],
  ];
  const asked = tests.filter(([value]) => value !== undefined && value !== '').map(([, test]) => test);
  return (plan) => asked.every((test) => test(plan));
}

/** First those that wait or failed, by their day; then the others, the latest day first; ties by age, the newest first. */
function byDay(one: SendPlan, other: SendPlan): number {
  const [first, second] = [isPending(one), isPending(other)];
  if (first !== second) return first ? -1 : 1;
  const rising = one.planDate.localeCompare(other.planDate);
  return first ? rising : -rising;
}

export const sendPlanPage = (context: Context, query: SendPlanListQuery) =>
  context.store.sendPlans.list({
    where: matcher(context, query),
    order: byDay,
    offset: query.offset,
    limit: query.limit,
  });

export function countPlans(context: Context, filters: Filters) {
  const fits = matcher(context, filters);
  const plans = context.store.sendPlans.rows().filter(fits);
  const count = (due: WithDue['due']) => plans.filter(dueTest(context, due)).length;
  return { total: plans.length, today: count(planDue.today), overdue: count(planDue.overdue) };
}

export function sumPlans(context: Context, query: WithDue) {
  const plans = context.store.sendPlans.rows().filter(matcher(context, query));
  const amountOf = (fits: Test) => plans.filter(fits).reduce((sum, { amount }) => sum + amount, 0);
  const sentAmount = amountOf(({ status }) => status === sendPlanStatus.sent);
  const pendingAmount = amountOf(isPending);
  // What another plan took stands in the amount of that one already.
  const cancelAmount = amountOf(({ status }) => status === sendPlanStatus.cancelled);
  return { count: plans.length, amount: sentAmount + pendingAmount, sentAmount, pendingAmount, cancelAmount };
}
