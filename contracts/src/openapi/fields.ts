import { codeLine } from './enumerations.ts';
import { type JsonSchema, valuesOf } from './jsonSchema.ts';

/** One value of a query, body or answer, for people to read. */
export interface Field {
  /** Dotted path; `[]` stands for every item of a list, `*` for every key of a map. '' is the value itself. */
  name: string;
  type: string;
  required: boolean;
  /** What it is for and what its codes mean; '' where nothing is known. */
  meaning: string;
  /** What else holds, in words. */
  rules: string[];
}

/** The values of a schema, line by line, outer before inner. @param schema with or without a description at every property */
export function fieldsOf(schema: JsonSchema, name = '', required = true): Field[] {
  const own: Field = {
    name,
    type: typeOf(schema),
    required,
    meaning: meaningIn(schema),
    rules: rulesOf(schema),
  };
  const values = valuesOf(schema);
  const inner = [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, value]) =>
      fieldsOf(value as JsonSchema, name ? `${name}.${key}` : key, schema.required?.includes(key) ?? false),
    ),
    ...(schema.items ? fieldsOf(schema.items as JsonSchema, `${name}[]`) : []),
    ...(values ? fieldsOf(values, name ? `${name}.*` : '*', false) : []),
  ];
  // The outermost object gets no line of its own: its fields say everything.
  return name === '' && inner.length > 0 && own.rules.length === 0 ? inner : [own, ...inner];
}

const alternativesOf = ({ anyOf = [], oneOf = [] }: JsonSchema) => [...anyOf, ...oneOf] as JsonSchema[];

const meaningIn = ({ description, enum: codes, 'x-enumeration': name }: JsonSchema) =>
  [description, name && codes ? codeLine(String(name), codes as number[]) : ''].filter(Boolean).join(': ');

function typeOf(schema: JsonSchema): string {
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) return alternatives.map(typeOf).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const types = [schema.type ?? 'any'].flat();
  return types.join(' | ');
}

function rulesOf(schema: JsonSchema): string[] {
  const { minimum, maximum, minLength, maxLength, pattern } = schema;
  const between = (what: string, low: unknown, high: unknown) => {
    if (low !== undefined && high !== undefined) return [`${what} ${low} to ${high}`];
    if (low !== undefined) return [`${what} ${low} or more`];
    return high === undefined ? [] : [`${what} up to ${high}`];
  };
  return [
    ...between('value', minimum, maximum),
    ...between('length', minLength, maxLength),
    ...(pattern ? [`matches ${pattern}`] : []),
    ...('default' in schema ? [`default ${JSON.stringify(schema.default)}`] : []),
    ...((schema['x-messages'] as string[] | undefined) ?? []),
    ...alternativesOf(schema).flatMap(rulesOf),
  ];
}
