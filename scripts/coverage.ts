/**
 * Writes contracts/coverage.md: for each endpoint whether the mock implements it, which statuses are pinned, and whether
 * a screen called it during the end-to-end run. Fails when the four sets differ, but for the calls that wait for a
 * screen, and when the committed file was another one.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allEndpoints } from '#contracts/areas.ts';
import { status } from '#contracts/envelope.ts';
import { handlerOf } from '#mock/wire/handlers.ts';
import { isAskedByAcceptance } from '../contracts/askedByAcceptance.ts';
import { waitingForScreen } from '../contracts/waiting.ts';

const root = join(import.meta.dirname, '..');
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;
const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => join(folder, name))
    : [];

interface Interaction {
  description: string;
  response: { body: { content: { status: number } } };
}

const pinned = new Map<string, Set<number>>();
for (const file of filesIn(join(root, 'contracts/pacts'))) {
  for (const { description, response } of (readJson(file) as { interactions: Interaction[] }).interactions) {
    const name = description.split(':')[0] ?? '';
    pinned.set(name, (pinned.get(name) ?? new Set()).add(response.body.content.status));
  }
}
const called = new Set(filesIn(join(root, '.reports/called')).flatMap((file) => readJson(file) as string[]));

const faults: string[] = [];
const rows = allEndpoints.map((endpoint) => {
  const { name, method, base, path, errors } = endpoint;
  let implemented = true;
  try {
    handlerOf(endpoint);
  } catch {
    implemented = false;
    faults.push(`${name} is not implemented by the mock`);
  }
  const statuses = [...(pinned.get(name) ?? [])].sort((a, b) => b - a);
  for (const wanted of [status.ok, ...errors])
    if (!statuses.includes(wanted) && !isAskedByAcceptance(endpoint, wanted))
      faults.push(`${name} has no interaction with status ${wanted}`);
  const waits = waitingForScreen.includes(name);
  if (!waits && !called.has(name))
    faults.push(
      `${name} was called by no screen in the end-to-end run, and does not stand in contracts/waiting.ts`,
    );
  if (waits && called.has(name))
    faults.push(`${name} is called by a screen: take it out of contracts/waiting.ts`);
  return `| ${name} | ${method} ${base}/${path} | ${implemented ? 'yes' : 'no'} | ${statuses.join(' ')} | ${waits ? 'waits for its screen' : 'yes'} |`;
});
const defined = new Set(allEndpoints.map(({ name }) => name));
for (const name of [...pinned.keys(), ...called, ...waitingForScreen]) {
  if (!defined.has(name)) faults.push(`${name} is not defined`);
}

const text = [
  '# Coverage of the contract',
  '',
  `${allEndpoints.length} endpoints, ${waitingForScreen.length} of which wait for their screen. Written by npm test; not edited by hand. That a record is not there (-1004) is asked of every call about one record by acceptance, and pinned of some.`,
  '',
  '| Endpoint | Call | Mock | Pinned statuses | Called by a screen |',
  '|---|---|---|---|---|',
  ...rows,
  '',
].join('\n');
const target = join(root, 'contracts/coverage.md');
if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
  writeFileSync(target, text);
  faults.push('contracts/coverage.md was out of date and has been written anew: commit it');
}
for (const fault of faults) console.error(fault);
console.log(
  `${allEndpoints.length} endpoints defined, ${pinned.size} pinned, ${called.size} called, ${waitingForScreen.length} waiting`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
