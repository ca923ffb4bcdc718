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
  /** The field that it belongs to, and its name. */
  anchor: RefObject<HTMLElement>;
  label: string;
  today: string;
  /** What is chosen, empty where nothing is; of a single day both are the same. */
  start: string;
  end: string;
  min?: string | undefined;
  max?: string | undefined;
  /** Of days in years: which way they lie, with what can be chosen at a click. */
  looks?: Looks;
  onPreset?: (preset: Preset) => void;
  /** Of a span: which end the next day will be, and the other end when that one was picked just before. */
  asked?: End;
  from?: string;
  /** Days of every year; they stand in 2028, which has 29 February. */
  yearless?: boolean;
  /** The focus comes into the calendar whenever it grows. */
  entered: number;
  onPick: (day: string) => void;
}

/** With two months and what is under them; so much room has to be below the field, or else the calendar stands above it. */
const tallestPx = 360;

/** One month, or two side by side for a span. Loaded with the first field that is opened (docs/decisions/0024-dates.md). */
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
    // What lies back is in the months before this one, not in the next; and of a span both ends are shown.
    const isLast = looks === 'back' && month === monthOf(today);
    const hasStartBefore = asked === 'end' && start !== '' && monthOf(start) < month;
    return isSpan && (isLast || hasStartBefore) ? monthOf(month, -1) : month;
  });
  const months = isSpan ? [first, monthOf(first, 1)] : [first];
  const isInView = (day: string) => months.includes(monthOf(day));
  const show = (day: string) => {
    if (!isInView(day)) setFirst(day < first ? monthOf(day) : monthOf(day, isSpan ? -1 : 0));
  };

  // What is typed or picked leads the view; which end is asked for does not move it.
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
        disabled={isOut}
        onClick={() => turn(by)}
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
