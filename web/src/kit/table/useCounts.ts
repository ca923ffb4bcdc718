import { useCallback } from 'react';
import type { AnyEndpoint, DataOf } from '#contracts/endpoint.ts';
import type { CallInput } from '../../api/client.ts';
import { type Rows, useKeptData } from '../../api/hooks.ts';
import { filtersFor, type ListState } from './useListState.ts';

/**
 * A list with the number of rows in each status under its filter, which keep their old values while the next ones load. `reload` loads both again.
 */
export function useCounts<L extends ListState<unknown> & Rows<unknown>, Counts extends AnyEndpoint>(
  list: L,
  countByStatus: Counts,
) {
  const counts = useKeptData(countByStatus, {
    query: filtersFor(countByStatus, list.query as object),
  } as unknown as CallInput<Counts>);
  const { reload: reloadRows } = list;
  const { reload: reloadCounts } = counts;
  const reload = useCallback(() => Promise.all([reloadRows(), reloadCounts()]), [reloadRows, reloadCounts]);
  return { list: { ...list, reload } as L, counts: counts.data as DataOf<Counts> | undefined };
}
