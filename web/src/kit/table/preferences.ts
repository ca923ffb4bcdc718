import { createStore, get, set, type UseStore } from 'idb-keyval';
import { useCallback } from 'react';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { paging } from '#contracts/envelope.ts';
import { type FileFormat, fileFormats } from './fileFormats.ts';

/**
 * What an account chose for its tables. Kept in IndexedDB, because a logout clears the local storage
 * (specification section 4); read once after the sign-in, then answered from memory.
 */
const tablePreference = z.object({
  /** Keys of columns in their order; hidden ones are absent. */
  columns: z.catch(z.optional(z.array(z.string())), undefined),
  density: z.catch(z.optional(z.enum(['comfortable', 'compact'])), undefined),
  /** Rows of a page. */
  pageSize: z.catch(z.optional(z.literal(paging.sizes)), undefined),
  /** Of files that its rows are exported to. */
  fileFormat: z.catch(z.optional(z.enum(fileFormats)), undefined),
});
export type TablePreference = Omit<Partial<z.infer<typeof tablePreference>>, 'pageSize'> & {
  pageSize?: number | undefined;
};

type Preferences = Record<string, TablePreference>;
/** What is not as it was stored counts as not chosen. */
const preferences = z.catch(z.record(z.string(), z.catch(tablePreference, {})), {});

const usePreferenceStore = create<{ userId: string; tables: Preferences }>(() => ({
  userId: '',
  tables: {},
}));

let database: UseStore | undefined;
/** Undefined where the browser has no usable database. */
async function inDatabase<T>(work: (store: UseStore) => Promise<T>): Promise<T | undefined> {
  try {
    database ??= createStore('console', 'preferences');
    return await work(database);
  } catch {
    return undefined;
  }
}

/** Never fails: without a usable database the tables simply have their defaults. */
export async function loadPreferences(userId: string) {
  const stored = await inDatabase((store) => get<unknown>(userId, store));
  usePreferenceStore.setState({ userId, tables: z.parse(preferences, stored) });
}

const none: TablePreference = {};

/** The preference of one table, and how to change it. */
export function useTablePreference(tableId: string): [TablePreference, (change: TablePreference) => void] {
  const preference = usePreferenceStore((state) => state.tables[tableId] ?? none);
  const change = useCallback(
    (next: TablePreference) => {
      const { userId, tables } = usePreferenceStore.getState();
      const changed = { ...tables, [tableId]: { ...tables[tableId], ...next } };
      usePreferenceStore.setState({ tables: changed });
      void inDatabase((store) => set(userId, changed, store));
    },
    [tableId],
  );
  return [preference, change];
}

/** Stands in place of a table's name for what holds for all of them. */
const allTables = '*';

/** The format that was exported last, of whatever table. */
export function useFileFormat(): [FileFormat, (format: FileFormat) => void] {
  const [{ fileFormat = 'xlsx' }, change] = useTablePreference(allTables);
  return [fileFormat, useCallback((format) => change({ fileFormat: format }), [change])];
}
