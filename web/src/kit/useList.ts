import { useEffect } from 'react';
import type { AnyEndpoint, DataOf, ParamsOf, QueryOf } from '#contracts/endpoint.ts';
import type { ListData } from '#contracts/envelope.ts';
import type { CallInput } from '../api/client.ts';
import { type Rows, useRows } from '../api/hooks.ts';
import { type ListState, useListState } from './useListState.ts';

type RowOf<E> = DataOf<E> extends ListData<infer Row> ? Row : never;
export type List<E> = ListState<QueryOf<E>> & Rows<RowOf<E>>;

/** The state of a list page: what the address asks for and the rows that answer it. */
export function useList<E extends AnyEndpoint>(endpoint: E, params?: ParamsOf<E>): List<E> {
  const state = useListState(endpoint);
  const rows = useRows(endpoint, { query: state.query, params } as unknown as CallInput<E>);
  const { page, pageSize, go } = state;

  // The last rows of the last page were removed, or a stale address points behind the end.
  const lastPage = Math.max(1, Math.ceil(rows.total / pageSize));
  const beyondEnd = rows.total > 0 && rows.rows.length === 0 && !rows.refreshing && page > lastPage;
  useEffect(() => {
    if (beyondEnd) go(lastPage, pageSize);
  }, [beyondEnd, go, lastPage, pageSize]);

  return { ...state, ...(rows as Rows<RowOf<E>>) };
}
