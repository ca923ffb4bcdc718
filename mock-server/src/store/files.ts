import { isMp4, mp4HeadBytes } from '#contracts/forms/mp4.ts';

/** Uploaded and seeded files by key. Kept in memory (browser) or in a folder (server, bindings/fileFolder.ts). */
export interface StoredFile {
  type: string;
  bytes: Uint8Array;
}

/** A file as it is read: piece by piece, because a video does not belong into memory. */
export interface HeldFile {
  type: string;
  /** Bytes. */
  size: number;
  /** The bytes from the first to the last position, both included; all of them without positions. */
  read(first?: number, last?: number): Iterable<Uint8Array>;
}

/** A file that arrives in pieces. Nobody can read it before it is finished. */
export interface FileWriter {
  /** @throws StorageFull */
  write(chunk: Uint8Array): void;
  /** @throws StorageFull */
  finish(type: string): void;
  /** Takes away what was written. */
  discard(): void;
}

export interface FileStore {
  create(key: string): FileWriter;
  get(key: string): HeldFile | undefined;
  keys(): string[];
  /** `clear` leaves these files where they are, until the same holder names others. */
  hold(holder: string, keys: readonly string[]): void;
  clear(): void;
}

/** There is no room for another file, or no way to write one. */
export class StorageFull extends Error {}

/** What the key of a film of the seed begins with; no upload gets such a key. */
export const seededFilm = 'film-';
/** The seed's pictures and films, which are made again with it, so nobody has to keep them. Nobody can upload an SVG. */
export const isDrawing = (key: string) => key.endsWith('.svg') || key.startsWith(seededFilm);

/** Stores a file that is there as a whole. @throws StorageFull */
export function putFile(files: FileStore, key: string, { type, bytes }: StoredFile): void {
  const writer = files.create(key);
  try {
    writer.write(bytes);
    writer.finish(type);
  } catch (error) {
    writer.discard();
    throw error;
  }
}

/** All bytes of a file at once. */
export function wholeFile({ type, size, read }: HeldFile): StoredFile {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of read()) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return { type, bytes };
}

/** Which keys a store must not clear. */
export class Holds {
  readonly #byHolder = new Map<string, readonly string[]>();

  hold(holder: string, keys: readonly string[]): void {
    this.#byHolder.set(holder, keys);
  }

  /** All held keys. */
  keys(): Set<string> {
    return new Set([...this.#byHolder.values()].flat());
  }
}

/** What a mock without a folder keeps. Bytes. */
const mostInMemory = 256 * 1_048_576;

export function memoryFiles(mostBytes = mostInMemory): FileStore {
  const files = new Map<string, { type: string; chunks: Uint8Array[]; size: number }>();
  const holds = new Holds();
  /** Of finished files and of those that arrive. */
  let used = 0;
  const forget = (key: string) => {
    used -= files.get(key)?.size ?? 0;
    files.delete(key);
  };
  return {
    create(key) {
      let chunks: Uint8Array[] = [];
      let size = 0;
      return {
        write(chunk) {
          if (used + chunk.length > mostBytes && !isDrawing(key))
            throw new StorageFull('the memory for files is used up');
          chunks.push(chunk);
          size += chunk.length;
          used += chunk.length;
        },
        finish(type) {
          forget(key);
          files.set(key, { type, chunks, size });
        },
        discard() {
          used -= size;
          size = 0;
          chunks = [];
        },
      };
    },
    get(key) {
      const file = files.get(key);
      return (
        file && {
          type: file.type,
          size: file.size,
          read: (first = 0, last = file.size - 1) => partOf(file.chunks, first, last),
        }
      );
    },
    keys: () => [...files.keys()],
    hold: (holder, keys) => holds.hold(holder, keys),
    clear() {
      const held = holds.keys();
      for (const key of [...files.keys()]) if (!held.has(key)) forget(key);
    },
  };
}

function* partOf(chunks: readonly Uint8Array[], first: number, last: number): Iterable<Uint8Array> {
  let start = 0;
  for (const chunk of chunks) {
    const part = chunk.subarray(Math.max(0, first - start), Math.max(0, last + 1 - start));
    if (part.length > 0) yield part;
    start += chunk.length;
    if (start > last) return;
  }
}

const magic: [type: string, extensions: string[], bytes: number[]][] = [
  ['image/jpeg', ['jpg', 'jpeg'], [0xff, 0xd8, 0xff]],
  ['image/png', ['png'], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/gif', ['gif'], [0x47, 0x49, 0x46, 0x38]],
];

/** The types that `sniffImage` tells. */
export const imageTypes = magic.map(([type]) => type);
export const videoType = 'video/mp4';

/** The picture type that the first bytes tell, whatever the file's name says. */
export function sniffImage(bytes: Uint8Array): { type: string; extensions: string[] } | undefined {
  const found = magic.find(([, , head]) => head.every((byte, at) => bytes[at] === byte));
  return found && { type: found[0], extensions: found[1] };
}

/** As many first bytes as `sniffFile` needs. */
export const sniffedBytes = mp4HeadBytes;

/** The type of a picture or video by its first bytes; undefined when it is neither. */
export const sniffFile = (head: Uint8Array): string | undefined =>
  sniffImage(head)?.type ?? (isMp4(head) ? videoType : undefined);
