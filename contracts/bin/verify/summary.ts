import { type Comparison, failedOf } from './baseline.ts';
import { areaLines, causesOf, stateLines, valueLines } from './causes.ts';
import { failureLines } from './failures.ts';
import type { Outcome } from './run.ts';

/** The first line of a result, also of the reports: of which version of the contract it speaks. */
export const contractLine = (version: string) => `Contract ${version}`;

/** The figures of some outcomes. */
export function count(outcomes: Outcome[]) {
  const of = (result: Outcome['result']) => outcomes.filter((outcome) => outcome.result === result).length;
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') };
}

export const byArea = (outcomes: Outcome[]) => [...Map.groupBy(outcomes, ({ area }) => area)];

/** Why how many were skipped, most first. */
export function skipReasons<O extends Outcome>(outcomes: readonly O[]): [reason: string, skipped: O[]][] {
  const skipped = outcomes.filter(({ result }) => result === 'skipped');
  return [...Map.groupBy(skipped, ({ reasons }) => reasons[0] ?? '')].sort(
    ([, a], [, b]) => b.length - a.length,
  );
}

/** The last line of the summary, also of the reports. */
export function totalLine(outcomes: Outcome[], seconds: number): string {
  const { passed, failed, skipped } = count(outcomes);
  return `${outcomes.length} interactions: ${passed} passed, ${failed} failed, ${skipped} skipped in ${seconds.toFixed(1)} s`;
}

/** The longest list of one cause in a terminal. */
const mostLines = 30;

/**
 * What the terminal shows: a line for each area, what many failures have in common, then what failed and why, then what was
 * skipped and why. With a baseline only what failed since is told in full.
 */
export function summaryOf(outcomes: Outcome[], seconds: number, comparison?: Comparison): string {
  const line = (area: string, cells: (number | string)[]) =>
    `  ${area.padEnd(18)}${cells.map((cell) => String(cell || '·').padStart(9)).join('')}`;
  const areas = byArea(outcomes).map(([area, own]) => {
    const { passed, failed, skipped } = count(own);
    return line(area, [passed, failed, skipped]);
  });
  const { states, values, calls, rest } = causesOf(comparison?.fresh ?? failedOf(outcomes), outcomes);
  const skipped = skipReasons(outcomes).flatMap(([reason, own]) => [
    `  ${own.length} × ${reason}`,
    ...linesOf(own).map((text) => `      ${text}`),
  ]);
  return [
    line('area', ['passed', 'failed', 'skipped']),
    ...areas,
    ...block('States you lack (interactions × state):', cut(stateLines(states))),
    ...block('Values that states lack (interactions × value):', cut(valueLines(values))),
    ...block('Endpoints you lack (interactions × call):', cut(areaLines(calls, outcomes))),
    ...block(comparison ? 'Not kept since the baseline:' : 'Not kept:', failureLines(rest)),
    ...(comparison ? comparedLines(comparison) : []),
    ...block('Skipped:', skipped),
    '',
    totalLine(outcomes, seconds),
  ].join('\n');
}

const block = (title: string, lines: string[]) => (lines.length > 0 ? ['', title, ...lines] : []);

const cut = (lines: string[]) =>
  lines.length <= mostLines + 1
    ? lines
    : [...lines.slice(0, mostLines), `  … ${lines.length - mostLines} more: --html FILE lists all`];

function comparedLines({ fresh, still, mended, gone, notRun }: Comparison): string[] {
  const named = (names: string[]) => names.map((name) => `  ${name}`);
  const stillByCall = linesOf(still).map((text) => `  ${text}`);
  return [
    ...block('Mended, take them out of the baseline:', named(mended)),
    ...block('In no pact any more, take them out of the baseline:', named(gone)),
    ...block('Failing as in the baseline:', cut(stillByCall)),
    '',
    `Against the baseline: ${fresh.length} new, ${mended.length} mended, ${still.length} still failing, ${notRun.length} not run`,
    ...(fresh.length > 0
      ? ['What is new comes into no baseline, until one is written without --baseline.']
      : []),
  ];
}

/** One line for each call: its name, and the cases of it. */
function linesOf(outcomes: Outcome[]): string[] {
  const parts = outcomes.map(({ description }) => description.split(/: (.*)/s));
  const byCall = Map.groupBy(parts, ([call = '']) => call);
  return [...byCall].map(([call, cases]) => `${call}: ${cases.map(([, words = '']) => words).join('; ')}`);
}
