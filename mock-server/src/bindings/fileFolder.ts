import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FileStore, type StoredFile, sniffImage } from '../files.ts';

/** Our keys are all of this shape; anything else, `../x` above all, never reaches the file system. */
const keyShape = /^[\w-]{1,64}\.[a-z]{2,5}$/;

/** Stored files in a folder, for a mock that keeps its state. A file appears whole or not at all. */
export function folderFiles(folder: string): FileStore {
  mkdirSync(folder, { recursive: true });

  const read = (key: string): StoredFile | undefined => {
    if (!keyShape.test(key)) return undefined;
    try {
      const bytes = readFileSync(join(folder, key));
      return { bytes, type: sniffImage(bytes)?.type ?? 'image/svg+xml' };
    } catch {
      return undefined;
    }
  };

  return {
    put(key, { bytes }) {
      if (!keyShape.test(key)) throw new Error(`not a file key: ${key}`);
      const part = join(folder, `${key}.part`);
      writeFileSync(part, bytes);
      renameSync(part, join(folder, key));
    },
    get: read,
    entries: () =>
      readdirSync(folder).flatMap((key) => {
        const file = read(key);
        return file ? [[key, file] as [string, StoredFile]] : [];
      }),
    clear() {
      const ours = readdirSync(folder).filter((name) => keyShape.test(name.replace(/\.part$/, '')));
      for (const name of ours) rmSync(join(folder, name), { force: true });
    },
  };
}
