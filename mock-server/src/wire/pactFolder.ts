import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Interaction, readPact } from '#contracts/pactFile.ts';

/**
 * The interactions of all pact files in a folder.
 * @throws Error with a sentence when the folder or a file in it cannot be read
 */
export const interactionsIn = (folder: string): Interaction[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readPact(readFileSync(join(folder, name), 'utf8'), name).interactions);
