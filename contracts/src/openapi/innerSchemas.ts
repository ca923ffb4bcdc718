import type { JsonSchema } from './jsonSchema.ts';

type Parts = Record<string, JsonSchema>;

/** Maps the schemas inside a schema. `property` is the key where it is one of an object. */
export function mapInner(
  schema: JsonSchema,
  map: (inner: JsonSchema, property?: string) => JsonSchema,
): JsonSchema {
  const { properties, items, anyOf, oneOf } = schema as {
    properties?: Parts;
    items?: JsonSchema;
  } & JsonSchema;
  const each = (list: unknown) => (list as JsonSchema[]).map((one) => map(one));
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [key, map(value, key)]),
      ),
    }),
    ...(items && { items: map(items) }),
    ...(anyOf && { anyOf: each(anyOf) }),
    ...(oneOf && { oneOf: each(oneOf) }),
  } as JsonSchema;
}
