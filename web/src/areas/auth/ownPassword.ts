import type * as z from 'zod/mini';
import { changePasswordForm, passwords } from '#contracts/areas/passwords.ts';
import { passwordHash } from '#contracts/credentials.ts';
import { call } from '../../api/client.ts';

/** The form that changes one's own password: rules, empty fields, and the call, which sends sha256hex only. */
export const ownPassword = {
  schema: changePasswordForm,
  values: { oldPassword: '', newPassword: '', confirmPassword: '' },
  onSubmit: ({ oldPassword, newPassword, confirmPassword }: z.infer<typeof changePasswordForm>) =>
    call(passwords.update, {
      body: {
        oldPassword: passwordHash(oldPassword),
        newPassword: passwordHash(newPassword),
        confirmPassword: passwordHash(confirmPassword),
      },
    }),
};
