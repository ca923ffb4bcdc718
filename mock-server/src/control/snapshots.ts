import { isDrawing } from '../store/files.ts';
import type { SavedRow } from '../store/sinceSeed.ts';
import type { Mock, Origin } from '../wire/mock.ts';
import { ControlError } from './controlError.ts';

export interface Snapshot {
  origin: Origin;
  rows: SavedRow[];
  /** Keys of uploaded files, which the file store keeps for as long as a snapshot names them. */
  files: string[];
}

const capacity = 20;

/** Named states to come back to, in memory. The clock is not part of them. */
export class Snapshots {
  readonly #mock: Mock;
  readonly #byName = new Map<string, Snapshot>();

  constructor(mock: Mock) {
    this.#mock = mock;
  }

  list(): { name: string; changedRows: number }[] {
    return [...this.#byName].map(([name, { rows }]) => ({ name, changedRows: rows.length }));
  }

  /** Whole snapshots, for a browser that keeps them; each is a new object whenever it is saved. */
  entries(): [name: string, snapshot: Snapshot][] {
    return [...this.#byName];
  }

  replaceAll(entries: [name: string, snapshot: Snapshot][]): void {
    this.#byName.clear();
    for (const [name, snapshot] of entries) this.#byName.set(name, snapshot);
    this.#hold();
  }

  /** Under a name that exists it replaces. @throws ControlError 400 when there are too many */
  save(name: string): void {
    if (!this.#byName.has(name) && this.#byName.size >= capacity) {
      throw new ControlError(400, `There are ${capacity} snapshots already: save over one of them.`);
    }
    const { origin, files } = this.#mock;
    this.#byName.set(name, {
      origin,
      rows: structuredClone(plain(this.#mock.changes())),
      files: files.keys().filter((key) => !isDrawing(key)),
    });
    this.#hold();
  }

  /** @throws ControlError 404 */
  restore(name: string): void {
    const snapshot = this.#byName.get(name);
    if (!snapshot) throw new ControlError(404, `There is no snapshot ${name}.`);
    this.#mock.load(snapshot.origin, structuredClone(snapshot.rows));
  }

  #hold(): void {
    const keys = [...this.#byName.values()].flatMap(({ files }) => files);
    this.#mock.files.hold('snapshots', keys);
  }
}

/** Without the symbols by which @mswjs/data marks its entities. */
const plain = (rows: SavedRow[]): SavedRow[] =>
  rows.map(({ collection, row }) => ({ collection, row: { ...row } }));
