import { statisticBasis, statisticDimension } from '#contracts/enums/statistics.ts';
import { valuesOf } from '#contracts/enums.ts';
import type { salesFigures } from '#contracts/trade/statistics.ts';
import type { Store } from '../store/store.ts';
import { addTo, ledgerOf, noSales } from '../trade/money/ledger.ts';
import { settlementOf } from './estateDeals.ts';
import { merchantRows } from './merchantSales.ts';

/**
 * What holds for the statistics at any time (domain design, section 16, invariant 25): rows by merchant, by resource, by product and by day add up to the same sums,
 * and every row adds up in itself; the parts of a settled commission add up to it. That the ledger they come from says what orders and refunds say is an invariant of the trade.
 */
export const statisticViolations = (store: Store): string[] => [...ofSales(store), ...ofSettlements(store)];

/** Whatever was settled was sent, is to be sent, or was written off. */
function ofSettlements(store: Store): string[] {
  return store.estateRecommends.all().flatMap((recommend) => {
    const { settledAmount, sentAmount, pendingAmount, cancelAmount } = settlementOf(store, recommend);
    const parts = sentAmount + pendingAmount + cancelAmount;
    if (settledAmount === parts) return [];
    const { recommendNo } = recommend;
    return [`statistics: recommend ${recommendNo} was settled with ${settledAmount}, its parts are ${parts}`];
  });
}

function ofSales(store: Store): string[] {
  const everything = { startDate: '', endDate: '9999-12-31' };
  const seen = { store, sees: () => true };
  return valuesOf(statisticBasis).flatMap((basis) => {
    const all = noSales();
    for (const [, entry] of ledgerOf(store).entries(basis)) addTo(all, entry);
    return valuesOf(statisticDimension).flatMap((dimension) => {
      const rows = merchantRows(seen, { ...everything, basis, dimension });
      const sum = (name: keyof typeof salesFigures) => rows.reduce((total, row) => total + row[name], 0);
      const wanted = {
        ...{ orders: all.orders, totalPrice: all.total, payPrice: all.paid, refunds: all.refunds },
        ...{ refundedAmount: all.refunded, commissionAmount: all.commission },
        netAmount: all.paid - all.refunded,
        settleAmount: all.paid - all.refunded - all.commission,
      };
      const wrongSums = Object.entries(wanted)
        .filter(([name, total]) => sum(name as keyof typeof wanted) !== total)
        .map(
          ([name, total]) => `${name} is ${sum(name as keyof typeof wanted)} in its rows, ${total} in all`,
        );
      const wrongRows = rows
        .filter(
          (row) =>
            row.netAmount !== row.payPrice - row.refundedAmount ||
            row.settleAmount !== row.netAmount - row.commissionAmount ||
            !Number.isInteger(row.refundRate),
        )
        .map(({ id }) => `row ${id} does not add up`);
      return [...wrongSums, ...wrongRows].map((words) => `statistics ${basis} by ${dimension}: ${words}`);
    });
  });
}
