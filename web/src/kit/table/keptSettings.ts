import { del, get, set } from 'idb-keyval';
import { listViews } from '#contracts/areas/listViews.ts';
import { preferences, type TableSettings } from '#contracts/areas/preferences.ts';
import { call } from '../../api/client.ts';
import { session } from '../../api/session.ts';
import { inDatabase, onPreference, type TablePreference, usePreferenceStore } from './preferences.ts';
import { useViews } from './views.ts';

/** Milliseconds after the last change of a table at which its settings are sent. */
const quietMs = 1_000;
const quiet = { quiet: true };

/** Tables whose settings the backend does not have yet. They are kept with the settings, and sent again after a reload. */
let unsaved = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

const unsavedKey = (userId: string) => `${userId} unsaved`;
const viewsKey = (userId: string) => `${userId} views`;
const isOf = (userId: string) => usePreferenceStore.getState().userId === userId;

function keepUnsaved(userId: string) {
  void inDatabase((store) => set(unsavedKey(userId), [...unsaved], store));
}

async function send() {
  const { userId } = usePreferenceStore.getState();
  for (const table of [...unsaved]) {
    if (!isOf(userId) || session().user?.id !== userId || session().preview) return;
    unsaved.delete(table);
    const settings = usePreferenceStore.getState().tables[table] ?? {};
    // What could not be saved is sent with the next change.
    await call(preferences.keep, { body: { table, settings: settings as TableSettings } }, quiet).catch(
      () => isOf(userId) && unsaved.add(table),
    );
  }
  if (isOf(userId)) keepUnsaved(userId);
}

/** The last call counts, so that none is sent before the answer to the one before. */
let sending: Promise<void> = Promise.resolve();

function sendSoon() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    sending = sending.then(send);
  }, quietMs);
}

/** Sends the settings of a table soon. Nothing is said when that fails: they are kept here and sent with the next change. */
function keepSoon(table: string) {
  unsaved.add(table);
  keepUnsaved(usePreferenceStore.getState().userId);
  sendSoon();
}

/** Shows the views that this browser has seen last, until the backend answers. */
export async function showLastViews(userId: string) {
  const views = await inDatabase((store) => get<unknown>(viewsKey(userId), store));
  const known = listViews.all.data;
  const { safeParse } = await import('zod/mini');
  const parsed = safeParse(known, views);
  if (parsed.success && isOf(userId)) useViews.setState({ views: parsed.data });
}

/** Forgets the views of an account that this browser has seen last: their filters may name customers. Never fails. */
export const forgetViews = (userId: string) => inDatabase((store) => del(viewsKey(userId), store));

/** Reads views again, after one was changed. */
export async function readViews() {
  const { userId } = usePreferenceStore.getState();
  const views = await call(listViews.all, {}, quiet);
  if (!isOf(userId)) return;
  useViews.setState({ views });
  void inDatabase((store) => set(viewsKey(userId), views, store));
}

async function readTables(userId: string) {
  const [{ tables: kept }, left] = await Promise.all([
    call(preferences.all, {}, quiet),
    inDatabase((store) => get<unknown>(unsavedKey(userId), store)),
  ]);
  if (!isOf(userId)) return;
  const there = Object.fromEntries(kept.map(({ table, settings }) => [table, settings as TablePreference]));
  const here = usePreferenceStore.getState().tables;
  // Settings from before there were calls for them have not been sent either.
  const waiting = Array.isArray(left) ? left.map(String) : Object.keys(here).filter((table) => !there[table]);
  unsaved = new Set([...unsaved, ...waiting.filter((table) => here[table])]);
  const tables = { ...here };
  for (const [table, settings] of Object.entries(there)) if (!unsaved.has(table)) tables[table] = settings;
  usePreferenceStore.setState({ tables });
  void inDatabase((store) => set(userId, tables, store));
  if (unsaved.size > 0) sendSoon();
}

/** Takes over what the backend keeps of the account; what cannot be read stays as this browser has it. */
export async function readKept(userId: string) {
  unsaved = new Set();
  clearTimeout(timer);
  onPreference(keepSoon);
  await Promise.allSettled([readTables(userId), readViews()]);
}
