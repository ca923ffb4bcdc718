import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DaySet } from '#contracts/trade/priceStocks.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { type Control, Field } from '../../kit/form/Field.tsx';
import { HundredthsInput } from '../../kit/form/formInputs.tsx';
import { DigitsInput } from '../../kit/form/inputs.tsx';
import { Select } from '../../kit/select/Select.tsx';
import css from './BatchDialog.module.css';

/** The fields that a batch can set. Each has to be ticked first; a field that is not ticked keeps its values. */
export function SetFields({ settles }: { settles: boolean }) {
  const { t } = useTranslation(['stocks', 'common']);
  return (
    <>
      <Ticked of="price">
        {(control) => <HundredthsInput control={control} unit={t('common:unit.yuan')} />}
      </Ticked>
      {settles && (
        <Ticked of="settlePrice" help={t('stocks:settleHelp')} first={null}>
          {(control) => (
            <HundredthsInput
              control={{ ...control, onChange: (value) => control.onChange(value === '' ? null : value) }}
              unit={t('common:unit.yuan')}
            />
          )}
        </Ticked>
      )}
      <Ticked of="stock">{(control) => <DigitsInput control={control} max={99_999} />}</Ticked>
      <Ticked of="enabled" first={1}>
        {(control) => <StateSelect control={control} />}
      </Ticked>
    </>
  );
}

function StateSelect({ control }: { control: Control }) {
  const { t } = useTranslation('stocks');
  const label = useLabel();
  return (
    <Select
      {...control}
      label={label('dayState')}
      value={control.value as number | undefined}
      options={[
        { value: 1, label: t('state.open') },
        { value: 0, label: t('state.closed') },
      ]}
      onChange={(code) => control.onChange(code)}
    />
  );
}

interface Props {
  of: keyof DaySet & string;
  help?: string;
  /** The initial value when the field is ticked; by default '', which has to be filled in. */
  first?: 1 | null;
  children: (control: Control) => ReactNode;
}

function Ticked({ of, help, first, children }: Props) {
  const { t } = useTranslation('stocks');
  const label = useLabel();
  const name = label(of === 'enabled' ? 'dayState' : of);
  return (
    <Field name={`set.${of}`} label={name} {...(help && { help })}>
      {(control) => {
        const ticked = control.value !== undefined;
        const begin = first === undefined ? '' : first;
        return (
          <>
            <input
              type="checkbox"
              className={css.tick}
              aria-label={t('tick', { name })}
              checked={ticked}
              onChange={() => control.onChange(ticked ? undefined : begin)}
            />
            {ticked ? children(control) : <span className={css.keeps}>{t('keeps')}</span>}
          </>
        );
      }}
    </Field>
  );
}
