import { endpointNameOf, type Pact, PactFileError } from '../src/pactFile.ts';
import { BackendError, callerOf, checkPath, checkReachable } from './verify/backend.ts';
import { baselineOf, type Comparison, compare, failedOf, readBaseline } from './verify/baseline.ts';
import { blocksOf } from './verify/causes.ts';
import { type Gateway, openGateway } from './verify/gateway.ts';
import { htmlOf } from './verify/html.ts';
import { junitOf } from './verify/junit.ts';
import { type Backend, UsageError } from './verify/options.ts';
import { committedPacts, readPacts, versionOf } from './verify/pactFiles.ts';
import { plan, valuesOf } from './verify/plan.ts';
import { type Outcome, runPlan } from './verify/run.ts';
import { tooLittle, verifyWords } from './verify/share.ts';
import { SharedBackend } from './verify/sharedBackend.ts';
import { stateEndpoint, withoutEndpoint } from './verify/stateEndpoint.ts';
import { contractLine, summaryOf, totalLine } from './verify/summary.ts';
import { readOptions, usage, type VerifyOptions } from './verify/verifyOptions.ts';
import { nameOf } from './verify/visit.ts';
import { expectWritable, write } from './verify/writeReport.ts';

/** `npm run contracts:verify`: holds a running backend against the pacts. Exit codes: see `usage`. */

async function verifyAll(pacts: Pact[], options: VerifyOptions): Promise<Outcome[]> {
  const { backends, token, writes, isChosen } = options;
  const [first] = backends;
  for (const backend of backends) {
    await checkReachable(backend);
    await checkPath(backend);
  }
  const caller = token === undefined ? undefined : await callerOf(token, first);
  const values = caller ? valuesOf(caller) : {};
  const gateways = await Promise.all(backends.flatMap((backend) => lanesTo(backend, values)));
  try {
    const outcomes: Outcome[] = [];
    for (const pact of pacts) {
      const chosen = pact.interactions.filter((interaction) => isChosen(endpointNameOf(interaction)));
      const planned = plan(chosen, { hasStates: first.stateUrl !== undefined, caller, writes });
      outcomes.push(...(await runPlan(pact, planned, gateways, token)));
    }
    return outcomes;
  } finally {
    for (const gateway of gateways) gateway.close();
  }
}

/** While one Verifier compares an answer, another one calls. */
const lanes = 2;

/** @param values what each state answers where there is no endpoint for them: what the token tells */
function lanesTo({ bases, stateUrl }: Backend, values: object): Promise<Gateway>[] {
  const shared = new SharedBackend(
    stateUrl === undefined ? withoutEndpoint(values) : stateEndpoint(stateUrl),
  );
  return Array.from({ length: lanes }, () => openGateway(bases, shared));
}

function report(
  outcomes: Outcome[],
  seconds: number,
  version: string,
  { backends, junit, html, writeBaseline }: VerifyOptions,
  comparison: Comparison | undefined,
): void {
  const [{ bases }] = backends;
  const about = `${contractLine(version)}, main ${bases.main}, resorts ${bases.resorts}, apps ${bases.apps}, ${new Date().toISOString()}`;
  if (junit) write(junit, junitOf(outcomes, seconds, version));
  if (html) {
    const blocks = blocksOf(failedOf(outcomes), outcomes);
    write(html, htmlOf(outcomes, 'Contract verification', totalLine(outcomes, seconds), about, blocks));
  }
  if (writeBaseline) write(writeBaseline, baselineOf(outcomes, comparison));
}

/** Undefined where there is none to compare with. */
function baselineBefore({ baseline, writeBaseline }: VerifyOptions): string[] | undefined {
  if (baseline === undefined) return undefined;
  return readBaseline(baseline, writeBaseline === baseline);
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), committedPacts());
  if (!options) {
    console.log(usage);
    return 0;
  }
  const pacts = readPacts(options.pactFiles);
  const before = baselineBefore(options);
  expectWritable([options.junit, options.html, options.writeBaseline]);
  const began = performance.now();
  const outcomes = await verifyAll(pacts, options);
  const seconds = (performance.now() - began) / 1000;
  const names = new Set(pacts.flatMap(({ interactions }) => interactions.map(nameOf)));
  const comparison = before && compare(before, outcomes, names);
  const version = versionOf(pacts);
  console.log(`${contractLine(version)}\n\n${summaryOf(outcomes, seconds, comparison)}`);
  report(outcomes, seconds, version, options, comparison);
  const complaint = tooLittle(outcomes, verifyWords(options));
  if (complaint) console.error(complaint);
  const failed = comparison?.fresh ?? failedOf(outcomes);
  return failed.length > 0 || complaint ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  const isInput = error instanceof UsageError || error instanceof PactFileError;
  const isKnown = isInput || error instanceof BackendError;
  console.error(isKnown || !process.env.DEBUG ? (error as Error).message : error);
  process.exitCode = isInput ? 2 : 1;
}
