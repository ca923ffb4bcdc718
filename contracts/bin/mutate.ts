import { behaviourMutants } from '../mutants/all.ts';
import type { BehaviourMutant } from '../mutants/mutant.ts';
import { type Pact, PactFileError } from '../src/pactFile.ts';
import { type Tried, tryMutants } from './mutate/behaviour.ts';
import { ControlError, judge, type Trial, trialsOf } from './mutate/judge.ts';
import { readMistakes } from './mutate/mistakesFile.ts';
import { type Mock, startMock } from './mutate/mock.ts';
import { type MutateOptions, readOptions, usage } from './mutate/options.ts';
import { resultOf, summaryOf } from './mutate/summary.ts';
import { BackendError, checkReachable } from './verify/backend.ts';
import { UsageError } from './verify/options.ts';
import { committedPacts, readPacts } from './verify/pactFiles.ts';

/** `npm run contracts:mutate`: do the pacts catch what can go wrong on the wire? Exit codes: see `usage`. */

/** From so many mutants on a second mock is worth its start. */
const manyMutants = 300;

async function judgeAll(trials: Trial[], pact: Pact, { mockUrl }: MutateOptions): Promise<void> {
  if (mockUrl !== undefined) {
    await checkReachable({ bases: { main: mockUrl, resorts: mockUrl, apps: mockUrl }, stateUrl: undefined });
    return judge(trials, pact, [mockUrl]);
  }
  const mocks: Mock[] = [];
  try {
    for (let left = trials.length < manyMutants ? 1 : 2; left > 0; left--) mocks.push(await startMock());
    const origins = mocks.map(({ origin }) => origin);
    await judge(trials, pact, origins);
  } finally {
    for (const { stop } of mocks) stop();
  }
}

/** @throws UsageError when the file has no mistakes, or none has one of the words */
async function tryBehaviour(words: string[], file: string | undefined): Promise<number> {
  const isChosen = ({ says, file }: BehaviourMutant) =>
    words.some((word) => `${says} ${file}`.includes(word));
  const all = file === undefined ? behaviourMutants : readMistakes(file);
  const chosen = all.filter((mutant) => words.length === 0 || isChosen(mutant));
  if (chosen.length === 0) throw new UsageError(`No mistake has the words ${words.join(', ')}.`);
  console.log(`${chosen.length} mistakes in a copy of the mock\n`);
  const tried = await tryMutants(chosen, ({ mutant, result, by }) =>
    console.log(`  ${result.padEnd(9)} ${mutant.says}${by ? `\n            ${by}` : ''}`),
  );
  const count = (wanted: Tried['result']) => tried.filter(({ result }) => result === wanted).length;
  console.log(
    `\n${count('killed')} of ${tried.length} found, ${count('survived')} survived, ${count('unnoticed')} that nobody can notice, ${count('broken')} that could not be tried`,
  );
  return count('survived') + count('broken') > 0 ? 1 : 0;
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), committedPacts());
  if (!options) {
    console.log(usage);
    return 0;
  }
  if (options.behaviour) return tryBehaviour(options.behaviour, options.mistakesFile);
  const pacts = readPacts(options.pactFiles);
  const pact = { ...(pacts[0] as Pact), interactions: pacts.flatMap(({ interactions }) => interactions) };
  const trials = trialsOf(options.endpoints, pact);
  const count = options.endpoints.length;
  console.log(`${trials.length} mutants of ${count} ${count === 1 ? 'endpoint' : 'endpoints'}\n`);
  await judgeAll(trials, pact, options);
  const result = resultOf(trials);
  console.log(summaryOf(result));
  const idle = [...result.equivalent].filter(([, own]) => options.isWhole && own.length === 0);
  for (const [{ because }] of idle)
    console.error(
      `contracts/equivalentMutants.ts: nothing survived for the reason "${because}", take it out.`,
    );
  return result.survivors.length + idle.length > 0 ? 1 : 0;
}

// Whoever stops it ends its mocks, and takes away its copies, with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

try {
  process.exitCode = await main();
} catch (error) {
  const isInput = error instanceof UsageError || error instanceof PactFileError;
  const isKnown = isInput || error instanceof BackendError || error instanceof ControlError;
  console.error(isKnown || !process.env.DEBUG ? (error as Error).message : error);
  process.exitCode = isInput ? 2 : 1;
}
