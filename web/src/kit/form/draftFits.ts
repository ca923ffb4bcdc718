import type * as z from 'zod/mini';
import { isMaskedMobile } from '#contracts/forms/masks.ts';

/**
 * The part of a draft that the form can still show. A form may have changed since the draft was written, and a wrong type, such as a text in place of
 * a list, would crash it. Incomplete or invalid input stays; the schema checks it when the form is saved.
 * @param values the initial values of the form; fields that are neither in these nor in the schema are left out
 */
export function fittingDraft(
  schema: z.core.$ZodType,
  draft: Record<string, unknown>,
  values: object,
): Record<string, unknown> {
  const shape = shapeOf(schema);
  const known = new Map(Object.entries(values));
  return Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => {
      // A number of the record that is still masked was not changed, so its present one is kept. One that was picked is input.
      if (isMaskedMobile(value) && isMaskedMobile(known.get(name))) return false;
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return field ? fits(field, value, known.get(name)) : known.has(name) && isAlike(value, known.get(name));
    }),
  );
}

const shapeOf = (schema: z.core.$ZodType): z.core.$ZodShape => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return def.shape;
  return def.type === 'pipe' ? shapeOf(def.in) : {};
};

const isNothing = (value: unknown) => value === undefined || value === null;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isAlike = (value: unknown, other: unknown) =>
  typeof value === typeof other && Array.isArray(value) === Array.isArray(other);

/** @param beginning the form's initial value here: parts that it lacks may be missing in the draft, too */
function fits(schema: z.core.$ZodType, value: unknown, beginning: unknown): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return isNothing(value) || fits(def.innerType, value, beginning);
    case 'pipe':
      return fits(def.in, value, beginning);
    case 'union':
      return def.options.some((option) => fits(option, value, beginning));
    case 'array':
      if (!Array.isArray(value)) return isNothing(value) && isNothing(beginning);
      return value.every((item) => !isNothing(item) && fits(def.element, item, undefined));
    case 'object': {
      if (!isObject(value)) return isNothing(value) && isNothing(beginning);
      const from = isObject(beginning) ? beginning : {};
      return Object.entries(def.shape).every(([name, part]) => fits(part, value[name], from[name]));
    }
    case 'record':
      return isObject(value);
    default:
      return typeof value !== 'object' || value === null;
  }
}
