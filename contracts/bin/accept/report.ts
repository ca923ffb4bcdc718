import { count, skipReasons } from '../verify/summary.ts';
import { curlOf, withoutTokens } from '../verify/wireText.ts';
import type { Broken } from './broken.ts';
import { type Judged, type Rule, ruleKinds } from './rule.ts';
import { cut, short } from './talk.ts';
import type { Exchange } from './wire.ts';

/** How many of the last calls a report shows: what led there, not everything that was said. */
const callsShown = 6;
/** Characters of a body: a picture of some megabytes is nothing to read. */
const bodyShown = 4_000;

const cutBody = (body: string) =>
  body.length > bodyShown
    ? `${body.slice(0, bodyShown)}… (${body.length - bodyShown} more characters)`
    : body;

/** A broken rule as somebody who writes the backend wants to read it. @param tokens of everybody who is signed in */
export function bugReport(
  rule: Rule,
  { expected, got }: Broken,
  said: readonly Exchange[],
  tokens: readonly string[],
): string[] {
  const shown = said.slice(-callsShown);
  const clean = (text: string) => withoutTokens(text, tokens);
  return [
    `expected: ${clean(expected)}`,
    `got:      ${clean(got)}`,
    `rule:     ${rule.where}`,
    ...(said.length > shown.length ? [`(${said.length - shown.length} earlier calls)`] : []),
    ...shown.flatMap((one) => [
      `${one.caller ? `TOKEN of ${one.caller}: ` : ''}${curlOf({ ...one, method: one.endpoint.method, url: clean(one.url), body: one.body && clean(cutBody(one.body)) })}`,
      `  → ${answerOf(one, tokens)}`,
    ]),
  ];
}

function answerOf({ http, answer, raw, plain }: Exchange, tokens: readonly string[]): string {
  if (http === 0) return `nothing (${answer.message})`;
  if (!plain) return `HTTP ${http} ${short(raw, tokens)}`;
  const text = withoutTokens(plain.text, tokens).replace(/\s+/g, ' ').trim();
  return `HTTP ${http} ${plain.contentType || 'without a content type'}: ${text === '' ? 'nothing' : cut(text)}`;
}

/** What the terminal shows: broken rules, what could not be checked, and the counts by area and by kind of rule. */
export function summaryOf(
  judged: readonly Judged[],
  seconds: number,
  absent: readonly string[] = [],
): string {
  const all = [...judged];
  const failed = all.filter(({ result }) => result === 'failed');
  const skipped = skipReasons(all).flatMap(([reason, own]) => [
    `  ${own.length} × ${reason}`,
    ...own.slice(0, 5).map((one) => `      ${titleOf(one)}`),
    ...(own.length > 5 ? [`      … ${own.length - 5} more`] : []),
  ]);
  const left = all.flatMap((one) => (one.left ?? []).map((line) => `${line} (${titleOf(one)})`));
  return [
    table(
      'area',
      Map.groupBy(all, ({ area }) => area),
    ),
    '',
    table(
      'kind of rule',
      Map.groupBy(all, ({ kind }) => kind.padEnd(8) + ruleKinds[kind]),
    ),
    ...(failed.length > 0 ? ['', 'Broken:'] : []),
    ...alike(failed).flatMap(([first, ...others]) => [
      '',
      `  ${titleOf(first)}`,
      ...first.reasons.map((line) => `      ${line}`),
      ...(others.length > 0 ? ['      Rules that meet the same:'] : []),
      ...others.map((one) => `        ${titleOf(one)}`),
    ]),
    ...(skipped.length > 0 ? ['', 'Not checked:', ...skipped] : []),
    ...(left.length > 0 ? ['', 'Left behind:', ...left.map((line) => `  ${line}`)] : []),
    ...(absent.length > 0
      ? ['', `Nobody is signed in as ${absent.join(', ')}: rules about what they may do are left out.`]
      : []),
    '',
    totalOf(all, seconds),
  ].join('\n');
}

/** Most sentences begin with their area or a call of it. */
const titleOf = ({ area, description }: Judged) =>
  new RegExp(`^${area}\\b`).test(description) ? description : `${area}: ${description}`;

/** Rules that are broken by the same thing: what was expected and got is the same. */
const alike = (failed: readonly Judged[]) =>
  [...Map.groupBy(failed, ({ reasons: [expected, got] }) => `${expected}\n${got}`).values()] as [
    Judged,
    ...Judged[],
  ][];

/** The last line, also of the reports. */
export function totalOf(judged: readonly Judged[], seconds: number): string {
  const { passed, failed, skipped } = count([...judged]);
  return `${judged.length} rules: ${passed} kept, ${failed} broken, ${skipped} not checked in ${seconds.toFixed(1)} s`;
}

function table(head: string, groups: Map<string, Judged[]>): string {
  const width = Math.max(head.length, ...[...groups.keys()].map((name) => name.length)) + 2;
  const line = (name: string, cells: (string | number)[]) =>
    `  ${name.padEnd(width)}${cells.map((cell) => String(cell || '·').padStart(12)).join('')}`;
  const rows = [...groups].map(([name, own]) => {
    const { passed, failed, skipped } = count(own);
    return line(name, [passed, failed, skipped]);
  });
  return [line(head, ['kept', 'broken', 'not checked']), ...rows].join('\n');
}
