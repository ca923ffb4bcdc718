/**
 * `npm test -- --changed [ref]`: which tests a change can have touched. A unit test is touched when it imports a changed
 * file, however indirectly; a browser test also when it opens a screen of an area that does, or whose calls the mock
 * answers with a changed file. Both are ordered by how near the change they are and end with a budget of time: what is
 * left out is named, and runs in CI.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { Refusal } from './lifetime.mjs';
import { capture, node24Path, root } from './processes.mjs';

/** Seconds of tests, summed over both workers, that keep the whole run under three minutes; so many of them of unit tests at most. */
const BUDGET_S = 220;
const UNIT_S = 80;
/** Imports the calls of all areas, so nearly every change reaches it. */
const everyCall = 'contracts/src/areas.ts';
/** Of a file that no earlier run has measured. */
const usualSeconds = (file) => (file.endsWith('.spec.ts') ? 25 : file.endsWith('.verify.test.ts') ? 10 : 3);

/** Files that differ from `ref` (default: the branch's upstream, else the last commit), uncommitted and new ones included. */
async function changedFiles(ref) {
  const git = async (...args) => {
    const { code, output } = await capture('git', args);
    return code === 0 ? output.split('\n').filter(Boolean) : undefined;
  };
  const [upstream] = (await git('merge-base', 'HEAD', '@{upstream}')) ?? [];
  const uncommitted = [
    ...((await git('diff', '--name-only', 'HEAD')) ?? []),
    ...((await git('ls-files', '--others', '--exclude-standard')) ?? []),
  ];
  const since = ref ?? upstream ?? (uncommitted.length > 0 ? 'HEAD' : 'HEAD~1');
  const committed = await git('diff', '--name-only', since, 'HEAD');
  if (!committed) throw new Refusal(`--changed: git knows no ${since}.`);
  return [...new Set([...committed, ...uncommitted])].sort();
}

/** What imports what in the working copy: file -> the files it needs. */
async function readImports(wings) {
  const program = join('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
  const { output } = await capture(node24Path(), [
    program,
    ...['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...wings],
  ]);
  const ours = JSON.parse(output).modules.filter(({ source }) => !source.startsWith('node_modules/'));
  return new Map(
    ours.map(({ source, dependencies }) => [
      source,
      [...dependencies.map(({ resolved }) => resolved), ...startedBy(source)],
    ]),
  );
}

/**
 * Programs and files that a file names by their place: `new URL('../src/main.ts', import.meta.url)`, `'mock-server/src/main.ts'`.
 * All browser tests start the mock; of those the areas decide.
 */
function startedBy(source) {
  if (!/\.(ts|mjs)$/.test(source) || source.startsWith('e2e/') || !existsSync(join(root, source))) return [];
  const text = readFileSync(join(root, source), 'utf8');
  const beside = [...text.matchAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g)];
  const fromRoot = [...text.matchAll(/'((?:contracts|mock-server)\/[\w/.-]+\.\w+)'/g)];
  return [
    ...beside.map(([, path]) => normalize(join(dirname(source), path))),
    ...fromRoot.map(([, path]) => path),
  ];
}

/** Which files need one of `changed`, themselves included: file -> number of imports in between. */
export function reachedFrom(changed, imports) {
  const importers = new Map();
  for (const [file, needed] of imports)
    for (const one of needed) importers.set(one, [...(importers.get(one) ?? []), file]);
  const reached = new Map(changed.map((file) => [file, 0]));
  for (const [file, distance] of reached)
    for (const importer of importers.get(file) ?? [])
      if (!reached.has(importer)) reached.set(importer, distance + 1);
  return reached;
}

const areaOf = (file) => /^web\/src\/(?:areas|locales\/\w+)\/(\w+)/.exec(file)?.[1];

/** The same for browser tests: a handler of the mock reaches whatever uses the calls of its area. */
export const reachedInBrowser = (changed, imports) =>
  reachedFrom([...changed, ...definitionsBehind(changed, imports)], imports);

/** The definitions of the calls that the mock answers with a changed file. */
function definitionsBehind(changed, imports) {
  const handlers = [...reachedFrom(changed, imports).keys()].map(
    (file) => /^mock-server\/src\/areas\/(\w+)\.ts$/.exec(file)?.[1],
  );
  return handlers.filter(Boolean).map((name) => `contracts/src/areas/${name}.ts`);
}

/**
 * Unit tests that a change reaches, nearest first: all tests of the mock reach all of it, so those come before that name the calls
 * which it answers with a changed file, themselves or in a helper beside them, and then those that go through all calls.
 */
export function unitsNear(changed, imports) {
  const reached = reachedFrom(changed, imports);
  const definitions = definitionsBehind(changed, imports);
  const named = (file) => {
    const needed = imports.get(file) ?? [];
    const beside = needed.filter((one) => dirname(one) === dirname(file) && basename(one) !== 'running.ts');
    return [needed, ...beside.map((one) => imports.get(one) ?? [])].flat();
  };
  const rankOf = (file, distance) => {
    const all = named(file);
    if (definitions.some((one) => all.includes(one))) return Math.min(distance, 1);
    return definitions.length > 0 && all.includes(everyCall) ? Math.min(distance, 2) : distance;
  };
  return [...reached]
    .filter(([file]) => /(?<!\.pact|\.verify)\.test\.(ts|tsx|mjs)$/.test(file))
    .map(([file, distance]) => ({ file, rank: rankOf(file, distance) }))
    .sort((a, b) => a.rank - b.rank || (a.file < b.file ? -1 : 1))
    .map(({ file }) => file);
}

/**
 * Browser test files near a change, nearest first.
 * @param specs file -> its text, that of its own helpers included
 * @param screens area -> paths of its screens
 */
export function specsNear(reached, specs, screens) {
  const distances = new Map();
  for (const [file, distance] of reached) {
    const area = areaOf(file);
    if (area) distances.set(area, Math.min(distance, distances.get(area) ?? distance));
  }
  const near = [...specs].flatMap(([file, text]) => {
    const areas = [...distances].filter(([area]) => opens(file, text, area, screens.get(area) ?? []));
    const all = [reached.get(file), ...areas.map(([, distance]) => distance)].filter(
      (distance) => distance !== undefined,
    );
    return all.length > 0 ? [{ file, distance: Math.min(...all) }] : [];
  });
  return near.sort((a, b) => a.distance - b.distance || (a.file < b.file ? -1 : 1)).map(({ file }) => file);
}

/** Whether a browser test is named after an area, or names the address of one of its screens: its begin, or its last part. */
function opens(file, text, area, paths) {
  if (basename(file).toLowerCase().startsWith(area.toLowerCase().replace(/s$/, ''))) return true;
  const named = [...text.matchAll(/['"`](\/\w[\w-]*\/[\w-]+\/[\w-]+[\w/-]*)/g)].map(([, path]) => path);
  return paths.some((path) => {
    const last = path.split('/').at(-1) ?? '';
    return named.some((part) => path.startsWith(part)) || (last.includes('-') && text.includes(last));
  });
}

/** Takes files from the front as long as their seconds fit; the first one always fits. */
export function withinBudget(files, secondsOf, budget) {
  let spent = 0;
  const taken = [];
  const left = [];
  for (const file of files) {
    const seconds = secondsOf(file);
    if (taken.length === 0 || spent + seconds <= budget) {
      taken.push(file);
      spent += seconds;
    } else left.push(file);
  }
  return { taken, left, spent };
}

/** Tests to run: lists of files by kind, and those that found no room. */
export async function touchedTests(ref, wings) {
  const changed = await changedFiles(ref);
  const imports = await readImports(wings);
  const reached = [...reachedFrom(changed, imports).keys()];
  const isTest = (pattern) => reached.filter((file) => pattern.test(file)).sort();
  const specs = [...imports.keys()].filter((file) => file.endsWith('.spec.ts'));
  const ordered = specsNear(
    reachedInBrowser(changed, imports),
    new Map(specs.map((file) => [file, [file, ...(imports.get(file) ?? [])].map(textOf).join('\n')])),
    screenPaths(imports),
  );
  const secondsOf = measuredSeconds();
  const pact = isTest(/\.pact\.test\.ts$/);
  const verify = isTest(/\.verify\.test\.ts$/);
  const unit = withinBudget(unitsNear(changed, imports), secondsOf, UNIT_S);
  const others = [...pact, ...verify].reduce((sum, file) => sum + secondsOf(file), unit.spent);
  const e2e = withinBudget(ordered, secondsOf, BUDGET_S - others);
  return { changed, unit: unit.taken, pact, verify, e2e: e2e.taken, left: [...unit.left, ...e2e.left] };
}

const textOf = (file) =>
  file.startsWith('e2e/') && existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';

function screenPaths(imports) {
  const manifests = [...imports.keys()].filter((file) => /^web\/src\/areas\/\w+\/screens\.ts$/.test(file));
  return new Map(
    manifests.map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return [areaOf(file), [...text.matchAll(/'(\/[\w-]+\/[^']+)'/g)].map(([, path]) => path)];
    }),
  );
}

/** Seconds of a file of tests in the last run of this working copy. */
function measuredSeconds() {
  const path = join(root, '.reports', 'seconds.json');
  const known = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  return (file) => known[file] ?? usualSeconds(file);
}
