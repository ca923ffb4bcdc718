import { formTestsOf } from './recordFormTests.ts';
import { type Kind, stepsOf } from './recordKind.ts';
import { listTestsOf } from './recordListTests.ts';
import { userTestsOf } from './recordUserTests.ts';

/**
 * Browser tests that lists and forms share. `testsOf(kind)` returns one function for each test; its arguments are the facts of the kind. Rows are named
 * by a text in them.
 */
export function testsOf(kind: Kind) {
  const steps = stepsOf(kind);
  return { ...listTestsOf(steps), ...formTestsOf(steps), ...userTestsOf(steps) };
}
