import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type FileStore,
  isDrawing,
  memoryFiles,
  StorageFull,
  type StoredFile,
  sniffImage,
} from '../store/files.ts';

/** Our keys are all of this shape; anything else, `../x` above all, never reaches the file system. */
const keyShape = /^[\w-]{1,64}\.[a-z]{2,5}$/;

/**
 * Stored files in a folder, for a mock that keeps its state. A file appears whole or not at all. Drawings of the seed stay in
 * memory, so that a full disk stops neither a start nor a reset.
 * @param write other than the system's in tests
 */
export function folderFiles(folder: string, write = writeFileSync): FileStore {
  mkdirSync(folder, { recursive: true });
  const drawings = memoryFiles();

  const read = (key: string): StoredFile | undefined => {
    if (!keyShape.test(key)) return undefined;
    try {
      const bytes = readFileSync(join(folder, key));
      return { bytes, type: sniffImage(bytes)?.type ?? 'image/svg+xml' };
    } catch {
      return undefined;
    }
  };
  const forget = (path: string) => {
    try {
      rmSync(path, { force: true });
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

  return {
    put(key, file) {
      if (!keyShape.test(key)) throw new Error(`not a file key: ${key}`);
      if (isDrawing(key)) return drawings.put(key, file);
      const part = join(folder, `${key}.part`);
      try {
        write(part, file.bytes);
        renameSync(part, join(folder, key));
      } catch (error) {
        forget(part);
        throw new StorageFull(`${key} cannot be written (${(error as NodeJS.ErrnoException).code})`);
      }
    },
    get: (key) => drawings.get(key) ?? read(key),
    entries: () => [
      ...drawings.entries(),
      ...names().flatMap((key) => {
        const file = isDrawing(key) ? undefined : read(key);
        return file ? [[key, file] as [string, StoredFile]] : [];
      }),
    ],
    clear() {
      drawings.clear();
      const ours = names().filter((name) => keyShape.test(name.replace(/\.part$/, '')));
      for (const name of ours) forget(join(folder, name));
    },
  };
}
