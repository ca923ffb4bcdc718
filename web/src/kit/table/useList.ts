import { useCallback, useEffect, useMemo } from 'react';
import type { AnyEndpoint, DataOf, ParamsOf, QueryOf } from '#contracts/endpoint.ts';
import type { ListData } from '#contracts/envelope.ts';
import { type CallInput, call } from '../../api/client.ts';
import { type Rows, useRows } from '../../api/hooks.ts';
import { useStaying } from '../dialogs/staying.ts';
import { useWithin } from '../page/within.ts';
import { type Criteria, filtersFor, type ListState, useListState } from './useListState.ts';

type RowOf<E> = DataOf<E> extends ListData<infer Row> ? Row : never;
export type List<E> = ListState<QueryOf<E>> & Rows<RowOf<E>> & RowSource<RowOf<E>>;

/** Loads any part of all rows of the filter, not only of the shown page. */
export interface RowSource<Row> {
  endpoint: AnyEndpoint;
  load(offset: number, limit: number, signal?: AbortSignal): Promise<ListData<Row>>;
}

/**
 * The state of a list page: the criteria in the address and the rows that they find. `fixed` are filters that follow from the page and not from its
 * search, such as the record whose rows are listed; they have to be the same object on each render.
 */
export function useList<E extends AnyEndpoint>(
  endpoint: E,
  params?: ParamsOf<E>,
  defaults?: Criteria,
  fixed?: Partial<QueryOf<E>>,
): List<E> {
  const within = useWithin();
  const state = useListState(endpoint, within ? undefined : defaults);
  const query = useMemo(
    () => ({ ...(state.query as object), ...fixed, ...filtersFor(endpoint, within?.fixed ?? {}) }),
    [endpoint, fixed, state.query, within],
  );
  const rows = useRows(endpoint, { query, params } as unknown as CallInput<E>);
  const { page, pageSize, correct } = state;

  // The last rows of the last page were removed, or an old address points beyond the end.
  const lastPage = Math.max(1, Math.ceil(rows.total / pageSize));
  const beyondEnd = rows.total > 0 && rows.rows.length === 0 && !rows.refreshing && page > lastPage;
  const isStaying = useStaying();
  useEffect(() => {
    if (beyondEnd && isStaying) correct(lastPage);
  }, [beyondEnd, correct, isStaying, lastPage]);

  const load = useCallback(
    (offset: number, limit: number, signal?: AbortSignal) =>
      call(
        endpoint,
        { query: { ...query, offset, limit }, params } as unknown as CallInput<E>,
        // Whoever asks for many pages asks again, and shows the failure that remains.
        { quiet: true, ...(signal && { signal }) },
      ) as Promise<ListData<RowOf<E>>>,
    [endpoint, params, query],
  );
  const { reload: reloadRows } = rows;
  const onChanged = within?.onChanged;
  const reload = useCallback(async () => {
    await Promise.all([reloadRows(), onChanged?.()]);
  }, [onChanged, reloadRows]);
  return { ...state, query: query as QueryOf<E>, ...(rows as Rows<RowOf<E>>), reload, endpoint, load };
}
