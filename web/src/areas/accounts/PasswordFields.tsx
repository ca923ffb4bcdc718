import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { PasswordInput } from '../../kit/form/inputs.tsx';
import { RevalidateWith } from '../../kit/page/RevalidateWith.tsx';

/** The first password of a new user and its confirmation. */
export function PasswordFields() {
  const label = useLabel();
  return (
    <>
      <Field isShort name="password" label={label('loginPassword')} required>
        {(control) => <PasswordInput control={control} autoComplete="new-password" />}
      </Field>
      <Field isShort name="confirmPassword" label={label('confirmPassword')} required>
        {(control) => <PasswordInput control={control} autoComplete="new-password" />}
      </Field>
      <RevalidateWith source="password" target="confirmPassword" />
    </>
  );
}
