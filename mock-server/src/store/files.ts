/** Uploaded and seeded files by key. Kept in memory (browser) or in a folder (server, bindings/fileFolder.ts). */
export interface StoredFile {
  type: string;
  bytes: Uint8Array;
}

export interface FileStore {
  /** @throws StorageFull */
  put(key: string, file: StoredFile): void;
  get(key: string): StoredFile | undefined;
  /** Every file, for snapshots. */
  entries(): [key: string, file: StoredFile][];
  clear(): void;
}

/** There is no room for another file, or no way to write one. */
export class StorageFull extends Error {}

/** The seed's pictures, which are made again with it, so nobody has to keep them. Nobody can upload an SVG. */
export const isDrawing = (key: string) => key.endsWith('.svg');

/** What a mock without a folder keeps. Bytes. */
const mostInMemory = 256 * 1_048_576;

export function memoryFiles(mostBytes = mostInMemory): FileStore {
  const files = new Map<string, StoredFile>();
  const sizeOf = (key: string) => files.get(key)?.bytes.length ?? 0;
  let size = 0;
  return {
    put(key, file) {
      const next = size - sizeOf(key) + file.bytes.length;
      if (next > mostBytes && !isDrawing(key)) throw new StorageFull('the memory for files is used up');
      files.set(key, file);
      size = next;
    },
    get: (key) => files.get(key),
    entries: () => [...files],
    clear() {
      files.clear();
      size = 0;
    },
  };
}

const magic: [type: string, extensions: string[], bytes: number[]][] = [
  ['image/jpeg', ['jpg', 'jpeg'], [0xff, 0xd8, 0xff]],
  ['image/png', ['png'], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/gif', ['gif'], [0x47, 0x49, 0x46, 0x38]],
];

/** The picture type that the first bytes tell, whatever the file's name says. */
export function sniffImage(bytes: Uint8Array): { type: string; extensions: string[] } | undefined {
  const found = magic.find(([, , head]) => head.every((byte, at) => bytes[at] === byte));
  return found && { type: found[0], extensions: found[1] };
}
