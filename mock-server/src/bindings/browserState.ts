import type { Control } from '../control/control.ts';
import type { FaultInput } from '../control/faults.ts';
import type { Snapshot } from '../control/snapshots.ts';
import { isDrawing, putFile, type StoredFile, wholeFile } from '../store/files.ts';
import type { SavedRow } from '../store/sinceSeed.ts';
import type { Mock, Origin } from '../wire/mock.ts';

/** Where a browser keeps values by name, as structured clones. */
export interface BrowserStorage {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  remove(keys: string[]): Promise<void>;
}

const format = 'meimei-browser-state 2';

/** State of the control plane that is not stored in rows. */
interface Levers {
  /** How far the mock's clock is ahead of the real one. Milliseconds. */
  clockAhead: number;
  faults: FaultInput[];
}

export interface BrowserState extends Levers {
  format: string;
  origin: Origin;
  rows: SavedRow[];
  /** Keys of uploaded files; each is a value of its own. */
  files: string[];
}

/** Snapshots stand in the same format as the state, and one of them is read without the other. */
const snapshotsKey = `snapshots of ${format}`;
const fileKey = (key: string) => `file ${key}`;
/** Undefined when there is none, or one of another version. */
export async function readBrowserState(storage: BrowserStorage): Promise<BrowserState | undefined> {
  const state = (await storage.get('state')) as BrowserState | undefined;
  return state?.format === format ? state : undefined;
}

export const leversOf = (mock: Mock, { faults }: Control): Levers => ({
  clockAhead: Math.round((mock.clock.now() - Date.now()) / 1000) * 1000,
  faults: faults.list().map(({ id: _, ...input }) => input),
});

const stateOf = (mock: Mock, control: Control): BrowserState => ({
  format,
  origin: mock.origin,
  // structuredClone also removes the symbols by which @mswjs/data marks its entities.
  rows: structuredClone(mock.changes().map(({ collection, row }) => ({ collection, row: { ...row } }))),
  ...leversOf(mock, control),
  files: uploadedFiles(mock),
});

const uploadedFiles = (mock: Mock) => mock.files.keys().filter((key) => !isDrawing(key));

/** Writes the state and the pictures that are not in `known` yet; takes those away that are no more. */
export async function writeBrowserState(
  storage: BrowserStorage,
  mock: Mock,
  control: Control,
  known: Set<string>,
): Promise<void> {
  const state = stateOf(mock, control);
  for (const key of uploadedFiles(mock)) {
    const file = known.has(key) ? undefined : mock.files.get(key);
    if (!file) continue;
    await storage.set(fileKey(key), wholeFile(file));
    known.add(key);
  }
  await storage.set('state', state);
  const gone = [...known].filter((key) => !state.files.includes(key));
  if (gone.length > 0) await storage.remove(gone.map(fileKey));
  for (const key of gone) known.delete(key);
}

/** Restores a saved state into a mock. Faults of endpoints that no longer exist are left out. @throws when the rows do not fit */
export async function applyBrowserState(
  storage: BrowserStorage,
  state: BrowserState,
  mock: Mock,
  control: Control,
): Promise<void> {
  for (const key of state.files) {
    const file = (await storage.get(fileKey(key))) as StoredFile | undefined;
    if (file && !mock.files.get(key)) putFile(mock.files, key, file);
  }
  mock.load(state.origin, state.rows);
  mock.clock.set(Date.now() + state.clockAhead);
  control.faults.clear();
  for (const fault of state.faults) {
    try {
      control.faults.add(fault);
    } catch {
      // see above
    }
  }
  const snapshots = (await storage.get(snapshotsKey)) as [string, Snapshot][] | undefined;
  control.snapshots.replaceAll(snapshots ?? []);
}

/** Writes all snapshots, and takes those away that an older build wrote in another format. */
export async function writeSnapshots(storage: BrowserStorage, { snapshots }: Control): Promise<void> {
  await storage.set(snapshotsKey, snapshots.entries());
  await storage.remove(['snapshots']);
}
