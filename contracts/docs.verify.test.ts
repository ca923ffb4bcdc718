import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPact } from './src/pactFile.ts';

/** What docs/verify-your-backend.md says of the contract is what the pacts say. */

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

test('the guide states no count of interactions, which every new one would make wrong', () => {
  expect(text).not.toMatch(/\d+ interactions/);
});
