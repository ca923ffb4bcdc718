import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand';
import type { ListView } from '#contracts/areas/listViews.ts';
import type { AnyEndpoint, QueryOf } from '#contracts/endpoint.ts';
import { paging } from '#contracts/envelope.ts';
import { notify } from '../../api/notice.ts';
import { speakMessage } from '../../i18n.ts';
import { useStaying } from '../dialogs/staying.ts';
import { useToday } from '../display/useToday.ts';
import { usePage } from '../page/page.ts';
import { useWithin } from '../page/within.ts';
import { accepted, useRefusal } from './acceptedQuery.ts';
import { useTablePreference } from './preferences.ts';
import { filtersOf, spansOn, useViewsOf, viewParam } from './views.ts';

/** The filters of a list as in the address; empty ones are absent. */
export type Criteria = Record<string, string>;

/** The column and direction by which the list is sorted; absent for the list's own order. */
export interface Sort {
  by: string;
  direction: 'asc' | 'desc';
}

/** What came of a search: other conditions or another page in the address, the same ones, or a mistake that was shown. */
type Searched = 'moved' | 'same' | 'refused';

export interface ListState<Query> {
  criteria: Criteria;
  /** Whether any filter is set besides the defaults. */
  filtered: boolean;
  sort: Sort | undefined;
  page: number;
  pageSize: number;
  /** The kept view that is open; its criteria may have been changed since. */
  view: ListView | undefined;
  /** The query of the call: filters, offset and limit, checked by the endpoint's own schema. */
  query: Query;
  /**
   * A new search starts at page 1. If the schema refuses the criteria, the error is shown and nothing changes. The same conditions again are no step
   * of the browser's Back.
   */
  search(criteria: Criteria): Searched;
  /** A search with some filters set ('' removes one) and the others as they are in the present address, which the last render may not show yet. */
  narrow(filters: Criteria): void;
  /** Goes back to the initial criteria, and answers them. */
  reset(): Criteria;
  sortBy(sort: Sort | undefined): void;
  /** Opens a kept view, or the list as it is without one. */
  open(view: ListView | undefined): void;
  go(page: number, pageSize: number): void;
  /** Another page in place of the present one, to which Back does not lead. */
  correct(page: number): void;
  /** Whether other rows were asked for and the page still renders towards them: known before any render, which may take a while. */
  moving: StoreApi<boolean>;
}

const own = { page: 'page', pageSize: 'pageSize' };
const sortNames = ['sort', 'direction'];

const none: Criteria = {};
const noViews: readonly ListView[] = [];

const knownOf = (filters: Criteria, names: readonly string[]): Criteria =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => names.includes(name)));

/** What a view says of the address of its list. Filters that the list does not have are left out. */
function addressOf(view: ListView, names: readonly string[], today: string): Criteria {
  const { sort, pageSize } = view.settings;
  return {
    ...knownOf(filtersOf(view, today), names),
    ...(sort && { sort: sort.by, direction: sort.direction }),
    ...(pageSize && { [own.pageSize]: String(pageSize) }),
    [viewParam]: view.id,
  };
}

/** The filters that may change with the day: each default by itself, and each span of the open view. */
const following = (defaults: Criteria, view: ListView | undefined, today: string): Criteria[] => [
  ...Object.entries(defaults).map(([name, value]) => ({ [name]: value })),
  ...(view ? spansOn(view, today) : []),
];

/** Rows of a page, as the address says; a size that is not offered is none. */
const offeredSize = (text: string | null) => paging.sizes.find((size) => String(size) === text);

const wholeOr = (text: string | null, fallback: number) =>
  text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : fallback;

/** The parameters of the query that are filters, taken from the endpoint's own schema. */
function filterNames(schema: z.core.$ZodType | undefined): string[] {
  const shape = (schema as z.core.$ZodObject | undefined)?._zod.def.shape ?? {};
  return Object.keys(shape).filter((name) => !['offset', 'limit', ...sortNames].includes(name));
}

/** Those of some filters that a call has, too. */
export function filtersFor<E extends AnyEndpoint>(endpoint: E, query: object): QueryOf<E> {
  const known = filterNames(endpoint.query);
  return Object.fromEntries(Object.entries(query).filter(([name]) => known.includes(name))) as QueryOf<E>;
}

/** An address as text that is the same in whatever order its parameters stand. */
const sorted = (address: URLSearchParams) => {
  const copy = new URLSearchParams(address);
  copy.sort();
  return copy.toString();
};

/** The first error of the criteria. */
const faultOf = (schema: z.core.$ZodType, criteria: Criteria): string | undefined =>
  z.safeParse(schema, criteria).error?.issues[0]?.message;

/**
 * Criteria, sort order, page and page size of a list, mirrored in the address (specification section 2); back and forward restore them. If the
 * address has no page size, the one that the account last chose for this list is used. `defaults` are the criteria of a list that is opened without
 * any. They are written into the address, too, to be seen and removed, but not while the user is on the way to another page, from which that would
 * bring him back. When they change, as on a new day, they replace the old defaults still in the address; so do the spans of the open view.
 */
export function useListState<E extends AnyEndpoint>(endpoint: E, defaults = none): ListState<QueryOf<E>> {
  const [address, setAddress] = useSearchParams();
  const { path } = usePage();
  const fixed = useWithin()?.fixed;
  const ofList = useViewsOf(path);
  const views = fixed ? noViews : ofList;
  const today = useToday();
  const [{ pageSize: remembered = paging.listSize }, prefer] = useTablePreference(path);
  // The value at the time of opening, so that going back over a later choice shows the earlier state.
  const [preferred] = useState(remembered);
  const given = address.toString();
  const text = useMemo(() => {
    const bare = ![...filterNames(endpoint.query), ...sortNames, ...Object.values(own)].some((name) =>
      new URLSearchParams(given).has(name),
    );
    const wanted = new URLSearchParams(given);
    const named = wanted.get(viewParam);
    const view = bare && views.find(({ id, isDefault }) => (named ? id === named : isDefault === 1));
    if (view)
      for (const [name, value] of Object.entries(addressOf(view, filterNames(endpoint.query), today)))
        wanted.set(name, value);
    else if (bare) for (const [name, value] of Object.entries(defaults)) wanted.append(name, value);
    if (!offeredSize(wanted.get(own.pageSize))) wanted.delete(own.pageSize);
    if (preferred !== paging.listSize && !wanted.has(own.pageSize))
      wanted.append(own.pageSize, String(preferred));
    return wanted.toString() === new URLSearchParams(given).toString() ? given : wanted.toString();
  }, [defaults, endpoint, given, preferred, today, views]);
  const isStaying = useStaying();
  useEffect(() => {
    if (text !== given && isStaying) setAddress(text, { replace: true });
  }, [given, isStaying, setAddress, text]);
  useRefusal(endpoint.query, text, defaults);
  const [moving] = useState(() => createStore(() => false));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page has rendered another address
  useLayoutEffect(() => moving.setState(false), [moving, given, text]);
  const opened = views.find(({ id }) => id === new URLSearchParams(text).get(viewParam));
  const last = useRef({ defaults, today });
  useLayoutEffect(() => {
    if (!isStaying) return;
    const old = following(last.current.defaults, opened, last.current.today);
    last.current = { defaults, today };
    const now = new URLSearchParams(location.search);
    const next = new URLSearchParams(now);
    for (const wanted of following(defaults, opened, today)) {
      const was = old.find((one) => Object.keys(one).join() === Object.keys(wanted).join());
      if (was && Object.entries(was).every(([name, value]) => now.get(name) === value))
        for (const [name, value] of Object.entries(wanted)) next.set(name, value);
    }
    if (next.toString() !== now.toString()) setAddress(next, { replace: true });
  }, [defaults, isStaying, opened, setAddress, today]);

  return useMemo(() => {
    const current = new URLSearchParams(text);
    const schema = endpoint.query as z.core.$ZodType;
    // What the page fixes is no condition of its list, also where the address of the page names it.
    const names = filterNames(schema).filter((name) => !fixed || !(name in fixed));
    const ofPage = fixed ? (filtersFor(endpoint, fixed) as Criteria) : none;
    const page = wholeOr(current.get(own.page), paging.firstPage);
    const pageSize = offeredSize(current.get(own.pageSize)) ?? paging.listSize;
    const read = (keys: string[]) =>
      Object.fromEntries(keys.flatMap((name) => (current.get(name) ? [[name, current.get(name)]] : [])));
    const query = accepted(
      schema,
      { ...ofPage, ...read([...names, ...sortNames]), offset: (page - 1) * pageSize, limit: pageSize },
      defaults,
    );
    const criteria = Object.fromEntries(
      names.flatMap((name) => (query[name] === undefined ? [] : [[name, String(query[name])]])),
    );
    const { sort: by, direction = 'desc' } = query as { sort?: string; direction?: Sort['direction'] };
    const change = (wanted: (now: URLSearchParams) => URLSearchParams, replace = false): Searched => {
      // The present address, because the one of this render may still contain a dialog that was closed since.
      const now = new URLSearchParams(location.search);
      const next = wanted(now);
      if (sorted(next) === sorted(now)) return moving.getState() ? 'moved' : 'same';
      moving.setState(true);
      setAddress(next, { replace });
      return 'moved';
    };
    const write = (
      next: Criteria,
      nextPage: number,
      nextSize: number,
      sort: Sort | undefined,
      replace = false,
    ) =>
      change((now) => {
        const replaced = [...names, ...sortNames, ...Object.values(own)];
        const kept = new URLSearchParams([...now].filter(([name]) => !replaced.includes(name)));
        for (const [name, value] of Object.entries(next)) kept.set(name, value);
        if (sort) {
          kept.set('sort', sort.by);
          kept.set('direction', sort.direction);
        }
        // If no criteria are left, the page number stays in the address and shows that the defaults were removed on purpose.
        const hasInitial = Object.keys(defaults).length > 0 || views.length > 0;
        const bare = hasInitial && Object.keys(next).length === 0 && !sort;
        if (nextPage !== paging.firstPage || bare) kept.set(own.page, String(nextPage));
        if (nextSize !== paging.listSize || preferred !== paging.listSize)
          kept.set(own.pageSize, String(nextSize));
        return kept;
      }, replace);
    const sort = by === undefined ? undefined : { by, direction };
    // Renders follow the address late, so a quick second click would take back the first one.
    const presentCriteria = (): Criteria => {
      const now = new URLSearchParams(location.search);
      if (now.toString() === new URLSearchParams(given).toString()) return criteria;
      return Object.fromEntries(
        names.flatMap((name) => (now.get(name) ? [[name, now.get(name) ?? '']] : [])),
      );
    };
    const search = (wanted: Criteria): Searched => {
      const next = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ''));
      const fault = faultOf(schema, { ...ofPage, ...next });
      if (!fault) return write(next, paging.firstPage, pageSize, sort);
      notify('error', speakMessage(fault));
      return 'refused';
    };
    const view = views.find(({ id }) => id === current.get(viewParam));
    const open = (wanted: ListView | undefined) =>
      change((now) => {
        const replaced = [...names, ...sortNames, ...Object.values(own), viewParam];
        const kept = new URLSearchParams([...now].filter(([name]) => !replaced.includes(name)));
        const next = wanted ? addressOf(wanted, names, today) : defaults;
        for (const [name, value] of Object.entries(next)) kept.set(name, value);
        // A view that is the default would open again in a list without any criteria.
        if (!wanted && Object.keys(next).length === 0) kept.set(own.page, String(paging.firstPage));
        if (!kept.has(own.pageSize) && preferred !== paging.listSize)
          kept.set(own.pageSize, String(preferred));
        return kept;
      });
    return {
      criteria,
      filtered: Object.entries(criteria).some(([name, value]) => defaults[name] !== value),
      sort,
      page,
      pageSize,
      view,
      query: query as QueryOf<E>,
      search,
      narrow: (filters) => search({ ...presentCriteria(), ...filters }),
      reset: () => {
        const initial = view ? knownOf(filtersOf(view, today), names) : defaults;
        write(initial, paging.firstPage, pageSize, sort);
        return initial;
      },
      open,
      sortBy: (next) => write(presentCriteria(), paging.firstPage, pageSize, next),
      go: (nextPage, nextSize) => {
        if (nextSize !== pageSize) prefer({ pageSize: nextSize });
        write(presentCriteria(), nextPage, nextSize, sort);
      },
      correct: (nextPage) => {
        write(presentCriteria(), nextPage, pageSize, sort, true);
      },
      moving,
    };
  }, [defaults, endpoint, fixed, given, moving, prefer, preferred, text, today, views, setAddress]);
}
