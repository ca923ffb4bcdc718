import type { AnyEndpoint } from '../../src/endpoint.ts';
import { status } from '../../src/envelope.ts';
import { fieldsOf } from '../../src/openapi/fields.ts';
import { jsonSchemaOf } from '../../src/openapi/jsonSchema.ts';
import { type Interaction, statusOf } from '../../src/pactFile.ts';

/** What a mutant does: to an answer, then to a request. */
export const kinds = ['changed', 'retyped', 'removed', 'nulled', 'renamed', 'dropped', 'rewrapped'] as const;
export type Kind = (typeof kinds)[number];

/** One small, deliberate fault at one place of the wire. */
export interface Mutant {
  /** `settings.get: data.phone retyped`, `settings.update -1007: message removed`; unique. */
  name: string;
  endpoint: AnyEndpoint;
  kind: Kind;
  /** Place in the envelope or the body (`data.list[].id`), or name of the query key; '' for the whole body. */
  place: string;
  /** The answers it is about have this status; absent where it is about requests. */
  status?: number;
}

/**
 * Every mutant of an endpoint. They follow from its definition, so that a pin that is gone, or never was, leaves a survivor; only what a
 * refusal carries besides its message is taken from its interactions.
 */
export function mutantsOf(endpoint: AnyEndpoint, interactions: Interaction[]): Mutant[] {
  const pinned = interactions.map((interaction) => statusOf(interaction) ?? 0);
  const codes = [...new Set([status.ok, ...endpoint.errors, ...pinned])];
  return [...codes.flatMap((code) => ofAnswers(endpoint, code, interactions)), ...ofRequests(endpoint)];
}

function ofAnswers(endpoint: AnyEndpoint, code: number, interactions: Interaction[]): Mutant[] {
  const title = code === status.ok ? endpoint.name : `${endpoint.name} ${code}`;
  const mutant = (kind: Kind, place: string): Mutant => ({
    name: `${title}: ${place} ${kind}`,
    endpoint,
    kind,
    place,
    status: code,
  });
  const pinned = interactions
    .filter((interaction) => statusOf(interaction) === code)
    .flatMap(({ response }) => placesIn(response.body?.content, ''));
  const known = code === status.ok ? dataPlaces(endpoint) : ['message', ...refusalPlaces(code)];
  const places = [...new Set([...known, ...pinned])].filter((place) => place !== '' && place !== 'status');
  return [
    mutant('changed', 'status'),
    ...places.flatMap((place) => [
      mutant('retyped', place),
      // A list without items is an answer like any other.
      ...(place.endsWith('[]') ? [] : [mutant('removed', place)]),
      mutant('nulled', place),
    ]),
  ];
}

/** A form marks the field that was refused. */
const refusalPlaces = (code: number) => (code === status.invalid ? ['data.field'] : []);

function dataPlaces({ data }: AnyEndpoint): string[] {
  const schema = jsonSchemaOf(data, 'output');
  return schema.type === 'null' ? [] : ['data', ...fieldsOf(schema).map(({ name }) => below('data', name))];
}

const below = (place: string, name: string) =>
  name === '' || name.startsWith('[') || place === '' ? place + name : `${place}.${name}`;

function placesIn(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return [place, ...value.flatMap((item) => placesIn(item, `${place}[]`))];
  if (typeof value !== 'object' || value === null) return [place];
  return [place, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, below(place, key)))];
}

function ofRequests(endpoint: AnyEndpoint): Mutant[] {
  const { name, travel } = endpoint;
  const mutant = (kind: Kind, place: string, words: string): Mutant => ({
    name: `${name}: ${words} ${kind}`,
    endpoint,
    kind,
    place,
  });
  const canRewrap = travel === 'data' || travel === 'plain';
  return [
    ...queryKeys(endpoint).map((key) => mutant('renamed', key, `query ${key}`)),
    ...bodyPlaces(endpoint).map((place) => mutant('dropped', place, `body ${place}`)),
    ...(canRewrap ? [mutant('rewrapped', '', 'body')] : []),
  ];
}

/** Decision 4: the token with every call but the signed upload, `use_request_body` with a POST. */
function queryKeys({ method, query, travel, access }: AnyEndpoint): string[] {
  const own = Object.keys(query ? (jsonSchemaOf(query, 'input').properties ?? {}) : {});
  if (travel === 'form') return own;
  return [...own, ...(access.public ? [] : ['token']), ...(method === 'POST' ? ['use_request_body'] : [])];
}

function bodyPlaces({ body, travel }: AnyEndpoint): string[] {
  const names = body ? fieldsOf(jsonSchemaOf(body, 'input')).map(({ name }) => name) : [];
  const keys = names.filter((name) => name !== '' && !name.endsWith('[]'));
  return travel === 'data' ? keys.map((key) => below('data', key)) : keys;
}
