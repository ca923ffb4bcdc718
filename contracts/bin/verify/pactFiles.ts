import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Pact, PactFileError, readPact } from '../../src/pactFile.ts';
import { typedFile } from './givenFile.ts';

const folder = fileURLToPath(new URL('../../pacts', import.meta.url));

/** Paths of the pacts that this repository holds. */
export const committedPacts = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name}`);

/** Of which version of the contract they are, for reports; usually one. */
export const versionOf = (pacts: readonly Pact[]): string =>
  [...new Set(pacts.map(({ metadata }) => metadata?.contract?.version ?? 'unknown'))].join(', ');

/** @throws PactFileError naming the first file that cannot be read or is no pact */
export function readPacts(files: string[]): Pact[] {
  return files.map((file) => {
    const name = typedFile(file);
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch (error) {
      throw new PactFileError(`${name} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
    }
    return readPact(text, name);
  });
}
