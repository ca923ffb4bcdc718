import * as z from 'zod/mini';
import { area, post } from '../endpoint.ts';
import { status } from '../envelope.ts';
import { sha256, version } from '../fields.ts';
import { say } from '../words.ts';

/** The form rules, on plain text in the browser: 6-20 characters, confirmation equal (specification section 5). */
const plain = (required: 'oldPasswordRequired' | 'newPasswordRequired' | 'confirmPasswordRequired') =>
  z.string(say(required)).check(z.minLength(1, say(required)));
const newPassword = plain('newPasswordRequired').check(
  z.minLength(6, say('passwordLength')),
  z.maxLength(20, say('passwordLength')),
);
const sameTwice = z.refine<{ newPassword: string; confirmPassword: string }>(
  (form) => form.newPassword === form.confirmPassword,
  { error: say('passwordsDiffer'), path: ['confirmPassword'] },
);

export const changePasswordForm = z
  .object({
    oldPassword: plain('oldPasswordRequired'),
    newPassword,
    confirmPassword: plain('confirmPasswordRequired'),
  })
  .check(sameTwice);

export const resetPasswordForm = z
  .object({ newPassword, confirmPassword: plain('confirmPasswordRequired') })
  .check(sameTwice);

/** Mobile and code exist in the rules of the form but are not shown (specification section 2). */
const hashedTwice = {
  newPassword: sha256(say('newPasswordRequired')),
  confirmPassword: sha256(say('confirmPasswordRequired')),
};

export const passwords = area('passwords', {
  update: post({
    path: 'backend-users/update-password',
    purpose: "Changes the caller's own password; every value is the sha256hex of what was typed.",
    access: {},
    body: z.object({ oldPassword: sha256(say('oldPasswordRequired')), ...hashedTwice }).check(sameTwice),
    data: z.null(),
    errors: [status.invalid],
  }),
  reset: post({
    path: 'backend-users/reset-password/{id}',
    purpose: 'Gives another user a new password, ends his sessions and makes him change it.',
    access: { rights: ['manageUser', 'manageSingleUser', 'manageRelatedUser'] },
    body: z.object(hashedTwice).check(sameTwice),
    data: z.object({ version }),
    errors: [status.notFound, status.precondition],
  }),
});
