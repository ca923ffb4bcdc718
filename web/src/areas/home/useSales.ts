import { sales } from '#contracts/areas/sales.ts';
import { addDays } from '#contracts/days.ts';
import { type TradeKind, tradeKinds } from '#contracts/trade/trade.ts';
import { useWatchedData } from '../../api/hooks.ts';
import { pollEveryMs } from '../../domain/todos/watchTodos.ts';
import { orderLists, refundLists } from '../../domain/trade/tradePaths.ts';
import { useToday } from '../../kit/display/useToday.ts';
import { useEntries } from '../../kit/page/entries.ts';

/** How many days the trend shows. */
export const trendDays = 30;

/** The kinds whose orders and refunds this user may both see, so that amounts paid and refunded can be shown. */
export function useMoneyKinds(): TradeKind[] {
  const paths = useEntries().map(({ path }) => path);
  return tradeKinds.filter((kind) => paths.includes(orderLists[kind]) && paths.includes(refundLists[kind]));
}

/** Cents. */
export interface Sold {
  paid: number;
  refunded: number;
}

/**
 * What was paid and refunded on each day of this month and of the last 30 days. All parts of the home page share one call, which is
 * repeated as often as that for 待办.
 * @returns `soldFrom`: the sums of one kind from a day on until today; undefined before they are loaded
 */
export function useSales() {
  const today = useToday();
  const kinds = useMoneyKinds();
  const trendFrom = addDays(today, 1 - trendDays);
  const monthFrom = `${today.slice(0, 8)}01`;
  const from = trendFrom < monthFrom ? trendFrom : monthFrom;
  const { data, error, reload } = useWatchedData(
    sales.byDay,
    kinds.length > 0 ? { query: { from, to: today } } : null,
    pollEveryMs,
  );
  const soldFrom = (day: string, kind: TradeKind): Sold | undefined =>
    data && totalOf(data.find((of) => of.kind === kind)?.days.filter(({ date }) => date >= day) ?? []);
  return { ...{ today, monthFrom, trendFrom, kinds, data, error, reload, soldFrom } };
}

/** The sum over several kinds; undefined while one of them is not loaded. */
export const sumOfKinds = (sold: readonly (Sold | undefined)[]): Sold | undefined => {
  const known = sold.filter((one) => one !== undefined);
  return known.length === sold.length ? totalOf(known) : undefined;
};

export const totalOf = (sold: readonly Sold[]): Sold => ({
  paid: sold.reduce((sum, { paid }) => sum + paid, 0),
  refunded: sold.reduce((sum, { refunded }) => sum + refunded, 0),
});
