import { contractVersion } from '../src/version.ts';
import { needsOf } from './accept/needs.ts';
import { type AcceptOptions, readOptions, usage } from './accept/options.ts';
import { personNames, signEverybodyIn } from './accept/people.ts';
import { summaryOf, totalOf } from './accept/report.ts';
import { type Judged, type Rule, unchecked } from './accept/rule.ts';
import { rulesOf } from './accept/rules.ts';
import { runRules, StoppedAnswering } from './accept/run.ts';
import { isWanted, mayBeWanted } from './accept/wanted.ts';
import { BackendError, checkPath, checkReachable } from './verify/backend.ts';
import { htmlOf } from './verify/html.ts';
import { junitOf } from './verify/junit.ts';
import { UsageError } from './verify/options.ts';
import { tooLittle } from './verify/share.ts';
import { contractLine, count } from './verify/summary.ts';
import { expectWritable, write } from './verify/writeReport.ts';

/** `npm run contracts:accept`: checks how a running backend behaves. Exit codes: see `usage`. */

function reportFiles(judged: Judged[], seconds: number, { backend, junit, html }: AcceptOptions): void {
  const { main, resorts, apps } = backend.bases;
  const about = `${contractLine(contractVersion)}, main ${main}, resorts ${resorts}, apps ${apps}, ${new Date().toISOString()}`;
  if (junit) write(junit, junitOf(judged, seconds, contractVersion));
  if (html) write(html, htmlOf(judged, 'Acceptance', totalOf(judged, seconds), about));
}

function wordsOf({ backend: { stateUrl }, writes }: AcceptOptions) {
  const means = [...(stateUrl === undefined ? ['--state-url'] : []), ...(writes ? [] : ['--writes'])];
  const hint =
    means.length > 0
      ? `${means.join(' and ')} let more of them be checked.`
      : 'Choose other rules with --only.';
  return { things: 'rules', done: 'checked', hint };
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    console.log(usage);
    return 0;
  }
  const { backend, only, kinds, writes, logins } = options;
  expectWritable([options.junit, options.html, options.needs]);
  const began = performance.now();
  await checkReachable(backend);
  await checkPath(backend);
  const people = await signEverybodyIn(backend, logins);
  const chosen = rulesOf(people).filter((rule) => mayBeWanted(rule, only) && kinds.includes(rule.kind));
  const mayRun = (rule: Rule) => writes || !rule.writes;
  const left = chosen.filter((rule) => !mayRun(rule));
  let stopped: StoppedAnswering | undefined;
  const ran = await runRules(chosen.filter(mayRun), backend, people).catch((error: unknown) => {
    if (!(error instanceof StoppedAnswering)) throw error;
    stopped = error;
    return error.judged;
  });
  const all = [...ran, ...left.map((rule) => unchecked(rule, 'changes data, which --writes allows'))];
  const judged = all.filter((one) => isWanted(one, only));
  const seconds = (performance.now() - began) / 1000;
  const absent = personNames.filter((name) => !people.has(name));
  console.log(`${contractLine(contractVersion)}\n\n${summaryOf(judged, seconds, absent)}`);
  if (options.needs) write(options.needs, needsOf(judged));
  reportFiles(judged, seconds, options);
  const complaint = stopped?.message ?? tooLittle(judged, wordsOf(options));
  if (complaint) console.error(complaint);
  return complaint || count(judged).failed > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  const isKnown = error instanceof UsageError || error instanceof BackendError;
  console.error(isKnown || !process.env.DEBUG ? (error as Error).message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
