import { type Control, createControl } from '../control/control.ts';
import type { Store } from '../store/store.ts';
import { createMock, type Mock } from '../wire/mock.ts';
import {
  applyBrowserState,
  type BrowserState,
  type BrowserStorage,
  leversOf,
  readBrowserState,
  writeBrowserState,
  writeSnapshots,
} from './browserState.ts';

export interface BrowserMock {
  mock: Mock;
  control: Control;
  /** Resolves when everything that happened until now is kept: what was answered survives a reload. */
  settle(): Promise<void>;
  /** Takes over what another tab of this browser has written. */
  follow(): Promise<void>;
}

/**
 * A mock that keeps its state in the browser: rows changed since the seed, pictures, clock, faults, snapshots. Where
 * the storage cannot be used, or a state of an older build does not fit, it goes on without.
 * @param onWritten told after each write, to tell other tabs
 */
export async function createBrowserMock(
  storage: BrowserStorage,
  onWritten: () => void,
): Promise<BrowserMock> {
  const saved = await readBrowserState(storage).catch(() => undefined);
  const mock = createMock(saved?.origin);
  const control = createControl(mock);
  const known = new Set(saved?.files);
  let watched: Store | undefined;
  let rowsChanged = false;
  let written = { levers: '', snapshots: [] as unknown[] };

  const present = () => ({
    levers: JSON.stringify(leversOf(mock, control)),
    snapshots: control.snapshots.entries().map(([, snapshot]) => snapshot),
  });

  const watch = () => {
    rowsChanged = true;
    if (watched === mock.store) return;
    watched = mock.store;
    watched.onCommit(() => {
      rowsChanged = true;
    });
  };

  const take = async (state: BrowserState) => {
    await applyBrowserState(storage, state, mock, control);
    for (const key of state.files) known.add(key);
    written = present();
    rowsChanged = false;
  };

  const write = async () => {
    const now = present();
    const newSnapshots =
      now.snapshots.length !== written.snapshots.length ||
      now.snapshots.some((snapshot, at) => snapshot !== written.snapshots[at]);
    if (!rowsChanged && !newSnapshots && now.levers === written.levers) return;
    rowsChanged = false;
    written = now;
    try {
      if (newSnapshots) await writeSnapshots(storage, control);
      await writeBrowserState(storage, mock, control, known);
      onWritten();
    } catch {
      // No storage: the state lasts as long as the page.
    }
  };

  mock.onReplaced(watch);
  watch();
  if (saved) await take(saved).catch(() => mock.reset());

  let queue = Promise.resolve();
  const enqueue = (work: () => Promise<void>) => {
    queue = queue.then(work);
    return queue;
  };
  return {
    mock,
    control,
    settle: () => enqueue(write),
    follow: () =>
      enqueue(async () => {
        const state = await readBrowserState(storage).catch(() => undefined);
        if (state) await take(state).catch(() => mock.reset());
      }),
  };
}
