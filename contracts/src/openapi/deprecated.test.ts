import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { settings } from '../areas/settings.ts';
import { told } from '../forms/fieldInfo.ts';
import { schemasOf } from './callSchemas.ts';
import { described } from './describe.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';
import { operationOf } from './operation.ts';

/** What goes away is said in OpenAPI, of calls and of fields. */

const goes = { since: '1.1.0', until: '2.0.0', instead: 'settings.read' };

test('a call', () => {
  const parts = {
    ...schemasOf(settings.get),
    named: (schema: JsonSchema) => schema,
    answer: 'SettingAnswer',
    examples: undefined,
  };
  const { deprecated, description } = operationOf({ ...settings.get, deprecated: goes }, {}, parts);
  expect(deprecated).toBe(true);
  expect(description).toMatch(/^Goes away in 2\.0\.0\. Use settings\.read\.\n/);
  expect(operationOf(settings.get, {}, parts)).not.toHaveProperty('deprecated');
});

test('a field', () => {
  const form = z.object({ fax: told(z.string(), { deprecated: goes }), phone: z.string() });
  const { properties } = described(jsonSchemaOf(form, 'input'));
  expect(properties?.fax).toMatchObject({
    deprecated: true,
    description: 'goes away in 2.0.0: use settings.read',
  });
  expect(properties?.phone).not.toHaveProperty('deprecated');
});
