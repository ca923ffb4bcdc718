import { equivalentMutants } from '../../equivalentMutants.ts';
import { areaNameOf } from '../../src/endpoint.ts';
import { isKilled, type Trial } from './judge.ts';
import { type Kind, kinds } from './mutants.ts';
import { survivorLines } from './survivors.ts';

/** What is changed: an answer's status, a field of it, a key of the query or the body, the wrapper around a body. */
const headings: Record<Kind, string> = {
  changed: 'status',
  retyped: 'retyped',
  removed: 'removed',
  nulled: 'nulled',
  renamed: 'query',
  dropped: 'body',
  rewrapped: 'wrapper',
};

/** The result of all trials, ready to be told. */
export function resultOf(trials: Trial[]) {
  const survivors = trials.filter((trial) => !isKilled(trial));
  const equivalent = new Map(
    equivalentMutants.map((entry) => [
      entry,
      survivors.filter(({ mutant }) =>
        typeof entry.among === 'function' ? entry.among(mutant) : entry.among.test(mutant.name),
      ),
    ]),
  );
  const excused = new Set([...equivalent.values()].flat());
  return {
    /** Those that have to be killed. */
    counted: trials.filter((trial) => !excused.has(trial)),
    survivors: survivors.filter((trial) => !excused.has(trial)),
    equivalent,
  };
}

type Result = ReturnType<typeof resultOf>;

const areaOf = ({ mutant }: Trial) => areaNameOf(mutant.endpoint);
const score = (trials: Trial[]) =>
  trials.length === 0 ? '·' : `${trials.filter(isKilled).length}/${trials.length}`;

/** What the terminal shows: a line for each area, who survived and why, and last how many were killed. */
export function summaryOf({ counted, survivors, equivalent }: Result): string {
  const line = (area: string, cells: string[]) =>
    `  ${area.padEnd(18)}${cells.map((cell) => cell.padStart(10)).join('')}`;
  const cells = (trials: Trial[]) =>
    kinds.map((kind) => score(trials.filter(({ mutant }) => mutant.kind === kind)));
  const known = new Set(
    counted.filter(({ interactions }) => interactions.length > 0).map(({ mutant }) => mutant.endpoint.name),
  );
  const isKnown = (endpoint: string) => known.has(endpoint);
  return [
    line('area', Object.values(headings)),
    ...[...Map.groupBy(counted, areaOf)].map(([area, own]) => line(area, cells(own))),
    '',
    ...(survivors.length > 0 ? ['Survived:', ...survivorLines(survivors, isKnown), ''] : []),
    ...requestLines(counted),
    ...[...equivalent].flatMap(([{ because }, own]) =>
      own.length > 0 ? [`${own.length} more do no harm: ${because}.`] : [],
    ),
    `${counted.filter(isKilled).length} of ${counted.length} mutants killed`,
  ].join('\n');
}

/** A fault in a request is the console's or the backend's. The Verifier cannot notice that a backend overlooks what it may go without. */
function requestLines(counted: Trial[]): string[] {
  const sent = counted.filter(({ mutant, interactions }) => !mutant.status && interactions.length > 0);
  if (sent.length === 0) return [];
  const overlooked = sent.filter(({ byVerifier }) => !byVerifier);
  const byPlace = [...Map.groupBy(overlooked, ({ mutant }) => mutant.place || 'wrapper')];
  const counts = byPlace
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([place, own]) => `${place} ${own.length}`);
  const test = sent.filter(({ byTest }) => byTest).length;
  return [
    `Of ${sent.length} faults in a request the contract tests notice ${test} in a console, the Verifier ${sent.length - overlooked.length} in a backend.`,
    ...(counts.length > 0
      ? [`A backend that overlooks one of these passes the Verifier (endpoints): ${counts.join(', ')}.`]
      : []),
  ];
}
