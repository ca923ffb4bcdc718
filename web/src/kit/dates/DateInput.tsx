import IconCalendar from '@douyinfe/semi-icons/lib/es/icons/IconCalendar';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isDate } from '#contracts/forms/fields.ts';
import { useToday } from '../display/useToday.ts';
import { useTakenRef } from '../select/useTakenRef.ts';
import css from './dates.module.css';
import { type Looks, parseDay, timeBehind } from './parseDay.ts';
import { TypedInput, type TypedProps } from './TypedInput.tsx';
import { useCalendar } from './useCalendar.ts';

interface Props extends TypedProps {
  /** The calendar offers only days within these limits; a typed day is checked by the form's schema. */
  min?: string | undefined;
  max?: string | undefined;
  /** A day with a time behind it was pasted, or typed to its end. Without it the time is dropped. */
  onMoment?: ((day: string, time: string) => void) | undefined;
  /** How a text that is typed or pasted is read, where that is not as any other day. */
  read?: ((text: string, today: string) => string | undefined) | undefined;
}

/** A day, `yyyy-MM-dd`: typed in any usual way, or chosen in a calendar. */
export function DateInput({ min: wantedMin, max: wantedMax, onMoment, read, ...field }: Props) {
  const { t } = useTranslation('kit');
  const today = useToday();
  const root = useRef<HTMLDivElement>(null);
  const { input, takeRef } = useTakenRef(field.inputRef);
  const calendar = useCalendar(root, () => input.current?.focus());
  const { Popup } = calendar;
  const [min, max] = [wantedMin, wantedMax].map((day) => (day && isDate(day) ? day : undefined));
  const isPast = max !== undefined && (!min || max <= today);
  const looks: Looks = isPast ? 'back' : min ? 'ahead' : 'both';
  const { value = '', onChange } = field;
  const choose = (day: string) => {
    onChange(day);
    calendar.close();
  };
  /** Takes a text that is a day with a time. */
  const takeMoment = (text: string) => {
    const [day, time] = [parseDay(text, today, looks), timeBehind(text)];
    if (!onMoment || !day || !time) return false;
    onMoment(day, time);
    return true;
  };
  return (
    <div ref={root} className={css.field}>
      <TypedInput
        {...field}
        inputRef={takeRef}
        placeholder={t('dateFormat')}
        parse={(text) => (read ? read(text, today) : parseDay(text, today, looks))}
        popup={{ kind: 'dialog', ...calendar }}
        onFocus={calendar.onFocus}
        onClick={calendar.show}
        onKeyDown={calendar.onKeyDown}
        onPaste={(event) => {
          if (takeMoment(event.clipboardData.getData('text/plain'))) event.preventDefault();
        }}
        onDone={takeMoment}
      />
      <IconCalendar className={css.icon} aria-hidden />
      {Popup && (
        <Popup
          id={calendar.id}
          anchor={root}
          label={field.label ?? input.current?.labels?.[0]?.textContent ?? t('dateFormat')}
          {...{ today, looks, min, max }}
          start={isDate(value) ? value : ''}
          end={isDate(value) ? value : ''}
          entered={calendar.entered}
          onPick={choose}
          onPreset={({ start }) => choose(start)}
        />
      )}
    </div>
  );
}
