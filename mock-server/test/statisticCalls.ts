import type { MerchantStatisticRow, MerchantStatisticSums } from '#contracts/areas/merchantStatistics.ts';
import { merchantStatistics } from '#contracts/areas/merchantStatistics.ts';
import { addDays } from '#contracts/days.ts';
import type { StatisticBasis, StatisticDimension } from '#contracts/enums/statistics.ts';
import type { ListData } from '#contracts/envelope.ts';
import { salesFigures } from '#contracts/trade/statistics.ts';
import type { asking } from './asking.ts';

/** What tests ask of the statistics of merchants. */

export type Row = MerchantStatisticRow;
export type Asked = {
  startDate: string;
  endDate: string;
  basis?: StatisticBasis;
  dimension?: StatisticDimension;
  merchantId?: string;
  productType?: number;
  resourceId?: string;
  sort?: string;
  direction?: string;
};

/** The numbers that add up. */
export const addable = Object.keys(salesFigures).filter((name) => name !== 'refundRate') as (keyof Row)[];
export const addUp = (rows: readonly Row[]): Record<string, number> =>
  Object.fromEntries(
    addable.map((name) => [name, rows.reduce((sum, row) => sum + (row[name] as number), 0)]),
  );

export function statisticCalls({ does }: Pick<ReturnType<typeof asking>, 'does'>, today: () => string) {
  return {
    /** The rows of all pages. */
    async rowsOf(query: Asked): Promise<Row[]> {
      const rows: Row[] = [];
      for (;;) {
        const page = { ...query, offset: rows.length, limit: 100 };
        const { count, list } = await does<ListData<Row>>(merchantStatistics.list, { query: page });
        rows.push(...list);
        if (rows.length >= count || list.length === 0) return rows;
      }
    },
    sumsOf: (query: Asked) => does<MerchantStatisticSums>(merchantStatistics.sum, { query }),
    lastDays: (days: number): Asked => ({ startDate: addDays(today(), 1 - days), endDate: today() }),
  };
}
