import { memo } from 'react';
import { addDays, daysOf, monthOf, weekdayOf } from '#contracts/days.ts';
import { useDayNames } from '../../kit/dates/useDayNames.ts';
import type { Days } from './changes.ts';
import { DayCell } from './DayCell.tsx';
import { isLocked } from './dayState.ts';
import { useCellWords } from './dayWords.ts';
import css from './MonthGrid.module.css';
import { everyWeekday } from './selection.ts';

interface Props {
  /** The first day of the month. */
  month: string;
  today: string;
  days: Days;
  /** Days on which the scenic spot is closed. */
  offSeason: ReadonlySet<string>;
}

/** Always six weeks, so that the height of the page does not change from month to month. */
const weeks = [0, 1, 2, 3, 4, 5];

/** One month as a grid of days. */
export const MonthGrid = memo(function MonthGrid({ month, today, days, offSeason }: Props) {
  const names = useDayNames();
  const wordsOf = useCellWords();
  const dates = daysOf(month, addDays(monthOf(month, 1), -1));
  const before = weekdayOf(month) - 1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: days are walked through and chosen
    <table role="grid" className={css.month} aria-label={names.month(month)} aria-multiselectable>
      <caption>{names.month(month)}</caption>
      <thead>
        <tr>
          {everyWeekday.map((weekday) => (
            <th key={weekday} scope="col">
              {names.weekday(weekday)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week}>
            {everyWeekday.map((weekday) => {
              const date = dates[week * 7 + weekday - 1 - before];
              if (!date) return <td key={weekday} className={css.blank} />;
              const {
                state,
                label,
                price,
                left,
                sold,
                word,
                today: mark,
                holiday,
              } = wordsOf(date, days.get(date), today, offSeason.has(date));
              return (
                <DayCell
                  key={weekday}
                  {...{ date, state, label, price, left, sold, word, holiday, today: mark }}
                  isToday={date === today}
                  isLocked={isLocked(date, today)}
                  isWeekend={weekday > 5}
                  isOffSeason={offSeason.has(date)}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
