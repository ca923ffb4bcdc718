import { useCallback } from 'react';
import type { AnyEndpoint, DataOf } from '#contracts/endpoint.ts';
import type { ListData } from '#contracts/envelope.ts';
import type { CallInput } from '../../api/client.ts';
import { type Rows, useKeptData } from '../../api/hooks.ts';
import { filtersFor, type ListState } from './useListState.ts';

/**
 * What another call tells about all rows of a list's filter, such as sums or the number of rows in each status. The old answer stays while the next
 * one loads, and so long the rows are dimmed, too; after a failure there is none, and the list says so (`toldFailed`). `reload` of the list loads both again, and `take`
 * of newer rows this, too.
 */
export function useTold<L extends ListState<unknown> & Rows<unknown>, E extends AnyEndpoint>(
  list: L,
  endpoint: E,
) {
  const {
    data,
    error,
    loading,
    reload: reloadTold,
  } = useKeptData(endpoint, {
    query: filtersFor(endpoint, list.query as object),
  } as unknown as CallInput<E>);
  const { reload: reloadRows, take: takeRows } = list;
  const reload = useCallback(() => Promise.all([reloadRows(), reloadTold()]), [reloadRows, reloadTold]);
  const take = useCallback(
    (rows: ListData<unknown>) => {
      takeRows(rows);
      void reloadTold();
    },
    [reloadTold, takeRows],
  );
  const toldFailed = list.toldFailed || error !== undefined;
  const refreshing = list.refreshing || (loading && data !== undefined);
  return {
    list: { ...list, reload, take, toldFailed, refreshing } as L,
    told: data as DataOf<E> | undefined,
  };
}
