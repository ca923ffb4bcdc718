import * as z from 'zod/mini';
import type { Label } from '../words.ts';
import type { Unit } from './units.ts';

/**
 * Facts about one field of a form besides its validation. They are attached to its schema; form, search, list and mock read them from
 * there.
 */
export interface FieldInfo {
  label?: Label;
  /** The field must be filled in. */
  required?: boolean;
  /** Characters of a text, entries of a list, or the greatest number, as it is typed. */
  max?: number;
  /** Typing cannot exceed the greatest number (specification section 5: "capped at"); another number that is greater is refused in words. */
  isCapped?: true;
  /** What the number counts; shown behind its input. */
  unit?: Unit;
  /** How many of what travels make one of the unit, where the unit has fields of more than one scale: 100 where metres travel as centimetres. */
  scale?: number;
  enumeration?: { name: string; codes: readonly number[] };
  /** Of a filter: it looks for a part of the text, not for the whole of it. */
  isPart?: boolean;
  /** Of a filter on a number: it looks for the whole of it, or for what it ends in. */
  isEnding?: boolean;
  /** A number or code of letters and digits: what people put between them when they write it down is left out. */
  isCode?: boolean;
  /** What a new form begins with; without it, what is empty for the type. */
  blank?: unknown;
  /** Of an optional number: 0 is said by somebody, and is not what the number is while nobody has said anything. */
  zeroIsSaid?: true;
  /** Who adds several records in a row mostly wants the same in each: the next form begins with it. */
  kept?: boolean;
  /** The field goes away; nobody new should use it. */
  deprecated?: Deprecation;
}

/** What is to disappear from the contract: versions as in `contracts/CHANGELOG.md`. */
export interface Deprecation {
  /** The version in which it was first said. */
  since: string;
  /** The version that no longer has it. */
  until: string;
  /** What to use instead, in English. */
  instead?: string;
}

type Any = z.core.$ZodType;
const known = z.registry<FieldInfo>();

/** The same field with these facts added to, or replacing, those that it has. Checks added later keep them. */
export function told<S extends Any>(schema: S, info: FieldInfo): S {
  const copy = z.core.clone(schema);
  known.add(copy as never, { ...infoOf(schema), ...info } as never);
  return copy;
}

/** What was stated of a field; of an optional or converted one also what was stated of the schema inside. */
export function infoOf(schema: Any): FieldInfo {
  const own = known.get(schema as never) as FieldInfo | undefined;
  if (own) return own;
  const inner = innerOf(schema);
  return inner ? infoOf(inner) : {};
}

interface Def {
  type: string;
  innerType?: Any;
  out?: Any;
  element?: Any;
  entries?: Record<string, number>;
  defaultValue?: unknown;
  shape?: Record<string, Any>;
}
export const defOf = (schema: Any) => schema._zod.def as unknown as Def;

/** The schema inside an optional, defaulted or converted one. */
function innerOf(schema: Any): Any | undefined {
  const { innerType, out } = defOf(schema);
  return innerType ?? out;
}

/** The schema without what makes it optional or converts it. */
export function coreOf(schema: Any): Any {
  const inner = innerOf(schema);
  return inner ? coreOf(inner) : schema;
}

/** The schema of a field by its dotted path, `beds.0.width`; undefined where the form has none. */
export function fieldAt(form: Any, path: string): Any | undefined {
  let at: Any | undefined = form;
  for (const part of path.split('.')) {
    const { shape, element } = defOf(coreOf(at));
    at = shape ? shape[part] : element;
    if (!at) return undefined;
  }
  return at;
}
