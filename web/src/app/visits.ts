import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';
import { create } from 'zustand';

/** A page that the account has opened: its address on this console, the screen, and the name of the record on it. */
const visit = z.object({ to: z.string(), screen: z.string(), record: z.string() });
export type Visit = z.infer<typeof visit>;
const visits = z.catch(z.array(visit), []);

const mostVisits = 12;

/** Newest first. They are kept in IndexedDB by account, until it logs out (specification section 4): they name its customers. */
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
export async function remember(userId: string, one: Visit) {
  await loadVisits(userId);
  const others = useVisits.getState().visits.filter(({ to }) => to !== one.to);
  const next = [one, ...others].slice(0, mostVisits);
  useVisits.setState({ visits: next });
  void inDatabase((store) => set(userId, next, store));
}

/** Forgets the visited pages of an account. Never fails. */
export async function forgetVisits(userId: string) {
  useVisits.setState({ userId: '', visits: [] });
  await inDatabase((store) => del(userId, store));
}
