/**
 * `docs/specification-coverage.md` maps rules of the specification to the tests that pin them, as
 * `file › test name`. A test that does not exist fails; so does a rule that is neither pinned nor open.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const faults: string[] = [];
let pinned = 0;
const lines = readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8').split('\n');
lines.forEach((line, at) => {
  const cells = line.split('|').map((cell) => cell.trim());
  if (cells.length < 4 || /^-+$/.test(cells[1] ?? '') || cells[1] === 'Rule') return;
  const [, rule = '', pin = ''] = cells;
  if (pin.startsWith('open:')) return;
  const tests = [...pin.matchAll(/`([^`›]+) › ([^`]+)`/g)];
  if (tests.length === 0) faults.push(`line ${at + 1}: "${rule}" names no test and is not open`);
  for (const [, file = '', name = ''] of tests) {
    const path = join(root, file.trim());
    if (!existsSync(path)) faults.push(`line ${at + 1}: there is no file ${file}`);
    else if (!readFileSync(path, 'utf8').includes(name.trim()))
      faults.push(`line ${at + 1}: ${file} has no test "${name}"`);
    else pinned++;
  }
});
for (const fault of faults) console.error(fault);
console.log(`${pinned} pins of the specification hold`);
process.exitCode = faults.length > 0 || pinned === 0 ? 1 : 0;
