import { Field } from '../../kit/Field.tsx';
import { PasswordInput } from '../../kit/inputs.tsx';
import { RevalidateWith } from '../../kit/RevalidateWith.tsx';
import { useLabel } from '../../kit/useLabel.ts';

/** The password that a new user begins with, twice. */
export function PasswordFields() {
  const label = useLabel();
  return (
    <>
      <Field name="password" label={label('loginPassword')} required>
        {(control) => <PasswordInput control={control} autoComplete="new-password" />}
      </Field>
      <Field name="confirmPassword" label={label('confirmPassword')} required>
        {(control) => <PasswordInput control={control} autoComplete="new-password" />}
      </Field>
      <RevalidateWith source="password" target="confirmPassword" />
    </>
  );
}
