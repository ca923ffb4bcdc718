import { allEndpoints } from '../../src/areas.ts';
import type { Outcome } from './run.ts';

/** What many failures have in common is told once: a backend that lacks most would otherwise get thousands of paragraphs. */
interface Causes {
  states: Cause[];
  values: Cause[];
  calls: Cause[];
  /** Failures with none of these causes. */
  rest: Outcome[];
}

interface Cause {
  /** Name of a state or of a call, or which value is lacking. */
  name: string;
  /** Said of it once, by the first answer. */
  said: string;
  outcomes: Outcome[];
}

/** @param failed those that are to be told, of all `outcomes` */
export function causesOf(failed: readonly Outcome[], outcomes: readonly Outcome[]): Causes {
  const lacked = lackedCalls(outcomes);
  const byState = new Map<string, Cause>();
  const byValue = new Map<string, Cause>();
  const byCall = new Map<string, Cause>();
  const rest: Outcome[] = [];
  for (const outcome of failed) {
    const { unknownStates = [], missing = [], call = '', lacks } = outcome.seen ?? {};
    for (const { state, said } of unknownStates) add(byState, state, said, outcome);
    for (const value of missing) add(byValue, value, '', outcome);
    if (unknownStates.length > 0) continue;
    if (lacks && lacked.has(call)) add(byCall, call, lacks, outcome);
    else if (missing.length === 0) rest.push(outcome);
  }
  return { states: mostFirst(byState), values: mostFirst(byValue), calls: mostFirst(byCall), rest };
}

function add(causes: Map<string, Cause>, name: string, said: string, outcome: Outcome): void {
  const cause = causes.get(name) ?? { name, said, outcomes: [] };
  causes.set(name, cause);
  // A state may come twice in one interaction.
  if (cause.outcomes.at(-1) !== outcome) cause.outcomes.push(outcome);
}

const mostFirst = (causes: Map<string, Cause>) =>
  [...causes.values()].sort((a, b) => b.outcomes.length - a.outcomes.length || a.name.localeCompare(b.name));

/** Calls that never answered anything but that they are not there; a record that is not there is no sign of it. */
function lackedCalls(outcomes: readonly Outcome[]): Set<string> {
  const answered = outcomes.flatMap(({ seen }) => (seen?.isAnswered ? [seen] : []));
  const lacked = [...Map.groupBy(answered, ({ call }) => call)].filter(
    ([, own]) =>
      own.every(({ lacks }) => lacks) &&
      own.some(({ lacks, wantsSuccess }) => wantsSuccess || lacks?.startsWith('HTTP')),
  );
  return new Set(lacked.map(([call]) => call));
}

/** A title and its lines. */
export type Block = [title: string, lines: string[]];

/** All of it, for a page. */
export function blocksOf(failed: readonly Outcome[], outcomes: readonly Outcome[]): Block[] {
  const { states, values, calls } = causesOf(failed, outcomes);
  const all: Block[] = [
    ['States you lack', stateLines(states)],
    ['Values that states lack', valueLines(values)],
    ['Endpoints you lack', callLines(calls)],
  ];
  return all.filter(([, lines]) => lines.length > 0);
}

/** One line for each state. */
export const stateLines = (states: Cause[]) =>
  states.map(({ name, said, outcomes }) => `${count(outcomes)} ${name} (${said})`);

export const valueLines = (values: Cause[]) =>
  values.map(({ name, outcomes }) => `${count(outcomes)} ${name}`);

/** One line for each call: method and path. */
const callLines = (calls: Cause[]) =>
  calls.map(({ name, said, outcomes }) => `${count(outcomes)} ${addressOf(name)} (${name}, ${said})`);

/** The same for a terminal: an area that lacks many calls, and has answered none, is one line. */
export function areaLines(calls: Cause[], outcomes: readonly Outcome[]): string[] {
  const answered = Map.groupBy(
    outcomes.filter(({ seen }) => seen?.isAnswered),
    ({ area }) => area,
  );
  const groups = [...Map.groupBy(calls, ({ name }) => name.split('.')[0] ?? '')].map(([area, own]) => {
    const known = new Set(answered.get(area)?.map(({ seen }) => seen?.call));
    const size = own.reduce((sum, cause) => sum + cause.outcomes.length, 0);
    if (own.length < known.size || own.length < 4) return { size, lines: callLines(own) };
    const [{ said } = { said: '' }] = own;
    return {
      size,
      lines: [`${times(size)} all ${own.length} calls of ${area} that could be made (${said})`],
    };
  });
  return groups.sort((a, b) => b.size - a.size).flatMap(({ lines }) => lines);
}

const times = (size: number) => `${String(size).padStart(5)} ×`;
const count = (outcomes: Outcome[]) => times(outcomes.length);

function addressOf(call: string): string {
  const endpoint = allEndpoints.find(({ name }) => name === call);
  return endpoint ? `${endpoint.method} /api/${endpoint.base}/${endpoint.path}` : call;
}
