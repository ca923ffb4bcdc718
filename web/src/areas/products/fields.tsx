import Input from '@douyinfe/semi-ui/lib/es/input';
import type { Label } from '#contracts/words.ts';
import { type Control, Field } from '../../kit/Field.tsx';
import { CodeSelect, HundredthsInput, LongTextInput, TimeInput } from '../../kit/formInputs.tsx';
import { SwitchInput, TextInput } from '../../kit/inputs.tsx';
import type { Enumeration } from '../../kit/useCodeName.ts';
import { useLabel } from '../../kit/useLabel.ts';

/** Fields of the product forms. Each has the name of its label, unless it says so. */

interface Look {
  required?: boolean;
  unit?: string;
  help?: string;
}

export function TextField({ of, name = of, max, ...look }: Look & { of: Label; name?: string; max: number }) {
  const label = useLabel();
  return (
    <Field name={name} label={label(of)} {...look}>
      {(control) => <TextInput control={control} maxLength={max} />}
    </Field>
  );
}

export function LongTextField({
  of,
  name = of,
  max,
  ...look
}: Look & { of: Label; name?: string; max: number }) {
  const label = useLabel();
  return (
    <Field name={name} label={label(of)} {...look}>
      {(control) => <LongTextInput control={control} maxLength={max} />}
    </Field>
  );
}

/** Yuan with at most two decimals, or a percentage. */
export function HundredthsField({ of, ...look }: Look & { of: Label }) {
  const label = useLabel();
  return (
    <Field name={of} label={label(of)} {...look}>
      {(control) => <HundredthsInput control={control} />}
    </Field>
  );
}

export function TimeField({ of, ...look }: Look & { of: Label }) {
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
}: Look & { of: Label & Enumeration; codes: readonly number[] }) {
  const label = useLabel();
  return (
    <Field name={of} label={label(of)} required {...look}>
      {(control) => <CodeSelect control={control} label={label(of)} enumeration={of} codes={codes} />}
    </Field>
  );
}

export function SwitchField({ of, ...look }: Look & { of: Label }) {
  const label = useLabel();
  return (
    <Field name={of} label={label(of)} {...look}>
      {(control) => <SwitchInput control={control} label={label(of)} />}
    </Field>
  );
}

/** What cannot be chosen any more, by its name. */
export function FixedName({ control: { id, describedBy }, name }: { control: Control; name: string }) {
  return <Input id={id} value={name} readonly {...(describedBy && { 'aria-describedby': describedBy })} />;
}
