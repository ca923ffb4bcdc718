import { createContext } from 'react';
import type { LogRow } from '#contracts/logs.ts';

/** Of an open dialog whose record no longer allows the action, because somebody else was faster. */
export interface TooLate {
  /** What the backend would say. */
  said: string;
  /** The name of the status that the record has now; undefined if it has none, or is not seen any more. */
  state: string | undefined;
  /** What was done with the record since the dialog showed it, newest first. */
  logs: readonly LogRow[];
  /** Loads the record again: it may allow the action by now. */
  again: () => unknown;
}

/** Undefined while the action is possible. The form in the dialog keeps its input, sends nothing, and is closed by the user. */
export const TooLateContext = createContext<TooLate | undefined>(undefined);

/** The lines that were added to a record's log between two of its states; if that is not known, the newest. */
export function newLogs(before: unknown, now: unknown): readonly LogRow[] {
  const logs = (record: unknown) => (record as { logs?: LogRow[] } | undefined)?.logs ?? [];
  const added = logs(now).length - logs(before).length;
  return logs(now).slice(0, Math.max(added, 1));
}
