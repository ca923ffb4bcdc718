import IconCalendar from '@douyinfe/semi-icons/lib/es/icons/IconCalendar';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../display/useToday.ts';
import { useTakenRef } from '../select/useTakenRef.ts';
import css from './dates.module.css';
import { parseMonthDay } from './parseDay.ts';
import { TypedInput, type TypedProps } from './TypedInput.tsx';
import { useCalendar } from './useCalendar.ts';

/** A day of every year, `MM-dd`: typed in any usual way, or chosen in a calendar of a leap year without weekdays. */
export function MonthDayInput(field: TypedProps) {
  const { t } = useTranslation('kit');
  const today = useToday();
  const root = useRef<HTMLDivElement>(null);
  const { input, takeRef } = useTakenRef(field.inputRef);
  const calendar = useCalendar(root, () => input.current?.focus());
  const { Popup } = calendar;
  const known = parseMonthDay(field.value ?? '');
  const day = known ? `2028-${known}` : '';
  return (
    <div ref={root} className={css.field}>
      <TypedInput
        {...field}
        inputRef={takeRef}
        placeholder={t('monthDayFormat')}
        parse={parseMonthDay}
        popup={{ kind: 'dialog', ...calendar }}
        onFocus={calendar.onFocus}
        onClick={calendar.show}
        onKeyDown={calendar.onKeyDown}
      />
      <IconCalendar className={css.icon} aria-hidden />
      {Popup && (
        <Popup
          id={calendar.id}
          anchor={root}
          label={field.label ?? input.current?.labels?.[0]?.textContent ?? t('monthDayFormat')}
          yearless
          today={`2028${today.slice(4)}`}
          start={day}
          end={day}
          entered={calendar.entered}
          onPick={(picked) => {
            field.onChange(picked.slice(5));
            calendar.close();
          }}
        />
      )}
    </div>
  );
}
