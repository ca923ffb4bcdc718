import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import type { AnyEndpoint, QueryOf } from '#contracts/endpoint.ts';
import { paging } from '#contracts/envelope.ts';

/** Filters of a list as the address holds them; empty ones are absent. */
export type Criteria = Record<string, string>;

export interface ListState<Query> {
  criteria: Criteria;
  page: number;
  pageSize: number;
  /** What the call sends: filters, offset and limit, checked by the endpoint's own schema. */
  query: Query;
  /** A new search starts at page 1. */
  search(criteria: Criteria): void;
  go(page: number, pageSize: number): void;
}

const own = { page: 'page', pageSize: 'pageSize' };

const wholeOr = (text: string | null, fallback: number) =>
  text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : fallback;

/** Takes only what the schema accepts, so a mistyped address shows the list without the bad filter. */
function accepted(schema: z.core.$ZodType, values: Record<string, unknown>): Record<string, unknown> {
  const result = z.safeParse(schema, values);
  if (result.success) return result.data as Record<string, unknown>;
  const bad = new Set(result.error.issues.map(({ path }) => String(path[0])));
  const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !bad.has(name)));
  return bad.size > 0 && Object.keys(rest).length < Object.keys(values).length ? accepted(schema, rest) : {};
}

/** Names of the query that are filters: the endpoint's own schema knows them. */
function filterNames(schema: z.core.$ZodType | undefined): string[] {
  const shape = (schema as z.core.$ZodObject | undefined)?._zod.def.shape ?? {};
  return Object.keys(shape).filter((name) => name !== 'offset' && name !== 'limit');
}

/** Criteria, page and page size of a list, mirrored in the address (specification section 2); back and forward restore them. */
export function useListState<E extends AnyEndpoint>(endpoint: E): ListState<QueryOf<E>> {
  const [address, setAddress] = useSearchParams();
  const text = address.toString();
  return useMemo(() => {
    const current = new URLSearchParams(text);
    const names = filterNames(endpoint.query);
    const page = wholeOr(current.get(own.page), paging.firstPage);
    const wantedSize = wholeOr(current.get(own.pageSize), paging.listSize);
    const pageSize = paging.sizes.some((size) => size === wantedSize) ? wantedSize : paging.listSize;
    const given = Object.fromEntries(
      names.flatMap((name) => (current.get(name) ? [[name, current.get(name)]] : [])),
    );
    const query = accepted(endpoint.query as z.core.$ZodType, {
      ...given,
      offset: (page - 1) * pageSize,
      limit: pageSize,
    });
    const criteria = Object.fromEntries(
      names.flatMap((name) => (query[name] === undefined ? [] : [[name, String(query[name])]])),
    );
    const write = (next: Criteria, nextPage: number, nextSize: number) => {
      setAddress((before) => {
        const kept = new URLSearchParams(
          [...before].filter(([name]) => !names.includes(name) && !(name in own)),
        );
        for (const [name, value] of Object.entries(next)) if (value !== '') kept.set(name, value);
        if (nextPage !== paging.firstPage) kept.set(own.page, String(nextPage));
        if (nextSize !== paging.listSize) kept.set(own.pageSize, String(nextSize));
        return kept;
      });
    };
    return {
      criteria,
      page,
      pageSize,
      query: query as QueryOf<E>,
      search: (next) => write(next, paging.firstPage, pageSize),
      go: (nextPage, nextSize) => write(criteria, nextPage, nextSize),
    };
  }, [endpoint, text, setAddress]);
}
