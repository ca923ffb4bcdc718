import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { status } from './src/envelope.ts';
import { openApiDocument } from './src/openapi/document.ts';
import type { JsonSchema } from './src/openapi/jsonSchema.ts';
import { endpointNameOf, type Interaction, readPact } from './src/pactFile.ts';

/**
 * The OpenAPI document is the one of the definitions, and the pacts, which the console's real client writes, agree with it: what is
 * sent is allowed, and what is read of an answer is promised.
 */

const committed = readFileSync(resolve('contracts/openapi.json'), 'utf8');
const interactions = readdirSync(resolve('contracts/pacts'))
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => readPact(readFileSync(resolve('contracts/pacts', name), 'utf8'), name).interactions);

interface Content {
  content: Record<string, { schema: object }>;
}
interface Operation {
  operationId: string;
  servers: [{ url: string }];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: Content;
  responses: { 200: Content };
}
const document = openApiDocument(interactions);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as unknown as Record<string, Operation>).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    operation,
  })),
);

const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { int32: true, int64: true } });

/** In the strict reading unknown keys are refused; an interaction names only what is read, so nothing is required of an answer. */
function strict(schema: unknown, part: 'request' | 'response'): unknown {
  if (Array.isArray(schema)) return schema.map((item) => strict(item, part));
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, strict(value, part)]));
  if (part === 'response') delete copy.required;
  // Compiled once, not again for each operation.
  if (typeof copy.$ref === 'string') copy.$ref = `${part}${copy.$ref}`;
  return 'properties' in copy ? { ...copy, additionalProperties: false } : copy;
}

for (const part of ['request', 'response'] as const)
  ajv.addSchema({ $id: part, components: strict({ schemas: document.components.schemas }, part) as object });
const compiled = new Map<object, ValidateFunction>();
function compile(schema: object, part: 'request' | 'response'): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const made = ajv.compile(strict(schema, part) as object);
  compiled.set(schema, made);
  return made;
}

const wordsOf = ({ errors }: ValidateFunction) =>
  (errors ?? [])
    .map(({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`)
    .join('; ');

/** A refused request is wrong on purpose. */
const isWrongOnPurpose = ({ response }: Interaction) => response.body?.content.status === status.invalid;

function requestFaults({ request }: Interaction, { parameters, requestBody }: Operation): string[] {
  const query = Object.entries(request.query ?? {}).filter(([name]) => name !== 'token');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const missing = inQuery.filter(({ name, required }) => required && !request.query?.[name]);
  const unknown = query.filter(([name]) => !inQuery.some((parameter) => parameter.name === name));
  const wrong = query.flatMap(([name, [text = '']]) => {
    const schema = inQuery.find((parameter) => parameter.name === name)?.schema;
    if (!schema) return [];
    const validate = compile(schema, 'request');
    const isRight = validate(text) || (/^-?\d+$/.test(text) && validate(Number(text)));
    return isRight ? [] : [`query ${name} ${wordsOf(validate)}`];
  });
  return [
    ...missing.map(({ name }) => `query ${name} is missing`),
    ...unknown.map(([name]) => `query ${name} is not defined`),
    ...wrong,
    ...bodyFaults(request.body?.content, requestBody),
  ];
}

function bodyFaults(sent: unknown, requestBody: Content | undefined): string[] {
  if (!requestBody) return sent === undefined ? [] : ['body: none is defined'];
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(requestBody.content);
  const isForm = type === 'application/x-www-form-urlencoded';
  const validate = compile(schema, 'request');
  const body = isForm ? Object.fromEntries(new URLSearchParams(sent as string)) : sent;
  return validate(body) ? [] : [`body ${wordsOf(validate)}`];
}

function faultsOf(interaction: Interaction): string[] {
  const found = operations.find(({ operation }) => operation.operationId === endpointNameOf(interaction));
  if (!found) return ['no such operation'];
  const { method, path, operation } = found;
  const pattern = new RegExp(`^${operation.servers[0].url}${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  const { request, response } = interaction;
  const addressed = method === request.method && pattern.test(request.path);
  const validate = compile(operation.responses[200].content['application/json']?.schema ?? {}, 'response');
  return [
    ...(addressed ? [] : [`${request.method} ${request.path} is not ${method} ${path}`]),
    ...(isWrongOnPurpose(interaction) ? [] : requestFaults(interaction, operation)),
    ...(validate(response.body?.content) ? [] : [`answer ${wordsOf(validate)}`]),
  ];
}

const allFaults = (list: Interaction[]) =>
  list.flatMap((interaction) => faultsOf(interaction).map((fault) => `${interaction.description}: ${fault}`));

test('contracts/openapi.json is the document of the definitions', () => {
  expect(
    committed === `${JSON.stringify(document, null, 2)}\n`,
    'contracts/openapi.json is stale: run npm run contracts:openapi and commit it',
  ).toBe(true);
});

test('generators find names and sizes: of each body, of whole numbers, of codes', () => {
  const unnamed = operations.filter(({ operation: { requestBody } }) =>
    Object.values(requestBody?.content ?? {}).some(({ schema }) => !('$ref' in schema)),
  );
  expect(unnamed.map(({ operation }) => operation.operationId)).toEqual([]);
  const schemas = document.components.schemas as unknown as Record<string, JsonSchema>;
  // Statistics of cents pass 2,147,483,647 with 21 million yuan.
  const size = (schema: string, field: string) =>
    (schemas[schema]?.properties?.[field] as JsonSchema | undefined)?.format;
  expect([size('WithdrawSumResult', 'toPayAmount'), size('HotelForm', 'totalRooms')]).toEqual([
    'int64',
    'int32',
  ]);
  const constants = Object.values(schemas).flatMap((schema) => (schema['x-enum-varnames'] as string[]) ?? []);
  expect(constants).toContain('DOUBLE');
  expect(constants.filter((name) => !/^[A-Z][A-Za-z0-9_]*$/.test(name))).toEqual([]);
});

test('every interaction agrees with the document', () => {
  const faults = allFaults(interactions);
  if (faults.length > 0) expect.fail(`${faults.length} faults:\n  ${faults.join('\n  ')}\n`);
});

test('a difference between the two is found, wherever it is', () => {
  const of = (name: string) => {
    const found = interactions.find(({ description }) => description === name);
    return structuredClone(found) as Interaction;
  };
  const page = of('smsLogs.list: the first page');
  page.request.query = { ...page.request.query, colour: ['red'] };
  const answer = of('smsLogs.list: the first page');
  answer.response.body = { content: { status: status.ok, data: { list: [{ colour: 'red' }] } } };
  const saved = of('homeBanners.add: without a link');
  saved.request.body = { content: { data: { enabled: 1 } } };
  const elsewhere = of('uploads.postSignature: for a picture');
  elsewhere.request.path = elsewhere.request.path.replace('/apps/', '/main/');
  expect(allFaults([page, answer, saved, elsewhere])).toEqual([
    expect.stringContaining('query colour is not defined'),
    expect.stringContaining('"additionalProperty":"colour"'),
    expect.stringContaining("must have required property 'title'"),
    expect.stringContaining('is not POST /oss/generate-post-signature'),
  ]);
});
