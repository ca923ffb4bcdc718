import * as z from 'zod/mini';
import { area, post } from '../endpoint.ts';
import { status } from '../envelope.ts';
import { sha256, version } from '../forms/fields.ts';
import { confirms, differsFromOld, newTypedPassword, typedPassword } from '../forms/passwordFields.ts';
import { rightsOver } from '../rights/rights.ts';
import { say } from '../words.ts';

const newPassword = newTypedPassword(say('newPasswordRequired'));
const confirmPassword = typedPassword(say('confirmPasswordRequired'));
const sameTwice = confirms('newPassword');

export const changePasswordForm = z
  .object({ oldPassword: typedPassword(say('oldPasswordRequired')), newPassword, confirmPassword })
  .check(sameTwice, differsFromOld);

export const resetPasswordForm = z.object({ newPassword, confirmPassword }).check(sameTwice);

/** Mobile and code exist in the rules of the form but are not shown (specification section 2). */
const hashedTwice = {
  newPassword: sha256(say('newPasswordRequired')),
  confirmPassword: sha256(say('confirmPasswordRequired')),
};

export const passwords = area('passwords', {
  update: post({
    path: 'backend-users/update-password',
    purpose:
      "Changes the caller's own password; every value is the sha256hex of what was typed. A wrong old one counts as a wrong one of a login, and a locked account is refused.",
    access: {},
    body: z
      .object({ oldPassword: sha256(say('oldPasswordRequired')), ...hashedTwice })
      .check(sameTwice, differsFromOld),
    data: z.null(),
    errors: [status.invalid, status.precondition],
  }),
  reset: post({
    path: 'backend-users/reset-password/{id}',
    purpose: 'Gives another user a new password, ends his sessions and makes him change it.',
    access: { rights: rightsOver('manage', 'User') },
    body: z.object(hashedTwice).check(sameTwice),
    data: z.object({ version }),
    errors: [status.notFound, status.precondition],
  }),
});
