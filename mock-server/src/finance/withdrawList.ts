import type { WithdrawListQuery } from '#contracts/areas/withdraws.ts';
import { withdrawStatus } from '#contracts/enums/finance.ts';
import { valuesOf } from '#contracts/enums.ts';
import { hasMobile } from '../members/memberSearch.ts';
import { holds, isUntil } from '../records/checks.ts';
import type { Context } from '../records/context.ts';
import { countStatuses } from '../records/countStatuses.ts';
import { orderBy } from '../records/orderBy.ts';
import { todayOf } from '../store/today.ts';
import type { Withdraw } from './withdrawRules.ts';

/** Lists of withdrawals: filters, counts by status, sums (domain design, section 14.1). */

type Filters = Omit<WithdrawListQuery, 'offset' | 'limit' | 'status' | 'sort' | 'direction'>;
type AskedStatus = Pick<WithdrawListQuery, 'status'>;
type Test = (withdraw: Withdraw) => boolean;

const arrives = ({ amount, fee }: Withdraw): number => amount - fee;

function matcher({ store }: Context, filters: Filters): Test {
  const { withdrawNo, channelNo, member = '', memberId, way, amountMin = 0, amountMax } = filters;
  const { createStart = '', createEnd = '', finishStart = '', finishEnd = '' } = filters;
  const tests: [unknown, Test][] = [
    [withdrawNo, (one) => holds(one.withdrawNo, withdrawNo)],
    [channelNo, (one) => holds(one.channelNo, channelNo)],
    [member, (one) => holds(one.memberName, member) || hasMobile(store, one, member)],
    [memberId, (one) => one.memberId === memberId],
    [way, (one) => one.way === way],
    [createStart, (one) => one.createTime >= createStart],
    [createEnd, (one) => isUntil(one.createTime, createEnd)],
    [finishStart, (one) => one.finishTime >= finishStart],
    [finishEnd, (one) => isUntil(one.finishTime, finishEnd)],
    [amountMin, (one) => one.amount >= amountMin],
    [amountMax, (one) => one.amount <= (amountMax as number)],
  ];
  const asked = tests.filter(([value]) => value !== undefined && value !== '').map(([, test]) => test);
  return (withdraw) => asked.every((test) => test(withdraw));
}

const among = ({ store }: Context, { memberId }: Filters) =>
  memberId ? store.withdraws.everBy('memberId', memberId) : store.withdraws.rows();

export function withdrawPage(context: Context, query: WithdrawListQuery) {
  const { status, sort, direction = 'desc', offset, limit } = query;
  const fits = matcher(context, query);
  return context.store.withdraws.list({
    among: among(context, query),
    where: (row) => (status === undefined || row.status === status) && fits(row),
    order: sort && orderBy<Withdraw>((row) => row[sort], direction),
    offset,
    limit,
  });
}

export const countWithdraws = (context: Context, filters: Filters) =>
  countStatuses(among(context, filters), matcher(context, filters), valuesOf(withdrawStatus));

/** All of a status or of every one; and, whatever the status is, what waits, and what arrived since the month began. */
export function sumWithdraws(context: Context, { status: asked, ...filters }: Filters & AskedStatus) {
  const fits = matcher(context, filters);
  const month = todayOf(context.clock).slice(0, 7);
  const rows = among(context, filters).filter(fits);
  const sum = (test: Test, cents: (one: Withdraw) => number = ({ amount }) => amount) =>
    rows.filter(test).reduce((before, one) => before + cents(one), 0);
  const isAsked: Test = ({ status }) => asked === undefined || status === asked;
  return {
    count: rows.filter(isAsked).length,
    amount: sum(isAsked),
    arriveAmount: sum(isAsked, arrives),
    toAuditAmount: sum(({ status }) => status === withdrawStatus.toAudit),
    toPayAmount: sum(({ status }) => status === withdrawStatus.toPay),
    payingAmount: sum(({ status }) => status === withdrawStatus.paying),
    failedAmount: sum(({ status }) => status === withdrawStatus.failed),
    paidThisMonth: sum(
      ({ status, finishTime }) => status === withdrawStatus.done && finishTime.startsWith(month),
      arrives,
    ),
  };
}
