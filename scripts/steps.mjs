/**
 * The steps of `npm test`, in order. Each one resolves to `{passed, failed, skipped, output}`; a step that checks something
 * as a whole (types, lint) counts as one test. Every program runs on the project's Node 24.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureChineseFont, findBrowser } from './browser.mjs';
import { touchedTests } from './changed.mjs';
import { regeneratePacts } from './pacts.mjs';
import { ensureBuilt, ensureDemoBuilt } from './prepare.mjs';
import { capture, exitOf, node24Path, root, startNode24 } from './processes.mjs';

const WINGS = ['contracts', 'web', 'mock-server', 'e2e', 'bench', 'scripts'];
const bin = (path) => join('node_modules', path);
const reportPath = (name) => join(root, '.reports', `${name}.json`);

/** `after`: steps that must have ended before; `alone`: nothing else runs meanwhile. */
export const steps = [
  { name: 'types', run: () => runTypes() },
  {
    name: 'lint',
    run: () => whole(bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '--colors=off', '.'),
  },
  {
    name: 'imports',
    run: () =>
      whole(
        bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
        '--config',
        '.dependency-cruiser.cjs',
        ...wings(),
      ),
  },
  { name: 'deadcode', run: () => whole(bin('knip/bin/knip.js')) },
  { name: 'checks', run: runChecks },
  { name: 'unit', run: () => runVitest('unit*', 'unit') },
  { name: 'contract', run: runContract },
  { name: 'verify', after: ['contract'], run: () => runVitest('verify', 'verify') },
  { name: 'build', run: runBuild },
  { name: 'e2e', after: ['build'], alone: true, run: runEndToEnd },
  { name: 'coverage', after: ['e2e', 'contract'], run: () => whole('scripts/coverage.ts') },
];

/**
 * The steps of `npm test -- --changed`: what is quick as a whole, and of the tests those that the change can have touched.
 * Coverage needs a whole run. Resolves to steps as above, and says what is left to CI.
 */
export async function stepsOfChange(ref, say) {
  const { changed, unit, pact, verify, e2e, left } = await touchedTests(ref, wings());
  const files = (list) => `${list.length} ${list.length === 1 ? 'file' : 'files'}`;
  say(
    `${changed.length} changed: unit tests in ${files(unit)}, verification in ${files(verify)}, browser tests in ${files(e2e)}.`,
  );
  if (left.length > 0) say(`Left to the whole run, which has the time: ${left.join(', ')}.`);
  const runs = {
    // tsc reuses the result of the last run.
    types: () => runTypes('--incremental', '--tsBuildInfoFile', bin('.tsbuildinfo')),
    unit: unit.length > 0 && (() => runVitest('unit*', 'unit', unit)),
    contract: pact.length > 0 && runContract,
    verify: verify.length > 0 && (() => runVitest('verify', 'verify', verify)),
    build: e2e.length > 0 && runBuild,
    e2e: e2e.length > 0 && (() => runEndToEnd(e2e)),
    coverage: false,
  };
  return steps
    .filter(({ name }) => runs[name] !== false)
    .map((step) => ({ ...step, ...(runs[step.name] && { run: runs[step.name] }) }));
}

const one = (ok, output) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, output });
const wings = () => WINGS.filter((wing) => existsSync(join(root, wing)));

/** Captured output is written without colours. */
const plain = { NO_COLOR: '1' };

async function whole(...args) {
  const { code, output } = await capture(node24Path(), args, { env: plain });
  return one(code === 0, output);
}

const runTypes = (...options) =>
  whole(bin('typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.json', ...options);

/** Our own checks (duplicate messages, coverage of the specification…): every file is one, and says what is wrong. */
async function runChecks() {
  const inFolder = (folder, pattern) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder)).filter((name) => pattern.test(name))
      : [];
  const files = [
    ...inFolder('scripts', /^check-.*\.(mjs|ts)$/).map((name) => `scripts/${name}`),
    ...inFolder('scripts/checks', /(?<!\.test)\.ts$/).map((name) => `scripts/checks/${name}`),
  ];
  const total = { passed: 0, failed: 0, skipped: 0, output: '' };
  for (const file of files) {
    const { passed, failed, output } = await whole(file);
    total.passed += passed;
    total.failed += failed;
    if (failed) total.output += `${file}:\n${output}`;
  }
  return orNothing(total);
}

async function runVitest(project, report, files = []) {
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${freshReport(report)}`];
  const { code, output } = await capture(
    node24Path(),
    [bin('vitest/vitest.mjs'), 'run', '--project', project, ...options, ...files],
    {
      env: { ...plain, PACT_DO_NOT_TRACK: 'true' },
    },
  );
  const counts = readReport(report, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests + json.numTodoTests,
  }));
  rememberSeconds(readReport(report, durationsOfVitest, []));
  return orNothing({ ...counts, output }, code);
}

async function runContract() {
  let result;
  const differences = await regeneratePacts(
    join(root, 'contracts', 'pacts'),
    join(root, '.reports', 'pacts-aside'),
    async () => {
      result = await runVitest('pact', 'contract');
      return result.failed === 0;
    },
  );
  if (differences.length === 0) return result;
  const advice = 'The new pacts are in contracts/pacts: look at them and commit them if the change is meant.';
  const output = `The pacts written now differ from the committed ones:\n  ${differences.join('\n  ')}\n${advice}\n`;
  return { ...result, failed: result.failed + 1, output };
}

async function runBuild() {
  await ensureBuilt();
  await ensureDemoBuilt();
  return one(true, '');
}

async function runEndToEnd(files = []) {
  await ensureBuilt();
  await ensureDemoBuilt();
  const env = { CHROMIUM_PATH: await findBrowser() };
  await ensureChineseFont();
  freshReport('e2e');
  const options = ['test', '--retries=1', ...files];
  const code = await exitOf(startNode24([bin('@playwright/test/cli.js'), ...options], { env }));
  rememberSeconds(readReport('e2e', durationsOfBrowser, []));
  // A second try keeps one lost race of eight hundred tests from refusing a change; the test is to be mended all the same.
  for (const test of readReport('e2e', flakyTests, []))
    process.stdout.write(`Flaky, to be mended (passed at the second try): ${test}\n`);
  const counts = readReport('e2e', ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));
  return orNothing({ ...counts, output: readReport('e2e', whatFailed, '') }, code);
}

/** How long each file of tests took, for `--changed`: [file, ms]. */
function rememberSeconds(files) {
  const path = reportPath('seconds');
  const seconds = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  for (const [file, ms] of files) seconds[file] = Math.round(ms / 100) / 10;
  writeFileSync(path, JSON.stringify(seconds));
}

const durationsOfVitest = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => [relative(root, name), endTime - startTime]);

const durationsOfBrowser = ({ suites }) =>
  suites.map((suite) => {
    const results = specsOf(suite).flatMap(({ tests }) => tests.flatMap((one) => one.results));
    return [`e2e/${suite.file}`, results.reduce((sum, { duration }) => sum + duration, 0)];
  });

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

const flakyTests = ({ suites }) =>
  suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`);

/** The messages of the failed browser tests, repeated after the long list of all tests. */
function whatFailed({ suites }) {
  return suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      const said = errors.map(({ message = '' }) =>
        stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n'),
      );
      return `${file}:${line} ${title}\n${said.join('\n')}\n`;
    })
    .join('\n');
}

/** A step fails when it ran no test, and when its program failed although no single test did. */
function orNothing(result, code = 0) {
  if (result.passed + result.failed === 0)
    return { ...result, failed: 1, output: `${result.output}No test ran.\n` };
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}

function freshReport(name) {
  mkdirSync(join(root, '.reports'), { recursive: true });
  rmSync(reportPath(name), { force: true });
  return reportPath(name);
}

function readReport(name, count, absent = { passed: 0, failed: 0, skipped: 0 }) {
  if (!existsSync(reportPath(name))) return absent;
  return count(JSON.parse(readFileSync(reportPath(name), 'utf8')));
}
