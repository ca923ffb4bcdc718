import { get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { inDatabase } from '../../kit/table/preferences.ts';

/** How an account wants to hear of new work, besides the numbers in the menu. Kept beside its table settings, in this browser. */
const announcingShape = z.object({ sound: z.boolean(), system: z.boolean() });
type Announcing = z.infer<typeof announcingShape>;

const silent: Announcing = { sound: false, system: false };
const keyOf = (userId: string) => `announcing ${userId}`;

export const useAnnouncing = create<Announcing & { userId: string }>(() => ({ ...silent, userId: '' }));
export const announcing = () => useAnnouncing.getState();

export async function loadAnnouncing(userId: string) {
  const stored = await inDatabase((store) => get<unknown>(keyOf(userId), store));
  const { data = silent } = z.safeParse(announcingShape, stored);
  useAnnouncing.setState({ ...data, userId });
}

export function changeAnnouncing(change: Partial<Announcing>) {
  const { userId, sound, system } = announcing();
  const changed = { sound, system, ...change };
  useAnnouncing.setState(changed);
  void inDatabase((store) => set(keyOf(userId), changed, store));
}
