import { status } from '../envelope.ts';
import { endpointNameOf, type Interaction, statusOf } from '../pactFile.ts';
import { type JsonSchema, valuesOf } from './jsonSchema.ts';

/** Examples of calls: what the pact has, and of an answer besides that what the console does not read. */

export interface Example {
  summary: string;
  value: unknown;
}

/** Of one call: its query, its bodies, and its answers, success first. */
export interface CallExamples {
  query: Record<string, string>;
  bodies: Example[];
  answers: Example[];
}

const words = ({ description }: Interaction) => description.split(': ').slice(1).join(': ');

/** @param interactions of the pact, in the order of the file */
export function examplesByCall(interactions: readonly Interaction[]): ReadonlyMap<string, CallExamples> {
  const groups = Map.groupBy(interactions, endpointNameOf);
  return new Map([...groups].map(([name, own]) => [name, examplesOf(own)]));
}

function examplesOf(own: readonly Interaction[]): CallExamples {
  const good = own.filter((one) => statusOf(one) === status.ok);
  const [first] = good;
  const refused = [...Map.groupBy(own, statusOf)].flatMap(([code, [one]]) =>
    code === status.ok || !one ? [] : [one],
  );
  const query = Object.fromEntries(
    good.flatMap(({ request }) =>
      Object.entries(request.query ?? {}).flatMap(([name, [value]]) => (value ? [[name, value]] : [])),
    ),
  );
  const answer = (one: Interaction): Example => ({ summary: words(one), value: one.response.body?.content });
  return {
    query,
    bodies: first?.request.body ? [{ summary: words(first), value: first.request.body.content }] : [],
    answers: [...(first ? [first] : []), ...refused].map(answer),
  };
}

/** The value with what its schema requires and it lacks. */
export function completed(value: unknown, schema: JsonSchema): unknown {
  if (value === undefined) return made(schema);
  if (Array.isArray(value)) return value.map((one) => completed(one, (schema.items ?? {}) as JsonSchema));
  if (typeof value !== 'object' || value === null) return value;
  const own = objectIn(schema, value);
  const properties = (own.properties ?? {}) as Record<string, JsonSchema>;
  const given = Object.entries(value).map(([key, one]) => [
    key,
    completed(one, properties[key] ?? valuesOf(own) ?? {}),
  ]);
  const missing = (own.required ?? []).filter((key) => !(key in value));
  return Object.fromEntries([...given, ...missing.map((key) => [key, made(properties[key] ?? {})])]);
}

/** Of several possible objects the one that has all keys of the value. */
function objectIn(schema: JsonSchema, value: object): JsonSchema {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] as JsonSchema[];
  if (choices.length === 0) return schema;
  const fits = ({ properties = {} }: JsonSchema) => Object.keys(value).every((key) => key in properties);
  return choices.find((one) => one.properties && fits(one)) ?? choices[0] ?? {};
}

/** The least value that a schema allows. */
function made(schema: JsonSchema): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] as JsonSchema[];
  if (choice) return made(choice);
  const [type] = [schema.type].flat();
  if (type === 'object') return completed({}, schema);
  if (type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => made(schema.items as JsonSchema));
  if (type === 'integer' || type === 'number') return schema.minimum ?? 0;
  if (type === 'boolean') return false;
  return type === 'string' ? text(schema) : null;
}

/** Texts of the wire by their patterns. */
const texts = [
  ...[
    '',
    '1',
    '/',
    '*',
    '2026-05-13 10:30:00',
    '2026-05-13',
    '10:30',
    '05-13',
    '138****8000',
    '1234',
    '+5',
    '0571-87654321',
  ],
  ...[
    '13800138000',
    '9900001234567808',
    'P260513103000000001',
    '1101**********0011',
    '王*',
    'A',
    '0A1B2C3D4E5F60718293A4B5C6D7E8F9',
    '20260513',
    'a1',
    'https://example.com/a.jpg',
  ],
];

function text({ pattern, minLength = 0 }: JsonSchema): string {
  if (!pattern) return '示例'.padEnd(minLength, '例').slice(0, Math.max(minLength, 2));
  const found = texts.find((one) => one.length >= minLength && new RegExp(pattern).test(one));
  if (found === undefined) throw new Error(`no example of a text like ${pattern}`);
  return found;
}
