/**
 * Which tests of the mock depend on the moment: those that move its clock, and those that import days or what is sold by the day,
 * themselves or in a helper. Left out are those of other transports, programs of their own and the browser: the same handlers answer.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.mjs';

const folder = 'mock-server/test';
const ofDays =
  /testing\/moment\.ts|#contracts\/(days|trade\/(orders|priceStocks|refunds|trade))\.ts|#contracts\/areas\/(orders|products\w+|refunds|stocks)\.ts|#mock\/(store\/(clock|today)\.ts|seed\/|trade\/)/;
const ofTransports = /\.\/(backends|spawned)\.ts|#mock\/bindings\/browser/;
/** All tests have it, whatever they ask the mock. */
const shared = 'running.ts';

const textOf = (name) => readFileSync(join(root, folder, name), 'utf8');

/** What a file imports, helpers of the tests followed. */
function importsOf(name, seen = new Set()) {
  if (seen.has(name)) return [];
  seen.add(name);
  return [...textOf(name).matchAll(/from '([^']+)'/g)].flatMap(([, path]) =>
    path.startsWith('./') && path !== `./${shared}` ? [path, ...importsOf(path.slice(2), seen)] : [path],
  );
}

export function mockTestsOfDays() {
  const tests = readdirSync(join(root, folder)).filter((name) => name.endsWith('.test.ts'));
  const found = tests.filter((name) => {
    const imports = importsOf(name);
    const names = (pattern) => imports.some((path) => pattern.test(path));
    return (names(ofDays) || /\bclock\./.test(textOf(name))) && !names(ofTransports);
  });
  return found.map((name) => `${folder}/${name}`);
}
