import IconChevronLeft from '@douyinfe/semi-icons/lib/es/icons/IconChevronLeft';
import IconChevronRight from '@douyinfe/semi-icons/lib/es/icons/IconChevronRight';
import IconDoubleChevronLeft from '@douyinfe/semi-icons/lib/es/icons/IconDoubleChevronLeft';
import IconDoubleChevronRight from '@douyinfe/semi-icons/lib/es/icons/IconDoubleChevronRight';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { monthOf } from '#contracts/days.ts';
import { usePopover } from '../dialogs/usePopover.ts';
import css from './CalendarPopup.module.css';
import { dayByKey, isWithin, monthsAfter, within } from './calendarKeys.ts';
import { MonthTable } from './MonthTable.tsx';
import type { Looks } from './parseDay.ts';
import type { End } from './pickDay.ts';
import { type Preset, presetsOf } from './presets.ts';

interface Props {
  id: string;
  /** The date field that the popup belongs to, and its label. */
  anchor: RefObject<HTMLElement>;
  label: string;
  today: string;
  /** The chosen days, '' if none is chosen; for a single day both are the same. */
  start: string;
  end: string;
  min?: string | undefined;
  max?: string | undefined;
  /** For dates with a year: where the days mostly lie, and what the preset buttons do. */
  looks?: Looks;
  onPreset?: (preset: Preset) => void;
  /** For a span: the end that the next picked day sets, and the other end if it was picked just before. */
  asked?: End;
  from?: string;
  /** Days of every year (`MM-dd`); the calendar shows them in 2028, which has a 29 February. */
  yearless?: boolean;
  /** Moves the focus into the calendar each time the number grows. */
  entered: number;
  onPick: (day: string) => void;
}

/** Height in pixels of two months with the presets below. If there is less room below the field, the calendar opens above it. */
const tallestPx = 360;

/** One month, or two side by side for a span. Loaded when the first date field is opened (docs/decisions/0024-dates.md). */
export function CalendarPopup(props: Props) {
  const { id, anchor, label, today, start, end, min, max, looks = 'both', yearless = false, asked } = props;
  const { t } = useTranslation('dates');
  const box = useRef<HTMLDivElement>(null);
  usePopover(anchor, box, tallestPx);

  const isSpan = asked !== undefined;
  const limits = { min, max };
  const ofYear = (day: string) => (yearless ? `2028${day.slice(4)}` : day);
  const known = (asked === 'end' ? end || start : start || end) || within(today, limits);
  const [first, setFirst] = useState(() => {
    const month = monthOf(known);
    // A span is shown with the previous month beside it if its days lie in the past, or if its start is in an earlier month.
    const isLast = looks === 'back' && month === monthOf(today);
    const hasStartBefore = asked === 'end' && start !== '' && monthOf(start) < month;
    return isSpan && (isLast || hasStartBefore) ? monthOf(month, -1) : month;
  });
  const months = isSpan ? [first, monthOf(first, 1)] : [first];
  const isInView = (day: string) => months.includes(monthOf(day));
  const show = (day: string) => {
    if (!isInView(day)) setFirst(day < first ? monthOf(day) : monthOf(day, isSpan ? -1 : 0));
  };

  // A typed or picked day brings its month into view; changing between start and end does not.
  const [seen, setSeen] = useState(known);
  const [cursor, setCursor] = useState(known);
  if (seen !== known) {
    setSeen(known);
    setCursor(known);
    show(known);
  }
  const stop = isInView(cursor) ? cursor : within(first, limits);

  const wantsFocus = useRef(false);
  useEffect(() => {
    if (props.entered > 0) box.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
  }, [props.entered]);
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    box.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus();
  }, [cursor]);

  const pick = (day: string) => {
    if (isWithin(day, limits)) props.onPick(day);
  };
  const onGridKey = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Enter' || key === ' ') pick(stop);
    else {
      const led = dayByKey(stop, key, shiftKey);
      if (led === undefined) return;
      const day = within(ofYear(led), limits);
      wantsFocus.current = day !== cursor;
      setCursor(day);
      show(day);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const presets = props.onPreset ? presetsOf(isSpan, looks, today, limits) : [];
  const turn = (by: number) => setFirst(ofYear(monthOf(first, by)));
  const turner = (by: number, name: string, Icon: typeof IconChevronLeft) => {
    const edge = by < 0 ? monthsAfter(first, by) : monthOf(months.at(-1) as string, by);
    const isOut = by < 0 ? min !== undefined && monthOf(edge, 1) <= min : max !== undefined && edge > max;
    return (
      <button
        type="button"
        className={css.turner}
        aria-label={name}
        // Not disabled, which would take the focus away from who has just turned to the last month.
        aria-disabled={isOut || undefined}
        onClick={() => !isOut && turn(by)}
      >
        <Icon aria-hidden />
      </button>
    );
  };

  return (
    <div
      ref={box}
      id={id}
      role="dialog"
      className={css.popup}
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
    >
      {presets.length > 0 && (
        <ul className={css.presets} aria-label={t('presets')}>
          {presets.map((preset) => (
            <li key={preset.key}>
              <button
                type="button"
                title={preset.start === preset.end ? preset.start : `${preset.start} ~ ${preset.end}`}
                aria-pressed={start === preset.start && end === preset.end}
                onClick={() => props.onPreset?.(preset)}
              >
                {t(`preset.${preset.key}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={css.calendar}>
        <div className={css.back}>
          {!yearless && turner(-12, t('yearBefore'), IconDoubleChevronLeft)}
          {turner(-1, t('monthBefore'), IconChevronLeft)}
        </div>
        <div className={css.forth}>
          {turner(1, t('monthAfter'), IconChevronRight)}
          {!yearless && turner(12, t('yearAfter'), IconDoubleChevronRight)}
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the cells of the tables have the focus */}
        <div className={css.months} onKeyDown={onGridKey}>
          {months.map((month) => (
            <MonthTable
              key={month === first ? 'first' : 'second'}
              {...{ month, today, start, end, min, max, yearless, isSpan, stop }}
              from={props.from ?? ''}
              onPick={pick}
              onPoint={setCursor}
            />
          ))}
        </div>
        {isSpan && (
          <p className={css.hint} role="status">
            {t(`pick.${asked}`)}
          </p>
        )}
      </div>
    </div>
  );
}
