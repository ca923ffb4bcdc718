import { type MouseEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, daysOf, monthOf, weekdayOf } from '#contracts/days.ts';
import css from './CalendarPopup.module.css';
import { isWithin } from './calendarKeys.ts';
import { inOrder } from './parseDay.ts';
import { useDayNames } from './useDayNames.ts';
import { useHolidayWords } from './useHolidayWords.ts';

interface Props {
  /** The first day of the month. */
  month: string;
  today: string;
  start: string;
  end: string;
  min: string | undefined;
  max: string | undefined;
  yearless: boolean;
  isSpan: boolean;
  /** The only day with tabIndex 0. */
  stop: string;
  /** The end of a span that was picked just now, while the other end is not picked yet; otherwise ''. */
  from: string;
  onPick: (day: string) => void;
  /** Called while the pointer is over a day. */
  onPoint: (day: string) => void;
}

/** Always six weeks, so that the height of the calendar does not change. */
const weeks = [0, 1, 2, 3, 4, 5];
const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** The days of a month with the text for screen readers and the holiday mark. */
function useDays(month: string, yearless: boolean) {
  const names = useDayNames();
  const holidayWords = useHolidayWords();
  return useMemo(() => {
    const days = daysOf(month, addDays(monthOf(month, 1), -1));
    return days.map((date) => {
      if (yearless) return { date, holiday: undefined, told: names.monthDay(date) };
      const holiday = holidayWords(date);
      const told = [names.day(date), names.weekdayOf(date), holiday?.told].filter(Boolean).join(' ');
      return { date, holiday, told };
    });
  }, [month, yearless, names, holidayWords]);
}

/** A month as a grid in which days can be picked. Days with a year stand under their weekdays; days of every year are in rows of seven. */
export function MonthTable(props: Props) {
  const { month, today, start, end, yearless, isSpan, stop, from, onPick, onPoint } = props;
  const { t } = useTranslation('dates');
  const names = useDayNames();
  const days = useDays(month, yearless);
  const blanks = yearless ? 0 : weekdayOf(month) - 1;
  const title = yearless ? names.monthAlone(month) : names.month(month);
  const shown = from ? inOrder(from, stop) : { start, end };
  const onDay = (act: (day: string) => void) => (event: MouseEvent) => {
    const day = (event.target as Element).closest<HTMLElement>('[data-date]')?.dataset.date;
    if (day) act(day);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the element around the months
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the table is a grid in which days are picked
      role="grid"
      className={css.month}
      aria-label={title}
      aria-multiselectable={isSpan}
      onClick={onDay(onPick)}
      onMouseMove={from ? onDay(onPoint) : undefined}
    >
      <caption>{title}</caption>
      {!yearless && (
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                {names.weekday(weekday)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {weeks.map((week) => (
          <tr key={week}>
            {weekdays.map((weekday) => {
              const day = days[week * 7 + weekday - 1 - blanks];
              if (!day) return <td key={weekday} />;
              const { date, holiday, told } = day;
              const isEnd = date === start || date === end;
              const isWithinSpan = start !== '' && date > start && date < end;
              return (
                <td
                  key={weekday}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid
                  role="gridcell"
                  tabIndex={date === stop ? 0 : -1}
                  data-date={date}
                  data-end={isEnd || undefined}
                  data-holiday={holiday?.kind}
                  data-weekend={(!yearless && weekday > 5) || undefined}
                  data-within={(shown.start !== '' && date > shown.start && date < shown.end) || undefined}
                  aria-selected={isEnd || isWithinSpan}
                  aria-current={date === today ? 'date' : undefined}
                  aria-disabled={!isWithin(date, props) || undefined}
                >
                  <span className="visuallyHidden">
                    {told}
                    {date === today && ` ${t('preset.today')}`}
                  </span>
                  <span aria-hidden>{Number(date.slice(8))}</span>
                  {holiday && <u aria-hidden>{holiday.mark}</u>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
