import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Document, Spectral } from '@stoplight/spectral-core';
import { Json } from '@stoplight/spectral-parsers';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';

/** What the two linters that teams use most say of contracts/openapi.json: nothing but what is listed here with its reason. */

const file = resolve('contracts/openapi.json');
const source = readFileSync(file, 'utf8');

/** By rule of Redocly: how often, and why it stays. */
const known: Record<string, { times: number; why: string }> = {
  'no-ambiguous-paths': {
    times: 3,
    why: 'the paths are those of the specification, section 7: `merchants/{belongId}/get-of-own-merchant` beside `merchants/get/{id}`; no merchant has the id `get`',
  },
};

test('Redocly finds no error and no warning that is not listed', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: file, config });
  const counts = [...Map.groupBy(problems, ({ ruleId }) => ruleId)].map(([rule, own]) => [rule, own.length]);
  const first = problems.filter(({ ruleId }) => !(ruleId in known)).slice(0, 10);
  expect(first.map(({ message, location }) => `${message} ${location[0]?.pointer}`)).toEqual([]);
  expect(counts).toEqual(Object.entries(known).map(([rule, { times }]) => [rule, times]));
}, 300_000);

test('Spectral finds no error and no warning', async () => {
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [[oas as never, 'recommended']], rules: {} });
  const problems = await spectral.run(new Document(source, Json, file));
  expect(
    problems.slice(0, 10).map(({ code, message, path }) => `${code}: ${message} ${path.join('.')}`),
  ).toEqual([]);
}, 300_000);
