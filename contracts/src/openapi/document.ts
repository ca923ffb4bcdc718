import { allEndpoints, areas } from '../areas.ts';
import type { ApiBase } from '../endpoint.ts';
import { type Status, status } from '../envelope.ts';
import { statusWords } from '../statusWords.ts';
import { keyParameter, operationOf, traceResponseHeader } from './operation.ts';

/** The three bases; a deployment puts its own addresses here. */
const servers: Record<ApiBase, { url: string; description: string }> = {
  main: { url: '/api/main', description: 'main: everything that is not on one of the other two' },
  resorts: { url: '/api/resorts', description: 'resorts: pictures' },
  apps: { url: '/api/apps', description: 'apps: signatures for direct uploads' },
};

const info = {
  title: '美美旅享平台 · back-office API',
  version: '1.0.0',
  description: [
    'What the back-office console calls, generated from the same definitions as its calls, its mock and its checks.',
    '',
    '- Every answer is an envelope `{status, message, data}`. A business error is HTTP 200 with a `status` other than 1.',
    '- `token` stands in the query. `x-rights`: any one of them admits a caller; a manage right implies the view right of the same reach.',
    '- `x-belong-types`: kinds of users that may call. `x-scope`: `{belongId}` has to be the unit of the caller.',
    '- `x-travel`: `data` = JSON `{"data": …}`, `plain` = bare JSON, `form` and `signedForm` = form-encoded, `none` = no body.',
    '- `x-messages`: the sentences of the rules of a value, also of those that JSON Schema cannot say.',
  ].join('\n'),
};

const refusalSchema = (code: Status) => ({
  title: statusWords[code].name,
  description: statusWords[code].meaning,
  type: 'object',
  properties: {
    status: { const: code },
    message: { type: 'string', minLength: 1, examples: [statusWords[code].sentence] },
    data:
      code === status.invalid
        ? { type: ['object', 'null'], properties: errorData }
        : { type: ['object', 'null'] },
  },
  required: ['status', 'message'],
});

const refusals = Object.values(status).filter((code) => code !== status.ok);

/** The OpenAPI 3.1 document of all that is defined. The same definitions give the same bytes. */
/** What an error tells besides its words: the first bad field, and the days of a calendar that it is about. */
const errorData = {
  field: { type: 'string' },
  date: { type: 'string' },
  dates: { type: 'array', items: { type: 'string' } },
} as const;

export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info,
    servers: Object.values(servers),
    tags: Object.keys(areas).map((name) => ({ name })),
    paths: Object.fromEntries(
      allEndpoints.map((endpoint) => [
        `/${endpoint.path}`,
        { [endpoint.method.toLowerCase()]: operationOf(endpoint, servers[endpoint.base]) },
      ]),
    ),
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'query', name: 'token' } },
      schemas: Object.fromEntries(refusals.map((code) => [statusWords[code].name, refusalSchema(code)])),
      parameters: { IdempotencyKey: keyParameter },
      headers: { TraceId: traceResponseHeader },
      responses: {
        Malformed: {
          description: 'The body is not valid JSON; in the envelope all the same (decision 9).',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Invalid' } } },
        },
      },
    },
  };
}
