import { readFileSync } from 'node:fs';
import { gte } from 'semver';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Change, Json } from './bin/diff/change.ts';
import { changesBetween } from './bin/diff/compare.ts';
import { statedIn } from './bin/diff/comparing.ts';
import { committedPacts } from './bin/verify/pactFiles.ts';
import { sectionOf, versionAfter } from './bin/version/changelog.ts';
import { currentVersion, withSection } from './bin/version/current.ts';
import { documentOf, lean, released } from './bin/version/store.ts';
import { type Deprecation, told } from './src/forms/fieldInfo.ts';
import { openApiDocument } from './src/openapi/document.ts';
import { jsonSchemaOf } from './src/openapi/jsonSchema.ts';
import { contractVersion } from './src/version.ts';
import { run } from './testing/run.ts';

/** The version of the contract follows from what changed, and stands wherever it is published. */

const read = (file: string) => readFileSync(file, 'utf8');
const stale =
  'is stale: run npm run contracts:version, npm run contracts:openapi and npm test -- contract, and commit';

test('version and changelog follow from what changed since the last release', () => {
  const { version, section } = currentVersion();
  expect(contractVersion, `contracts/src/version.ts ${stale}`).toBe(version);
  const changelog = read('contracts/CHANGELOG.md');
  expect(withSection(changelog, section), `contracts/CHANGELOG.md ${stale}`).toBe(changelog);
  for (const one of released())
    expect(changelog).toMatch(new RegExp(`^## ${one} \\(\\d{4}-\\d{2}-\\d{2}\\)`, 'm'));
}, 60_000);

test('OpenAPI and the pacts carry the version', () => {
  expect(JSON.parse(read('contracts/openapi.json')).info.version, `contracts/openapi.json ${stale}`).toBe(
    contractVersion,
  );
  for (const file of committedPacts())
    expect(JSON.parse(read(file)).metadata.contract, `${file} ${stale}`).toEqual({
      version: contractVersion,
    });
});

test('a released version is a version of the contract that can be compared with', async () => {
  expect(released().length).toBeGreaterThan(0);
  for (const version of released()) {
    expect(Object.keys(documentOf(version).paths).length).toBeGreaterThan(300);
    const { out, err } = await run('diff', ['--from', version, '--to', version]);
    expect(err).toBe('');
    expect(out).toBe('0 changes, of which 0 break something: the version stays\n');
  }
  const { err, code } = await run('diff', ['--from', '0.0.1']);
  expect(err).toMatch(/^There is no version 0\.0\.1: released are 1\.0\.0/);
  expect(code).toBe(2);
}, 120_000);

test('a release keeps everything that a comparison looks at', () => {
  const document = JSON.parse(JSON.stringify(openApiDocument()));
  expect(changesBetween(lean(document), document)).toEqual([]);
  const isStated = statedIn(lean(document), document);
  const late = ['default', 'format', 'x-unit', 'x-part', 'x-ending', 'additionalProperties'];
  expect(late.filter((one) => !isStated(one))).toEqual([]);
});

/** What a document still has although it was to be gone by that version, wherever it stands in it. */
function lateIn(part: Json, version: string, at = ''): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { until } = (part['x-deprecated'] ?? {}) as Partial<Deprecation>;
  return [
    ...(until !== undefined && gte(version, until) ? [`${at} should have gone in ${until}`] : []),
    ...Object.entries<Json>(part).flatMap(([key, inner]) => lateIn(inner, version, `${at}/${key}`)),
  ];
}

test('what goes away has gone by the version that was announced', () => {
  expect(lateIn(openApiDocument(), contractVersion)).toEqual([]);
});

test('what goes away is found wherever it is marked', () => {
  const leaves = { deprecated: true, 'x-deprecated': { since: '2.1.0', until: '3.0.0' } };
  const form = z.object({
    lines: z.array(z.object({ fax: told(z.string(), { deprecated: leaves['x-deprecated'] }) })),
  });
  const document = {
    paths: { '/a': { get: leaves } },
    components: { schemas: { Form: jsonSchemaOf(form, 'input') } },
  };
  expect(lateIn(document, '2.9.9')).toEqual([]);
  expect(lateIn(document, '3.0.0')).toEqual([
    '/paths//a/get should have gone in 3.0.0',
    '/components/schemas/Form/properties/lines/items/properties/fax should have gone in 3.0.0',
  ]);
});

const change = (breaks: Change['breaks'], what = 'new field'): Change => ({
  ...{ of: 'hotels.get', at: 'answer.stars', what, breaks },
  why: 'it is so',
});

test.each([
  ['major', '2.0.0'],
  ['minor', '1.3.0'],
  ['patch', '1.2.4'],
  ['none', '1.2.3'],
] as const)('a %s step after 1.2.3 is %s', (step, version) => {
  expect(versionAfter('1.2.3', step)).toBe(version);
});

test('a section lists by whom it breaks, equal changes of several calls once, and replaces the one that is not released', () => {
  const changes = [
    change('console'),
    { ...change('console'), of: 'hotels.list' },
    change('nobody', 'may be missing'),
  ];
  const section = sectionOf('2.0.0', changes);
  expect(section).toBe(
    [
      '## 2.0.0 (not released)',
      '### Breaks consoles of the version before',
      '- `answer.stars`: new field (`hotels.get`, `hotels.list`)',
      '### Breaks nobody',
      '- `answer.stars`: may be missing (`hotels.get`)',
    ].join('\n\n'),
  );
  const before =
    '# Changes\n\nWords.\n\n## 1.1.0 (not released)\n\nOld.\n\n## 1.0.0 (2026-01-31)\n\nFirst.\n';
  expect(withSection(before, section)).toBe(
    `# Changes\n\nWords.\n\n${section}\n\n## 1.0.0 (2026-01-31)\n\nFirst.\n`,
  );
  expect(withSection(before, '')).toBe('# Changes\n\nWords.\n\n## 1.0.0 (2026-01-31)\n\nFirst.\n');
});
