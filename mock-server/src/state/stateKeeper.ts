import { wireTime } from '#contracts/wireTime.ts';
import type { Change } from '../store/collection.ts';
import type { SavedRow } from '../store/sinceSeed.ts';
import type { Store } from '../store/store.ts';
import type { Mock } from '../wire/mock.ts';
import { type FileFunctions, StateDisk } from './stateDisk.ts';
import { headerLine, rowsLine, StateFileError } from './stateFile.ts';

/** How long a change may wait for the file, and for the next try after one that failed. Milliseconds. */
const lagMs = 300;
const againMs = 3000;

export interface StateKeeper {
  /** Writes what is waiting. */
  flush(): void;
  /** Since when nothing could be saved, and why; undefined while saving works. */
  problem(): string | undefined;
}

/**
 * Keeps the file equal to the mock: writes it anew now and after each reset, and adds changed rows within 300 ms. Where
 * that fails it says so, goes on trying, and saves all that was changed meanwhile.
 * @throws StateFileError when the file cannot be written at the start
 */
export function keepStateFile(path: string, mock: Mock, files?: FileFunctions): StateKeeper {
  const disk = new StateDisk(path, files);
  const waiting = new Map<string, SavedRow>();
  let timer: NodeJS.Timeout | undefined;
  let watched: Store | undefined;
  /** The file holds an earlier state, to which no lines may be appended. */
  let isOutdated = false;
  let failure: { since: string; code: string } | undefined;

  const writeWhole = () => disk.replace(headerLine(mock.origin) + rowsLine(mock.changes()));

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!isOutdated && waiting.size === 0) return;
    try {
      // The file is opened by name each time: when somebody moved it away, a complete new one is written.
      if (isOutdated || !disk.exists) writeWhole();
      else disk.append(rowsLine(waiting.values()));
      waiting.clear();
      isOutdated = false;
      if (failure) console.error('The state is saved again.');
      failure = undefined;
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? String(error);
      if (failure?.code !== code) console.error(`The state could not be saved (${code}); trying again.`);
      failure = { since: failure?.since ?? wireTime(mock.clock.real()), code };
      timer = setTimeout(flush, againMs).unref();
    }
  };

  const note = (changes: Change[]) => {
    for (const { collection, row, isGone } of changes) {
      const key = `${collection} ${row.id}`;
      // Lines of the file that hold the row stay; after a restart it is pruned again.
      if (isGone) waiting.delete(key);
      else waiting.set(key, { collection, row });
    }
    timer ??= setTimeout(flush, lagMs).unref();
  };

  /** Changes are collected from now on, whether the file can be written or not. */
  const watch = () => {
    waiting.clear();
    isOutdated = true;
    if (watched === mock.store) return;
    watched = mock.store;
    watched.onCommit(note);
  };

  watch();
  try {
    writeWhole();
  } catch (error) {
    throw new StateFileError(
      `MOCK_STATE_FILE: ${path} cannot be written (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
  isOutdated = false;
  mock.onReplaced(() => {
    watch();
    flush();
  });
  return {
    flush,
    problem: () =>
      failure &&
      `The state has not been saved since ${failure.since} (${failure.code}): ${path}. What is changed now is lost if the mock ends before there is room.`,
  };
}
