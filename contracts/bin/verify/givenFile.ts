import { relative, resolve } from 'node:path';

/** Files that a command line names, by where whoever typed it stands. */

/** npm runs `contracts:…` in the root of this repository and tells where it was called; another script of npm tells it, too, of itself. */
function placeOf({ npm_lifecycle_event: script = '', INIT_CWD }: NodeJS.ProcessEnv): string {
  return (script.startsWith('contracts:') && INIT_CWD) || process.cwd();
}

/** Its whole path. */
export const givenFile = (file: string): string => resolve(placeOf(process.env), file);

/** The same of an option that may be left out. */
export const fileOption = (file: string | undefined): string | undefined =>
  file === undefined ? undefined : givenFile(file);

/** The path as it would be typed there, for a sentence. */
export const typedFile = (path: string): string => relative(placeOf(process.env), path);
