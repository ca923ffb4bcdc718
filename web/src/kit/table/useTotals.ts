import { useCallback } from 'react';
import type { AnyEndpoint, DataOf, QueryOf } from '#contracts/endpoint.ts';
import type { CallInput } from '../../api/client.ts';
import { type Rows, useKeptData } from '../../api/hooks.ts';
import { filterNames, type ListState } from './useListState.ts';

interface TotalCalls<Counts extends AnyEndpoint, Sums extends AnyEndpoint> {
  countByStatus: Counts;
  sum: Sums;
}

/** The filters of the list that the other call has, too. */
function filtersFor<E extends AnyEndpoint>(endpoint: E, query: object): QueryOf<E> {
  const known = filterNames(endpoint.query);
  return Object.fromEntries(Object.entries(query).filter(([name]) => known.includes(name))) as QueryOf<E>;
}

/**
 * A list with its totals over all rows of the filter: the number of rows in each status, and the sums. Both keep their old values while the next ones
 * load, and `reload` loads all three again.
 */
export function useTotals<
  L extends ListState<unknown> & Rows<unknown>,
  Counts extends AnyEndpoint,
  Sums extends AnyEndpoint,
>(list: L, { countByStatus, sum }: TotalCalls<Counts, Sums>) {
  const query = list.query as object;
  const counts = useKeptData(countByStatus, {
    query: filtersFor(countByStatus, query),
  } as unknown as CallInput<Counts>);
  const sums = useKeptData(sum, { query: filtersFor(sum, query) } as unknown as CallInput<Sums>);
  const { reload: reloadRows } = list;
  const { reload: reloadCounts } = counts;
  const { reload: reloadSums } = sums;
  const reload = useCallback(
    () => Promise.all([reloadRows(), reloadCounts(), reloadSums()]),
    [reloadRows, reloadCounts, reloadSums],
  );
  return {
    list: { ...list, reload } as L,
    counts: counts.data as DataOf<Counts> | undefined,
    sums: sums.data as DataOf<Sums> | undefined,
  };
}
