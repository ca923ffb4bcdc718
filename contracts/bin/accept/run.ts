import type { Backend } from '../verify/options.ts';
import { Broken, Lacking, Unchecked } from './broken.ts';
import type { People } from './people.ts';
import { bugReport } from './report.ts';
import type { Judged, Rule } from './rule.ts';
import { type Memory, Talk } from './talk.ts';

/** Rules that run at the same time. The backend answers in a few milliseconds, so that more of them gain nothing. */
const lanes = 8;

/** How often a reading rule is checked again that is broken. */
const tries = 3;

/**
 * Checks every rule: first those that only read, then those that write, so that lists stand still while they are counted. A reading rule that is broken
 * is checked again, with nothing remembered: somebody else may have changed the data between two of its calls.
 * @param options `stopAtFirst`: one broken rule is all that one wants to know
 */
export async function runRules(
  rules: readonly Rule[],
  backend: Backend,
  people: People,
  options: { stopAtFirst?: boolean } = {},
): Promise<Judged[]> {
  const judged = new Map<Rule, Judged>();
  const areas = new Set(rules.map(({ area }) => area));
  const judge = async (rule: Rule, memory?: Memory) => {
    judged.set(rule, await judgeOne(rule, new Talk(backend, people, memory), areas));
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
  return rules.flatMap((rule) => judged.get(rule) ?? []);
}

async function inLanes(rules: readonly Rule[], judge: (rule: Rule) => Promise<void>): Promise<void> {
  const waiting = [...rules];
  const work = async () => {
    for (let rule = waiting.shift(); rule; rule = waiting.shift()) await judge(rule);
  };
  await Promise.all(Array.from({ length: lanes }, work));
}

/** @param areas of all rules that are checked: whoever lacks a call of another one is told so, which breaks no rule */
async function judgeOne(rule: Rule, talk: Talk, areas: ReadonlySet<string>): Promise<Judged> {
  const began = performance.now();
  const outcome = (result: Judged['result'], reasons: string[]): Judged => ({
    ...{ area: rule.area, kind: rule.kind, description: rule.says, states: [], result, reasons },
    asked: { calls: [...new Set(talk.said.map(({ endpoint }) => endpoint.name))], states: [...talk.states] },
    ms: Math.round(performance.now() - began),
  });
  try {
    await rule.check(talk);
    return outcome('passed', []);
  } catch (error) {
    if (error instanceof Unchecked) return outcome('skipped', [error.message]);
    if (error instanceof Lacking) {
      if (!areas.has(error.call.split('.')[0] ?? ''))
        return outcome('skipped', [`needs ${error.call}, which is not there`]);
      return outcome(
        'failed',
        bugReport(rule, new Broken(`${error.call} is there`, error.message), talk.said),
      );
    }
    // A rule that stumbles over an answer has met one of a form that nobody expects.
    const broken =
      error instanceof Broken
        ? error
        : new Broken('an answer of the form that the contract gives', `${(error as Error).message}`);
    return outcome('failed', bugReport(rule, broken, talk.said));
  }
}
