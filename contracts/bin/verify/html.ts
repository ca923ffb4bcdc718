import type { Block } from './causes.ts';
import { wordsOf } from './failures.ts';
import { escaped } from './junit.ts';
import type { Outcome } from './run.ts';
import { byArea, count } from './summary.ts';

const style = `
:root { color-scheme: light dark; --line: #8884; --good: #1f7a4d; --bad: #b3261e; --soft: #666; }
@media (prefers-color-scheme: dark) { :root { --good: #6cc695; --bad: #ff8a80; --soft: #aaa; } }
body { max-width: 70em; margin: 2em auto; padding: 0 1em; font: 15px/1.5 system-ui, "Noto Sans SC", sans-serif; }
details { border-bottom: 1px solid var(--line); } summary { padding: .5em 0; cursor: pointer; }
li { margin: .3em 0; overflow-wrap: anywhere; } .failed { color: var(--bad); } .passed { color: var(--good); } .skipped, small { color: var(--soft); }
pre { white-space: pre-wrap; margin: .2em 0; }`;

const signs = { passed: '✓', failed: '✗', skipped: '–' } as const;

/**
 * The outcomes as one page without scripts; areas in which something failed are open.
 * @param blocks what is told before them, each a title and its lines
 */
export function htmlOf(
  outcomes: Outcome[],
  title: string,
  total: string,
  about: string,
  blocks: Block[] = [],
): string {
  const areas = byArea(outcomes).map(([area, own]) => {
    const { passed, failed, skipped } = count(own);
    const figures = `${passed} passed, ${failed} failed, ${skipped} skipped`;
    const heading = `<strong class="${failed > 0 ? 'failed' : 'passed'}">${escaped(area)}</strong> ${figures}`;
    return `<details${failed > 0 ? ' open' : ''}><summary>${heading}</summary><ul>${own.map(itemOf).join('')}</ul></details>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title><style>${style}</style></head>
<body><main><h1>${escaped(title)}</h1><p>${escaped(about)}</p><p><strong>${escaped(total)}</strong></p>
${blocks.map(blockOf).join('\n')}
${areas.join('\n')}
</main></body></html>
`;
}

const blockOf = ([title, lines]: Block) =>
  `<h2>${escaped(title)}</h2><pre>${escaped(lines.join('\n'))}</pre>`;

function itemOf(outcome: Outcome): string {
  const { description, result, reasons, states, ms } = outcome;
  const given = states.length > 0 ? `<br><small>given ${escaped(states.join(', '))}</small>` : '';
  const why = reasons.length > 0 ? `<pre>${escaped(wordsOf(outcome))}</pre>` : '';
  const time = result === 'skipped' ? '' : ` <small>${ms} ms</small>`;
  return `<li><span class="${result}">${signs[result]} ${result}</span> ${escaped(description)}${time}${given}${why}</li>`;
}
