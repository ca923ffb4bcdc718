import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DaySpan, StockBatchForm } from '#contracts/trade/priceStocks.ts';
import { useDayNames } from '../../kit/dates/useDayNames.ts';
import { isSpan } from './chosenDays.ts';
import {
  avoiding,
  avoidsHolidays,
  type DayChoice,
  hasHoliday,
  holidaysAhead,
  inOtherSpans,
  isWeek,
  ofWeek,
  type SoldBy,
  type WeekPreset,
  withHoliday,
} from './dayPresets.ts';
import css from './WeekdayChips.module.css';

interface Props {
  soldBy: SoldBy;
  today: string;
  /** The span that the dialog began with. */
  first: DaySpan;
}

const weekPresets: readonly WeekPreset[] = ['weekend', 'workdays'];

/** Fills spans, weekdays and exceptions with weekends, working days or holidays in one click. */
export function DayPresets({ soldBy, today, first }: Props) {
  const { t } = useTranslation(['stocks', 'dates']);
  const names = useDayNames();
  const { setValue } = useFormContext<StockBatchForm>();
  const { spans, weekdays, excludes = [] } = useWatch() as StockBatchForm;
  const choice: DayChoice = { spans, weekdays, excludes };
  const ahead = holidaysAhead(today);
  const avoids = avoidsHolidays(choice);
  const before = useRef(spans);
  const choose = (next: DayChoice) => {
    before.current = next.spans;
    const changed = { shouldDirty: true, shouldTouch: true };
    setValue('spans', next.spans, changed);
    setValue('weekdays', next.weekdays, changed);
    setValue('excludes', next.excludes, changed);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other spans were typed
  useEffect(() => {
    if (spans === before.current || !spans.every(isSpan)) return;
    const next = inOtherSpans(soldBy, before.current, choice);
    before.current = spans;
    if (next) choose(next);
  }, [spans]);
  const daysOf = (start: string, end: string) =>
    start === end ? names.short(start) : `${names.short(start)}–${names.short(end)}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line in every browser
    <div role="group" aria-label={t('stocks:presets')} className={`${css.chips} ${css.presets}`}>
      {weekPresets.map((preset) => (
        <button
          key={preset}
          type="button"
          aria-pressed={isWeek(preset, soldBy, choice)}
          title={t(`stocks:presetHelp.${preset}.${soldBy}`)}
          onClick={() => choose(ofWeek(preset, soldBy, choice))}
        >
          {t(`stocks:preset.${preset}`)}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={avoids === true}
        disabled={avoids === undefined}
        onClick={() => choose(avoiding(choice, !avoids))}
      >
        {t('stocks:preset.avoid')}
      </button>
      {ahead.map((off) => (
        <button
          key={off.start}
          type="button"
          aria-pressed={hasHoliday(off, choice)}
          onClick={() => choose(withHoliday(soldBy, off, ahead, choice, first))}
        >
          {t(`dates:holidays.${off.holiday}`)} {daysOf(off.start, off.end)}
        </button>
      ))}
    </div>
  );
}
