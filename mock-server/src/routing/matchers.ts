import type { MatchingRule } from '#contracts/pactFile.ts';
import type { Kind } from './difference.ts';

/** What is wrong with a value. */
export interface Fault {
  kind: Kind;
  expected: string;
}
export type FindFault = (value: unknown) => Fault | undefined;

/** Codes of an enumeration, as `oneOf` of the console's contract tests writes them: `^(10|20|30)$`. */
const enumeration = /^\^\(([\w-]+(?:\|[\w-]+)*)\)\$$/;

/**
 * What a pact's rule says of a single value besides its type; undefined where that is all. Matchers that the console does
 * not use, and patterns that only the verifier understands, count as that: a report must not cry wolf.
 */
export function faultFinder({ combine, matchers }: MatchingRule): FindFault | undefined {
  const found = matchers.map(finderOf);
  const finders = found.filter((finder) => finder !== undefined);
  if (finders.length === 0 || (combine === 'OR' && finders.length < found.length)) return undefined;
  if (finders.length === 1) return finders[0];
  return (value) => {
    const faults = finders.map((finder) => finder(value));
    if (combine === 'OR' && faults.includes(undefined)) return undefined;
    return faults.find((fault) => fault !== undefined);
  };
}

function finderOf(matcher: MatchingRule['matchers'][number]): FindFault | undefined {
  if (matcher.match === 'integer') {
    return (value) => (Number.isInteger(value) ? undefined : { kind: 'retyped field', expected: 'int' });
  }
  if (matcher.match === 'regex') return patternFinder(String(matcher.regex));
  if (matcher.match === 'include') {
    const part = String(matcher.value);
    const fault: Fault = { kind: 'wrong value', expected: `text with ${part}` };
    return (value) => (String(value).includes(part) ? undefined : fault);
  }
  return undefined;
}

function patternFinder(source: string): FindFault | undefined {
  let pattern: RegExp;
  try {
    pattern = new RegExp(source);
  } catch {
    return undefined;
  }
  const codes = enumeration.exec(source)?.[1]?.replaceAll('|', ', ');
  const fault: Fault = codes
    ? { kind: 'unknown code', expected: codes }
    : { kind: 'wrong value', expected: `text like ${pattern}` };
  return (value) => (pattern.test(String(value)) ? undefined : fault);
}
