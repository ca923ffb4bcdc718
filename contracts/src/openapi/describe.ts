import { type JsonSchema, valuesOf } from './jsonSchema.ts';
import { meanings, unitWords } from './meanings.ts';

/** Where the property names of a schema are known, what each of them means: its Chinese label, what it is for, and its unit. */

/** What the schema of a value says of the place where it stands, not of its kind. */
export const ownFacts = [
  'x-label',
  'x-part',
  'x-ending',
  'x-messages',
  'description',
  'deprecated',
  'x-deprecated',
] as const;

/** One property's description; '' where nothing is known. */
export function meaningOf(name: string, schema: JsonSchema): string {
  const { 'x-label': label, 'x-unit': unit, 'x-part': isPart, 'x-ending': isEnding } = schema;
  const { 'x-deprecated': deprecated } = schema;
  const { until, instead } = (deprecated ?? {}) as { until?: string; instead?: string };
  const parts = [
    label,
    meanings[name],
    // A meaning names its unit itself.
    ...(unit && !meanings[name] ? [unitWords(unit as never)] : []),
    ...(isPart ? ['any part of the text, literally'] : []),
    ...(isEnding ? ['the whole number, or what it ends in'] : []),
    ...(until ? [`goes away in ${until}${instead ? `: use ${instead}` : ''}`] : []),
  ];
  return parts.filter(Boolean).join('; ');
}

/** The same schema with a description at every property, below `properties` of any depth. */
export function described(schema: JsonSchema): JsonSchema {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(
    ([name, value]) => {
      const description = meaningOf(name, value);
      return [name, { ...described(value), ...(description && { description }) }];
    },
  );
  const values = valuesOf(schema);
  const inner = (list: unknown) => (list as JsonSchema[]).map(described);
  return {
    ...schema,
    ...(schema.properties && { properties: Object.fromEntries(properties) }),
    ...(schema.items && { items: described(schema.items as JsonSchema) }),
    ...(values && { additionalProperties: described(values) }),
    ...(schema.anyOf && { anyOf: inner(schema.anyOf) }),
    ...(schema.oneOf && { oneOf: inner(schema.oneOf) }),
  } as JsonSchema;
}
