import { Endings } from './endings.ts';
import { KeyIndex } from './keyIndex.ts';
import type { Model } from './model.ts';
import type { Row } from './row.ts';

/** One model of @mswjs/data, the store of record. */
export interface Entities {
  /** Keeps the row itself, not a copy. */
  create(row: Row): void;
  delete(id: string): void;
}

export interface Change {
  collection: string;
  /** The living record, not a copy. */
  row: Row;
  /** A copy from before the change; undefined when the row is new. */
  before: Row | undefined;
  /** The row was pruned: it is no part of the state any more, and no transaction brings it back. */
  isGone?: true;
}

export interface Query<R extends Row> {
  /** Only these are looked at: those with a foreign key's value. Rows in insertion order; default: all. */
  among?: readonly Readonly<R>[] | undefined;
  where?: ((row: Readonly<R>) => boolean) | undefined;
  /** Default: newest first, that is the reverse of insertion. */
  order?: ((a: Readonly<R>, b: Readonly<R>) => number) | undefined;
  offset: number;
  limit: number;
}

/** Is told of every change of a row, including removals and changes that are taken back; for sums that follow the rows. */
export interface Watcher<R extends Row> {
  /** A new row, or one after its change. */
  add(row: Readonly<R>): void;
  /** A row that goes, or one before its change. */
  remove(row: Readonly<R>): void;
}

/** A collection whose rows are only added. */
export type Appended<R extends Row> = Omit<Collection<R>, 'update' | 'note' | 'remove' | 'prune'>;

/** What a caller gives for a new row; the rest is filled in. */
export type NewRow<R extends Row> = Omit<R, keyof Row> & Partial<Row>;

function emptyLike(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return typeof value === 'string' ? '' : typeof value === 'number' ? 0 : undefined;
}

/**
 * One entity type: our id and foreign-key indexes, ordering and paging over the entities of @mswjs/data.
 *
 * The entities themselves are the records. They are changed in place, because the library's own `update`
 * scans every row (80 ms at 100,000 rows, also by primary key; docs/decisions/0002-store.md). Rows are
 * handed out as Readonly; only this class writes.
 */
export class Collection<R extends Row> {
  readonly name: string;
  readonly #entities: Entities;
  readonly #keys: readonly (keyof R & string)[];
  readonly #appendOnly: boolean;
  readonly #now: () => string;
  readonly #changed: (change: Change) => void;
  readonly #byId = new Map<string, R>();
  readonly #rows: R[] = [];
  readonly #indexes = new Map<string, KeyIndex<R>>();
  /** Rows by their end; only for collections whose rows end by themselves. */
  readonly #endings: Endings<R> | undefined;
  readonly #watchers: Watcher<R>[] = [];
  #nextId = 1;

  constructor(
    name: string,
    model: Model<R>,
    entities: Entities,
    now: () => string,
    changed: (change: Change) => void,
  ) {
    this.name = name;
    this.#entities = entities;
    this.#keys = model.keys;
    this.#appendOnly = model.appendOnly;
    this.#now = now;
    this.#changed = changed;
    for (const key of model.keys) this.#indexes.set(key, new KeyIndex());
    if (!model.ends) return;
    this.#endings = new Endings();
    this.watch(this.#endings);
  }

  /** Tells a watcher of all present rows and of every later change. */
  watch(watcher: Watcher<R>): void {
    for (const row of this.#rows) watcher.add(row);
    this.#watchers.push(watcher);
  }

  /** The living row, or undefined when it never was or has been removed. */
  get(id: string): Readonly<R> | undefined {
    const row = this.#byId.get(id);
    return row?.removed ? undefined : row;
  }

  /** As `get`, also one that has been removed: what was sold keeps its name. */
  everGet(id: string): Readonly<R> | undefined {
    return this.#byId.get(id);
  }

  /** Living rows with a foreign key's value, in insertion order. */
  by<K extends keyof R & string>(key: K, value: R[K]): Readonly<R>[] {
    const index = this.#indexes.get(key);
    if (!index) throw new Error(`${this.name} has no index on ${key}`);
    return index.get(value).filter((row) => !row.removed);
  }

  /** The first living row with a foreign key's value, where there is one at most; makes no list. */
  first<K extends keyof R & string>(key: K, value: R[K]): Readonly<R> | undefined {
    const row = this.#indexes.get(key)?.first(value);
    return row?.removed ? this.by(key, value)[0] : row;
  }

  /** As `by`, with the removed ones. */
  everBy<K extends keyof R & string>(key: K, value: R[K]): Readonly<R>[] {
    return this.#indexes.get(key)?.get(value) ?? [];
  }

  /** The first living row, in insertion order, for which it holds; makes no list. */
  find(where: (row: Readonly<R>) => boolean): Readonly<R> | undefined {
    return this.#rows.find((row) => !row.removed && where(row));
  }

  /** All living rows in insertion order. */
  all(): Readonly<R>[] {
    return this.#rows.filter((row) => !row.removed);
  }

  /** Filters, orders, pages. `count` is that of all matches. Never scans more than once. */
  list({ among = this.#rows, where, order, offset, limit }: Query<R>): {
    count: number;
    list: Readonly<R>[];
  } {
    if (order) {
      const matches = among.filter((row) => !row.removed && (!where || where(row))).reverse();
      matches.sort(order);
      return { count: matches.length, list: matches.slice(offset, offset + limit) };
    }
    const list: Readonly<R>[] = [];
    let count = 0;
    for (let at = among.length - 1; at >= 0; at--) {
      const row = among[at] as R;
      if (row.removed || (where && !where(row))) continue;
      if (count >= offset && list.length < limit) list.push(row);
      count++;
    }
    return { count, list };
  }

  /** The id that the next new row gets. */
  get nextId(): string {
    return String(this.#nextId);
  }

  insert(values: NewRow<R>): Readonly<R> {
    const now = this.#now();
    const base = { id: this.nextId, version: 1, createTime: now, updateTime: now, removed: 0 };
    const row = { ...base, ...values } as unknown as R;
    this.#entities.create(row);
    this.#attach(row);
    this.#changed({ collection: this.name, row, before: undefined });
    return row;
  }

  /** Changes fields and counts the version up. @throws when the row is not there */
  update(id: string, patch: Partial<Omit<R, 'id' | 'version'>>): Readonly<R> {
    return this.#change(id, patch, 1);
  }

  /** Changes fields that nobody edits, such as the time of the last login: an open form does not become stale. */
  note(id: string, patch: Partial<Omit<R, 'id' | 'version'>>): Readonly<R> {
    return this.#change(id, patch, 0);
  }

  #change(id: string, patch: Partial<Omit<R, 'id' | 'version'>>, counted: 0 | 1): Readonly<R> {
    this.#expectChangeable();
    const row = this.#byId.get(id);
    if (!row) throw new Error(`${this.name} has no ${id}`);
    const before = { ...row };
    this.#write(row, {
      ...patch,
      version: row.version + counted,
      updateTime: this.#now(),
    } as unknown as Partial<R>);
    this.#changed({ collection: this.name, row, before });
    return row;
  }

  /** Soft delete: the row stays for its history, its id is never used again. */
  remove(id: string): void {
    this.update(id, { removed: 1 } as Partial<Omit<R, 'id' | 'version'>>);
  }

  /**
   * Takes rows out for good whose `expiresAt` has passed, removed ones, too, and the oldest of more than `most`. Not for seeded
   * rows: a rewind could not bring them back.
   */
  prune(now: number, most = Number.POSITIVE_INFINITY): void {
    this.#expectChangeable();
    const ended = this.#endings?.endedBy(now) ?? [];
    const tooMany = this.#rows.slice(0, Math.max(0, this.#rows.length - most));
    for (const row of new Set([...ended, ...tooMany])) {
      // Old rows are at the front, so `indexOf` finds them quickly.
      this.#detach(row, this.#rows.indexOf(row));
      this.#changed({ collection: this.name, row, before: row, isGone: true });
    }
  }

  /** Puts a row back as it was saved, for the state file and snapshots. @throws when rows only are added and this one is another than it was */
  restore(saved: R): void {
    const known = this.#byId.get(saved.id);
    if (known && this.#appendOnly) {
      if (JSON.stringify(known) !== JSON.stringify(saved)) this.#expectChangeable();
      return;
    }
    const before = known && { ...known };
    const row = known ?? ({ ...this.#empty(), ...saved } as R);
    if (known) this.#write(row, saved);
    else {
      this.#entities.create(row);
      this.#attach(row);
    }
    this.#changed({ collection: this.name, row, before });
  }

  /** Empty values for each field, taken from the types of a seeded row: a file of an older version may lack fields. */
  #empty(): object {
    const fields = Object.entries(this.#rows[0] ?? {});
    return Object.fromEntries(fields.map(([field, value]) => [field, emptyLike(value)]));
  }

  /** Takes back a change of a failed transaction: a new row is deleted and its id is free again. Listeners are not told. */
  revert(row: R, before: R | undefined): void {
    // Pruned meanwhile.
    if (this.#byId.get(row.id) !== row) return;
    if (before) this.#write(row, before);
    else this.#detach(row, this.#rows.lastIndexOf(row));
  }

  /** Every row, removed ones too, in insertion order. */
  rows(): readonly Readonly<R>[] {
    return this.#rows;
  }

  #expectChangeable(): void {
    if (this.#appendOnly) throw new Error(`Rows of ${this.name} are only added, never changed.`);
  }

  #attach(row: R) {
    if (this.#appendOnly) Object.freeze(row);
    this.#byId.set(row.id, row);
    this.#rows.push(row);
    const number = Number(row.id);
    if (Number.isInteger(number) && number >= this.#nextId) this.#nextId = number + 1;
    for (const key of this.#keys) this.#indexes.get(key)?.add(row[key], row);
    for (const watcher of this.#watchers) watcher.add(row);
  }

  #detach(row: R, at: number) {
    this.#entities.delete(row.id);
    this.#byId.delete(row.id);
    this.#rows.splice(at, 1);
    for (const watcher of this.#watchers) watcher.remove(row);
    if (Number(row.id) === this.#nextId - 1) this.#nextId--;
    for (const key of this.#keys) this.#indexes.get(key)?.delete(row[key], row);
  }

  #write(row: R, values: Partial<R>) {
    // Only where the key changes: taking a row out and in again would move it to the end of `by`.
    const moved = this.#keys.filter((key) => key in values && values[key] !== row[key]);
    for (const key of moved) this.#indexes.get(key)?.delete(row[key], row);
    for (const watcher of this.#watchers) watcher.remove(row);
    Object.assign(row, values);
    for (const watcher of this.#watchers) watcher.add(row);
    for (const key of moved) this.#indexes.get(key)?.add(row[key], row);
  }
}
