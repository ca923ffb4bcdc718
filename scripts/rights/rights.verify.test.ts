import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { differencesIn } from './differences.ts';
import { documentOf } from './document.ts';
import { openMatrix } from './matrix.ts';

const matrix = openMatrix();

test('what the console decides is what the mock answers, for every persona, screen, record and call', () => {
  const differences = differencesIn(matrix);
  expect(differences, `\n  ${differences.join('\n  ')}\n`).toEqual([]);
});

test('docs/rights.md is what the mock answers', () => {
  const committed = readFileSync(join(import.meta.dirname, '../../docs/rights.md'), 'utf8');
  expect(
    committed === documentOf(matrix),
    'docs/rights.md is stale: run npm run rights, look at what changed, and commit it',
  ).toBe(true);
});
