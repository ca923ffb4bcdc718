import { createStore, get, set, type UseStore } from 'idb-keyval';
import { useCallback } from 'react';
import { create } from 'zustand';

/**
 * What an account chose for its tables. Kept in IndexedDB, because a logout clears the local storage
 * (specification section 4); read once after the sign-in, then answered from memory.
 */
export interface TablePreference {
  /** Keys of columns in their order; hidden ones are absent. */
  columns?: string[];
  density?: 'comfortable' | 'compact';
  /** Rows of a page. */
  pageSize?: number;
}

type Preferences = Record<string, TablePreference>;

const usePreferenceStore = create<{ userId: string; tables: Preferences }>(() => ({
  userId: '',
  tables: {},
}));

let database: UseStore | undefined;
const db = () => {
  database ??= createStore('console', 'preferences');
  return database;
};

/** Never fails: without a usable database the tables simply have their defaults. */
export async function loadPreferences(userId: string) {
  const tables = await get<Preferences>(userId, db()).catch(() => undefined);
  usePreferenceStore.setState({ userId, tables: tables ?? {} });
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
      void set(userId, changed, db()).catch(() => undefined);
    },
    [tableId],
  );
  return [preference, change];
}
