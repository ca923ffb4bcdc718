import { existsSync, readFileSync } from 'node:fs';
import type { SavedRow } from '../store/sinceSeed.ts';
import { type Origin, scaleLimits } from '../wire/mock.ts';

/**
 * The state of a mock in a file of JSON lines: first the origin, from which the seed is made again, then lists of changed
 * rows `[{c: collection, r: row}, …]`. Each list is what changed between two moments without an open transaction, so
 * a list that a crash tore apart is left out as a whole and nothing is ever half done.
 */
const format = 'meimei-mock-state 1';

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
    const list = parse(line);
    // Only the last line can have been torn by a crash.
    if (list === undefined && at === lines.length - 1) return [];
    const changes = readChanges(list);
    if (changes) return changes;
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

const isWithin = (value: unknown, min: number, max: number) =>
  typeof value === 'number' && value >= min && value <= max;

/** The last moment that the wire can write, with room for the year of prices after it. Epoch milliseconds. */
const lastMoment = Date.UTC(9990, 0, 1);

function readHeader(line: string): Origin | undefined {
  const header = parse(line) as ({ format?: unknown } & Origin) | undefined | null;
  if (header?.format !== format) return undefined;
  const { seed, scale, seededAt } = header;
  const fits =
    Number.isInteger(seed) &&
    isWithin(seed, 0, 4_294_967_295) &&
    isWithin(scale, scaleLimits.min, scaleLimits.max) &&
    Number.isFinite(seededAt) &&
    isWithin(seededAt, 0, lastMoment);
  return fits ? { seed, scale, seededAt } : undefined;
}

function readChanges(list: unknown): SavedRow[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const rows = list.map((entry) => ({ collection: entry?.c, row: entry?.r }));
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

export const headerLine = (origin: Origin) => `${JSON.stringify({ format, ...origin })}\n`;

/** One list; nothing for no rows. */
export function rowsLine(rows: Iterable<SavedRow>): string {
  const list = Array.from(rows, ({ collection, row }) => ({ c: collection, r: row }));
  return list.length > 0 ? `${JSON.stringify(list)}\n` : '';
}
