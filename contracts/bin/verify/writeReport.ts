import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UsageError } from './options.ts';

/** @throws UsageError when the file cannot be written */
export function write(file: string, text: string): void {
  tried(file, () => writeFileSync(file, text));
}

/**
 * Before a run that takes minutes: makes the folders of its files and tries whether each can be written. What is in them stays until there is something new.
 * @throws UsageError when one cannot be written
 */
export function expectWritable(files: readonly (string | undefined)[]): void {
  for (const file of files)
    if (file !== undefined)
      tried(file, () => {
        makeFolder(dirname(resolve(file)));
        const isNew = !existsSync(file);
        closeSync(openSync(file, 'a'));
        // A run that ends early leaves no empty report.
        if (isNew) rmSync(file);
      });
}

/** One after the other: with `recursive`, Node tries for ever where a folder above cannot have one, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function tried(file: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    throw new UsageError(`${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}
