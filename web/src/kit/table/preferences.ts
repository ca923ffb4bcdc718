import { createStore, get, set, type UseStore } from 'idb-keyval';
import { useCallback } from 'react';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { paging } from '#contracts/envelope.ts';
import { type FileFormat, fileFormats } from './fileFormats.ts';

/**
 * The table settings of an account. The backend keeps them (`keptSettings.ts`); IndexedDB has them for a start without waiting, and for failures. They are
 * read once after the sign-in into memory.
 */
const tablePreference = z.object({
  /** Keys of the visible columns in their order. */
  columns: z.catch(z.optional(z.array(z.string())), undefined),
  /** Pixels by the column's key, where the user has set them. */
  widths: z.catch(z.optional(z.record(z.string(), z.number())), undefined),
  /** The last of the columns that stay at the left edge. */
  frozen: z.catch(z.optional(z.string()), undefined),
  density: z.catch(z.optional(z.enum(['comfortable', 'compact'])), undefined),
  /** Rows of a page. */
  pageSize: z.catch(z.optional(z.literal(paging.sizes)), undefined),
  /** The format to which the rows were last exported. */
  fileFormat: z.catch(z.optional(z.enum(fileFormats)), undefined),
  /** 0 if pages are opened without tabs. */
  tabs: z.catch(z.optional(z.literal([0, 1])), undefined),
  /** Addresses of the pages whose tabs are pinned. */
  pinned: z.catch(z.optional(z.array(z.string())), undefined),
});
export type TablePreference = Omit<Partial<z.infer<typeof tablePreference>>, 'pageSize'> & {
  pageSize?: number | undefined;
};

type Preferences = Record<string, TablePreference>;
/** A stored value that is not valid counts as not set. */
const preferences = z.catch(z.record(z.string(), z.catch(tablePreference, {})), {});

export const usePreferenceStore = create<{ userId: string; tables: Preferences }>(() => ({
  userId: '',
  tables: {},
}));

let database: UseStore | undefined;
/** For settings of an account. Returns undefined if the browser has no usable database. */
export async function inDatabase<T>(work: (store: UseStore) => Promise<T>): Promise<T | undefined> {
  try {
    database ??= createStore('console', 'preferences');
    return await work(database);
  } catch {
    return undefined;
  }
}

interface Changed {
  userId: string;
  tableId: string;
  settings: unknown;
}

/** To the other windows of this browser, which write all tables of their memory at their next change. */
let channel: BroadcastChannel | undefined;
function hearOthers() {
  channel ??= new BroadcastChannel('preferences');
  channel.onmessage = ({ data: { userId, tableId, settings } }: MessageEvent<Changed>) => {
    const { userId: own, tables } = usePreferenceStore.getState();
    if (userId === own)
      usePreferenceStore.setState({ tables: { ...tables, [tableId]: z.parse(tablePreference, settings) } });
  };
}

/** Never fails: without a usable database the tables have their defaults. Returns whether there was something. */
export async function showLastPreferences(userId: string): Promise<boolean> {
  hearOthers();
  const stored = await inDatabase((store) => get<unknown>(userId, store));
  usePreferenceStore.setState({ userId, tables: z.parse(preferences, stored) });
  return stored !== undefined;
}

let tell: (tableId: string) => void = () => undefined;
/** Registers the one listener that is told of each table whose settings the user has changed. */
export const onPreference = (listener: typeof tell) => {
  tell = listener;
};

const none: TablePreference = {};

/** The settings of one table, and a function that changes them. */
export function useTablePreference(tableId: string): [TablePreference, (change: TablePreference) => void] {
  const preference = usePreferenceStore((state) => state.tables[tableId] ?? none);
  const change = useCallback(
    (next: TablePreference) => {
      const { userId, tables } = usePreferenceStore.getState();
      const changed = { ...tables, [tableId]: { ...tables[tableId], ...next } };
      usePreferenceStore.setState({ tables: changed });
      void inDatabase((store) => set(userId, changed, store));
      channel?.postMessage({ userId, tableId, settings: changed[tableId] } satisfies Changed);
      tell(tableId);
    },
    [tableId],
  );
  return [preference, change];
}

/** The key, in place of a table's name, of settings for all tables. */
const allTables = '*';

/** The format of the last export of any table. */
export function useFileFormat(): [FileFormat, (format: FileFormat) => void] {
  const [{ fileFormat = 'xlsx' }, change] = useTablePreference(allTables);
  return [fileFormat, useCallback((format) => change({ fileFormat: format }), [change])];
}

const noPins: readonly string[] = [];

/** Whether pages open in tabs, which of them are pinned, and a function that changes either. */
export function useTabSettings() {
  const [{ tabs = 1, pinned = noPins }, change] = useTablePreference(allTables);
  return {
    on: tabs === 1,
    pinned,
    change: change as (next: Pick<TablePreference, 'tabs' | 'pinned'>) => void,
  };
}
