import { readFileSync } from 'node:fs';
import { typedFile } from './givenFile.ts';
import { UsageError } from './options.ts';
import type { Outcome } from './run.ts';

/** What failed before, so that a backend that is not ready can still be told what it has broken since. */

/** The last result against this one. Names are those of interactions. */
export interface Comparison {
  /** Failed now and not before. */
  fresh: Outcome[];
  still: Outcome[];
  /** Failed before, passed now. */
  mended: string[];
  /** Failed before and are in no pact any more. */
  gone: string[];
  /** Failed before and did not run now. */
  notRun: string[];
}

/**
 * @param isWritten whether this run writes it: one that is not there yet is then an empty one
 * @throws UsageError when the file cannot be read or is no baseline
 */
export function readBaseline(file: string, isWritten: boolean): string[] {
  const name = typedFile(file);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (isWritten && code === 'ENOENT') return [];
    throw new UsageError(`The baseline ${name} cannot be read (${code}): --write-baseline writes one.`);
  }
  let failing: unknown;
  try {
    failing = (JSON.parse(text) as { failing?: unknown } | null)?.failing;
  } catch {
    failing = undefined;
  }
  if (!Array.isArray(failing) || failing.some((one) => typeof one !== 'string'))
    throw new UsageError(`${name} is not a baseline: it lacks a list "failing".`);
  return failing as string[];
}

/** @param names of every interaction of the pacts, chosen or not */
export function compare(
  before: readonly string[],
  outcomes: Outcome[],
  names: ReadonlySet<string>,
): Comparison {
  const known = new Set(before);
  const ran = new Map(outcomes.flatMap(({ seen, result }) => (seen ? [[seen.name, result] as const] : [])));
  const failed = failedOf(outcomes);
  return {
    fresh: failed.filter(({ seen }) => !known.has(seen?.name ?? '')),
    still: failed.filter(({ seen }) => known.has(seen?.name ?? '')),
    mended: before.filter((name) => ran.get(name) === 'passed'),
    gone: before.filter((name) => !names.has(name)),
    notRun: before.filter((name) => names.has(name) && !ran.has(name)),
  };
}

/**
 * The text of the file: sorted, so that two results can be compared line by line. Against another baseline what failed since is not in it: the next
 * run would find nothing new, and who did not look at this one would never learn of it.
 */
export function baselineOf(outcomes: Outcome[], comparison: Comparison | undefined): string {
  const failed = comparison?.still ?? failedOf(outcomes);
  const names = failed.flatMap(({ seen }) => seen?.name ?? []);
  const failing = [...new Set([...names, ...(comparison?.notRun ?? [])])].sort();
  return `${JSON.stringify({ failing }, undefined, 2)}\n`;
}

export const failedOf = (outcomes: Outcome[]) => outcomes.filter(({ result }) => result === 'failed');
