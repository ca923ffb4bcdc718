/**
 * Every message file that the code of a screen takes is loaded with the screen. One that only begins to load when a part is drawn shows its keys until it has
 * arrived, and for good in a question that was asked before.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Screen } from '../../web/src/kit/page/screen.ts';

const source = join(import.meta.dirname, '../../web/src');

/** Loaded with the frame of every page (shellRoutes.tsx), or by what shows them (lazyWith, loadCalendar, useReport). */
const elsewhere = new Set([
  ...['common', 'shell', 'wire', 'menu', 'kit', 'rights', 'tabs'],
  ...['dates', 'report', 'frame', 'palette'],
]);

interface Code {
  /** The files that it imports, at once or when they are needed. */
  imports: string[];
  namespaces: Set<string>;
}
const known = new Map<string, Code>();

/** The files that code of the file `of` imports when they are needed. */
const filesIn = (text: string, of: string) =>
  [...text.matchAll(/import\('(\.[^']+)'\)/g)].map(([, path = '']) => resolve(dirname(of), path));

function codeOf(file: string): Code {
  const before = known.get(file);
  if (before) return before;
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(/^(?:import|export)\s+(?!type\b)[^;']*from '(\.[^']+)';/gm)]
    .map(([, path = '']) => resolve(dirname(file), path))
    .concat(filesIn(text, file))
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path));
  const named = [...text.matchAll(/useTranslation\(\s*(\[[^\]]*\]|'[^']*')/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  );
  const prefixes = [...text.matchAll(/\bt\(\s*[`']([a-zA-Z]+):/g)].map(([, name = '']) => name);
  const code = { imports, namespaces: new Set([...named, ...prefixes]) };
  known.set(file, code);
  return code;
}

/** The code of a file and of all that it imports, by file. */
function reachedFrom(file: string, reached = new Map<string, Code>()): Map<string, Code> {
  if (reached.has(file)) return reached;
  const code = codeOf(file);
  reached.set(file, code);
  for (const one of code.imports) reachedFrom(one, reached);
  return reached;
}

const faults = new Set<string>();
for (const path of globSync(join(source, 'areas/*/screens.ts'))) {
  const { screens } = (await import(path)) as { screens: Screen[] };
  for (const { path: address, messages, load } of screens) {
    // A screen that is made of another file's loader counts with all that its area loads.
    const own = filesIn(String(load), path);
    const files = own.length > 0 ? own : filesIn(readFileSync(path, 'utf8'), path);
    if (files.length === 0) faults.add(`${address}: its code is not found`);
    for (const file of files)
      for (const [reached, { namespaces }] of reachedFrom(file))
        for (const name of namespaces)
          if (!elsewhere.has(name) && !messages.includes(name as never))
            faults.add(
              `${address} does not load the messages '${name}' of ${reached.slice(source.length + 1)}`,
            );
  }
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.size > 0 ? 1 : 0;
