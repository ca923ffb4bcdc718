import { type Enumeration, useCodeName } from '../display/useCodeName.ts';
import type { Control } from './Field.tsx';
import css from './formInputs.module.css';

interface Props {
  control: Control;
  label: string;
  enumeration: Enumeration;
  codes: readonly number[];
}

/** One of a few codes, shown as radio buttons. */
export function CodeRadios({ control, label, enumeration, codes }: Props) {
  const name = useCodeName(enumeration);
  return (
    // The id is on the group, so that a click on the caption does not choose the first radio button.
    <div
      id={control.id}
      className={css.checks}
      role="radiogroup"
      aria-label={label}
      aria-invalid={control.invalid || undefined}
      aria-required={control.required || undefined}
      aria-describedby={control.describedBy}
    >
      {codes.map((code, at) => (
        <label key={code}>
          <input
            {...(at === 0 && { ref: control.inputRef })}
            type="radio"
            name={control.id}
            checked={control.value === code}
            onChange={() => control.onChange(code)}
            onBlur={control.onBlur}
          />
          {name(code)}
        </label>
      ))}
    </div>
  );
}
