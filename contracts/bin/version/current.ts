import { openApiDocument } from '../../src/openapi/document.ts';
import type { Change } from '../diff/change.ts';
import { changesBetween, stepOf } from '../diff/compare.ts';
import { sectionOf, versionAfter } from './changelog.ts';
import { documentOf, released } from './store.ts';

/** What follows from the definitions and the last release. */
export interface Current {
  last: string;
  changes: Change[];
  /** The number that the definitions have to carry. */
  version: string;
  /** The first section of the changelog; '' where nothing changed since the release. */
  section: string;
}

export function currentVersion(): Current {
  const last = released().at(-1) ?? '0.0.0';
  const changes = changesBetween(documentOf(last), JSON.parse(JSON.stringify(openApiDocument())));
  const version = versionAfter(last, stepOf(changes));
  return { last, changes, version, section: changes.length > 0 ? sectionOf(version, changes) : '' };
}

/** The changelog with another section for what is not released; '' takes it out. */
export function withSection(changelog: string, section: string): string {
  const [head = '', ...sections] = changelog.split(/^(?=## )/m);
  const done = sections.filter((one) => !/^## \S+ \(not released\)/.test(one));
  return `${[head.trim(), ...(section ? [section] : []), ...done.map((one) => one.trim())].join('\n\n')}\n`;
}
