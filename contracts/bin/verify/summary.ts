import type { Outcome } from './run.ts';

/** The figures of some outcomes. */
export function count(outcomes: Outcome[]) {
  const of = (result: Outcome['result']) => outcomes.filter((outcome) => outcome.result === result).length;
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') };
}

export const byArea = (outcomes: Outcome[]) => [...Map.groupBy(outcomes, ({ area }) => area)];

/** Why how many were skipped, most first. */
export function skipReasons(outcomes: Outcome[]): [reason: string, skipped: Outcome[]][] {
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

/** What the terminal shows: a line for each area, then what failed and why, then what was skipped and why. */
export function summaryOf(outcomes: Outcome[], seconds: number): string {
  const line = (area: string, cells: (number | string)[]) =>
    `  ${area.padEnd(18)}${cells.map((cell) => String(cell || '·').padStart(9)).join('')}`;
  const areas = byArea(outcomes).map(([area, own]) => {
    const { passed, failed, skipped } = count(own);
    return line(area, [passed, failed, skipped]);
  });
  const failed = outcomes
    .filter(({ result }) => result === 'failed')
    .flatMap(({ description, states, reasons }) => [
      `  ${description}`,
      `      given ${states.join(', ') || 'nothing'}`,
      ...reasons.map((reason) => `      ${reason}`),
    ]);
  const skipped = skipReasons(outcomes).flatMap(([reason, own]) => [
    `  ${own.length} × ${reason}`,
    ...linesOf(own).map((text) => `      ${text}`),
  ]);
  return [
    line('area', ['passed', 'failed', 'skipped']),
    ...areas,
    ...(failed.length > 0 ? ['', 'Not kept:', ...failed] : []),
    ...(skipped.length > 0 ? ['', 'Skipped:', ...skipped] : []),
    '',
    totalLine(outcomes, seconds),
  ].join('\n');
}

/** One line for each call: its name, and the cases of it. */
function linesOf(outcomes: Outcome[]): string[] {
  const parts = outcomes.map(({ description }) => description.split(/: (.*)/s));
  const byCall = Map.groupBy(parts, ([call = '']) => call);
  return [...byCall].map(([call, cases]) => `${call}: ${cases.map(([, words = '']) => words).join('; ')}`);
}
