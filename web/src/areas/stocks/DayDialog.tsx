import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StockChange } from '#contracts/areas/stocks.ts';
import { type DayForm, dayForm, type WantedDay } from '#contracts/trade/priceStocks.ts';
import { call } from '../../api/client.ts';
import { useDayNames } from '../../kit/dates/useDayNames.ts';
import { Field } from '../../kit/form/Field.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { MoneyField, NumberField, SchemaField } from '../../kit/form/fields.tsx';
import { HundredthsInput } from '../../kit/form/formInputs.tsx';
import { SwitchInput } from '../../kit/form/inputs.tsx';
import { ChangePreview } from './ChangePreview.tsx';
import { type Days, previewOf, type StaleDays, toSave } from './changes.ts';
import { PriceLimits } from './PriceLimits.tsx';
import type { DialogCalls, ToldTerms } from './stockKind.ts';
import { atOwnField, refuseAtOnce, useSaving } from './useSaving.ts';

export interface DialogProps {
  calls: DialogCalls;
  id: string;
  terms: ToldTerms;
  /** Whether the caller may set the settlement price. */
  settles: boolean;
  reload: () => Promise<unknown>;
  onSaved: (change: StockChange) => void;
  onClose: () => void;
}
interface Props extends DialogProps {
  date: string;
  days: Days;
  /** Days on which the scenic spot is closed. */
  offSeason?: ReadonlySet<string> | undefined;
  /** The product, if the page shows several. */
  about?: string;
}

/** An empty field is '', which the schema refuses as missing. */
const open = '' as unknown as number;

/** The form of one day. */
export function DayDialog(props: Props) {
  const { calls, id, terms, settles, reload, onSaved, onClose, date } = props;
  const { days, offSeason, about } = props;
  const { t } = useTranslation('stocks');
  const names = useDayNames();
  const { saving, stale } = useSaving(() => days, reload);
  const change = useRef<StockChange>(undefined);
  const day = days.get(date);
  const { price = open, stock = open, enabled = 1 } = day ?? {};
  const values = { price, stock, enabled, ...(settles && { settlePrice: day?.settlePrice ?? null }) };
  const previewFor = (values: DayForm) => previewOf([wantedOf(date, values)], days, terms);
  const save = async (values: DayForm) => {
    const preview = previewFor(values);
    const [fault] = preview.faults;
    if (fault) refuseAtOnce(fault, fault.field === 'date' ? 'price' : fault.field);
    if (preview.changes.length === 0) return;
    try {
      const body = { days: toSave(preview) };
      change.current = await saving(() => call(calls.save, { params: { id }, body }));
    } catch (error) {
      throw atOwnField(error);
    }
  };
  return (
    <FormDialog
      title={[about, t('dayTitle', { day: names.day(date), weekday: names.weekdayOf(date) })]
        .filter(Boolean)
        .join(' · ')}
      width={720}
      draftId={`${calls.save.name}:${id}:${date}`}
      schema={dayForm}
      values={values}
      onSubmit={save}
      onSaved={() => (change.current ? onSaved(change.current) : onClose())}
      onClose={onClose}
    >
      {stale && <TakenOver values={values} />}
      <PriceLimits terms={terms} day={day} />
      <MoneyField name="price" />
      {settles && (
        <SchemaField name="settlePrice" help={t('settleHelp')}>
          {(control) => (
            <HundredthsInput
              control={{ ...control, onChange: (value) => control.onChange(value === '' ? null : value) }}
            />
          )}
        </SchemaField>
      )}
      <NumberField name="stock" />
      <Field name="enabled" label={t('state.open')}>
        {(control) => <SwitchInput control={control} label={t('state.open')} />}
      </Field>
      <DayPreview {...{ calls, id, previewFor, settles, stale, values, offSeason }} />
    </FormDialog>
  );
}

/** What somebody else has changed of the day meanwhile and nobody typed here takes his value; what both changed stays as typed, and the preview shows both. */
function TakenOver({ values }: { values: DayForm }) {
  const { formState, resetField } = useFormContext<DayForm>();
  const { dirtyFields } = formState;
  const text = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other values of the day count
  useEffect(() => {
    const theirs = JSON.parse(text) as DayForm;
    for (const name of Object.keys(theirs) as (keyof DayForm)[])
      if (!dirtyFields[name]) resetField(name, { defaultValue: theirs[name] as never });
  }, [text]);
  return null;
}

const typed = (value: unknown) => (typeof value === 'number' ? value : undefined);
const wantedOf = (date: string, { price, settlePrice, stock, enabled }: DayForm): WantedDay => ({
  ...{ date, price: typed(price), stock: typed(stock), enabled },
  ...(settlePrice !== undefined && { settlePrice }),
});

interface PreviewProps {
  calls: DialogCalls;
  id: string;
  /** The stored day. */
  values: DayForm;
  previewFor: (values: DayForm) => ReturnType<typeof previewOf>;
  settles: boolean;
  stale: StaleDays | undefined;
  offSeason?: ReadonlySet<string> | undefined;
}

/** Shows nothing until there is something to save. */
function DayPreview({ previewFor, values, ...props }: PreviewProps) {
  const { stale } = props;
  const { reset } = useFormContext<DayForm>();
  const form = useWatch() as DayForm;
  const isTyped = typed(form.price) !== undefined && typed(form.stock) !== undefined;
  if (!isTyped && !stale) return null;
  return <ChangePreview {...props} preview={previewFor(form)} onTake={() => reset(values)} />;
}
