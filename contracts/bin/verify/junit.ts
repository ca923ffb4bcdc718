import { wordsOf } from './failures.ts';
import type { Outcome } from './run.ts';
import { byArea, count } from './summary.ts';

/**
 * The outcomes as JUnit XML, one suite for each area, which is what CI servers read.
 * @param version of the contract: a property of each suite, because all of them together can have none
 */
export function junitOf(outcomes: Outcome[], seconds: number, version: string): string {
  const properties = `    <properties><property name="contract" value="${escaped(version)}"/></properties>`;
  const suites = byArea(outcomes).map(([area, own]) => {
    const cases = own.map(caseOf).join('\n');
    const time = own.reduce((sum, { ms }) => sum + ms, 0) / 1000;
    return `  <testsuite name="${escaped(area)}" ${figures(own)} time="${time.toFixed(3)}">\n${properties}\n${cases}\n  </testsuite>`;
  });
  const all = `name="contracts" ${figures(outcomes)} time="${seconds.toFixed(3)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${all}>\n${suites.join('\n')}\n</testsuites>\n`;
}

function figures(outcomes: Outcome[]): string {
  const { failed, skipped } = count(outcomes);
  return `tests="${outcomes.length}" failures="${failed}" errors="0" skipped="${skipped}"`;
}

function caseOf(outcome: Outcome): string {
  const { area, description, result, reasons, states, ms } = outcome;
  const [first = ''] = reasons;
  const name = `${description}${states.length > 0 ? ` (given ${states.join(', ')})` : ''}`;
  const head = `    <testcase classname="contracts.${escaped(area)}" name="${escaped(name)}" time="${(ms / 1000).toFixed(3)}"`;
  if (result === 'passed') return `${head}/>`;
  const inner =
    result === 'skipped'
      ? `<skipped message="${escaped(first)}"/>`
      : `<failure message="${escaped(first)}">${escaped(wordsOf(outcome))}</failure>`;
  return `${head}>${inner}</testcase>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** For XML and HTML alike. Characters that XML 1.0 cannot hold are replaced. */
export const escaped = (text: string) =>
  text.replace(/[^\t\n\r -\u{10ffff}]/gu, '\ufffd').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
