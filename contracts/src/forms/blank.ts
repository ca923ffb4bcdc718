import type * as z from 'zod/mini';
import { coreOf, defOf, infoOf } from './fieldInfo.ts';

/**
 * The values of a new form: what its fields begin with, otherwise what is empty for their type. A number or a code that is still to
 * be given is an empty text, which the schema asks for.
 */
export function blankOf<Form>(form: z.core.$ZodType<Form>): Form {
  const shape = defOf(coreOf(form)).shape ?? {};
  const fields = Object.entries(shape).filter(([name]) => name !== 'version');
  return Object.fromEntries(fields.map(([name, schema]) => [name, blankField(schema)])) as Form;
}

/** What the next new form of a row begins with, besides its blank values: the fields that are `kept`, as they were saved. */
export function keptOf<Form extends object>(form: z.core.$ZodType<Form>, saved: Form): Partial<Form> {
  const shape = defOf(coreOf(form)).shape ?? {};
  return Object.fromEntries(
    Object.entries(saved).filter(([name]) => shape[name] && infoOf(shape[name]).kept),
  ) as Partial<Form>;
}

function blankField(schema: z.core.$ZodType): unknown {
  const { blank } = infoOf(schema);
  if (blank !== undefined) return structuredClone(blank);
  const core = coreOf(schema);
  const { type } = defOf(core);
  if (type === 'array') return [];
  if (type === 'object') return blankOf(core);
  // An optional code begins as undefined, because an empty text would be refused.
  if (type === 'enum' && defOf(schema).type === 'optional') return undefined;
  return type === 'boolean' ? false : '';
}

/** The values of a form out of a record, which holds more; what is absent there is blank. */
export function formValues<Form extends object>(form: z.core.$ZodType<Form>, record: object): Form {
  const blank = blankOf(form);
  const known = defOf(coreOf(form)).shape ?? {};
  const held = Object.entries(record).filter(([name, value]) => name in known && value !== undefined);
  return { ...blank, ...Object.fromEntries(held) };
}
