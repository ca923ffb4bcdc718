import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FileStore, type FileWriter, memoryFiles, StorageFull } from '../store/files.ts';
import { folderFiles } from './fileFolder.ts';

/** From this size on a file is on the disk: larger than any picture. Bytes. */
const largeBytes = 6 * 1_048_576;
/** What the temporary folder may take. Bytes. */
const mostOnDisk = 2_048 * 1_048_576;

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'meimei-files-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Files of a server that keeps no state: pictures in memory, videos in a temporary folder that goes with the process. */
export function spillingFiles(
  makeFolder = temporaryFolder,
  spillAt = largeBytes,
  most = mostOnDisk,
): FileStore {
  const memory = memoryFiles();
  let disk: FileStore | undefined;
  /** Bytes on the disk: of files that are whole, and of those that still arrive. */
  let [kept, arriving] = [0, 0];
  const countKept = () => {
    kept = (disk?.keys() ?? []).reduce((sum, key) => sum + (disk?.get(key)?.size ?? 0), 0);
  };
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
      /** Of this file on the disk. */
      let spilt = 0;
      const expectRoom = (bytes: number) => {
        if (kept + arriving + bytes > most) throw new StorageFull('the disk space for files is used up');
        arriving += bytes;
        spilt += bytes;
      };
      const end = (step: () => void) => {
        step();
        arriving -= spilt;
        if (spilt > 0) countKept();
        spilt = 0;
      };
      const spill = (chunks: Uint8Array[]) => {
        const folder = onDisk();
        expectRoom(size);
        const next = folder.create(key);
        writer.discard();
        writer = next;
        early = undefined;
        for (const chunk of chunks) writer.write(chunk);
      };
      return {
        write(chunk) {
          size += chunk.length;
          if (!early) expectRoom(chunk.length);
          else if (size > spillAt) spill(early);
          early?.push(chunk);
          writer.write(chunk);
        },
        finish: (type) => end(() => writer.finish(type)),
        discard: () => end(() => writer.discard()),
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
      countKept();
    },
  };
}
