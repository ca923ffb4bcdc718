import type { Enumeration } from '../display/useCodeName.ts';
import { CodeSelect } from './formInputs.tsx';
import { DigitsInput, TextInput } from './inputs.tsx';
import type { RowCell } from './RowsField.tsx';

/** Controls of `RowsField` that need nothing but the schema of the row. */

export const textCell: RowCell['input'] = (control, { max }) => (
  <TextInput control={control} {...(max && { maxLength: max })} />
);

/** A whole number. */
export const digitsCell: RowCell['input'] = (control) => <DigitsInput control={control} />;

/** One code of an enumeration. */
export const codeCell: RowCell['input'] = (control, { label, enumeration }) => (
  <CodeSelect
    control={control}
    label={label}
    enumeration={enumeration?.name as Enumeration}
    codes={enumeration?.codes ?? []}
  />
);
