import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FileStore, type FileWriter, memoryFiles, StorageFull } from '../store/files.ts';
import { folderFiles } from './fileFolder.ts';

/** From this size on a file is on the disk: larger than any picture. Bytes. */
const largeBytes = 6 * 1_048_576;

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'meimei-files-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Files of a server that keeps no state: pictures in memory, videos in a temporary folder that goes with the process. */
export function spillingFiles(makeFolder = temporaryFolder, spillAt = largeBytes): FileStore {
  const memory = memoryFiles();
  let disk: FileStore | undefined;
  const onDisk = () => {
    try {
      disk ??= folderFiles(makeFolder());
    } catch (error) {
      throw new StorageFull(`no temporary folder (${(error as NodeJS.ErrnoException).code})`);
    }
    return disk;
  };
  return {
    create(key) {
      let writer: FileWriter = memory.create(key);
      let early: Uint8Array[] | undefined = [];
      let size = 0;
      const spill = (chunks: Uint8Array[]) => {
        const next = onDisk().create(key);
        writer.discard();
        writer = next;
        early = undefined;
        for (const chunk of chunks) writer.write(chunk);
      };
      return {
        write(chunk) {
          size += chunk.length;
          if (early && size > spillAt) spill(early);
          early?.push(chunk);
          writer.write(chunk);
        },
        finish: (type) => writer.finish(type),
        discard: () => writer.discard(),
      };
    },
    get: (key) => memory.get(key) ?? disk?.get(key),
    keys: () => [...memory.keys(), ...(disk?.keys() ?? [])],
    hold(holder, keys) {
      memory.hold(holder, keys);
      // Of an upload still to come nobody can hold the key, so a disk that is not there yet misses nothing.
      disk?.hold(holder, keys);
    },
    clear() {
      memory.clear();
      disk?.clear();
    },
  };
}
