import { type Enumeration, useCodeName } from '../display/useCodeName.ts';
import type { Control } from './Field.tsx';
import css from './formInputs.module.css';

interface Props {
  control: Control;
  label: string;
  enumeration: Enumeration;
  codes: readonly number[];
}

/** One of a few codes, all of them in view. */
export function CodeRadios({ control, label, enumeration, codes }: Props) {
  const name = useCodeName(enumeration);
  return (
    // The caption's click must not choose the first one: the id is the group's.
    <div
      id={control.id}
      className={css.checks}
      role="radiogroup"
      aria-label={label}
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
