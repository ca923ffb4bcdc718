import { type ReactNode, useId } from 'react';
import { speakMessage } from '../../i18n.ts';
import type { Control } from '../../kit/form/Field.tsx';
import css from './SmallField.module.css';

interface Props {
  label: string;
  required?: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
  /** The error of the field. */
  message: string | undefined;
  children: (control: Control) => ReactNode;
}

/** A field with its label above it: one part of the form's value, which is no field of the form by itself. */
export function SmallField({ label, required, value, onChange, message, children }: Props) {
  const id = useId();
  return (
    <div className={css.field}>
      <label className={required ? css.required : undefined} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        value,
        onChange,
        onBlur: () => undefined,
        inputRef: null,
        invalid: message !== undefined,
        required: required === true,
        describedBy: message && `${id}-fault`,
      })}
      {message && (
        <p id={`${id}-fault`} className={css.fault}>
          {speakMessage(message)}
        </p>
      )}
    </div>
  );
}
