import type * as z from 'zod/mini';
import { type AnyEndpoint, areaNameOf } from '../endpoint.ts';
import { pascal, singular } from './components.ts';
import { described } from './describe.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';

/** The schemas of a call, whole, with a description at every field. */
export interface CallSchemas {
  query: JsonSchema | undefined;
  body: JsonSchema | undefined;
  data: JsonSchema;
}

const sent = new WeakMap<object, JsonSchema>();
const answered = new WeakMap<object, JsonSchema>();

/** Calls share schemas; each is converted once. */
function converted(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const known = io === 'input' ? sent : answered;
  const json = known.get(schema) ?? described(jsonSchemaOf(schema, io));
  known.set(schema, json);
  return json;
}

export const schemasOf = ({ query, body, data }: AnyEndpoint): CallSchemas => ({
  query: query && converted(query, 'input'),
  body: body && converted(body, 'input'),
  data: converted(data, 'output'),
});

/** `Hotel`, of an area; its calls begin with it. */
const nounOf = (endpoint: AnyEndpoint) => pascal(singular(areaNameOf(endpoint)));
const callOf = (endpoint: AnyEndpoint) => endpoint.name.split('.')[1] ?? '';
/** `HotelCityStats`. */
export const nameOfCall = (endpoint: AnyEndpoint) => nounOf(endpoint) + pascal(callOf(endpoint));

/**
 * What the schemas of a call are called if nothing has the same schema and a better name: `Hotel` the record, `HotelRow` an entry of the list,
 * `HotelForm` and `HotelUpdate` what is saved, otherwise the name of the call with `Row`, `Form` or `Result`.
 */
export function rootsOf(endpoint: AnyEndpoint, { body, data }: CallSchemas) {
  const [, call = '', mirror = ''] = /^(\w+?)(OfOwn(?:Company)?)?$/.exec(callOf(endpoint)) ?? [];
  const area = nounOf(endpoint);
  const noun = area + mirror;
  const own = nameOfCall(endpoint);
  const rank = mirror ? 3 : 0;
  const list =
    (data.properties as Record<string, JsonSchema> | undefined)?.list ?? (data.items ? data : undefined);
  const roots = [
    ...(list?.items
      ? [
          {
            schema: list.items as JsonSchema,
            ...(call === 'list' ? { name: `${noun}Row`, rank: rank + 1 } : { name: `${own}Row`, rank: 7 }),
          },
        ]
      : []),
    call === 'get'
      ? { schema: data, name: noun, rank }
      : { schema: data, name: data.properties?.list ? `${own}Page` : `${own}Result`, rank: 8 },
    ...(body
      ? [
          call === 'add'
            ? { schema: body, name: `${noun}Form`, rank: rank + 1 }
            : {
                schema: body,
                name: call === 'update' ? `${noun}Update` : `${own}Form`,
                rank: call === 'update' ? rank + 2 : 6,
              },
        ]
      : []),
  ];
  return roots.map((root) => ({ ...root, area }));
}
