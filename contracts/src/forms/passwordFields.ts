import * as z from 'zod/mini';
import { say } from '../words.ts';
import { atMost } from './atMost.ts';

/** A password as it is typed in the browser; on the wire it is hashed. */
export const typedPassword = (required: string) => z.string(required).check(z.minLength(1, required));

/** A new one: 6 to 20 characters (specification section 5). */
export const newTypedPassword = (required: string) =>
  typedPassword(required).check(z.minLength(6, say('passwordLength')), atMost(20, say('passwordLength')));

const isForm = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/** Of one's own password: the new one is another one. Told beside the faults of other fields. */
export const differsFromOld = z.refine<{ oldPassword: string; newPassword: string }>(
  ({ oldPassword, newPassword }) => !newPassword || newPassword !== oldPassword,
  { error: say('passwordSame'), path: ['newPassword'], when: isForm },
);

/** The confirmation says the same, typed and hashed alike. Told beside the faults of other fields. */
export const confirms = <const Name extends string>(name: Name) =>
  z.refine<{ [K in Name | 'confirmPassword']: string }>((form) => form[name] === form.confirmPassword, {
    error: say('passwordsDiffer'),
    path: ['confirmPassword'],
    when: isForm,
  });
