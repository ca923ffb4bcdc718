import { useDayNames } from '../../kit/dates/useDayNames.ts';
import { everyWeekday } from './selection.ts';
import css from './WeekdayChips.module.css';

interface Props {
  id?: string;
  label: string;
  value: readonly number[];
  onChange: (weekdays: number[]) => void;
}

/** The days of the week, each on or off. */
export function WeekdayChips({ id, label, value, onChange }: Props) {
  const names = useDayNames();
  const toggle = (weekday: number) =>
    onChange(everyWeekday.filter((day) => value.includes(day) !== (day === weekday)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line in every browser
    <div id={id} role="group" aria-label={label} className={css.chips}>
      {everyWeekday.map((weekday) => (
        <button
          key={weekday}
          type="button"
          aria-pressed={value.includes(weekday)}
          onClick={() => toggle(weekday)}
        >
          {names.weekday(weekday)}
        </button>
      ))}
    </div>
  );
}
