import { useTranslation } from 'react-i18next';
import { Field } from '../../kit/form/Field.tsx';
import { PasswordInput } from '../../kit/form/inputs.tsx';
import { RevalidateWith } from '../../kit/page/RevalidateWith.tsx';

/** The new password is validated again when the old one changes, from which it has to differ. */
export function OldPasswordField() {
  const { t } = useTranslation('frame');
  return (
    <>
      <Field name="oldPassword" label={t('password.old')} required>
        {(control) => <PasswordInput control={control} autoComplete="current-password" />}
      </Field>
      <RevalidateWith source="oldPassword" target="newPassword" />
    </>
  );
}

/** The new password and its confirmation, which is validated again when the password changes. */
export function NewPasswordFields() {
  const { t } = useTranslation('frame');
  return (
    <>
      <Field name="newPassword" label={t('password.new')} required>
        {(control) => <PasswordInput control={control} autoComplete="new-password" />}
      </Field>
      <Field name="confirmPassword" label={t('password.confirm')} required>
        {(control) => <PasswordInput control={control} autoComplete="new-password" />}
      </Field>
      <RevalidateWith source="newPassword" target="confirmPassword" />
    </>
  );
}
