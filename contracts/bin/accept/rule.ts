import { type AnyEndpoint, areaNameOf } from '../../src/endpoint.ts';
import type { Outcome } from '../verify/run.ts';
import type { Talk } from './talk.ts';

/** What acceptance asks of a backend: single rules, each of which is kept, broken, or could not be checked. */

/** What a rule is about; the summary counts by it. */
export const ruleKinds = {
  list: 'lists: filters, order, pages, counts',
  record: 'records: what was saved is read back, refused calls change nothing',
  input: 'input: what a form must not contain is refused',
  right: 'rights: who may call, and over which records',
  session: 'sessions and secrets',
  move: 'states: which move is possible when',
  figure: 'sums and counts equal a recount',
  money: 'money, stock and points',
  race: 'two at the same time',
} as const;
type RuleKind = keyof typeof ruleKinds;

export interface Rule {
  /** Of the contract; `--only` chooses by it. */
  area: string;
  kind: RuleKind;
  /** The rule in one sentence. */
  says: string;
  /** Where it is written. */
  where: string;
  /** It changes data. Such rules run after all others, so that lists stand still while they are counted. */
  writes?: true;
  check: (talk: Talk) => Promise<void>;
}

/** A rule that changes data and is written in a section of the domain design. */
export const designRule = (
  area: string,
  kind: Rule['kind'],
  says: string,
  section: string,
  check: Rule['check'],
): Rule => ({
  ...{ area, kind, where: `domain design, section ${section}`, writes: true, check },
  says: `${area}: ${says}`,
});

/** A rule of a list. */
export const listRule = (list: AnyEndpoint, says: string, where: string, check: Rule['check']): Rule => ({
  ...{ area: areaNameOf(list), kind: 'list', where, check },
  says: `${list.name}: ${says}`,
});

/** A rule of numbers that a call answers. */
export const figureRule = (call: AnyEndpoint, says: string, where: string, check: Rule['check']): Rule => ({
  ...{ area: areaNameOf(call), kind: 'figure', where, check },
  says: `${call.name}: ${says}`,
});

/** What came of a rule. */
export interface Judged extends Outcome {
  kind: RuleKind;
  /** Names of the calls that it made, and of the provider states that it asked for. */
  asked: { calls: readonly string[]; states: readonly string[] };
  /** A line for each record that it made and could not take away again. */
  left?: readonly string[];
}

const nothing: Judged['asked'] = { calls: [], states: [] };

/** A rule that was not checked. */
export const unchecked = ({ area, kind, says }: Rule, reason: string, asked = nothing): Judged => ({
  ...{ area, kind, asked, description: says, states: [], result: 'skipped', reasons: [reason], ms: 0 },
});
