import * as z from 'zod/mini';
import { say } from '../words.ts';
import { atMost } from './atMost.ts';

/** A password as it is typed in the browser; on the wire it is hashed. */
export const typedPassword = (required: string) => z.string(required).check(z.minLength(1, required));

/** A new one: 6 to 20 characters (specification section 5). */
export const newTypedPassword = (required: string) =>
  typedPassword(required).check(z.minLength(6, say('passwordLength')), atMost(20, say('passwordLength')));

/** The confirmation says the same, typed and hashed alike. Told beside the faults of other fields. */
export const confirms = <const Name extends string>(name: Name) =>
  z.refine<{ [K in Name | 'confirmPassword']: string }>((form) => form[name] === form.confirmPassword, {
    error: say('passwordsDiffer'),
    path: ['confirmPassword'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
