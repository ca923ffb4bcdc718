import { BackendError } from '../verify/backend.ts';
import type { Backend } from '../verify/options.ts';
import { Broken, Lacking, Unchecked } from './broken.ts';
import { type People, tokensOf } from './people.ts';
import { Pulse } from './pulse.ts';
import { bugReport } from './report.ts';
import { type Judged, type Rule, unchecked } from './rule.ts';
import { type Memory, Talk } from './talk.ts';
import { Unanswered } from './wire.ts';

/** Rules that run at the same time. The backend answers in a few milliseconds, so that more of them gain nothing. */
const lanes = 8;

/** The backend stopped answering. `judged` are all rules; those that were left are not checked. */
export class StoppedAnswering extends BackendError {
  readonly judged: Judged[];
  constructor(judged: Judged[], sentence: string) {
    super(`${sentence[0]?.toUpperCase()}${sentence.slice(1)}: the rules that were left are not checked.`);
    this.judged = judged;
  }
}

/** How often a reading rule is checked again that is broken. */
const tries = 3;

/**
 * Checks every rule: first those that only read, then those that write, so that lists stand still while they are counted. A reading rule that is broken
 * is checked again, with nothing remembered: somebody else may have changed the data between two of its calls.
 * @param options `stopAtFirst`: one broken rule is all that one wants to know
 * @throws StoppedAnswering
 */
export async function runRules(
  rules: readonly Rule[],
  backend: Backend,
  people: People,
  options: { stopAtFirst?: boolean } = {},
): Promise<Judged[]> {
  const judged = new Map<Rule, Judged>();
  const areas = new Set(rules.map(({ area }) => area));
  const pulse = new Pulse(2 * lanes);
  const judge = async (rule: Rule, memory?: Memory) => {
    if (pulse.isGone) return;
    const talk = new Talk(backend, people, pulse, memory);
    const one = await judgeOne(rule, talk, areas, pulse);
    const left = await talk.takeAway();
    judged.set(rule, left.length > 0 ? { ...one, left } : one);
  };
  const reading = rules.filter(({ writes }) => !writes);
  const memory: Memory = new Map();
  await inLanes(reading, (rule) => judge(rule, memory));
  const isBroken = (rule: Rule) => judged.get(rule)?.result === 'failed';
  for (let again = 0; again < tries; again++) await inLanes(reading.filter(isBroken), (rule) => judge(rule));
  const isOver = () => options.stopAtFirst && [...judged.keys()].some(isBroken);
  await inLanes(
    rules.filter(({ writes }) => writes),
    async (rule) => {
      if (!isOver()) await judge(rule);
    },
  );
  if (pulse.isGone) throw new StoppedAnswering(withoutSilent(rules, judged, pulse), pulse.sentence);
  return rules.flatMap((rule) => judged.get(rule) ?? []);
}

/** What is known of the rules that were judged while the backend answered. */
const withoutSilent = (rules: readonly Rule[], judged: ReadonlyMap<Rule, Judged>, pulse: Pulse): Judged[] =>
  rules.map((rule) => {
    const known = pulse.isSilent(rule) ? undefined : judged.get(rule);
    return known ?? unchecked(rule, pulse.sentence);
  });

async function inLanes(rules: readonly Rule[], judge: (rule: Rule) => Promise<void>): Promise<void> {
  const waiting = [...rules];
  const work = async () => {
    for (let rule = waiting.shift(); rule; rule = waiting.shift()) await judge(rule);
  };
  await Promise.all(Array.from({ length: lanes }, work));
}

/** @param areas of all rules that are checked: whoever lacks a call of another one is told so, which breaks no rule */
async function judgeOne(rule: Rule, talk: Talk, areas: ReadonlySet<string>, pulse: Pulse): Promise<Judged> {
  const began = performance.now();
  const outcome = (result: Judged['result'], reasons: string[]): Judged => ({
    ...{ area: rule.area, kind: rule.kind, description: rule.says, states: [], result, reasons },
    asked: { calls: [...new Set(talk.said.map(({ endpoint }) => endpoint.name))], states: [...talk.states] },
    ms: Math.round(performance.now() - began),
  });
  const broken = (what: Broken) => outcome('failed', bugReport(rule, what, talk.said, tokensOf(talk.people)));
  try {
    await rule.check(talk);
    return outcome('passed', []);
  } catch (error) {
    if (error instanceof Unchecked) return outcome('skipped', [error.message]);
    if (error instanceof Lacking) {
      if (!areas.has(error.call.split('.')[0] ?? ''))
        return outcome('skipped', [`needs ${error.call}, which is not there`]);
      return broken(new Broken(`${error.call} is there`, error.message));
    }
    if (error instanceof Unanswered) {
      pulse.missed(rule, error);
      return broken(new Broken(`${error.asked} is answered`, error.exchange ? error.reason : error.message));
    }
    // A rule that stumbles over an answer has met one of a form that nobody expects.
    return broken(
      error instanceof Broken
        ? error
        : new Broken('an answer of the form that the contract gives', `${(error as Error).message}`),
    );
  }
}
