import IconDelete from '@douyinfe/semi-icons/lib/es/icons/IconDelete';
import IconPlus from '@douyinfe/semi-icons/lib/es/icons/IconPlus';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useId, useRef } from 'react';
import { useController, useFieldArray, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { credentialType } from '#contracts/enums/orders.ts';
import { valuesOf } from '#contracts/enums.ts';
import { cleanIdentity } from '#contracts/forms/identity.ts';
import { type Guest, orderLimits } from '#contracts/trade/orderForms.ts';
import { speakMessage } from '../../i18n.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import fieldCss from '../../kit/form/Field.module.css';
import type { Control } from '../../kit/form/Field.tsx';
import { firstMessage } from '../../kit/form/firstMessage.ts';
import { CodeSelect } from '../../kit/form/formInputs.tsx';
import { CodeInput, MobileInput, TextInput } from '../../kit/form/inputs.tsx';
import { useShown } from '../../kit/form/shownFields.ts';
import css from './GuestRows.module.css';

export const blankGuest: Guest = {
  name: '',
  credentialType: credentialType.idCard,
  credentialNo: '',
  mobile: '',
};

const name = 'guests';

/**
 * People with their documents, field `guests`: a row each, reached by keyboard; a new row takes the focus, and after a removal the
 * button that adds has it. The first fault is told under all of them, and the inputs that have one are marked.
 */
export function GuestRows({ label: title, help }: { label: string; help?: string }) {
  const { t } = useTranslation('orders');
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
      <span id={`${id}-label`} className={fieldCss.label}>
        {title}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line in every browser */}
      <div
        className={`${fieldCss.control} ${css.rows}`}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={fault ? `${id}-fault` : undefined}
      >
        {fields.map((field, at) => {
          const of = t('guestRow', { n: at + 1 });
          return (
            <div key={field.id} className={css.guest}>
              <Cell name={`${name}.${at}.name`} label={`${of} ${label('guestName')}`}>
                {(control) => <TextInput control={control} maxLength={20} placeholder={label('guestName')} />}
              </Cell>
              <Cell name={`${name}.${at}.credentialType`} label={`${of} ${label('credentialType')}`}>
                {(control) => (
                  <CodeSelect
                    control={control}
                    label={`${of} ${label('credentialType')}`}
                    enumeration="credentialType"
                    codes={valuesOf(credentialType)}
                  />
                )}
              </Cell>
              <Cell name={`${name}.${at}.credentialNo`} label={`${of} ${label('credentialNo')}`}>
                {(control) => (
                  <CodeInput
                    control={control}
                    clean={cleanIdentity}
                    max={20}
                    placeholder={label('credentialNo')}
                  />
                )}
              </Cell>
              <Cell name={`${name}.${at}.mobile`} label={`${of} ${label('guestMobile')}`}>
                {(control) => <MobileInput control={control} placeholder={label('guestMobile')} />}
              </Cell>
              <Button
                theme="borderless"
                type="tertiary"
                icon={<IconDelete aria-hidden />}
                aria-label={t('removeGuest', { n: at + 1 })}
                onClick={() => onRemove(at)}
              />
            </div>
          );
        })}
        <span ref={adder}>
          <Button
            icon={<IconPlus aria-hidden />}
            disabled={fields.length >= orderLimits.guests}
            onClick={() => append(blankGuest, { focusName: `${name}.${fields.length}.name` })}
          >
            {t('addGuest')}
          </Button>
        </span>
        {fault && (
          <p id={`${id}-fault`} className={fieldCss.fault}>
            {speakMessage(fault)}
          </p>
        )}
        {help && <p className={fieldCss.help}>{help}</p>}
      </div>
    </div>
  );
}

interface CellProps {
  name: string;
  label: string;
  children: (control: Control) => ReactNode;
}

/** One control of a row; its name is for those who do not see the placeholder. */
function Cell({ name: path, label, children }: CellProps) {
  const id = useId();
  const { field, fieldState } = useController({ name: path });
  const { value, onChange, onBlur, ref } = field;
  return (
    <span className={css.cell}>
      <label htmlFor={id} className="visuallyHidden">
        {label}
      </label>
      {children({
        ...{ id, value, onChange, onBlur, inputRef: ref },
        invalid: fieldState.invalid,
        describedBy: undefined,
      })}
    </span>
  );
}
