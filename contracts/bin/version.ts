import { readFileSync, writeFileSync } from 'node:fs';
import { openApiDocument } from '../src/openapi/document.ts';
import { parse, UsageError } from './verify/options.ts';
import { sectionOf } from './version/changelog.ts';
import { currentVersion, withSection } from './version/current.ts';
import { store } from './version/store.ts';

/** `npm run contracts:version`: what the version of the contract is, from what changed since the last release. */

const usage = `Derives the version of the contract from what changed since the last release, by semantic versioning, and writes it
into contracts/src/version.ts and contracts/CHANGELOG.md. npm run contracts:openapi and npm test -- contract take it over.

  npm run contracts:version -- [--release yyyy-MM-dd]

  --release DAY   releases it: keeps the contract as contracts/versions/VERSION.json.gz, from which the next version counts

Major: a console of the version before does not work with it. Minor: a backend of the version before lacks something.`;

const changelogFile = new URL('../CHANGELOG.md', import.meta.url);
const versionFile = new URL('../src/version.ts', import.meta.url);

/** Answers what to print. */
function main(): string {
  const flags = { release: { type: 'string' }, help: { type: 'boolean' } } as const;
  const { release, help } = parse(process.argv.slice(2), flags);
  if (help) return usage;
  if (release !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(release))
    throw new UsageError(`--release ${release} is not a day: write it like 2026-01-31.`);
  const { last, changes, version, section } = currentVersion();
  const changelog = readFileSync(changelogFile, 'utf8');
  const source = readFileSync(versionFile, 'utf8');
  writeFileSync(versionFile, source.replace(/'\d+\.\d+\.\d+'/, `'${version}'`));
  if (release === undefined || changes.length === 0) {
    writeFileSync(changelogFile, withSection(changelog, section));
    return `${version}: ${changes.length} changes since ${last}.`;
  }
  writeFileSync(changelogFile, withSection(changelog, sectionOf(version, changes, release)));
  store(version, JSON.parse(JSON.stringify(openApiDocument())));
  return `${version} is released: ${changes.length} changes since ${last}.`;
}

try {
  console.log(main());
} catch (error) {
  const isKnown = error instanceof UsageError;
  console.error(isKnown || !process.env.DEBUG ? (error as Error).message : error);
  process.exitCode = isKnown ? 2 : 1;
}
