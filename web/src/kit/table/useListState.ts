import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import type { AnyEndpoint, QueryOf } from '#contracts/endpoint.ts';
import { paging } from '#contracts/envelope.ts';
import { notify } from '../../api/notice.ts';
import { speakMessage } from '../../i18n.ts';
import { usePage } from '../page/page.ts';
import { useTablePreference } from './preferences.ts';

/** Filters of a list as the address holds them; empty ones are absent. */
export type Criteria = Record<string, string>;

/** The column that the list goes by, and where it starts; absent = the list's own order. */
export interface Sort {
  by: string;
  direction: 'asc' | 'desc';
}

export interface ListState<Query> {
  criteria: Criteria;
  /** Whether anything narrows the list besides what it begins with. */
  filtered: boolean;
  sort: Sort | undefined;
  page: number;
  pageSize: number;
  /** What the call sends: filters, offset and limit, checked by the endpoint's own schema. */
  query: Query;
  /** A new search starts at page 1. What the schema does not accept is told and changes nothing. */
  search(criteria: Criteria): void;
  /** Back to what the list shows at first. */
  reset(): void;
  sortBy(sort: Sort | undefined): void;
  go(page: number, pageSize: number): void;
}

const own = { page: 'page', pageSize: 'pageSize' };
const sortNames = ['sort', 'direction'];

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
export function filterNames(schema: z.core.$ZodType | undefined): string[] {
  const shape = (schema as z.core.$ZodObject | undefined)?._zod.def.shape ?? {};
  return Object.keys(shape).filter((name) => !['offset', 'limit', ...sortNames].includes(name));
}

/** The first thing that is wrong with criteria. */
function faultOf(schema: z.core.$ZodType, criteria: Criteria): string | undefined {
  const result = z.safeParse(schema, criteria);
  return result.success ? undefined : result.error.issues[0]?.message;
}

const none: Criteria = {};

/**
 * Criteria, sort, page and page size of a list, mirrored in the address (specification section 2); back and forward restore them.
 * The page size that the account chose for the list the last time holds where the address has none.
 * `defaults` are the criteria of a list that is opened without any: they go into the address, too, where they can be seen and taken away.
 * Others, as on a new day, take the place of those that stand there.
 */
export function useListState<E extends AnyEndpoint>(endpoint: E, defaults = none): ListState<QueryOf<E>> {
  const [address, setAddress] = useSearchParams();
  const [{ pageSize: remembered = paging.listSize }, prefer] = useTablePreference(usePage().path);
  // As it was when the list was opened: going back over a choice that was made since shows what was there before.
  const [preferred] = useState(remembered);
  const given = address.toString();
  const text = useMemo(() => {
    const bare = ![...filterNames(endpoint.query), ...sortNames, ...Object.values(own)].some((name) =>
      new URLSearchParams(given).has(name),
    );
    const wanted = new URLSearchParams(given);
    if (bare) for (const [name, value] of Object.entries(defaults)) wanted.append(name, value);
    if (preferred !== paging.listSize && !wanted.has(own.pageSize))
      wanted.append(own.pageSize, String(preferred));
    return wanted.toString() === new URLSearchParams(given).toString() ? given : wanted.toString();
  }, [defaults, endpoint, given, preferred]);
  useEffect(() => {
    if (text !== given) setAddress(text, { replace: true });
  }, [given, setAddress, text]);
  const lastDefaults = useRef(defaults);
  useLayoutEffect(() => {
    const old = lastDefaults.current;
    lastDefaults.current = defaults;
    const now = new URLSearchParams(location.search);
    const stale = Object.keys(defaults).filter(
      (name) => old[name] !== defaults[name] && now.get(name) === old[name],
    );
    for (const name of stale) now.set(name, defaults[name] as string);
    if (stale.length > 0) setAddress(now, { replace: true });
  }, [defaults, setAddress]);

  return useMemo(() => {
    const current = new URLSearchParams(text);
    const schema = endpoint.query as z.core.$ZodType;
    const names = filterNames(schema);
    const page = wholeOr(current.get(own.page), paging.firstPage);
    const wantedSize = wholeOr(current.get(own.pageSize), paging.listSize);
    const pageSize = paging.sizes.some((size) => size === wantedSize) ? wantedSize : paging.listSize;
    const read = (keys: string[]) =>
      Object.fromEntries(keys.flatMap((name) => (current.get(name) ? [[name, current.get(name)]] : [])));
    const query = accepted(schema, {
      ...read([...names, ...sortNames]),
      offset: (page - 1) * pageSize,
      limit: pageSize,
    });
    const criteria = Object.fromEntries(
      names.flatMap((name) => (query[name] === undefined ? [] : [[name, String(query[name])]])),
    );
    const { sort: by, direction = 'desc' } = query as { sort?: string; direction?: Sort['direction'] };
    const write = (next: Criteria, nextPage: number, nextSize: number, sort: Sort | undefined) => {
      setAddress(() => {
        const replaced = [...names, ...sortNames, ...Object.values(own)];
        // The address as it is now: that of this render may still hold a dialog that was closed since.
        const now = new URLSearchParams(location.search);
        const kept = new URLSearchParams([...now].filter(([name]) => !replaced.includes(name)));
        for (const [name, value] of Object.entries(next)) kept.set(name, value);
        if (sort) {
          kept.set('sort', sort.by);
          kept.set('direction', sort.direction);
        }
        // Without any criteria left, the page tells that the list was opened before.
        const bare = Object.keys(defaults).length > 0 && Object.keys(next).length === 0 && !sort;
        if (nextPage !== paging.firstPage || bare) kept.set(own.page, String(nextPage));
        if (nextSize !== paging.listSize || preferred !== paging.listSize)
          kept.set(own.pageSize, String(nextSize));
        return kept;
      });
    };
    const sort = by === undefined ? undefined : { by, direction };
    return {
      criteria,
      filtered: Object.entries(criteria).some(([name, value]) => defaults[name] !== value),
      sort,
      page,
      pageSize,
      query: query as QueryOf<E>,
      search: (wanted) => {
        const next = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ''));
        const fault = faultOf(schema, next);
        if (fault) notify('error', speakMessage(fault));
        else write(next, paging.firstPage, pageSize, sort);
      },
      reset: () => write(defaults, paging.firstPage, pageSize, sort),
      sortBy: (next) => write(criteria, paging.firstPage, pageSize, next),
      go: (nextPage, nextSize) => {
        if (nextSize !== pageSize) prefer({ pageSize: nextSize });
        write(criteria, nextPage, nextSize, sort);
      },
    };
  }, [defaults, endpoint, prefer, preferred, text, setAddress]);
}
