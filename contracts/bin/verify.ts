import { areaOf, type Pact, PactFileError } from '../src/pactFile.ts';
import { BackendError, callerOf, checkReachable } from './verify/backend.ts';
import { openGateway } from './verify/gateway.ts';
import { htmlOf } from './verify/html.ts';
import { junitOf } from './verify/junit.ts';
import { readOptions, UsageError, usage, type VerifyOptions } from './verify/options.ts';
import { committedPacts, readPacts } from './verify/pactFiles.ts';
import { plan, valuesOf } from './verify/plan.ts';
import { type Outcome, runPlan } from './verify/run.ts';
import { count, skipReasons, summaryOf, totalLine } from './verify/summary.ts';
import { write } from './verify/writeReport.ts';

/** `npm run contracts:verify`: holds a running backend against the pacts. Exit codes: see `usage`. */

async function verifyAll(pacts: Pact[], options: VerifyOptions): Promise<Outcome[]> {
  const { backends, token, writes } = options;
  const [first] = backends;
  for (const backend of backends) await checkReachable(backend);
  const caller = token === undefined ? undefined : await callerOf(token, first);
  const values = caller ? valuesOf(caller) : {};
  const gateways = await Promise.all(
    backends.map(({ bases, stateUrl }) => openGateway(bases, stateUrl, values)),
  );
  try {
    const outcomes: Outcome[] = [];
    for (const pact of pacts) {
      const chosen = pact.interactions.filter((interaction) => options.areas.includes(areaOf(interaction)));
      const planned = plan(chosen, { hasStates: first.stateUrl !== undefined, caller, writes });
      outcomes.push(...(await runPlan(pact, planned, gateways, token)));
    }
    return outcomes;
  } finally {
    for (const gateway of gateways) gateway.close();
  }
}

function report(outcomes: Outcome[], seconds: number, { backends, junit, html }: VerifyOptions): void {
  const [{ bases }] = backends;
  const about = `main ${bases.main}, resorts ${bases.resorts}, apps ${bases.apps}, ${new Date().toISOString()}`;
  if (junit) write(junit, junitOf(outcomes, seconds));
  if (html) write(html, htmlOf(outcomes, 'Contract verification', totalLine(outcomes, seconds), about));
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), committedPacts());
  if (!options) {
    console.log(usage);
    return 0;
  }
  const pacts = readPacts(options.pactFiles);
  const began = performance.now();
  const outcomes = await verifyAll(pacts, options);
  const seconds = (performance.now() - began) / 1000;
  console.log(summaryOf(outcomes, seconds));
  report(outcomes, seconds, options);
  const { passed, failed } = count(outcomes);
  if (passed + failed === 0) {
    const [[reason] = ['no interaction belongs to these areas']] = skipReasons(outcomes);
    console.error(`Nothing could be verified: ${reason}.`);
  }
  return failed > 0 || passed === 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  const isInput = error instanceof UsageError || error instanceof PactFileError;
  const isKnown = isInput || error instanceof BackendError;
  console.error(isKnown || !process.env.DEBUG ? (error as Error).message : error);
  process.exitCode = isInput ? 2 : 1;
}
