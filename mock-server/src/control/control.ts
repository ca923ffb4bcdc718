import type { Mock } from '../wire/mock.ts';
import { Faults } from './faults.ts';
import { Journal } from './journal.ts';
import { Live } from './live.ts';
import { Snapshots } from './snapshots.ts';

/** What the control plane works with: journal, planned faults, snapshots, simulated members, and the state file if there is one. */
export interface Control {
  journal: Journal;
  faults: Faults;
  snapshots: Snapshots;
  live: Live;
  /** Whoever keeps the state in a file; undefined where nobody does. */
  saving: Saving | undefined;
}

/** Reports since when the state cannot be saved, and why; undefined while saving works. */
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
