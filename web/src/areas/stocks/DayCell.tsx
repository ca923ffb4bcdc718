import { memo } from 'react';
import type { DayState } from './dayState.ts';
import css from './MonthGrid.module.css';

interface Props {
  date: string;
  state: DayState;
  isToday: boolean;
  isLocked: boolean;
  isWeekend: boolean;
  /** The scenic spot is closed on the day. */
  isOffSeason: boolean;
  /** Everything about the day in a sentence; the cell's name for screen readers. */
  label: string;
  /** The visible texts: price, stock left, number sold, the word of the state, and the word for today. */
  price: string;
  left: string;
  sold: string;
  word: string;
  today: string;
  /** 休 or 班. */
  holiday: string;
}

/**
 * The cell of a day. All props are plain values, so that it renders again only when its own day changes. Whether the day is chosen is marked from
 * outside (useSelectionMarks.ts).
 */
export const DayCell = memo(function DayCell(props: Props) {
  const { date, state, isToday, isLocked, isWeekend, isOffSeason, label } = props;
  const { price, left, sold, word, today, holiday } = props;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid
      role="gridcell"
      className={css.day}
      tabIndex={-1}
      aria-current={isToday ? 'date' : undefined}
      data-date={date}
      data-state={state}
      data-locked={isLocked || undefined}
      data-weekend={isWeekend || undefined}
      data-off-season={isOffSeason || undefined}
    >
      <span className="visuallyHidden">{label}</span>
      <span className={css.top} aria-hidden>
        <b>{Number(date.slice(8))}</b>
        {/* The word for today is shown only if there is room beside state and holiday; today's number is marked, too. */}
        {today && !word && !holiday && <em>{today}</em>}
        {holiday && <u>{holiday}</u>}
        {price && word && <i>{word}</i>}
      </span>
      {/* Beside number and holiday there is no room for the word on a narrow page, and where there is no price there is. */}
      <span className={price ? css.price : css.stock} aria-hidden>
        {price || word}
      </span>
      <span className={css.stock} aria-hidden>
        {left}
      </span>
      <span className={css.stock} aria-hidden>
        {sold}
      </span>
    </td>
  );
});
