import { allEndpoints, areas } from '../areas.ts';
import type { AnyEndpoint, ApiBase } from '../endpoint.ts';
import type { Interaction } from '../pactFile.ts';
import { contractVersion } from '../version.ts';
import { type CallSchemas, nameOfCall, rootsOf, schemasOf } from './callSchemas.ts';
import { enumerationSchemas, nameSchemas } from './components.ts';
import { answerOf, envelopeSchemas } from './envelope.ts';
import { examplesByCall } from './examples.ts';
import type { JsonSchema } from './jsonSchema.ts';
import { keyParameter, operationOf, requestOf, traceResponseHeader } from './operation.ts';

/** The three bases; a deployment puts its own addresses here. */
const servers: Record<ApiBase, { url: string; description: string }> = {
  main: { url: '/api/main', description: 'main: everything that is not on one of the other two' },
  resorts: { url: '/api/resorts', description: 'resorts: pictures' },
  apps: { url: '/api/apps', description: 'apps: signatures for direct uploads' },
};

const info = {
  title: '美美旅享平台 · back-office API',
  version: contractVersion,
  contact: { name: '美美旅享平台' },
  license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
  description: [
    'What the back-office console calls, generated from the same definitions as its calls, its mock and its checks.',
    '',
    '- Every answer is an envelope `{status, message, data}`. A business error is HTTP 200 with a `status` other than 1.',
    '- `token` stands in the query. `x-rights`: any one of them admits a caller; a manage right implies the view right of the same reach.',
    '- `x-belong-types`: kinds of users that may call. `x-scope`: `{belongId}` has to be the unit of the caller.',
    '- `x-travel`: `data` = JSON `{"data": …}`, `plain` = bare JSON, `form` and `signedForm` = form-encoded, `none` = no body.',
    '- `x-messages`: the sentences of the rules of a value, also of those that JSON Schema cannot say.',
    '- Texts of forms are trimmed before they are checked; lengths count code points.',
    '- Money is whole cents, rates are basis points (100 = 1 %), unless a field says otherwise.',
    '- Times are `yyyy-MM-dd HH:mm:ss`, days `yyyy-MM-dd`, both in Asia/Shanghai; `1970-01-01 08:00:00` means that it never happened.',
    '- A list answers the page that `offset` and `limit` cut out of all matches, and in `count` how many match. Each filter narrows; one on words finds a part of the text in any case, `%` and `_` are ordinary characters; both ends of a span belong to it. Rows that are equal in the order of the list follow by age, newest first.',
  ].join('\n'),
};

/** An area with what it can be asked for. */
const tagOf = ([name, calls]: [string, Record<string, AnyEndpoint>]) => ({
  name,
  description: Object.keys(calls).join(', '),
});

/** The OpenAPI 3.1 document of all that is defined, with the examples of the pact. The same definitions and pact give the same bytes. */
export function openApiDocument(interactions: readonly Interaction[] = []) {
  const examples = examplesByCall(interactions);
  const calls = allEndpoints.map((endpoint) => ({ endpoint, own: schemasOf(endpoint) }));
  const { schemas, named } = nameSchemas(calls.flatMap(({ endpoint, own }) => rootsOf(endpoint, own)));
  const answers = new Map<string, JsonSchema>();
  const answerName = (endpoint: AnyEndpoint, { data }: CallSchemas) => {
    const kind = named(data);
    const name = kind.$ref?.split('/').at(-1) ?? (data.type === 'null' ? 'Done' : nameOfCall(endpoint));
    answers.set(`${name}Answer`, answerOf(kind));
    return `${name}Answer`;
  };
  const requests = new Map<string, JsonSchema>();
  /** The JSON that carries a form; one for all calls that send the same. */
  const requestName = (endpoint: AnyEndpoint, { body }: CallSchemas) => {
    const kind = body && named(body);
    const request = requestOf(endpoint.travel, kind);
    const empty = endpoint.travel === 'data' ? 'EmptyForm' : 'Empty';
    const own = kind ? (kind.$ref?.split('/').at(-1) ?? nameOfCall(endpoint)) : empty;
    const isOther = JSON.stringify(requests.get(`${own}Request`) ?? request) !== JSON.stringify(request);
    const name = `${isOther ? nameOfCall(endpoint) : own}Request`;
    if (name in schemas) throw new Error(`${name} is the name of a schema and of a body`);
    requests.set(name, request);
    return name;
  };
  const paths = Object.fromEntries(
    calls.map(({ endpoint, own }) => {
      const parts = {
        ...own,
        named,
        answer: answerName(endpoint, own),
        ...(endpoint.travel === 'data' || !own.body ? { request: requestName(endpoint, own) } : {}),
        examples: examples.get(endpoint.name),
      };
      return [
        `/${endpoint.path}`,
        { [endpoint.method.toLowerCase()]: operationOf(endpoint, servers[endpoint.base], parts) },
      ];
    }),
  );
  const all = {
    ...schemas,
    ...Object.fromEntries(requests),
    ...Object.fromEntries(answers),
    ...envelopeSchemas,
  };
  const text = JSON.stringify([paths, all]);
  const used = new Set([...text.matchAll(/#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name));
  return {
    openapi: '3.1.0',
    info,
    servers: Object.values(servers),
    tags: Object.entries(areas).map(tagOf),
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'query', name: 'token' } },
      schemas: { ...all, ...enumerationSchemas(used) },
      parameters: { IdempotencyKey: keyParameter },
      headers: { TraceId: traceResponseHeader },
      responses: {
        Malformed: {
          description: 'The body is not valid JSON; in the envelope all the same (decision 9).',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
    },
  };
}
