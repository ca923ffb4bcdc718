import type { BehaviourMutant } from './mutant.ts';

/** Mistakes in sums, counts, balances and statistics. */
export const mutants: BehaviourMutant[] = [
  {
    file: 'mock-server/src/trade/money/ledger.ts',
    from: 'const commission = commissionOf(paid, 0, order.commissionRate);',
    to: 'const commission = commissionOf(total, 0, order.commissionRate);',
    says: 'commission of the price before discounts',
  },
  {
    file: 'mock-server/src/trade/money/ledger.ts',
    from: 'addTo(this.#entry(byPayment, refund, refund.finishTime), back, sign);',
    to: 'addTo(this.#entry(byPayment, refund, refund.createTime), back, sign);',
    says: 'refunds count on the day of the request',
  },
  {
    file: 'mock-server/src/trade/money/ledger.ts',
    from: "if (day < from || (to !== '' && day > to)) continue;",
    to: "if (day < from || (to !== '' && day >= to)) continue;",
    says: 'the last day of a span is not summed',
  },
  {
    file: 'mock-server/src/trade/money/ledger.ts',
    from: 'addTo(this.#entry(ordered, order, order.createTime), netted, sign);',
    to: 'addTo(this.#entry(ordered, order, order.payTime), netted, sign);',
    says: 'by day of order counts the day of payment',
    unnoticed:
      'every order of the seed is paid on the day on which it was made, and no call lets a night pass',
  },
  {
    file: 'mock-server/src/statistics/merchantSales.ts',
    from: 'if (resourceId && entry.resourceId !== resourceId) return;',
    to: '',
    says: 'statistics ignore the resource',
  },
  {
    file: 'mock-server/src/statistics/merchantSales.ts',
    from: 'settleAmount: paid - refunded - commission },',
    to: 'settleAmount: paid - commission },',
    says: 'what the merchant gets includes what was refunded',
  },
  {
    file: 'mock-server/src/statistics/merchantSales.ts',
    from: 'if (!isNow) return;',
    to: '',
    says: 'shares include the days before',
  },
  {
    file: 'mock-server/src/statistics/merchantSales.ts',
    from: "const reaches = reachOf(context, 'merchantStatistic', 'view');",
    to: "const reaches = (_: unknown) => Boolean(reachOf(context, 'merchantStatistic', 'view'));",
    says: 'statistics of the own merchant are those of all',
  },
  {
    file: 'mock-server/src/statistics/spans.ts',
    from: '=> comparedSpan(span, todayOf(clock));',
    to: '=> ({ ...comparedSpan(span, todayOf(clock)), endDate: span.startDate });',
    says: 'the days before end a day late',
  },
  {
    file: 'mock-server/src/statistics/spans.ts',
    from: 'const mostShares = 8;',
    to: 'const mostShares = 5;',
    says: 'fewer shares',
  },
  {
    file: 'mock-server/src/statistics/estateDeals.ts',
    from: 'on(subscribeDate, () => ({ subscriptions: 1 }));',
    to: 'on(createTime, () => ({ subscriptions: 1 }));',
    says: 'subscriptions count on the day of the recommend',
  },
  {
    file: 'mock-server/src/statistics/estateDeals.ts',
    from: 'const stands = status === recommendStatus.signed || status === recommendStatus.settled;',
    to: 'const stands = status >= recommendStatus.signed;',
    says: 'cancelled contracts count as signed',
  },
  {
    file: 'mock-server/src/statistics/estateDeals.ts',
    from: 'visitRate: shareOf(sums.visits, sums.approved),',
    to: 'visitRate: shareOf(sums.visits, sums.recommends),',
    says: 'rate of visits over all recommends',
  },
  {
    file: 'mock-server/src/finance/journalColumns.ts',
    from: 'else expense -= change;',
    to: '',
    says: 'no sum of what went out',
  },
  {
    file: 'mock-server/src/finance/dayBalances.ts',
    from: 'for (let row = rows[next]; row && row.createTime.slice(0, 10) <= date; row = rows[++next])',
    to: 'for (let row = rows[next]; row && row.createTime.slice(0, 10) < date; row = rows[++next])',
    says: 'balances of days lack their own day',
  },
  {
    file: 'mock-server/src/finance/reconciliation.ts',
    from: 'return day >= startDate && day <= endDate;',
    to: 'return day > startDate && day <= endDate;',
    says: 'the first day is not reconciled',
  },
  {
    file: 'mock-server/src/finance/withdrawList.ts',
    from: 'const arrives = ({ amount, fee }: Withdraw): number => amount - fee;',
    to: 'const arrives = ({ amount }: Withdraw): number => amount;',
    says: 'what arrives includes fees',
    unnoticed: 'no withdrawal has a fee in the seed',
  },
  {
    file: 'mock-server/src/finance/sendPlanList.ts',
    from: 'return (plan) => due === undefined || (isPending(plan) && isDay(plan));',
    to: 'return (plan) => due === undefined || isDay(plan);',
    says: 'plans that were sent are still due',
  },
  {
    file: 'mock-server/src/finance/incomeList.ts',
    from: 'sums.pendingAmount += pendingOf(income);',
    to: 'sums.pendingAmount += income.amount;',
    says: 'pending is the whole amount',
  },
  {
    file: 'mock-server/src/finance/incomeList.ts',
    from: '    if (income.status === incomeStatus.toAudit) sums.toAuditAmount += income.amount;',
    to: '    sums.toAuditAmount += pendingOf(income);',
    says: 'what was audited waits for its audit',
  },
  {
    file: 'mock-server/src/finance/sendPlanList.ts',
    from: 'amount: sentAmount + pendingAmount,',
    to: 'amount: sentAmount + pendingAmount + cancelAmount,',
    says: 'the sum of plans counts those that are cancelled',
  },
  {
    file: 'mock-server/src/finance/journalColumns.ts',
    from: 'frozenChange += frozenChanges[at] as number;',
    to: 'frozenChange += Math.abs(frozenChanges[at] as number);',
    says: 'what is set free counts as frozen',
  },
  {
    file: 'mock-server/src/members/figures.ts',
    from: 'if (status === orderStatus.done) sums.completed += sign * (payPrice - refundedAmount);',
    to: 'sums.completed += sign * (payPrice - refundedAmount);',
    says: 'growth of orders that are not completed',
  },
  {
    file: 'mock-server/src/members/figures.ts',
    from: 'sums.consumeAmount += sign * payPrice;',
    to: 'sums.consumeAmount += sign * (payPrice - refundedAmount);',
    says: 'consumption less refunds',
  },
];
