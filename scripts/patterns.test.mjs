import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { allEndpoints } from '#contracts/areas.ts';
import { stringsOf } from '#contracts/testing/stringsOf.ts';

/**
 * No pattern of the console, the mock or a schema takes more than linear time, whatever the text. Decided from the pattern itself
 * (recheck), not by a clock.
 */

const wings = ['contracts/src', 'web/src', 'mock-server/src'];
const files = wings.flatMap((wing) =>
  readdirSync(wing, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(wing, name)),
);

/** Calls `take` with every node of a file's syntax tree. */
function walk(node, take) {
  if (typeof node !== 'object' || node === null) return;
  if (typeof node.type === 'string') take(node);
  for (const inner of Object.values(node)) walk(inner, take);
}

/** Patterns by their text, with the first place where each stands. */
const patterns = new Map();
const made = new Set();
for (const file of files) {
  walk(parseSync(file, readFileSync(file, 'utf8')).program, (node) => {
    if (node.type === 'Literal' && node.regex) {
      const { pattern, flags } = node.regex;
      const text = `/${pattern}/${flags}`;
      if (!patterns.has(text)) patterns.set(text, { file, pattern, flags });
    }
    if (/^(New|Call)Expression$/.test(node.type) && node.callee.name === 'RegExp') made.add(file);
  });
}
let ofSchemas = 0;
for (const { file, string } of stringsOf(allEndpoints)) {
  for (const { _zod: one } of string._zod.def.checks ?? []) {
    if (!one.def.pattern) continue;
    ofSchemas++;
    const { source: pattern, flags } = one.def.pattern;
    const text = `/${pattern}/${flags}`;
    if (!patterns.has(text)) patterns.set(text, { file, pattern, flags });
  }
}

/** A busy machine needs longer for the same proof: no pattern has a time of its own, only the test has one. */
const untimed = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };

/** By proof; what looks ahead or back to a group, for which there is none, by a search for attacks that is always the same. */
async function judge(pattern, flags) {
  const proof = await check(pattern, flags, { ...untimed, checker: 'automaton' });
  const isOpen = proof.error?.kind === 'unsupported';
  const { status, complexity, error } = isOpen
    ? await check(pattern, flags, { ...untimed, checker: 'fuzz', randomSeed: 1 })
    : proof;
  return status === 'safe' ? status : (complexity?.summary ?? error?.kind);
}

test('every pattern of the sources and of the schemas is linear', async () => {
  expect(patterns.size).toBeGreaterThan(90);
  expect(ofSchemas).toBeGreaterThan(20);
  const slow = [];
  for (const [text, { file, pattern, flags }] of patterns) {
    const judged = await judge(pattern, flags);
    if (judged !== 'safe') slow.push(`${file}: ${text} ${judged}`);
  }
  expect(slow).toEqual([]);
}, 180_000);

test('the checker tells what is slow', async () => {
  for (const slow of ['<[^>]*>', '\\s*元$', '(a+)+$'])
    expect((await check(slow, 'g', { ...untimed, checker: 'automaton' })).status).toBe('vulnerable');
});

test('patterns that are put together while it runs are made of our own paths and patterns, and of the pact', () => {
  expect([...made].sort()).toEqual([
    'contracts/src/forms/fields.ts',
    'contracts/src/openapi/examples.ts',
    'mock-server/src/routing/matchers.ts',
    'mock-server/src/wire/routes.ts',
  ]);
});
