import IconDelete from '@douyinfe/semi-icons/lib/es/icons/IconDelete';
import IconPlus from '@douyinfe/semi-icons/lib/es/icons/IconPlus';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useId, useRef } from 'react';
import { useController, useFieldArray, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bedType } from '#contracts/enums/stays.ts';
import { valuesOf } from '#contracts/enums.ts';
import { bedCount, bedWidth, blankBed } from '#contracts/forms/beds.ts';
import { speakMessage } from '../../i18n.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import fieldCss from '../../kit/form/Field.module.css';
import type { Control } from '../../kit/form/Field.tsx';
import { firstMessage } from '../../kit/form/firstMessage.ts';
import { CodeSelect } from '../../kit/form/formInputs.tsx';
import { useFieldWords } from '../../kit/form/formSchema.ts';
import { DigitsInput } from '../../kit/form/inputs.tsx';
import { useShown } from '../../kit/form/shownFields.ts';
import css from './BedRows.module.css';

/**
 * The beds of a room, a row of the form in `Field`'s look: each bed row is kind, width and number, all reached by
 * keyboard; a new row takes the focus, and after a removal the button that adds has it. Needs the messages `stays`.
 */
export function BedRows({ name }: { name: string }) {
  const { label: title } = useFieldWords(name);
  const { t } = useTranslation('stays');
  const label = useLabel();
  const id = useId();
  const adder = useRef<HTMLSpanElement>(null);
  const { fields, append, remove } = useFieldArray({ name });
  const { errors } = useFormState({ name });
  const isShown = useShown(name);
  const fault = errors[name] && firstMessage(errors[name]);

  const onRemove = (at: number) => {
    remove(at);
    adder.current?.querySelector('button')?.focus();
  };
  if (!isShown) return null;
  return (
    <div className={fieldCss.row} data-field>
      <span id={`${id}-label`} className={`${fieldCss.label} ${fieldCss.required}`}>
        {title}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line in every browser */}
      <div
        className={fieldCss.control}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={fault ? `${id}-fault` : undefined}
      >
        {fields.map((field, at) => (
          <div key={field.id} className={css.bed}>
            <Cell name={`${name}.${at}.bedType`} label={label('bedType')} hidden>
              {(control) => (
                <span className={css.kind}>
                  <CodeSelect
                    control={control}
                    label={t('bedRow', { n: at + 1 })}
                    enumeration="bedType"
                    codes={valuesOf(bedType)}
                  />
                </span>
              )}
            </Cell>
            <Cell name={`${name}.${at}.width`} label={label('bedWidth')} unit="cm">
              {(control) => <DigitsInput control={control} max={bedWidth.max} />}
            </Cell>
            <Cell name={`${name}.${at}.count`} label={label('bedCount')}>
              {(control) => <DigitsInput control={control} max={bedCount.max} />}
            </Cell>
            <Button
              theme="borderless"
              type="tertiary"
              icon={<IconDelete aria-hidden />}
              aria-label={t('removeBed', { n: at + 1 })}
              disabled={fields.length === 1}
              onClick={() => onRemove(at)}
            />
          </div>
        ))}
        <span ref={adder}>
          <Button
            icon={<IconPlus aria-hidden />}
            onClick={() => append(blankBed, { focusName: `${name}.${fields.length}.bedType` })}
          >
            {t('addBed')}
          </Button>
        </span>
        {fault && (
          <p id={`${id}-fault`} className={fieldCss.fault}>
            {speakMessage(fault)}
          </p>
        )}
      </div>
    </div>
  );
}

interface CellProps {
  name: string;
  label: string;
  /** Where the control names itself. */
  hidden?: boolean;
  unit?: string;
  children: (control: Control) => ReactNode;
}

/** One control of a row, with its name before it. The fault of a row is told once, under all of them. */
function Cell({ name, label, hidden, unit, children }: CellProps) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const { value, onChange, onBlur, ref } = field;
  return (
    <span className={css.cell}>
      {!hidden && <label htmlFor={id}>{label}</label>}
      {children({
        ...{ id, value, onChange, onBlur, inputRef: ref },
        invalid: fieldState.invalid,
        describedBy: undefined,
      })}
      {unit}
    </span>
  );
}
