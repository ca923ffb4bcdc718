import { status } from '../envelope.ts';
import type { openApiDocument } from './document.ts';
import { type JsonSchema, mapInner } from './jsonSchema.ts';

/**
 * The same document in OpenAPI 3.0, for generators of servers, which mostly know neither 3.1 nor unions: Spring's for instance.
 *
 * An operation answers its success only; who refuses throws, and one handler of all answers `Refusal`, which is a schema here, too.
 * Of alternatives that are all of one type, the type alone is left. Everything else says what it says in 3.1.
 */
export function openApi30Of(document: ReturnType<typeof openApiDocument>) {
  const { info, paths, components, ...rest } = document;
  const { identifier: _, ...license } = info.license;
  const schemas = components.schemas as Schemas;
  const mapped = <T>(part: T) => schemasMapped(part, schemas);
  return {
    ...rest,
    openapi: '3.0.3',
    info: {
      ...info,
      license,
      description: `${info.description}\n- This is the document for generators of servers: the 200 of an operation is its success; every refusal is HTTP 200 with \`Refusal\`.`,
    },
    paths: mapped(paths),
    components: {
      ...components,
      headers: mapped(components.headers),
      parameters: mapped(components.parameters),
      responses: mapped(components.responses),
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [name, schema30Of(schema, schemas)]),
      ),
    },
  };
}

/** What stands outside schemas, with the schemas in it in the words of 3.0. Examples hold data, in which `schema` means nothing. */
function schemasMapped<T>(value: T, schemas: Schemas): T {
  if (Array.isArray(value)) return value.map((one) => schemasMapped(one, schemas)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(successOnly(value)).map(([key, inner]) => {
    if (key === 'schema') return [key, schema30Of(inner as JsonSchema, schemas)];
    return [key, key === 'example' || key === 'examples' ? inner : schemasMapped(inner, schemas)];
  });
  return Object.fromEntries(entries) as T;
}

interface Content {
  schema?: JsonSchema;
  examples?: Record<string, { value?: { status?: number } }>;
}

/** Of the content of an answer, which is success or refusal, the success; anything else as it is. */
function successOnly(content: Content): Content {
  const { schema, examples = {} } = content;
  const [success, refusal] = (schema?.oneOf ?? []) as JsonSchema[];
  if (!success || !refusal?.$ref?.endsWith('/Refusal')) return content;
  const right = Object.entries(examples).filter(([, { value }]) => value?.status === status.ok);
  return { ...content, schema: success, examples: Object.fromEntries(right) };
}

type Schemas = Readonly<Record<string, JsonSchema>>;

const isNull = ({ type }: JsonSchema) => type === 'null';

/**
 * A schema in the words of 3.0: `nullable`, `enum` of one, and nothing beside a `$ref`.
 * @param schemas to which it may refer
 */
export function schema30Of(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const {
    $ref,
    const: only,
    propertyNames: _,
    ...facts
  } = mapInner(schema, (inner) => schema30Of(inner, schemas));
  if ($ref) return Object.keys(facts).length > 0 ? { allOf: [{ $ref }], ...facts } : { $ref };
  if (only !== undefined) return { ...facts, enum: [only] } as JsonSchema;
  if (isNull(schema)) return { ...facts, type: 'object', nullable: true } as JsonSchema;
  if (Array.isArray(facts.type)) {
    const [type] = facts.type.filter((name) => name !== 'null');
    return { ...facts, type, nullable: true } as JsonSchema;
  }
  const alternatives = schema.anyOf as JsonSchema[] | undefined;
  return alternatives ? alternatives30Of(alternatives, facts, schemas) : (facts as JsonSchema);
}

function alternatives30Of(
  alternatives: JsonSchema[],
  { anyOf: _, ...facts }: JsonSchema,
  schemas: Schemas,
): JsonSchema {
  const left = alternatives.filter((one) => !isNull(one)).map((one) => schema30Of(one, schemas));
  const [first = {}] = left;
  const { $ref, ...own } = first;
  const type = first.type ?? schemas[$ref?.split('/').at(-1) ?? '']?.type;
  // `nullable` means nothing where no type stands beside it.
  const nullable = left.length < alternatives.length && { type, nullable: true };
  if (left.length === 1)
    return { ...own, ...($ref && { allOf: [{ $ref }] }), ...facts, ...nullable } as JsonSchema;
  const types = new Set(left.map((one) => one.type));
  return { ...facts, ...(types.size === 1 ? { type } : { anyOf: left }), ...nullable } as JsonSchema;
}
