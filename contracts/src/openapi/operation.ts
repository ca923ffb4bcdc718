import type { AnyEndpoint } from '../endpoint.ts';
import { belongTypeLabels } from '../enums.ts';
import { type Status, status } from '../envelope.ts';
import { idempotencyHeader, idempotencyKeyPattern, takesKey } from '../idempotency.ts';
import { rightLabel } from '../rights/rightLabels.ts';
import { rightIds } from '../rights/rights.ts';
import { statusWords } from '../statusWords.ts';
import { traceHeader } from '../traceId.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';

/** One endpoint as an OpenAPI operation; what OpenAPI has no word for stands in `x-…` fields. */
export function operationOf(endpoint: AnyEndpoint, server: object) {
  const { name, purpose, travel, access } = endpoint;
  const body = requestBodyOf(endpoint);
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: purpose,
    servers: [server],
    security: access.public ? [] : [{ token: [] }],
    'x-rights': (access.rights ?? []).map((right) => ({
      name: right,
      code: rightIds[right],
      label: rightLabel(right),
    })),
    'x-belong-types': (access.belongTypes ?? []).map((code) => ({ code, label: belongTypeLabels[code] })),
    ...(access.scope && { 'x-scope': access.scope }),
    'x-travel': travel,
    parameters: parametersOf(endpoint),
    ...(body && { requestBody: body }),
    responses: { 200: responseOf(endpoint), 400: { $ref: '#/components/responses/Malformed' } },
    'x-errors': errorsOf(endpoint).map((code) => ({ status: code, ...statusWords[code] })),
  };
}

/** Every status besides 1 that the call may answer: what its definition declares, and what any such call may meet. */
export function errorsOf({ access, errors, query, body }: AnyEndpoint): Status[] {
  const { invalid, tokenExpired, forbidden, fault } = status;
  const guarded = access.rights || access.belongTypes || access.scope;
  const all = new Set<Status>(errors);
  if (query || body) all.add(invalid);
  if (!access.public) all.add(tokenExpired);
  if (guarded) all.add(forbidden);
  all.add(fault);
  return [...all].sort((a, b) => b - a);
}

/** The key by which a call can be sent again without acting twice. */
export const keyParameter = {
  name: idempotencyHeader,
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: idempotencyKeyPattern.source },
  description:
    'Made by the client. The same key and the same call: the first answer again for 24 hours; another call: -1002.',
} as const;

/** Under which name the log of the backend has the call. */
export const traceResponseHeader = {
  required: false,
  schema: { type: 'string' },
  description: 'The name of the call in the log of the backend, for problem reports. Optional.',
} as const;

/** Path, query and what decision 4 adds to the query; the token is the security scheme. */
function parametersOf(endpoint: AnyEndpoint) {
  const { path, query, method, travel, access } = endpoint;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    ...(name === 'belongId' && { description: `The caller's own unit (${access.scope}).` }),
  }));
  const { properties = {}, required = [] } = query ? jsonSchemaOf(query, 'input') : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  const flag = {
    name: 'use_request_body',
    in: 'query',
    required: true,
    schema: { type: 'integer', const: 1 },
    description: 'Stands in the query of every call by POST but the signed upload.',
  };
  return [
    ...inPath,
    ...inQuery,
    ...(method === 'POST' && travel !== 'form' ? [flag] : []),
    ...(takesKey(endpoint) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
}

/** Decision 3: form saves travel in `{"data": …}`, other JSON plainly; without anything to say the inside is `{}`. */
function requestBodyOf({ method, travel, body }: AnyEndpoint) {
  if (method === 'GET') return undefined;
  const inner: JsonSchema = body
    ? jsonSchemaOf(body, 'input')
    : { type: 'object', properties: {}, description: 'Always {}.' };
  const isForm = travel === 'form' || travel === 'signedForm';
  const schema =
    travel === 'data' ? { type: 'object', properties: { data: inner }, required: ['data'] } : inner;
  return {
    required: true,
    content: { [isForm ? 'application/x-www-form-urlencoded' : 'application/json']: { schema } },
  };
}

function responseOf(endpoint: AnyEndpoint) {
  const success = {
    title: 'Ok',
    type: 'object',
    properties: {
      status: { const: status.ok },
      message: { type: 'string' },
      data: jsonSchemaOf(endpoint.data, 'output'),
    },
    required: ['status', 'message', 'data'],
  };
  const refusals = errorsOf(endpoint).map((code) => ({
    $ref: `#/components/schemas/${statusWords[code].name}`,
  }));
  return {
    description: 'The envelope: `status` alone tells success (1) from a business error; HTTP stays 200.',
    headers: { [traceHeader]: { $ref: '#/components/headers/TraceId' } },
    content: { 'application/json': { schema: { oneOf: [success, ...refusals] } } },
  };
}
