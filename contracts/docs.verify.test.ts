import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { valuesNeeded } from './bin/verify/visit.ts';
import { readPact } from './src/pactFile.ts';

/** What docs/verify-your-backend.md says of the contract is what the pacts say, and what acceptance asks for. */

const text = readFileSync('docs/verify-your-backend.md', 'utf8');
const interactions = readdirSync('contracts/pacts')
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => readPact(readFileSync(`contracts/pacts/${name}`, 'utf8'), name).interactions);

test('the table of provider states has every state of the pacts with its parameters, and no other', () => {
  const rows = [...text.matchAll(/^\| `([a-z ]+)` \|([^|]*)\|/gm)].map(([, state = '', params = '']) => [
    state,
    [...params.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort(),
  ]);
  const used = interactions.flatMap(({ providerStates = [] }) =>
    providerStates.map(({ name, params = {} }) => [name, Object.keys(params).sort()] as const),
  );
  // Not every interaction gives every parameter.
  const wanted = [...Map.groupBy(used, ([name]) => name)].map(([name, uses]) => [
    name,
    [...new Set(uses.flatMap(([, params]) => params))].sort(),
  ]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(wanted));
});

/** Parameters and answers of a row, of which acceptance has some beside those of the pacts. */
const cells = [...text.matchAll(/^\|(?: \w[\w -]* \|)? `([a-z ]+)` \|([^|]*)\|([^|]*)\|/gm)];
const wordsIn = (cell: string) => [...cell.matchAll(/(\w+) = |`(\w+)`/g)].map(([, a, b]) => a ?? b);

test('the tables have the parameters that acceptance gives to states', () => {
  const asked = readdirSync('contracts/bin/accept').flatMap((name) => {
    const source = readFileSync(`contracts/bin/accept/${name}`, 'utf8');
    return [...source.matchAll(/\.(?:state|putRight)\(\s*'([a-z ]+)',\s*\{([^{}]*)\}/g)].flatMap(
      ([, state, params = '']) =>
        [...params.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, param]) => `${state}: ${param}`),
    );
  });
  expect(asked.length).toBeGreaterThan(50);
  const told = new Set(
    cells.flatMap(([, state, params = '']) => wordsIn(params).map((word) => `${state}: ${word}`)),
  );
  expect([...new Set(asked)].filter((one) => !told.has(one))).toEqual([]);
});

test('the tables have the values that the pacts take from states', () => {
  // A row that names another one's answers ("the same") may have any.
  const answersOf = (name: string) =>
    cells.filter(([, state]) => state === name).map(([, , , answers = '']) => answers);
  const mayAnswer = (state: string, value: string) =>
    answersOf(state).some((answers) => /\b(same|as)\b/.test(answers) || wordsIn(answers).includes(value));
  const missing = interactions.flatMap((interaction) => {
    const states = interaction.providerStates ?? [];
    const given = new Set(states.flatMap(({ params = {} }) => Object.keys(params)));
    return valuesNeeded(interaction)
      .filter((value) => !given.has(value) && !states.some(({ name }) => mayAnswer(name, value)))
      .map((value) => `${states.map(({ name }) => name).join(' or ')}: ${value}`);
  });
  expect([...new Set(missing)].sort()).toEqual([]);
});

test('the guide states no count of interactions, which every new one would make wrong', () => {
  expect(text).not.toMatch(/\d+ interactions/);
});
