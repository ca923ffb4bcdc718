import IconDelete from '@douyinfe/semi-icons/lib/es/icons/IconDelete';
import IconPlus from '@douyinfe/semi-icons/lib/es/icons/IconPlus';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import { addDays } from '#contracts/days.ts';
import { type DaySpan, stockLimits } from '#contracts/trade/priceStocks.ts';
import { DateRange } from '../../kit/dates/DateRange.tsx';
import { useToday } from '../../kit/display/useToday.ts';
import type { Control } from '../../kit/form/Field.tsx';
import css from './BatchDialog.module.css';

/** One or several spans of days. */
export function SpansInput({ control }: { control: Control }) {
  const { t } = useTranslation('stocks');
  const today = useToday();
  const spans = control.value as DaySpan[];
  const change = (at: number, span: DaySpan) =>
    control.onChange(spans.map((old, index) => (index === at ? span : old)));
  return (
    <div className={css.rows}>
      {spans.map((span, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spans have no id, and two may be equal
        <div key={at} className={css.row}>
          <DateRange
            id={at === 0 ? control.id : `${control.id}-${at}`}
            label={t('span', { n: at + 1 })}
            start={span.startDate}
            end={span.endDate}
            looks="ahead"
            min={today}
            max={addDays(today, stockLimits.daysAhead)}
            onChange={(startDate, endDate) => change(at, { startDate, endDate })}
          />
          {spans.length > 1 && (
            <Button
              theme="borderless"
              type="tertiary"
              icon={<IconDelete aria-hidden />}
              aria-label={t('removeSpan', { n: at + 1 })}
              onClick={() => control.onChange(spans.filter((_, index) => index !== at))}
            />
          )}
        </div>
      ))}
      {spans.length < stockLimits.spans && (
        <Button
          theme="borderless"
          icon={<IconPlus aria-hidden />}
          onClick={() => control.onChange([...spans, { startDate: '', endDate: '' }])}
        >
          {t('addSpan')}
        </Button>
      )}
    </div>
  );
}
