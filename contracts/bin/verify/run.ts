import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areaOf, type Pact } from '../../src/pactFile.ts';
import type { VerifierResult } from '../runVerifier.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import type { Gateway } from './gateway.ts';
import type { Planned } from './plan.ts';
import { sourcesIn } from './sources.ts';
import { type Coming, comingOf, marked, newVisit, type Visit } from './visit.ts';
import { tokensIn, withoutTokens } from './wireText.ts';

/** What came of one interaction. */
export interface Outcome {
  area: string;
  description: string;
  states: string[];
  result: 'passed' | 'failed' | 'skipped';
  /** What differs, each kind once, or why it was skipped. */
  reasons: string[];
  ms: number;
  /** What was said for an interaction that ran. */
  seen?: Evidence;
}

type Result = VerifierResult['interactionResults'][number];

/**
 * Verifies what the plan lets run, dealt out among the gateways, and answers every interaction's outcome in the
 * plan's order.
 * @throws Error when the Verifier itself fails
 */
export async function runPlan(
  pact: Pact,
  planned: Planned[],
  gateways: Gateway[],
  secret: string | undefined,
): Promise<Outcome[]> {
  const sourceOf = sourcesIn(pact.interactions);
  const running = sortedByStates(
    planned
      .filter(({ skip }) => skip === undefined)
      .map((one) => ({ one, coming: comingOf(one.interaction, sourceOf) })),
  );
  const shares = await Promise.all(
    gateways.map((gateway, own) => {
      const share = running.filter((_, at) => at % gateways.length === own);
      return runShare(pact, share, gateway, secret);
    }),
  );
  const ended = shares.flat();
  const [first] = gateways;
  const doubtful = new Set(ended.filter(({ isDoubtful }) => isDoubtful).map(({ one }) => one));
  const again = running
    .filter(({ one }) => doubtful.has(one))
    .map(({ one, coming }) => ({ one, coming: { ...coming, afresh: true } }));
  if (first) ended.push(...(await runShare(pact, again, first, secret)));
  const outcomeBy = new Map(ended.map(({ one, outcome }) => [one, outcome]));
  return planned.map((one) => outcomeBy.get(one) ?? skipped(one));
}

interface Running {
  one: Planned;
  coming: Coming;
}

interface Ended {
  one: Planned;
  outcome: Outcome;
  /** It failed in states that others have used: one of them may have changed what it must not. */
  isDoubtful: boolean;
}

/** Those with the same states one after the other, and what changes the data last: then the states need not be made again. */
const sortedByStates = (running: Running[]): Running[] =>
  [...Map.groupBy(running, ({ coming }) => JSON.stringify(coming.states)).values()].flatMap((same) =>
    (['read', 'refused', 'change'] as const).flatMap((does) =>
      same.filter(({ coming }) => coming.does === does),
    ),
  );

/** In one run of the Verifier. */
async function runShare(
  pact: Pact,
  running: Running[],
  gateway: Gateway,
  secret: string | undefined,
): Promise<Ended[]> {
  if (running.length === 0) return [];
  // The results carry the key, whereas descriptions may repeat.
  const interactions = running.map(({ one, coming }, at) => {
    gateway.coming.set(String(at), coming);
    return marked(one.interaction, String(at));
  });
  const results = await verifyPact({ ...pact, interactions }, gateway);
  const byKey = new Map(results.map((result) => [result.interactionKey, result]));
  return running.map(({ one }, at) => {
    const visit = gateway.visits.get(String(at)) ?? newVisit();
    const outcome = outcomeOf(one, byKey.get(String(at)), visit, secret);
    const isDoubtful = outcome.result === 'failed' && !visit.isFresh && visit.refusals.length === 0;
    return { one, outcome, isDoubtful };
  });
}

/**
 * One run of the Verifier; the results carry the interactions' keys. Without a `stateUrl` it asks for no states.
 * @throws Error when the Verifier itself fails
 */
export async function verifyPact(
  pact: object,
  { url, stateUrl = '' }: { url: string; stateUrl?: string },
): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));
  const file = join(folder, 'pact.json');
  writeFileSync(file, JSON.stringify(pact));
  try {
    return (await forkVerifier([url, file, stateUrl])).interactionResults;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The native part calls the gateway, which is on loopback; a proxy that the environment names for everything cannot reach it. */
const withoutProxy = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    ['NO_PROXY', 'no_proxy'].map((name) => [
      name,
      [...(env[name] ? [env[name]] : []), '127.0.0.1', 'localhost'].join(),
    ]),
  );

function forkVerifier(args: string[]): Promise<VerifierResult> {
  const script = fileURLToPath(new URL('../runVerifier.ts', import.meta.url));
  const env = { ...process.env, PACT_DO_NOT_TRACK: 'true', ...withoutProxy(process.env) };
  return new Promise((done, failed) => {
    const child = fork(script, args, { stdio: 'pipe', env });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => {
        said += text;
      });
    child.once('message', (message: string) => {
      if (message.startsWith('{')) done(JSON.parse(message));
      else failed(new Error(`The Verifier failed: ${message}\n${said}`));
    });
    child.once('close', (code) => failed(new Error(`The Verifier ended with code ${code}.\n${said}`)));
  });
}

const frame = ({ interaction }: Planned) => ({
  area: areaOf(interaction),
  description: interaction.description,
  states: (interaction.providerStates ?? []).map(({ name }) => name),
});

const skipped = (one: Planned): Outcome => ({
  ...frame(one),
  result: 'skipped',
  reasons: [one.skip ?? ''],
  ms: 0,
});

function outcomeOf(
  one: Planned,
  result: Result | undefined,
  visit: Visit,
  secret: string | undefined,
): Outcome {
  const passed = result?.result === 'OK';
  const tokens = [...visit.tokens, ...(secret ? [secret] : []), ...tokensIn(visit.call?.answer.text ?? '')];
  const clean = (text: string) => withoutTokens(text, tokens);
  const seen = evidenceOf(one.interaction, visit, clean, !passed);
  const { message = 'The Verifier says nothing about it.', mismatches } = result?.mismatch ?? {};
  const differences = mismatches?.map(({ path = '', mismatch = '' }) => `${path} ${mismatch}`.trim());
  if (!passed && one.assumed.length > 0 && differences?.every(isAboutMissingRows)) {
    const reason = `"${one.assumed.join('", "')}" was assumed and seems not to hold (--state-url)`;
    return skipped({ ...one, skip: reason });
  }
  const assumed = one.assumed.map((state) => `assumed, because there is no state endpoint: ${state}`);
  // What a call without its state answered says nothing.
  const found = seen.causes.length > 0 ? seen.causes : [...seen.missing, ...(differences ?? [message])];
  const reasons = passed ? [] : [...found, ...assumed];
  return {
    ...frame(one),
    result: passed ? 'passed' : 'failed',
    reasons: [...new Set(reasons.map((reason) => shown(clean(reason))))],
    ms: Math.round(visit.ms),
    seen,
  };
}

/** Too few rows, or not each kind of them: a matter of the data, which is not the contract's. */
const isAboutMissingRows = (difference: string) => /minimum size|Variant at index/.test(difference);

/** One difference for all items of a list, of a length that can be read. */
const shown = (reason: string) => reason.replace(/\[\d+\]/g, '[*]').slice(0, 300);
