import type { Row } from './row.ts';
import type { SavedRow } from './sinceSeed.ts';
import type { Store } from './store.ts';

/** Kinds of JSON values; `nothing` also for numbers beyond the safe integers. */
type Kind = 'text' | 'number' | 'flag' | 'list' | 'object' | 'null' | 'nothing';

function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'boolean') return 'flag';
  if (typeof value === 'number') return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? 'number' : 'nothing';
  if (typeof value !== 'object') return 'nothing';
  return Array.isArray(value) ? 'list' : 'object';
}

const wireTime = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** How many rows of a collection are read to learn the types inside its lists and objects. */
const sample = 3000;

/** Which kinds of values the seed has inside a field, by their path: `vouchers.*.code`. */
function learn(shape: Map<string, Set<Kind>>, path: string, value: unknown): void {
  const kinds = shape.get(path) ?? new Set();
  shape.set(path, kinds.add(kindOf(value)));
  for (const [key, inner] of innerOf(value)) learn(shape, `${path}.${key}`, inner);
}

function innerOf(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.map((inner) => ['*', inner]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function strangerIn(shape: Map<string, Set<Kind>>, path: string, value: unknown): string | undefined {
  const kinds = shape.get(path);
  if (kindOf(value) === 'nothing' || (kinds && !kinds.has(kindOf(value)))) return path;
  for (const [key, inner] of innerOf(value)) {
    const found = strangerIn(shape, `${path}.${key}`, inner);
    if (found) return found;
  }
  return undefined;
}

/**
 * Finds the first saved row that the store's handlers could not work with, because a hand put a value of another type into the file: a
 * field, or what is inside it, of a kind that no row of the seed has there.
 * @returns collection, id and field in words; undefined where all fit
 */
export function misfitIn(store: Store, saved: readonly SavedRow[]): string | undefined {
  const shapes = new Map<string, Map<string, Set<Kind>>>();
  const shapeOf = (collection: string) => {
    const known = shapes.get(collection);
    if (known) return known;
    const shape = new Map<string, Set<Kind>>();
    for (const row of store.collection(collection)?.rows().slice(0, sample) ?? [])
      for (const [field, value] of Object.entries(row)) learn(shape, field, value);
    shapes.set(collection, shape);
    return shape;
  };
  for (const { collection, row } of saved) {
    if (!store.collection(collection)) continue;
    const field = wrongField(shapeOf(collection), row);
    if (field) return `${collection} ${row.id.slice(0, 40)}: ${field} is not as this version writes it.`;
  }
  return undefined;
}

function wrongField(shape: Map<string, Set<Kind>>, row: Row): string | undefined {
  if (Object.hasOwn(row, '__proto__')) return '__proto__';
  for (const [field, value] of Object.entries(row)) {
    const found = strangerIn(shape, field, value);
    if (found) return found;
  }
  return (['createTime', 'updateTime'] as const).find((field) => field in row && !wireTime.test(row[field]));
}
