import type { Change } from './change.ts';
import { stepOf } from './compare.ts';

/** A comparison as text, Markdown and JSON. */

const breaking = ({ breaks }: Change) => breaks !== 'nobody';
const whom = {
  console: 'breaks old consoles',
  backend: 'breaks old backends',
  both: 'breaks both sides',
  nobody: 'breaks nobody',
} as const;

const sentence = (changes: readonly Change[]) => {
  const breaks = changes.filter(breaking).length;
  const step = stepOf(changes);
  const version = step === 'none' ? 'the version stays' : `a ${step} version`;
  return `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}, of which ${breaks} ${breaks === 1 ? 'breaks' : 'break'} something: ${version}`;
};

export function asText(changes: readonly Change[]): string {
  const lines = [...Map.groupBy(changes, ({ of }) => of)].flatMap(([call, own]) => [
    call,
    ...own.map(
      ({ at, what, breaks, why }) =>
        `  ${breaks === 'nobody' ? ' ' : '!'} ${at ? `${at}: ` : ''}${what}: ${whom[breaks]}, because ${why}`,
    ),
  ]);
  return [...lines, ...(lines.length > 0 ? [''] : []), sentence(changes)].join('\n');
}

export function asMarkdown(changes: readonly Change[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const rows = changes.map(
    ({ of, at, what, breaks, why }) =>
      `| \`${of}\` | ${cell(at)} | ${cell(what)} | ${whom[breaks]} | ${cell(why)} |`,
  );
  return [
    sentence(changes),
    '',
    '| Call | Where | Change | Breaks | Why |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

export const asJson = (changes: readonly Change[]): string =>
  JSON.stringify({ step: stepOf(changes), changes }, null, 2);
