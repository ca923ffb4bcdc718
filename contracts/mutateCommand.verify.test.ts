import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Interaction, readPact } from './src/pactFile.ts';
import { deadAddress, listen, run } from './testing/run.ts';

/** `npm run contracts:mutate`: what it finds, what it says, and the exit code. */

const committed = 'contracts/pacts/meimei-console-meimei-backend.json';
const mutate = (...args: string[]) => run('mutate', args);

/** A pact of the settings in which the read of them is not as it was. */
function changedPact(change: (read: Interaction) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'mutate-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'pact.json');
  const pact = readPact(readFileSync(committed, 'utf8'), committed);
  const interactions = pact.interactions.filter(({ description }) => description.startsWith('settings.'));
  change(interactions.find(({ description }) => description === 'settings.get: the settings') as Interaction);
  writeFileSync(file, JSON.stringify({ ...pact, interactions }));
  return file;
}

/** What the answer's example has, and its rules. */
const partsOf = ({ response }: Interaction) => ({
  data: response.body?.content.data as Record<string, unknown>,
  rules: response.matchingRules?.body ?? {},
});

test('the pact of an area kills every mutant of it', async () => {
  const { code, out, err } = await mutate('--only', 'settings');
  expect(err).toBe('');
  expect(out).toMatch(/^\d+ mutants of 2 endpoints\n/);
  expect(out).toMatch(/ {2}settings +5\/5 +18\/18 +17\/17 +18\/18 +4\/4 +3\/3 +2\/2\n/);
  expect(out).toContain('Of 9 faults in a request the contract tests notice 9 in a console');
  expect(out).toContain(' more do no harm: after a save the screens ask for the record anew');
  expect(out).toMatch(/\n67 of 67 mutants killed\n$/);
  expect(code).toBe(0);
}, 60_000);

test('a field that is no longer pinned survives', async () => {
  const file = changedPact((read) => {
    const { data, rules } = partsOf(read);
    delete data.phone;
    delete rules['$.data.phone'];
  });
  const { code, out } = await mutate('--only', 'settings.get', '--pact', file);
  expect(out).toContain(
    'Survived:\n  settings.get: data.phone retyped, removed, nulled\n      no interaction pins it\n\n',
  );
  expect(out).toMatch(/\n37 of 40 mutants killed\n$/);
  expect(code).toBe(1);
}, 60_000);

test('a pin that is too loose lets a mutant survive, and what was answered is shown', async () => {
  const file = changedPact((read) => {
    partsOf(read).rules['$.data.phone'] = { matchers: [{ match: 'regex', regex: '.*' }] };
  });
  const { code, out } = await mutate('--only', 'settings.get', '--pact', file);
  expect(out).toMatch(
    / {2}settings\.get: data\.phone retyped, nulled\n {6}data\.phone: "\S+" became \d+\n {6}data\.phone: "\S+" became null\n/,
  );
  expect(code).toBe(1);
}, 60_000);

test('what cannot be used is one sentence', async () => {
  const cases: [args: string[], code: number, words: RegExp][] = [
    [['--only', 'moon'], 2, /^There is no area "moon": the areas are auth, .*\.\n$/],
    [
      ['--only', 'settings.moon'],
      2,
      /^There is no endpoint "settings\.moon": write it like settings\.get\.\n$/,
    ],
    [['--colour', 'red'], 2, /^Unknown option '--colour'\. --help lists the options\.\n$/],
    [['--pact', 'none.json'], 2, /^none\.json cannot be read \(ENOENT\)\.\n$/],
    [['--pact', 'package.json'], 2, /^package\.json is not a pact file: .*\.\n$/],
    [['--mock-url', 'mock'], 2, /^--mock-url mock is not an address: .*\.\n$/],
    [['--mock-url', await deadAddress()], 1, /^Nothing answers at http:\S+ \(ECONNREFUSED\): .*\n$/],
  ];
  await Promise.all(
    cases.map(async ([args, code, words]) => {
      const ended = await mutate(...args);
      expect(ended.err).toMatch(words);
      expect(ended.code).toBe(code);
    }),
  );
}, 60_000);

test('a mock that does not keep the pact even without a fault says nothing about mutants', async () => {
  const url = await listen((_req, res) => res.end('{}'));
  const { code, err } = await mutate('--mock-url', url, '--only', 'settings');
  expect(err).toBe(
    'The mock does not keep 5 of 5 interactions as it is (settings.get: the settings): npm run contracts:verify tells more.\n',
  );
  expect(code).toBe(1);
}, 60_000);
