import type { Label } from '#contracts/words.ts';
import type { Enumeration } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { CodeSelect, HundredthsInput, TimeInput } from '../../kit/form/formInputs.tsx';
import { SwitchInput } from '../../kit/form/inputs.tsx';
import type { FieldLook } from '../../kit/form/recordFields.tsx';

/** Fields of the product forms. Each has the name of its label, unless it says so. */

/** Yuan with at most two decimals, or a percentage. */
export function HundredthsField({ of, ...look }: FieldLook & { of: Label }) {
  const label = useLabel();
  return (
    <Field name={of} label={label(of)} {...look}>
      {(control) => <HundredthsInput control={control} />}
    </Field>
  );
}

export function TimeField({ of, ...look }: FieldLook & { of: Label }) {
  const label = useLabel();
  return (
    <Field name={of} label={label(of)} {...look}>
      {(control) => <TimeInput control={control} />}
    </Field>
  );
}

/** Its enumeration has the same name, too. */
export function CodeField({
  of,
  codes,
  ...look
}: FieldLook & { of: Label & Enumeration; codes: readonly number[] }) {
  const label = useLabel();
  return (
    <Field name={of} label={label(of)} required {...look}>
      {(control) => <CodeSelect control={control} label={label(of)} enumeration={of} codes={codes} />}
    </Field>
  );
}

export function SwitchField({ of, ...look }: FieldLook & { of: Label }) {
  const label = useLabel();
  return (
    <Field name={of} label={label(of)} {...look}>
      {(control) => <SwitchInput control={control} label={label(of)} />}
    </Field>
  );
}
