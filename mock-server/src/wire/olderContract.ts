import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import type { Envelope } from '#contracts/envelope.ts';

/**
 * A released version of the contract (`MOCK_CONTRACT=1.0.0`): the mock answers as a backend of that version, so that a console can be tried before its
 * backend is there. Calls that the version does not have are refused with -1004, filters that it does not have are not heeded, and fields that it does not
 * have are left out of the answers, as are entries of a list with a code that it does not have. Fields of a body that it does not have are not heeded,
 * but for those that the definitions of today cannot do without.
 */
export interface OlderContract {
  version: string;
  /** In OpenAPI 3.1. */
  document: Document;
  has(endpoint: AnyEndpoint): boolean;
  /** The query without what the version does not read. */
  queryOf(endpoint: AnyEndpoint, query: URLSearchParams): URLSearchParams;
  /** The body without what the version does not read. */
  bodyOf(endpoint: AnyEndpoint, body: unknown): unknown;
  strip(endpoint: AnyEndpoint | undefined, envelope: Envelope): Envelope;
}

interface Schema {
  $ref?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}
interface Operation {
  operationId: string;
  parameters?: { name?: string; in?: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: { 200: { content: { 'application/json': { schema: { oneOf: Schema[] } } } } };
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

const versionsFolder = new URL('../../../contracts/versions/', import.meta.url);

/** The versions that `olderContract` knows, in no order. */
export const knownVersions = (): string[] =>
  readdirSync(versionsFolder).flatMap((name) => /^(.+)\.json\.gz$/.exec(name)?.[1] ?? []);

/** @returns undefined where no such version was released */
export function olderContract(version: string): OlderContract | undefined {
  const file = new URL(`${version}.json.gz`, versionsFolder);
  if (!/^[\d.]+$/.test(version) || !existsSync(file)) return undefined;
  const document = JSON.parse(gunzipSync(readFileSync(file)).toString()) as Document;
  const operations = new Map(
    Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((operation): [string, Operation] => [operation.operationId, operation]),
    ),
  );
  const schemas = document.components?.schemas ?? {};
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  return {
    version,
    document,
    has: ({ name }) => operations.has(name),
    queryOf({ name }, query) {
      const own = operations.get(name)?.parameters?.filter((one) => one.in === 'query') ?? [];
      const known = new Set(['token', ...own.map((one) => one.name)]);
      return new URLSearchParams([...query].filter(([key]) => known.has(key)));
    },
    bodyOf({ name, travel }, body) {
      const [content] = Object.values(operations.get(name)?.requestBody?.content ?? {});
      const schema = resolve(content?.schema ?? {});
      return kept(body, (travel === 'data' ? schema.properties?.data : schema) ?? {}, resolve);
    },
    strip(endpoint, envelope) {
      const answer = operations.get(endpoint?.name ?? '')?.responses[200].content['application/json'].schema;
      const data = resolve(answer?.oneOf[0] ?? {}).properties?.data;
      return envelope.status === 1 && data
        ? { ...envelope, data: kept(envelope.data, data, resolve) }
        : envelope;
    },
  };
}

/** Whether an entry has no code that is unknown to the version. */
function isKnown(value: unknown, { properties = {} }: Schema, resolve: (schema: Schema) => Schema): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, code]) => {
    const codes = properties[key] && resolve(properties[key]).enum;
    return !codes || codes.includes(code);
  });
}

/** The value without the fields that its schema does not have. A schema without fields is that of a map. */
function kept(value: unknown, schema: Schema, resolve: (schema: Schema) => Schema): unknown {
  const { properties, items, anyOf = [], oneOf = [] } = resolve(schema);
  const choices = [...anyOf, ...oneOf].map(resolve);
  if (Array.isArray(value)) {
    const item = items ?? choices.find((one) => one.items)?.items;
    if (!item) return value;
    return value.filter((one) => isKnown(one, resolve(item), resolve)).map((one) => kept(one, item, resolve));
  }
  const fields: Record<string, Schema> = Object.assign(
    {},
    ...choices.map((one) => one.properties),
    properties,
  );
  if (typeof value !== 'object' || value === null || Object.keys(fields).length === 0) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const field = fields[key];
      return field ? [[key, kept(inner, field, resolve)]] : [];
    }),
  );
}
