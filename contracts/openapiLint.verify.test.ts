import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Document, Spectral } from '@stoplight/spectral-core';
import { Json } from '@stoplight/spectral-parsers';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { openApi30Of } from './src/openapi/openApi30.ts';

/** What the two linters that teams use most say of both documents: nothing but what is listed here with its reason. */

const file = resolve('contracts/openapi.json');
const source = readFileSync(file, 'utf8');

/** By rule of Redocly: how often, and why it stays. */
type Known = Record<string, { times: number; why: string }>;

const known: Known = {
  'no-ambiguous-paths': {
    times: 3,
    why: 'the paths are those of the specification, section 7: `merchants/{belongId}/get-of-own-merchant` beside `merchants/get/{id}`; no merchant has the id `get`',
  },
};
const known30: Known = {
  ...known,
  'info-license-strict': { times: 1, why: 'the licence has no page of its own, and 3.0 knows no identifier' },
};

const documents: [string, string, Known][] = [
  ['OpenAPI 3.1', source, known],
  ['OpenAPI 3.0', JSON.stringify(openApi30Of(JSON.parse(source))), known30],
];

test.each(documents)(
  'Redocly finds no error and no warning in %s that is not listed',
  async (_, source, known) => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source, absoluteRef: file, config });
    const counts = [...Map.groupBy(problems, ({ ruleId }) => ruleId)].map(([rule, own]) => [
      rule,
      own.length,
    ]);
    const first = problems.filter(({ ruleId }) => !(ruleId in known)).slice(0, 10);
    expect(first.map(({ message, location }) => `${message} ${location[0]?.pointer}`)).toEqual([]);
    const expected = Object.entries(known).map(([rule, { times }]) => [rule, times]);
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(expected));
  },
  300_000,
);

test.each(documents)(
  'Spectral finds no error and no warning in %s',
  async (_, source) => {
    const spectral = new Spectral();
    spectral.setRuleset({ extends: [[oas as never, 'recommended']], rules: {} });
    const problems = await spectral.run(new Document(source, Json, file));
    expect(
      problems.slice(0, 10).map(({ code, message, path }) => `${code}: ${message} ${path.join('.')}`),
    ).toEqual([]);
  },
  300_000,
);
