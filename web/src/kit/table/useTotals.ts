import { useCallback } from 'react';
import type { AnyEndpoint, DataOf } from '#contracts/endpoint.ts';
import type { CallInput } from '../../api/client.ts';
import { type Rows, useKeptData } from '../../api/hooks.ts';
import { useCounts } from './useCounts.ts';
import { filtersFor, type ListState } from './useListState.ts';

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
  const { list, counts } = useCounts(rows, countByStatus);
  const sums = useKeptData(sum, {
    query: filtersFor(sum, rows.query as object),
  } as unknown as CallInput<Sums>);
  const { reload: reloadList } = list;
  const { reload: reloadSums } = sums;
  const reload = useCallback(() => Promise.all([reloadList(), reloadSums()]), [reloadList, reloadSums]);
  return { list: { ...list, reload } as L, counts, sums: sums.data as DataOf<Sums> | undefined };
}
