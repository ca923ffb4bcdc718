import { labelColor } from '#contracts/enums/members.ts';
import { LabelTag } from '../../domain/members/LabelTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { SchemaField } from '../../kit/form/fields.tsx';
import css from '../../kit/form/formInputs.module.css';

/** The colour of a label, each shown as the label will be. */
export function ColorField({ name }: { name: string }) {
  const nameOf = useCodeName('labelColor');
  return (
    <SchemaField name={name}>
      {(control, { label }) => (
        <div
          id={control.id}
          className={css.checks}
          role="radiogroup"
          aria-label={label}
          aria-describedby={control.describedBy}
        >
          {Object.values(labelColor).map((code, at) => (
            <label key={code}>
              <input
                {...(at === 0 && { ref: control.inputRef })}
                type="radio"
                name={control.id}
                checked={control.value === code}
                onChange={() => control.onChange(code)}
                onBlur={control.onBlur}
              />
              <LabelTag name={nameOf(code)} color={code} />
            </label>
          ))}
        </div>
      )}
    </SchemaField>
  );
}
