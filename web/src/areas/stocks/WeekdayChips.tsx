import { notify } from '../../api/notice.ts';
import { speakMessage } from '../../i18n.ts';
import { useDayNames } from '../../kit/dates/useDayNames.ts';
import { everyWeekday } from './selection.ts';
import css from './WeekdayChips.module.css';

interface Props {
  id?: string;
  label: string;
  value: readonly number[];
  onChange: (weekdays: number[]) => void;
}

/** The days of the week, each on or off; the last one stays on. */
export function WeekdayChips({ id, label, value, onChange }: Props) {
  const names = useDayNames();
  const toggle = (weekday: number) => {
    const next = everyWeekday.filter((day) => value.includes(day) !== (day === weekday));
    if (next.length > 0) onChange(next);
    else notify('warning', speakMessage('weekdaysRequired'));
  };
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
