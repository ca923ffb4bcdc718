import * as z from 'zod/mini';
import { coreOf, defOf, infoOf } from '../forms/fieldInfo.ts';
import { mobile, mobilePattern } from '../forms/fields.ts';
import { knownWords, speak } from '../words.ts';
import { nameOfCodes } from './enumerations.ts';

/** A JSON Schema (draft 2020-12), which is what OpenAPI 3.1 holds. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * The JSON Schema of a definition's schema: what a caller sends (`input`) or what comes back (`output`). Rules that JSON
 * Schema cannot say, a check across two fields for instance, appear with their sentence in `x-messages`; what the definition states of a field besides,
 * in `x-label` (Chinese), `x-unit`, `x-enumeration`, `x-part` (a filter that looks for a part of the text) and `x-ending` (for what a number ends in).
 */
export function jsonSchemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema }) => {
      tidy(jsonSchema);
      if (zodSchema === mobile) jsonSchema.pattern = mobilePattern.source;
      stateFacts(zodSchema, jsonSchema, io);
    },
  });
  return sized(rest);
}

/** States the size of whole numbers: generators for Java and others take 32 bits for an integer without a format; amounts in cents need more. */
const largestInt32 = 2 ** 31 - 1;
function sized(schema: JsonSchema): JsonSchema {
  const mapped = mapInner(schema, sized);
  const isNumber = [mapped.type].flat().includes('integer') && !mapped.enum && mapped.const === undefined;
  const largest = Number(mapped.maximum ?? Number.MAX_SAFE_INTEGER);
  return isNumber ? { ...mapped, format: largest <= largestInt32 ? 'int32' : 'int64' } : mapped;
}

function tidy(schema: JsonSchema): void {
  // zod adds the safe-integer bounds; they are no rule of the definition.
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  // Unknown fields are ignored on both sides (domain design, section 18). What is left is the value of a map.
  if (!valuesOf(schema)) delete schema.additionalProperties;
}

/** The schema of the values of a map whose keys are free; undefined where nothing is said of them. */
export function valuesOf({ additionalProperties: values }: JsonSchema): JsonSchema | undefined {
  const isStated = typeof values === 'object' && Object.keys(values).length > 0;
  return isStated ? (values as JsonSchema) : undefined;
}

function stateFacts(schema: z.core.$ZodType, json: JsonSchema, io: 'input' | 'output'): void {
  const { label, unit, isPart, isEnding, deprecated } = infoOf(schema);
  const { type, defaultValue } = defOf(schema);
  const messages = io === 'input' ? messagesOf(schema) : [];
  stateCodes(schema, json);
  Object.assign(json, {
    ...(label && { 'x-label': knownWords.labels[label] }),
    ...(unit && { 'x-unit': unit }),
    ...(isPart && { 'x-part': true }),
    ...(isEnding && { 'x-ending': true }),
    ...(deprecated && { deprecated: true, 'x-deprecated': deprecated }),
    ...(type === 'default' && { default: defaultValue }),
    ...(messages.length > 0 && { 'x-messages': messages }),
  });
}

/** The codes of an enumeration, also where the definition takes any whole number or a text of it, and under which name `enumerations` has them. */
function stateCodes(schema: z.core.$ZodType, json: JsonSchema): void {
  const { codes: stated, name: called } = infoOf(schema).enumeration ?? {};
  const codes = json.enum ?? (json.type === 'integer' ? stated : undefined);
  if (!codes || typeof codes[0] !== 'number') return;
  for (const bound of ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const)
    delete json[bound];
  const name = called ?? nameOfCodes(defOf(coreOf(schema)).entries ?? {});
  Object.assign(json, { type: 'integer', enum: [...codes], ...(name && { 'x-enumeration': name }) });
}

type WithError = { error?: ((issue: object) => unknown) | undefined };

/** The sentences of a schema's own rules, each once, in the order in which they are checked. */
function messagesOf(schema: z.core.$ZodType): string[] {
  const { def } = schema._zod;
  const rules = [def, ...(def.checks ?? []).map((check) => check._zod.def)] as WithError[];
  const tokens = rules.flatMap(({ error }) => [error?.({})]);
  return [...new Set(tokens.filter((token) => typeof token === 'string').map((token) => speak(token)))];
}

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
  const values = valuesOf(schema);
  const each = (list: unknown) => (list as JsonSchema[]).map((one) => map(one));
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [key, map(value, key)]),
      ),
    }),
    ...(items && { items: map(items) }),
    ...(values && { additionalProperties: map(values) }),
    ...(anyOf && { anyOf: each(anyOf) }),
    ...(oneOf && { oneOf: each(oneOf) }),
  } as JsonSchema;
}
