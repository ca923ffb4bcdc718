import { inc } from 'semver';
import type { Change } from '../diff/change.ts';
import type { Step } from '../diff/compare.ts';

/** What `contracts/CHANGELOG.md` says of a version, and which number it gets. */

/** The version after one that was released, by semantic versioning. */
export const versionAfter = (version: string, step: Step): string =>
  step === 'none' ? version : (inc(version, step) ?? version);

const headings: [title: string, breaks: Change['breaks'][]][] = [
  ['Breaks consoles of the version before', ['console', 'both']],
  ['Asks something of backends of the version before', ['backend']],
  ['Breaks nobody', ['nobody']],
];

/** Equal changes of several calls are one line. */
function linesOf(changes: readonly Change[]): string[] {
  const groups = Map.groupBy(changes, ({ at, what }) => `${at ? `\`${at}\`: ` : ''}${what}`);
  return [...groups]
    .map(([words, own]) => `- ${words} (${own.map(({ of }) => `\`${of}\``).join(', ')})`)
    .sort();
}

/** The section of one version. @param day of its release, `yyyy-MM-dd`; undefined = not released */
export function sectionOf(version: string, changes: readonly Change[], day?: string): string {
  const blocks = headings.flatMap(([title, breaks]) => {
    const own = changes.filter((change) => breaks.includes(change.breaks));
    return own.length > 0 ? [`### ${title}`, linesOf(own).join('\n')] : [];
  });
  return [`## ${version} (${day ?? 'not released'})`, ...blocks].join('\n\n');
}
