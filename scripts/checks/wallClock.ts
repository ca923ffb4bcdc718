/**
 * No test reads the clock of the machine it runs on: what it asserts would depend on the day or the hour. It takes
 * contracts/testing/moment.ts or the clock of its mock (a browser test asks its `clock` fixture, bench the mock itself);
 * how long something takes is measured by `performance`.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const tests = ['{contracts,mock-server,web,scripts}/**/*.test.{ts,tsx,mjs}', 'mock-server/test/**/*.ts'];
const helpers = ['{contracts,web}/**/testing/**/*.ts', 'e2e/**/*.ts', '{bench,scripts}/**/*.{ts,mjs}'];
/** Not these: the clock of pages, and this file, which names what it looks for. */
const clocks = ['e2e/pageClock.ts', 'scripts/checks/wallClock.ts'];

const wallClock = /\bDate\.now\b|\bnew Date\(\s*\)|\bnew Date\b(?!\()|(?<!new )\bDate\(\s*\)/;

const faults: string[] = [];
const files = globSync([...tests, ...helpers], { cwd: root, exclude: ['**/node_modules/**', ...clocks] });
for (const file of files) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  for (const [at, line] of lines.entries())
    if (wallClock.test(line)) faults.push(`${file}:${at + 1} reads the clock of the machine: ${line.trim()}`);
}
if (files.length === 0) faults.push('No test was found.');

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
