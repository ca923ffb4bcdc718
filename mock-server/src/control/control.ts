import type { Mock } from '../wire/mock.ts';
import { Faults } from './faults.ts';
import { Journal } from './journal.ts';
import { Live } from './live.ts';
import { Snapshots } from './snapshots.ts';

/** The levers of a mock: what was called, what goes wrong next, what can be gone back to. */
export interface Control {
  journal: Journal;
  faults: Faults;
  snapshots: Snapshots;
  live: Live;
  /** Whoever keeps the state in a file; undefined where nobody does. */
  saving: Saving | undefined;
}

/** Tells since when the state cannot be saved, and why; undefined while it can. */
export interface Saving {
  problem(): string | undefined;
}

export const createControl = (mock: Mock, saving?: Saving): Control => ({
  saving,
  journal: new Journal(),
  faults: new Faults(),
  snapshots: new Snapshots(mock),
  live: new Live(mock),
});
