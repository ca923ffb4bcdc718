import type { Outcome } from './run.ts';

/** So many cases of one failure are named. */
const casesNamed = 6;

/**
 * What failed, for a terminal: interactions of one call with the same reasons are one paragraph, with the call of the first of
 * them. Where no call was sent, the call does not matter either.
 */
export function failureLines(failed: readonly Outcome[]): string[] {
  const groups = Map.groupBy(failed, ({ description, reasons, seen }) =>
    JSON.stringify([seen && seen.causes.length > 0 ? '' : callOf(description), ...reasons]),
  );
  return [...groups.values()].flatMap(paragraph);
}

const callOf = (description: string) => description.split(':')[0] ?? '';

function paragraph(own: Outcome[]): string[] {
  const [first] = own as [Outcome, ...Outcome[]];
  const calls = new Set(own.map(({ description }) => callOf(description)));
  const isOne = calls.size === 1;
  const head =
    own.length === 1
      ? first.description
      : `${isOne ? callOf(first.description) : `${calls.size} calls`}: ${own.length} interactions`;
  const names = own.map(({ description }) =>
    isOne ? description.slice(description.indexOf(':') + 2) : description,
  );
  const more = own.length > casesNamed ? [`… ${own.length - casesNamed} more`] : [];
  return [
    `  ${head}`,
    ...(own.length > 1 ? [`      of ${[...names.slice(0, casesNamed), ...more].join('; ')}`] : []),
    `      given ${first.seen?.given ?? (first.states.join(', ') || 'nothing')}`,
    ...first.reasons.map((reason) => `      ${reason}`),
    ...(first.seen?.said ?? []).map((line) => `      ${line}`),
  ];
}

/** What a report says of one failure, in full. */
export const wordsOf = ({ reasons, seen }: Outcome): string =>
  [...reasons, ...(seen ? [`given ${seen.given}`, ...seen.said] : [])].join('\n');
