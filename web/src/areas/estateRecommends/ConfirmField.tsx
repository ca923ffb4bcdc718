import { CheckBox } from '../../kit/form/CheckBox.tsx';
import { SchemaField } from '../../kit/form/fields.tsx';
import css from './ConfirmField.module.css';

/** A box that says that something was checked, with its sentence behind it; 1 or 0. */
export function ConfirmField({ name, text }: { name: string; text: string }) {
  return (
    <SchemaField name={name} required>
      {({ id, value, onChange, onBlur, inputRef, invalid }) => (
        <label className={css.box} htmlFor={id}>
          <CheckBox
            {...{ id, onBlur, inputRef, invalid }}
            checked={value === 1}
            onChange={(checked) => onChange(checked ? 1 : 0)}
          />
          {text}
        </label>
      )}
    </SchemaField>
  );
}
