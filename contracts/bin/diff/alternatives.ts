import type { Json } from './change.ts';

/** What a value may be, with null told apart from the rest. */
export interface Alternatives {
  /** The schemas of which it fits one, without that of null; usually one. What stands beside a list of one is taken into it. */
  forms: Json[];
  isNullable: boolean;
}

const isOfNull = (schema: Json) => schema.type === 'null' || schema.const === null;

/** `anyOf [X, null]` is X that may be null. */
export function alternativesOf(schema: Json): Alternatives {
  const { anyOf, oneOf, ...beside } = schema;
  const list: Json[] | undefined = anyOf ?? oneOf;
  if (!list)
    return isOfNull(schema) ? { forms: [], isNullable: true } : { forms: [schema], isNullable: false };
  const inner = list.map(alternativesOf);
  const forms = inner.flatMap((one) => one.forms);
  return {
    forms: forms.length === 1 ? [{ ...forms[0], ...beside }] : forms,
    isNullable: inner.some((one) => one.isNullable),
  };
}
