import { useEffect, useState } from 'react';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { type ListData, paging } from '#contracts/envelope.ts';
import { type CallInput, call } from './client.ts';
import { ApiError } from './errors.ts';

/** The query apart from the page. */
export interface OptionQuery {
  params?: Record<string, string> | undefined;
  filters?: Record<string, unknown> | undefined;
  /** The search text under the configured parameter name. */
  search?: Record<string, string> | undefined;
}

interface Loaded<Row> {
  /** Endpoint, path parameters and filters; rows of another list are never shown. */
  list: string;
  search: string;
  page: number;
  rows: Row[];
  ended: boolean;
}

export interface OptionPages<Row> {
  rows: readonly Row[];
  /** The first rows of this query have not arrived yet. */
  loading: boolean;
  loadingMore: boolean;
  failed: boolean;
  /** No further page. */
  ended: boolean;
  /** Loads the next page, or repeats the page that failed. Does nothing while a page loads and after the last one. */
  more: () => void;
}

const nothing = { of: '', page: 0, attempt: 0 };

/** Appends a page. A record that moved to the next page between the two requests is shown once. */
const append = <Row extends { id: string }>(before: readonly Row[], next: readonly Row[]) => {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...next.filter(({ id }) => !known.has(id))];
};

/**
 * The rows of a select, page after page (`offset=(page-1)*limit`, specification section 7). A new search or filter starts over; the call that it
 * replaces is aborted, so a late response is ignored. Until the first rows of a new search arrive, those of the old one stay. While `query` is `null`
 * nothing is requested.
 */
export function useOptionPages<Row extends { id: string }>(
  endpoint: AnyEndpoint,
  query: OptionQuery | null,
  limit: number,
): OptionPages<Row> {
  const list = query ? JSON.stringify([endpoint.name, query.params, query.filters]) : '';
  const search = JSON.stringify(query?.search ?? {});
  const [wanted, setWanted] = useState(nothing);
  const [loaded, setLoaded] = useState<Loaded<Row>>();
  const [failure, setFailure] = useState('');

  const of = `${list} ${search}`;
  const current = loaded?.list === list && loaded.search === search ? loaded : undefined;
  const reached = current?.page ?? 0;
  // The page to load: the next one if it was requested for the current search, otherwise the last one loaded (at least page 1). A page that was
  // requested for an earlier search is ignored.
  const isNext = wanted.of === of && wanted.page === reached + 1;
  const page = isNext ? wanted.page : Math.max(reached, paging.firstPage);
  const request = `${of} ${page} ${isNext ? wanted.attempt : 0}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `request` represents the query, which is a new object on each render
  useEffect(() => {
    if (!query || page === reached) return;
    const abort = new AbortController();
    const input = {
      params: query.params,
      query: { ...query.filters, ...query.search, offset: (page - 1) * limit, limit },
    } as unknown as CallInput<AnyEndpoint>;
    (call(endpoint, input, { signal: abort.signal }) as Promise<ListData<Row>>).then(
      (answer) => {
        if (abort.signal.aborted) return;
        const { count, list: rows } = answer;
        const ended = page * limit >= count || rows.length >= count || rows.length === 0;
        if (page === paging.firstPage) setWanted(nothing);
        setLoaded((before) => {
          return { list, search, page, rows: append(page > 1 && before ? before.rows : [], rows), ended };
        });
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (!abort.signal.aborted) setFailure(request);
      },
    );
    return () => abort.abort();
  }, [endpoint, limit, request]);

  const failed = page !== reached && failure === request;
  const loading = query !== null && !failed && page !== reached;
  return {
    rows: loaded?.list === list && !(failed && !current) ? loaded.rows : [],
    loading: loading && !current,
    loadingMore: loading && current !== undefined,
    failed,
    ended: current?.ended === true,
    more: () => {
      if (failed) setWanted({ of, page, attempt: wanted.attempt + 1 });
      else if (query && !loading && !current?.ended) setWanted({ of, page: page + 1, attempt: 0 });
    },
  };
}
