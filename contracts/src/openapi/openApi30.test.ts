import { expect, test } from 'vitest';
import { openApiDocument } from './document.ts';
import { openApi30Of, schema30Of } from './openApi30.ts';

const schemas = { Star: { type: 'integer' as const, enum: [10, 20] } };
const star = { $ref: '#/components/schemas/Star' };
const text = { type: 'string' };
const nothing = { type: 'null' };
const nullable = true;

test.each([
  [
    'a type or null',
    { type: ['integer', 'null'], format: 'int64' },
    { type: 'integer', format: 'int64', nullable },
  ],
  ['nothing but null', nothing, { type: 'object', nullable }],
  ['one value', { ...text, const: '' }, { ...text, enum: [''] }],
  ['a reference', star, star],
  ['a reference with words', { ...star, description: 'stars' }, { allOf: [star], description: 'stars' }],
  [
    'a reference or null',
    { anyOf: [star, nothing], description: 'stars' },
    { type: 'integer', nullable, allOf: [star], description: 'stars' },
  ],
  ['a text or null', { anyOf: [{ ...text, maxLength: 5 }, nothing] }, { ...text, maxLength: 5, nullable }],
  [
    'texts of two kinds',
    {
      anyOf: [
        { ...text, const: '' },
        { ...text, minLength: 3 },
      ],
    },
    text,
  ],
  ['two types', { anyOf: [text, { type: 'integer' }] }, { anyOf: [text, { type: 'integer' }] }],
  [
    'properties and items',
    {
      type: 'object',
      properties: { type: { const: 1 }, days: { type: 'array', items: { type: ['string', 'null'] } } },
    },
    {
      type: 'object',
      properties: { type: { enum: [1] }, days: { type: 'array', items: { ...text, nullable } } },
    },
  ],
])('%s', (_, schema, expected) => {
  expect(schema30Of(schema as never, schemas)).toEqual(expected);
});

test('an operation answers its success alone; a refusal is a schema', () => {
  const { openapi, info, paths, components } = openApi30Of(openApiDocument());
  expect([openapi, info.license]).toEqual(['3.0.3', { name: 'Proprietary' }]);
  const answered = [...JSON.stringify(paths).matchAll(/"200":\{.*?"schema":(\{.*?\})/g)].map(
    ([, schema]) => schema,
  );
  expect(answered).toHaveLength(Object.keys(paths).length);
  expect(
    answered.filter((schema) => !/^\{"\$ref":"#\/components\/schemas\/\w+Answer"\}$/.test(schema ?? '')),
  ).toEqual([]);
  expect(components.schemas).toHaveProperty('Refusal');
});
