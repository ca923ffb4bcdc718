import * as fs from 'node:fs';
import { dirname } from 'node:path';

/** The system's functions, which tests replace to have a disk that is full. */
export type FileFunctions = Pick<
  typeof fs,
  'appendFileSync' | 'existsSync' | 'renameSync' | 'rmSync' | 'statSync' | 'truncateSync' | 'writeFileSync'
>;

/** Writes a file that is never half written, whatever the disk does. */
export class StateDisk {
  readonly #path: string;
  readonly #files: FileFunctions;

  constructor(path: string, files: FileFunctions = fs) {
    this.#path = path;
    this.#files = files;
  }

  get exists(): boolean {
    return this.#files.existsSync(this.#path);
  }

  /** Adds to the file, all of it or nothing. @throws the error of the system */
  append(text: string): void {
    const { size } = this.#files.statSync(this.#path);
    try {
      this.#files.appendFileSync(this.#path, text);
    } catch (error) {
      // A full disk may have stored only part of the text; it is cut off, or the next line would be appended to it.
      this.#files.truncateSync(this.#path, size);
      throw error;
    }
  }

  /** A whole new file, which replaces the old one in one step: at any moment the name leads to a complete state. */
  replace(text: string): void {
    const part = `${this.#path}.part`;
    try {
      this.#files.writeFileSync(part, text, { flush: true });
      this.#files.renameSync(part, this.#path);
    } catch (error) {
      this.#forget(part);
      throw error;
    }
    syncFolder(dirname(this.#path));
  }

  #forget(part: string): void {
    try {
      this.#files.rmSync(part, { force: true });
    } catch {
      // The temporary file stays; the next write replaces it.
    }
  }
}

/** Makes the new name last through a power cut, where the system lets a folder be opened. */
function syncFolder(folder: string): void {
  try {
    const handle = fs.openSync(folder, 'r');
    fs.fsyncSync(handle);
    fs.closeSync(handle);
  } catch {
    // Windows does not.
  }
}
