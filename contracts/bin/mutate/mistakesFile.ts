import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { BehaviourMutant } from '../../mutants/mutant.ts';
import { UsageError } from '../verify/options.ts';

const mistakes = z.array(
  z.object({
    ...{ file: z.string(), from: z.string().check(z.minLength(1)), to: z.string(), says: z.string() },
    ...{ only: z.optional(z.string()), unnoticed: z.optional(z.string()) },
  }),
);

/** Mistakes of behaviour in a file of JSON. @throws UsageError when it cannot be read or is no list of them */
export function readMistakes(file: string): BehaviourMutant[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
  try {
    const read = z.safeParse(mistakes, JSON.parse(text));
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    throw new UsageError(`${file} is no list of mistakes: ${issue?.path.join('.')}: ${issue?.message}`);
  } catch (error) {
    throw error instanceof UsageError
      ? error
      : new UsageError(`${file} is no JSON: ${(error as Error).message}`);
  }
}
