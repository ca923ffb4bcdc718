import { useCallback } from 'react';
import type { AnyEndpoint, DataOf } from '#contracts/endpoint.ts';
import type { CallInput } from '../../api/client.ts';
import { type Rows, useKeptData } from '../../api/hooks.ts';
import { filtersFor, type ListState } from './useListState.ts';

/** A list with sums over all rows of its filter, which keep their old values while the next ones load. `reload` loads both again. */
export function useSums<L extends ListState<unknown> & Rows<unknown>, Sums extends AnyEndpoint>(
  list: L,
  sum: Sums,
) {
  const sums = useKeptData(sum, {
    query: filtersFor(sum, list.query as object),
  } as unknown as CallInput<Sums>);
  const { reload: reloadList } = list;
  const { reload: reloadSums } = sums;
  const reload = useCallback(() => Promise.all([reloadList(), reloadSums()]), [reloadList, reloadSums]);
  return { list: { ...list, reload } as L, sums: sums.data as DataOf<Sums> | undefined };
}
