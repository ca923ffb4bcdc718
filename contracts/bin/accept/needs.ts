import type { Judged } from './rule.ts';

/** For each area the calls of other areas and the provider states that its rules ask for: what a backend of that area needs to be checked. */
export function needsOf(judged: readonly Judged[]): string {
  const rows = [...Map.groupBy(judged, ({ area }) => area)].map(([area, own]) => {
    const calls = namesIn(own.flatMap(({ asked }) => asked.calls)).filter(
      (name) => !name.startsWith(`${area}.`),
    );
    const states = namesIn(own.flatMap(({ asked }) => asked.states)).map((name) => `\`${name}\``);
    return `| ${area} | ${byArea(calls).join('; ') || '·'} | ${states.join(', ') || '·'} |`;
  });
  return `${['| Area | Calls of other areas | States besides `signed in` |', '|---|---|---|', ...rows].join('\n')}\n`;
}

const namesIn = (all: readonly string[]) => [...new Set(all)].sort();

/** `roles: add, remove`. */
const byArea = (calls: readonly string[]) =>
  [...Map.groupBy(calls, (name) => name.split('.')[0])].map(
    ([area, own]) => `${area}: ${own.map((name) => name.split('.')[1]).join(', ')}`,
  );
