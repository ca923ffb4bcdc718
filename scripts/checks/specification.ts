/**
 * `docs/specification-coverage.md` maps rules of the specification to the tests that pin them, as `file › full title`, the titles
 * of surrounding `describe` blocks first. A title that is not exactly one test of its file fails; so does a rule that is neither
 * pinned nor open.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Every test of a file as its full title, in the words of the source: `%s` and `${…}` stay as they are. */
function titlesIn(source: string): string[] {
  const call =
    /(?:^([ \t]*)(?:(describe)|test|it)\b[^'"`\n]*|^([ \t]*)[^'"`\n]*\)|`)\(\s*(['"`])((?:\\.|(?!\4)[^\\])*)\4,\s*[\w({]/gm;
  const around: { indent: number; title: string }[] = [];
  const titles: string[] = [];
  for (const [, indentOfCall, block, indentOfEach, , text = ''] of source.matchAll(call)) {
    const indent = (indentOfCall ?? indentOfEach ?? '').length;
    const title = text.replace(/\\(['"`\\])/g, '$1');
    while ((around.at(-1)?.indent ?? -1) >= indent) around.pop();
    if (block) around.push({ indent, title });
    else titles.push([...around.map((outer) => outer.title), title].join(' › '));
  }
  return titles;
}

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
    if (!existsSync(path)) {
      faults.push(`line ${at + 1}: there is no file ${file}`);
      continue;
    }
    const titles = titlesIn(readFileSync(path, 'utf8'));
    const found = titles.filter((title) => title === name).length;
    const like = titles.filter((title) => title.includes(name)).map((title) => `\n    ${title}`);
    if (found === 1) pinned++;
    else if (found > 1) faults.push(`line ${at + 1}: ${found} tests of ${file} are called "${name}"`);
    else faults.push(`line ${at + 1}: ${file} has no test "${name}"; like it:${like.join('') || ' none'}`);
  }
});
for (const fault of faults) console.error(fault);
console.log(`${pinned} pins of the specification hold`);
process.exitCode = faults.length > 0 || pinned === 0 ? 1 : 0;
