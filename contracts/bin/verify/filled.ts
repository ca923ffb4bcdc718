import type { Interaction } from '../../src/pactFile.ts';
import type { Values } from './stateEndpoint.ts';

/** A request as the Verifier sends it, with the examples of the pact. */
export interface Sent {
  /** Path and query. */
  address: string;
  body: Buffer;
}

/**
 * A value of a request that comes from its states: `${id}` is the value itself, whatever its type is; in a longer text it is written. In the
 * form of the pact specification (generator ProviderState).
 */
interface Generator {
  expression: string;
}

type Generators = Interaction['request']['generators'];

/**
 * The request with what its states answered, as a Verifier sends it that asks for the states itself. A part of which a value is missing
 * keeps its example.
 */
export function filled({ address, body }: Sent, generators: Generators, values: Values): Sent {
  const {
    path,
    query,
    body: inBody,
  } = (generators ?? {}) as {
    path?: Generator;
    query?: Record<string, Generator>;
    body?: Record<string, Generator>;
  };
  const [examplePath = '', exampleQuery] = address.split(/\?(.*)/s);
  const ownPath = path && answered(path, values);
  const pathname = ownPath === undefined ? examplePath : encodeURI(String(ownPath));
  const search = exampleQuery === undefined ? '' : `?${filledQuery(exampleQuery, query ?? {}, values)}`;
  return { address: pathname + search, body: inBody ? filledBody(body, inBody, values) : body };
}

const isMissing = (value: unknown) => value === undefined || value === null;

/** Undefined where a value is missing. */
function answered({ expression }: Generator, values: Values): unknown {
  const [, whole] = /^\$\{(\w+)\}$/.exec(expression) ?? [];
  if (whole) return values[whole] ?? undefined;
  const names = [...expression.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => isMissing(values[name]))) return undefined;
  return expression.replace(/\$\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

function filledQuery(query: string, generators: Record<string, Generator>, values: Values): string {
  const parts = query.split('&').map((part) => {
    const [name = ''] = part.split('=');
    const generator = generators[decodeURIComponent(name)];
    const value = generator && answered(generator, values);
    return value === undefined ? part : `${name}=${encodeURIComponent(String(value))}`;
  });
  return parts.join('&');
}

function filledBody(body: Buffer, generators: Record<string, Generator>, values: Values): Buffer {
  const content: unknown = JSON.parse(body.toString('utf8'));
  for (const [path, generator] of Object.entries(generators)) {
    const value = answered(generator, values);
    if (value !== undefined) put(content, path, value);
  }
  return Buffer.from(JSON.stringify(content));
}

/** Puts a value at a place like `$.data.rooms[0].id`. */
function put(content: unknown, path: string, value: unknown): void {
  const keys = [...path.matchAll(/\.(\w+)|\[(\d+)\]/g)].map(([, name, index]) => name ?? Number(index));
  const last = keys.pop();
  let at = content as Record<string | number, unknown> | undefined;
  for (const key of keys) at = at?.[key] as typeof at;
  if (at && last !== undefined && last in at) at[last] = value;
}
