import type { AnyEndpoint } from '#contracts/endpoint.ts';
import type { Rows } from '../../api/hooks.ts';
import { useCounts } from './useCounts.ts';
import type { ListState } from './useListState.ts';
import { useSums } from './useSums.ts';

interface TotalCalls<Counts extends AnyEndpoint, Sums extends AnyEndpoint> {
  countByStatus: Counts;
  sum: Sums;
}

/**
 * A list with its totals over all rows of the filter: the number of rows in each status, and the sums. Both keep their old values while the next ones
 * load, and `reload` loads all three again.
 */
export function useTotals<
  L extends ListState<unknown> & Rows<unknown>,
  Counts extends AnyEndpoint,
  Sums extends AnyEndpoint,
>(rows: L, { countByStatus, sum }: TotalCalls<Counts, Sums>) {
  const { list: counted, counts } = useCounts(rows, countByStatus);
  const { list, sums } = useSums(counted, sum);
  return { list, counts, sums };
}
