import { createStore, get, set, type UseStore } from 'idb-keyval';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { session } from '../api/session.ts';
import type { Screen } from '../kit/page/screen.ts';

/** A page that the account has opened: its address on this console, the screen, and the name of the record on it. */
const visit = z.object({ to: z.string(), screen: z.string(), record: z.string() });
export type Visit = z.infer<typeof visit>;
const visits = z.catch(z.array(visit), []);

const mostVisits = 12;

/** Newest first. They are kept in IndexedDB by account, because a logout clears local storage (specification section 4). */
export const useVisits = create<{ userId: string; visits: readonly Visit[] }>(() => ({
  userId: '',
  visits: [],
}));

/** Asks the database; undefined where the browser has no usable one, which may throw already when it is looked at. */
async function inDatabase<T>(work: (store: UseStore) => Promise<T>): Promise<T | undefined> {
  try {
    return await work(createStore('console-visits', 'visits'));
  } catch {
    return undefined;
  }
}

let loading: Promise<void> = Promise.resolve();

/** Loads the visited pages of an account once. Never fails: without a usable database the pages of this window are known. */
export function loadVisits(userId: string): Promise<void> {
  if (useVisits.getState().userId !== userId) loading = load(userId);
  return loading;
}

async function load(userId: string) {
  useVisits.setState({ userId, visits: [] });
  const stored = z.parse(visits, await inDatabase((store) => get<unknown>(userId, store)));
  if (useVisits.getState().userId === userId) useVisits.setState({ visits: stored });
}

/** Begins with the pages that are kept, so that a page which is opened meanwhile does not replace them. */
async function remember(userId: string, one: Visit) {
  await loadVisits(userId);
  const others = useVisits.getState().visits.filter(({ to }) => to !== one.to);
  const next = [one, ...others].slice(0, mostVisits);
  useVisits.setState({ visits: next });
  void inDatabase((store) => set(userId, next, store));
}

/** The address of a page without what is open on it: of a list without its search, of a record's page with the record. */
function addressOf(screen: Screen, pathname: string, search: string): string {
  const id = screen.parent && new URLSearchParams(search).get('id');
  return id ? `${pathname}?id=${encodeURIComponent(id)}` : pathname;
}

/** Keeps the open page among the visited ones, once its record has a name. */
export function useVisit(screen: Screen | undefined, record: string) {
  const { pathname, search } = useLocation();
  const userId = session().user?.id;
  const to = screen && addressOf(screen, pathname, search);
  const isNamed = !screen?.parent || record !== '' || to === pathname;
  useEffect(() => {
    if (userId && to && screen && isNamed && screen.path !== '/home')
      void remember(userId, { to, screen: screen.path, record });
  }, [isNamed, record, screen, to, userId]);
}
