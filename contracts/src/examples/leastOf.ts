import type * as z from 'zod/mini';
import { coreOf, defOf } from '../forms/fieldInfo.ts';

type Least<Form> = { [Name in keyof Form as undefined extends Form[Name] ? never : Name]: Form[Name] };

/** Of a right form what it is not taken without: every field that may be left out is, also of an object within it. */
export function leastOf<Form extends object>(schema: z.core.$ZodType<Form>, form: Form): Least<Form> {
  const shape = defOf(coreOf(schema)).shape ?? {};
  const kept = Object.entries(form).flatMap(([name, value]): [string, unknown][] => {
    const field = shape[name];
    if (!field || field._zod.optin === 'optional') return [];
    return [[name, defOf(coreOf(field)).shape ? leastOf(field as z.core.$ZodType<object>, value) : value]];
  });
  return Object.fromEntries(kept) as Least<Form>;
}
