import { type AnyEndpoint, areaNameOf } from '../endpoint.ts';
import { belongTypeLabels } from '../enums.ts';
import { type Status, status } from '../envelope.ts';
import { idempotencyHeader, idempotencyKeyPattern, takesKey } from '../idempotency.ts';
import { rightLabel } from '../rights/rightLabels.ts';
import { rightIds } from '../rights/rights.ts';
import { statusWords } from '../statusWords.ts';
import { traceHeader } from '../traceId.ts';
import type { CallSchemas } from './callSchemas.ts';
import { refTo } from './components.ts';
import { meaningOf } from './describe.ts';
import { errorLines } from './envelope.ts';
import { type CallExamples, completed, type Example } from './examples.ts';
import type { JsonSchema } from './jsonSchema.ts';

/** What a document has ready for one call. */
export interface Parts extends CallSchemas {
  /** The name of the answer's schema. */
  answer: string;
  /** The name of the body's schema, unless the form itself is the body. */
  request?: string;
  /** A schema with references to the named ones. */
  named(schema: JsonSchema): JsonSchema;
  examples: CallExamples | undefined;
}

/** One endpoint as an OpenAPI operation; what OpenAPI has no word for stands in `x-…` fields. */
export function operationOf(endpoint: AnyEndpoint, server: object, parts: Parts) {
  const { name, purpose, travel, access, deprecated } = endpoint;
  const body = requestBodyOf(endpoint, parts);
  return {
    operationId: name,
    tags: [areaNameOf(endpoint)],
    summary: purpose,
    description: descriptionOf(endpoint),
    ...(deprecated && { deprecated: true, 'x-deprecated': deprecated }),
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
    parameters: parametersOf(endpoint, parts),
    ...(body && { requestBody: body }),
    responses: { 200: responseOf(parts), 400: { $ref: '#/components/responses/Malformed' } },
    'x-errors': errorsOf(endpoint).map((code) => ({ status: code, name: statusWords[code].name })),
  };
}

/** Who may call, how it can be refused, and until when it is there. */
function descriptionOf(endpoint: AnyEndpoint): string {
  const { access, deprecated } = endpoint;
  const rights = (access.rights ?? []).map((right) => `${rightIds[right]} ${rightLabel(right)}`);
  const kinds = (access.belongTypes ?? []).map((code) => `${code} ${belongTypeLabels[code]}`);
  const who = access.public ? 'Needs no token.' : 'Needs a token.';
  return [
    ...(deprecated
      ? [`Goes away in ${deprecated.until}.${deprecated.instead ? ` Use ${deprecated.instead}.` : ''}`]
      : []),
    [
      who,
      ...(rights.length > 0 ? [`Any of the rights: ${rights.join(', ')}.`] : []),
      ...(kinds.length > 0 ? [`Users of the kinds: ${kinds.join(', ')}.`] : []),
      ...(access.scope ? [`Only for the caller's own ${access.scope}.`] : []),
    ].join(' '),
    ...(takesKey(endpoint)
      ? ['Sent again with the same Idempotency-Key, it answers the same and acts once.']
      : []),
    `Refusals, as HTTP 200 with this status:\n\n${errorLines(errorsOf(endpoint))}`,
  ].join('\n\n');
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
function parametersOf(endpoint: AnyEndpoint, { query, named, examples }: Parts) {
  const { path, method, travel, access } = endpoint;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1 },
    description: name === 'belongId' ? `The caller's own unit (${access.scope}).` : meaningOf(name, {}),
    example: '1',
  }));
  const { properties = {}, required = [] } = query ?? {};
  const inQuery = Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => {
    // What generators read of a parameter, they read of the parameter itself, not of its schema.
    const { description, deprecated, 'x-deprecated': leaving, ...rest } = named(schema);
    const value = examples?.query[name];
    return {
      name,
      in: 'query',
      required: required.includes(name),
      ...(description && { description }),
      ...(deprecated && { deprecated, 'x-deprecated': leaving }),
      schema: rest,
      ...(value !== undefined && { example: schema.type === 'integer' ? Number(value) : value }),
    };
  });
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

/** Decision 3: form saves travel in `{"data": …}`; without anything to say the inside is `{}`. */
export function requestOf(travel: AnyEndpoint['travel'], form: JsonSchema | undefined): JsonSchema {
  const inner: JsonSchema = form ?? { type: 'object', description: 'Always {}.' };
  return travel === 'data' ? { type: 'object', properties: { data: inner }, required: ['data'] } : inner;
}

/** Other JSON, and what is form-encoded, travels plainly. */
function requestBodyOf({ method, travel }: AnyEndpoint, { body, named, request, examples }: Parts) {
  if (method === 'GET') return undefined;
  const isForm = travel === 'form' || travel === 'signedForm';
  const schema = request ? refTo(request) : named(body ?? {});
  const content = { schema, ...(!isForm && listed(examples?.bodies)) };
  return {
    required: true,
    content: { [isForm ? 'application/x-www-form-urlencoded' : 'application/json']: content },
  };
}

const listed = (examples: Example[] = []) =>
  examples.length > 0 && {
    examples: Object.fromEntries(examples.map((one, at) => [at === 0 ? 'right' : `refused${at}`, one])),
  };

function responseOf({ answer, data, examples }: Parts) {
  const answers = examples?.answers.map(({ summary, value }, at) => ({
    summary,
    value: at === 0 ? withData(value, data) : value,
  }));
  return {
    description: 'The envelope: `status` alone tells success (1) from a business error; HTTP stays 200.',
    headers: { [traceHeader]: { $ref: '#/components/headers/TraceId' } },
    content: {
      'application/json': { schema: { oneOf: [refTo(answer), refTo('Refusal')] }, ...listed(answers) },
    },
  };
}

const withData = (value: unknown, data: JsonSchema) => ({
  message: statusWords[status.ok].sentence,
  ...(value as object),
  data: completed((value as { data?: unknown }).data, data),
});
