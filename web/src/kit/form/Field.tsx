import { type ReactNode, type Ref, useId } from 'react';
import { useController } from 'react-hook-form';
import { speakMessage } from '../../i18n.ts';
import { PartBoundary } from '../page/PartBoundary.tsx';
import css from './Field.module.css';
import { firstMessage } from './firstMessage.ts';
import { useSectionField } from './sections.ts';
import { useShown } from './shownFields.ts';

/** What a control needs to be part of a form; `inputRef` belongs on the element that takes the focus. */
export interface Control {
  id: string;
  // biome-ignore lint/suspicious/noExplicitAny: the type is known to the schema, not to the control
  value: any;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  // biome-ignore lint/suspicious/noExplicitAny: the control may focus any kind of element
  inputRef: Ref<any>;
  invalid: boolean;
  /** Something has to be given. */
  required: boolean;
  describedBy: string | undefined;
}

interface Props {
  /** Dotted path in the form's values. */
  name: string;
  label: string;
  required?: boolean;
  help?: ReactNode;
  /** Shown behind the control. */
  unit?: string;
  /** Takes half a row if there is room. */
  isShort?: boolean;
  children: (control: Control) => ReactNode;
}

/** One row of a form (look.md): label at the right of its column, control, unit, help, error. */
export function Field({ name, label, required, help, unit, isShort, children }: Props) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const isShown = useShown(name);
  useSectionField(name);
  const { value, onChange, onBlur, ref } = field;
  const message = fieldState.error && firstMessage(fieldState.error);
  const describedBy = [message && `${id}-fault`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  if (!isShown) return null;
  return (
    <div
      className={css.row}
      data-field
      data-short={isShort || undefined}
      data-fault={message !== undefined || undefined}
    >
      <label className={required ? `${css.label} ${css.required}` : css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.control}>
        <div className={css.line}>
          <PartBoundary>
            {children({
              id,
              value,
              // The form would replace undefined by what it began with.
              onChange: (next) => onChange(next === undefined ? '' : next),
              onBlur,
              inputRef: ref,
              invalid: fieldState.invalid,
              required: required === true,
              describedBy,
            })}
          </PartBoundary>
          {unit && <span className={css.unit}>{unit}</span>}
        </div>
        {message && (
          <p id={`${id}-fault`} className={css.fault}>
            {speakMessage(message)}
          </p>
        )}
        {help && (
          <p id={`${id}-help`} className={css.help}>
            {help}
          </p>
        )}
      </div>
    </div>
  );
}
