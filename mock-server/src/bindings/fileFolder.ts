import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  type FileStore,
  type FileWriter,
  type HeldFile,
  Holds,
  isDrawing,
  memoryFiles,
  StorageFull,
  sniffedBytes,
  sniffFile,
} from '../store/files.ts';

/** Our keys are all of this shape; anything else, `../x` above all, never reaches the file system. */
const keyShape = /^[\w-]{1,64}\.[a-z0-9]{2,5}$/;
/** A file that is still written: its key and a number, because a key may arrive twice at once. */
const partShape = /\.\d+\.part$/;
const pieceBytes = 65_536;

/** Writes some bytes of a chunk from a position on and tells how many, as the system does. */
type Write = (descriptor: number, chunk: Uint8Array, from: number) => number;

/**
 * Stored files in a folder, for a mock that keeps its state. They are written while they arrive; a file appears whole or not at all.
 * Drawings of the seed stay in memory, so that a full disk stops neither a start nor a reset.
 * @param write other than the system's in tests
 */
export function folderFiles(folder: string, write: Write = writeSync): FileStore {
  mkdirSync(folder, { recursive: true });
  const drawings = memoryFiles();
  const holds = new Holds();
  const arriving = new Set<string>();
  let parts = 0;

  const forget = (name: string) => {
    try {
      rmSync(join(folder, name), { force: true });
    } catch {
      // The file does not exist or cannot be deleted; no key refers to it any more, so it does no harm.
    }
  };
  const names = () => {
    try {
      return readdirSync(folder);
    } catch {
      // The folder was deleted. The next upload will report that it cannot be written.
      return [];
    }
  };
  // What a process that was killed did not finish.
  for (const name of names()) if (partShape.test(name)) forget(name);

  const create = (key: string): FileWriter => {
    if (!keyShape.test(key)) throw new Error(`not a file key: ${key}`);
    if (isDrawing(key)) return drawings.create(key);
    const part = `${key}.${++parts}.part`;
    arriving.add(part);
    let descriptor: number | undefined;
    const orFull = <T>(step: () => T): T => {
      try {
        return step();
      } catch (error) {
        throw new StorageFull(`${key} cannot be written (${(error as NodeJS.ErrnoException).code})`);
      }
    };
    const open = () => {
      descriptor ??= openSync(join(folder, part), 'w');
      return descriptor;
    };
    const close = () => {
      if (descriptor !== undefined) closeSync(descriptor);
      descriptor = undefined;
    };
    return {
      write: (chunk) =>
        orFull(() => {
          for (let at = 0; at < chunk.length; ) at += write(open(), chunk, at);
        }),
      finish: () =>
        orFull(() => {
          open();
          close();
          renameSync(join(folder, part), join(folder, key));
          arriving.delete(part);
        }),
      discard() {
        close();
        forget(part);
        arriving.delete(part);
      },
    };
  };

  return {
    create,
    get: (key) => drawings.get(key) ?? (keyShape.test(key) ? heldIn(join(folder, key)) : undefined),
    keys: () => [...drawings.keys(), ...names().filter((name) => keyShape.test(name) && !isDrawing(name))],
    hold: (holder, keys) => holds.hold(holder, keys),
    clear() {
      drawings.clear();
      const held = holds.keys();
      const isOurs = (name: string) => keyShape.test(name.replace(partShape, ''));
      for (const name of names()) if (isOurs(name) && !held.has(name) && !arriving.has(name)) forget(name);
    },
  };
}

function heldIn(path: string): HeldFile | undefined {
  try {
    const { size } = statSync(path);
    const [head = new Uint8Array()] = piecesOf(path, 0, sniffedBytes - 1);
    return {
      type: sniffFile(head) ?? 'image/svg+xml',
      size,
      read: (first = 0, last = size - 1) => piecesOf(path, first, last),
    };
  } catch {
    return undefined;
  }
}

function* piecesOf(path: string, first: number, last: number): Iterable<Uint8Array> {
  const descriptor = openSync(path, 'r');
  try {
    for (let at = first; at <= last; ) {
      const piece = new Uint8Array(Math.min(pieceBytes, last + 1 - at));
      const count = readSync(descriptor, piece, 0, piece.length, at);
      if (count === 0) return;
      yield piece.subarray(0, count);
      at += count;
    }
  } finally {
    closeSync(descriptor);
  }
}
