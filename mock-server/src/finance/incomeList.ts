import type { IncomeListQuery } from '#contracts/areas/incomeRecords.ts';
import { incomeStatus } from '#contracts/enums/finance.ts';
import { valuesOf } from '#contracts/enums.ts';
import { hasMobile } from '../members/memberSearch.ts';
import { holds } from '../records/checks.ts';
import type { Context } from '../records/context.ts';
import { countStatuses } from '../records/countStatuses.ts';
import { orderBy } from '../records/orderBy.ts';
import { type Income, pendingOf } from './incomeRows.ts';

/** Lists of incomes: filters, counts by status, sums (domain design, section 12.1). */

type Filters = Omit<IncomeListQuery, 'offset' | 'limit' | 'status' | 'sort' | 'direction'>;
type WithStatus = Filters & Pick<IncomeListQuery, 'status'>;
type Test = (income: Income) => boolean;

/** A test of one income, made once for a call: only the filters that are set cost anything. */
function matcher({ store }: Context, filters: WithStatus): Test {
  const { incomeNo, member = '', memberId, type, estateId, sourceNo, status } = filters;
  const { createStart = '', createEnd, amountMin = 0, amountMax = 0 } = filters;
  const tests: [unknown, Test][] = [
    [memberId, (one) => one.memberId === memberId],
    [status, (one) => one.status === status],
    [type, (one) => one.type === type],
    [estateId, (one) => one.estateId === estateId],
    [createStart, (one) => one.createTime >= createStart],
    [createEnd, (one) => one.createTime <= `${createEnd} 23:59:59`],
    [filters.amountMin, (one) => one.amount >= amountMin],
    [filters.amountMax, (one) => one.amount <= amountMax],
    [incomeNo, (one) => holds(one.incomeNo, incomeNo)],
    [sourceNo, (one) => holds(one.sourceNo, sourceNo)],
    [member, (one) => holds(one.memberName, member) || hasMobile(store, one, member)],
  ];
  const asked = tests.filter(([value]) => value !== undefined && value !== '').map(([, test]) => test);
  return (income) => {
    for (const test of asked) if (!test(income)) return false;
    return true;
  };
}

/** What the filters leave to be looked at. */
const among = ({ store }: Context, { memberId, status }: Pick<WithStatus, 'memberId' | 'status'>) => {
  if (memberId) return store.incomes.everBy('memberId', memberId);
  return status === undefined ? store.incomes.rows() : store.incomes.everBy('status', status);
};

export const incomePage = (context: Context, { sort, direction = 'desc', ...query }: IncomeListQuery) =>
  context.store.incomes.list({
    where: matcher(context, query),
    order: sort && orderBy<Income>((row) => row[sort], direction),
    offset: query.offset,
    limit: query.limit,
    ...(query.memberId && { among: among(context, query) }),
  });

export const countIncomes = (context: Context, filters: Filters) =>
  countStatuses(
    among(context, { memberId: filters.memberId }),
    matcher(context, filters),
    valuesOf(incomeStatus),
  );

export function sumIncomes(context: Context, query: WithStatus) {
  const fits = matcher(context, query);
  const sums = { count: 0, amount: 0, sentAmount: 0, pendingAmount: 0, toAuditAmount: 0, cancelAmount: 0 };
  for (const income of among(context, query)) {
    if (!fits(income)) continue;
    sums.count++;
    sums.amount += income.amount;
    sums.sentAmount += income.sentAmount;
    sums.pendingAmount += pendingOf(income);
    if (income.status === incomeStatus.toAudit) sums.toAuditAmount += income.amount;
    sums.cancelAmount += income.cancelAmount;
  }
  return sums;
}
