import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { addDays, monthOf } from '#contracts/days.ts';
import { type DaySpan, stockLimits } from '#contracts/trade/priceStocks.ts';
import { detailOfProduct } from '../../domain/trade/detailOfProduct.ts';
import { DateRange } from '../../kit/dates/DateRange.tsx';
import { useDayNames } from '../../kit/dates/useDayNames.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { type Control, Field } from '../../kit/form/Field.tsx';
import { RemoteSelect, type SelectEndpoint } from '../../kit/select/RemoteSelect.tsx';
import { Select } from '../../kit/select/Select.tsx';
import type { CopyPricesForm } from './copyForm.ts';
import { monthsBack } from './useMonth.ts';

interface Props {
  today: string;
  products: SelectEndpoint;
  filters: object | undefined;
  /** The product itself. */
  without: string;
}

const monthsAhead = 12;

/** Where the prices come from, and the days that they are copied to. */
export function CopySource({ today, products, filters, without }: Props) {
  const { t } = useTranslation('stocks');
  const label = useLabel();
  const names = useDayNames();
  const { source } = useWatch() as CopyPricesForm;
  const months = (from: number) =>
    Array.from({ length: monthsAhead - from + 1 }, (_, at) => monthOf(today, from + at)).map((month) => ({
      value: month,
      label: names.month(month),
    }));
  const choice = (
    name: keyof CopyPricesForm,
    caption: string,
    options: { value: string; label: string }[],
  ) => (
    <Field name={name} label={caption} required>
      {(control) => <Select {...control} label={caption} options={options} />}
    </Field>
  );
  return (
    <>
      {choice('source', t('copy.source'), [
        { value: 'month', label: t('copy.ofMonth') },
        { value: 'product', label: t('copy.ofProduct') },
      ])}
      {source === 'month' ? (
        <>
          {choice('fromMonth', t('copy.fromMonth'), months(-monthsBack))}
          {choice('toMonth', t('copy.toMonth'), months(0))}
          {choice('alignment', t('copy.alignment'), [
            { value: 'weekday', label: t('copy.byWeekday') },
            { value: 'date', label: t('copy.byDate') },
          ])}
        </>
      ) : (
        <>
          <Field name="productId" label={label('productName')} required>
            {(control) => (
              <RemoteSelect
                {...control}
                endpoint={products}
                filters={filters}
                without={[without]}
                detailOf={detailOfProduct}
                label={label('productName')}
                onChange={(id) => control.onChange(id ?? '')}
              />
            )}
          </Field>
          <Field name="span" label={label('daySpans')} required>
            {(control) => <SpanInput control={control} today={today} label={label('daySpans')} />}
          </Field>
        </>
      )}
    </>
  );
}

function SpanInput({ control, today, label }: { control: Control; today: string; label: string }) {
  const { startDate, endDate } = control.value as DaySpan;
  return (
    <DateRange
      id={control.id}
      label={label}
      start={startDate}
      end={endDate}
      looks="ahead"
      min={today}
      max={addDays(today, stockLimits.daysAhead)}
      onChange={(start, end) => control.onChange({ startDate: start, endDate: end })}
    />
  );
}
