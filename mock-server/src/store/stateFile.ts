import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Mock, Origin } from '../mock.ts';
import type { Change } from './collection.ts';
import type { SavedRow } from './sinceSeed.ts';
import type { Store } from './store.ts';

/**
 * The state of a mock in a file of JSON lines: first the origin, from which the seed is made again, then lists of changed
 * rows `[{c: collection, r: row}, …]`. Each list is what changed between two moments without an open transaction, so
 * a list that a crash tore apart is left out as a whole and nothing is ever half done.
 */
const format = 'meimei-mock-state 1';

/** How long a change may wait for the file. Milliseconds. */
const lagMs = 300;

/** The file cannot be used; the message is a sentence for whoever started the mock. The file is as it was. */
export class StateFileError extends Error {}

export interface SavedState {
  origin: Origin;
  rows: SavedRow[];
}

/** @returns undefined when there is no file yet, or an empty one @throws StateFileError */
export function readStateFile(path: string): SavedState | undefined {
  if (!existsSync(path)) return undefined;
  const text = readText(path);
  if (text === '') return undefined;
  const [first = '', ...lines] = text.split('\n');
  const origin = readHeader(first);
  if (!origin) {
    throw new StateFileError(
      `MOCK_STATE_FILE: ${path} is not a state file of this version (${format}). Move it away, or name another file.`,
    );
  }
  const rows = lines.flatMap((line, at) => {
    const changes = readLine(line);
    if (changes) return changes;
    // Only the last line can have been torn by a crash.
    if (at === lines.length - 1) return [];
    throw new StateFileError(
      `MOCK_STATE_FILE: line ${at + 2} of ${path} is damaged. Repair it, or move the file away.`,
    );
  });
  return { origin, rows };
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new StateFileError(
      `MOCK_STATE_FILE: ${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
}

function readHeader(line: string): Origin | undefined {
  const header = parse(line) as ({ format?: unknown } & Origin) | undefined;
  if (header?.format !== format) return undefined;
  const { seed, scale, seededAt } = header;
  return [seed, scale, seededAt].every(Number.isFinite) ? { seed, scale, seededAt } : undefined;
}

function readLine(line: string): SavedRow[] | undefined {
  const list = parse(line);
  if (!Array.isArray(list)) return undefined;
  const rows = list.map(({ c, r } = {}) => ({ collection: c, row: r }));
  return rows.every(({ collection, row }) => typeof collection === 'string' && typeof row?.id === 'string')
    ? rows
    : undefined;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const toLine = (rows: Iterable<SavedRow>) =>
  `${JSON.stringify(Array.from(rows, ({ collection, row }) => ({ c: collection, r: row })))}\n`;

export interface StateKeeper {
  /** Writes what is waiting. */
  flush(): void;
}

/**
 * Keeps the file equal to the mock: writes it anew now and after each reset, and adds changed rows within 300 ms.
 * @throws StateFileError when the file cannot be written at all
 */
export function keepStateFile(path: string, mock: Mock): StateKeeper {
  const waiting = new Map<string, SavedRow>();
  let timer: NodeJS.Timeout | undefined;
  let watched: Store | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    try {
      // Opened by its name each time: whoever moved the file away gets a whole new one, not lines in a lost one.
      if (existsSync(path)) appendFileSync(path, toLine(waiting.values()));
      else writeWhole(path, mock);
      waiting.clear();
    } catch (error) {
      console.error(`The state could not be saved (${(error as NodeJS.ErrnoException).code}); trying again.`);
      timer = setTimeout(flush, 10 * lagMs).unref();
    }
  };

  const note = (changes: Change[]) => {
    for (const { collection, row, isGone } of changes) {
      const key = `${collection} ${row.id}`;
      // Lines that hold it already stay: after a restart it is pruned again.
      if (isGone) waiting.delete(key);
      else waiting.set(key, { collection, row });
    }
    timer ??= setTimeout(flush, lagMs).unref();
  };

  const begin = () => {
    waiting.clear();
    writeWhole(path, mock);
    if (watched === mock.store) return;
    watched = mock.store;
    watched.onCommit(note);
  };

  try {
    begin();
  } catch (error) {
    throw new StateFileError(
      `MOCK_STATE_FILE: ${path} cannot be written (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
  mock.onReplaced(() => {
    try {
      begin();
    } catch (error) {
      console.error(`The state could not be saved (${(error as NodeJS.ErrnoException).code}).`);
    }
  });
  return { flush };
}

/** A whole new file, which replaces the old one in one step: at any moment the name leads to a complete state. */
function writeWhole(path: string, mock: Mock): void {
  const part = `${path}.part`;
  const file = openSync(part, 'w');
  try {
    writeSync(file, `${JSON.stringify({ format, ...mock.origin })}\n`);
    const rows = mock.changes();
    if (rows.length > 0) writeSync(file, toLine(rows));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(part, path);
  syncFolder(dirname(path));
}

/** Makes the new name last through a power cut, where the system lets a folder be opened. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
  } catch {
    // Windows does not.
  }
}
