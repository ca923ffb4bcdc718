import { readFileSync } from 'node:fs';
import { gte } from 'semver';
import { expect, test } from 'vitest';
import type { Change } from './bin/diff/change.ts';
import { changesBetween } from './bin/diff/compare.ts';
import { statedIn } from './bin/diff/comparing.ts';
import { committedPacts } from './bin/verify/pactFiles.ts';
import { sectionOf, versionAfter } from './bin/version/changelog.ts';
import { currentVersion, withSection } from './bin/version/current.ts';
import { documentOf, lean, released } from './bin/version/store.ts';
import { allEndpoints } from './src/areas.ts';
import { type Deprecation, defOf, infoOf } from './src/forms/fieldInfo.ts';
import { openApiDocument } from './src/openapi/document.ts';
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
  expect(['default', 'format', 'x-unit', 'x-part', 'x-ending'].filter((one) => !isStated(one))).toEqual([]);
});

test('what goes away has gone by the version that was announced', () => {
  const goes: [name: string, Deprecation][] = allEndpoints.flatMap(
    ({ name, deprecated, query, body, data }) => [
      ...(deprecated ? [[name, deprecated] as [string, Deprecation]] : []),
      ...[query, body, data].flatMap((schema) =>
        Object.entries((schema && defOf(schema).shape) ?? {}).flatMap(([field, one]) => {
          const said = infoOf(one).deprecated;
          return said ? [[`${name} ${field}`, said] as [string, Deprecation]] : [];
        }),
      ),
    ],
  );
  const late = goes.filter(([, { until }]) => gte(contractVersion, until));
  expect(late.map(([name, { until }]) => `${name} should have gone in ${until}`)).toEqual([]);
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
