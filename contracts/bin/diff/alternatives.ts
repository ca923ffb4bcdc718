import type { Json } from './change.ts';

/** What a value may be, with null told apart from the rest. */
export interface Alternatives {
  /** The schemas of which it fits one, without that of null; usually one. What stands beside a list of one is taken into it. */
  forms: Json[];
  isNullable: boolean;
}

const isOfNull = (schema: Json) => schema.type === 'null' || schema.const === null;

/** `anyOf [X, null]`, a list of types with null and codes with null are all X that may be null. */
export function alternativesOf(schema: Json): Alternatives {
  const { anyOf, oneOf, ...beside } = schema;
  const list: Json[] | undefined = anyOf ?? oneOf;
  if (!list) return isOfNull(schema) ? { forms: [], isNullable: true } : withoutNull(schema);
  const inner = list.map(alternativesOf);
  const forms = inner.flatMap((one) => one.forms);
  return {
    forms: forms.length === 1 ? [{ ...forms[0], ...beside }] : forms,
    isNullable: inner.some((one) => one.isNullable),
  };
}

/** The types in one order: it says nothing. */
function withoutNull(schema: Json): Alternatives {
  const { type, enum: codes } = schema;
  if (!Array.isArray(type) && !codes?.includes(null)) return { forms: [schema], isNullable: false };
  const isOfType = type === undefined || [type].flat().includes('null');
  const isNullable = isOfType && (codes === undefined || codes.includes(null));
  const types = [type ?? []]
    .flat()
    .filter((one) => one !== 'null')
    .sort();
  const form = {
    ...schema,
    ...(types.length > 0 && { type: types.length === 1 ? types[0] : types }),
    ...(codes && { enum: codes.filter((one: Json) => one !== null) }),
  };
  return { forms: [form], isNullable };
}
