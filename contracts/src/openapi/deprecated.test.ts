import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { memberLabels } from '../areas/memberLabels.ts';
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

test('a filter: on the parameter, where generators look for it', () => {
  const query = z.object({ fax: told(z.string(), { deprecated: goes, isPart: true }), phone: z.string() });
  const call = { ...memberLabels.list, query };
  const parts = {
    ...schemasOf(call),
    ...{ named: (schema: JsonSchema) => schema, answer: 'A', examples: undefined },
  };
  const [fax, phone] = operationOf(call, {}, parts).parameters;
  expect(fax).toMatchObject({ name: 'fax', deprecated: true, 'x-deprecated': goes });
  expect(fax).toHaveProperty('schema', { type: 'string', 'x-part': true });
  expect(phone).not.toHaveProperty('deprecated');
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
