import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DaySet, StockBatchForm } from '#contracts/trade/priceStocks.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { type Control, Field } from '../../kit/form/Field.tsx';
import { HundredthsInput } from '../../kit/form/formInputs.tsx';
import { DigitsInput } from '../../kit/form/inputs.tsx';
import { Select } from '../../kit/select/Select.tsx';
import { AdjustInput, firstAdjustment } from './AdjustInput.tsx';
import css from './BatchDialog.module.css';

/** The fields that a batch can set. Each has to be ticked first; a field that is not ticked keeps its values. */
export function SetFields({ settles }: { settles: boolean }) {
  const { t } = useTranslation(['stocks', 'common']);
  const label = useLabel();
  const { setValue } = useFormContext<StockBatchForm>();
  const set = (of: keyof DaySet, value: number | null | undefined) =>
    setValue(`set.${of}`, value as never, { shouldDirty: true });
  return (
    <>
      <Ticked
        of="price"
        onTick={(value) => {
          set('price', value);
          if (value !== undefined) setValue('adjust', null);
        }}
      >
        {(control) => <HundredthsInput control={control} unit={t('common:unit.yuan')} />}
      </Ticked>
      <Field name="adjust" label={label('adjustBy')} help={t('stocks:adjust.help')}>
        {(control) => (
          <Tick
            name={label('adjustBy')}
            ticked={control.value !== null}
            onTick={(ticks) => {
              setValue('adjust', ticks ? firstAdjustment : null, { shouldDirty: true });
              if (ticks) set('price', undefined);
            }}
          >
            <AdjustInput control={control} />
          </Tick>
        )}
      </Field>
      {settles && (
        <Ticked
          of="settlePrice"
          help={t('stocks:settleHelp')}
          first={null}
          onTick={(value) => set('settlePrice', value)}
        >
          {(control) => (
            <HundredthsInput
              control={{ ...control, onChange: (value) => control.onChange(value === '' ? null : value) }}
              unit={t('common:unit.yuan')}
            />
          )}
        </Ticked>
      )}
      <Ticked of="stock" onTick={(value) => set('stock', value)}>
        {(control) => <DigitsInput control={control} />}
      </Ticked>
      <Ticked of="enabled" first={1} onTick={(value) => set('enabled', value)}>
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
  /** Called with the initial value, or undefined when the tick is taken away. */
  onTick: (value: number | null | undefined) => void;
  children: (control: Control) => ReactNode;
}

function Ticked({ of, help, first, onTick, children }: Props) {
  const label = useLabel();
  const name = label(of === 'enabled' ? 'dayState' : of);
  const begin = first === undefined ? ('' as unknown as number) : first;
  return (
    <Field name={`set.${of}`} label={name} {...(help && { help })}>
      {(control) => (
        <Tick
          name={name}
          ticked={control.value !== undefined}
          onTick={(ticks) => onTick(ticks ? begin : undefined)}
        >
          {children(control)}
        </Tick>
      )}
    </Field>
  );
}

interface TickProps {
  name: string;
  ticked: boolean;
  onTick: (ticks: boolean) => void;
  /** Shown while it is ticked. */
  children: ReactNode;
}

function Tick({ name, ticked, onTick, children }: TickProps) {
  const { t } = useTranslation('stocks');
  return (
    <>
      <input
        type="checkbox"
        className={css.tick}
        aria-label={t('tick', { name })}
        checked={ticked}
        onChange={() => onTick(!ticked)}
      />
      {ticked ? children : <span className={css.keeps}>{t('keeps')}</span>}
    </>
  );
}
