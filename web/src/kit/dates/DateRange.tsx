import IconCalendar from '@douyinfe/semi-icons/lib/es/icons/IconCalendar';
import IconClear from '@douyinfe/semi-icons/lib/es/icons/IconClear';
import { type ClipboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDate } from '#contracts/forms/fields.ts';
import { useToday } from '../display/useToday.ts';
import css from './dates.module.css';
import { type Looks, parseDay, parseEnd, parseSpan, type Span } from './parseDay.ts';
import { type End, pickDay } from './pickDay.ts';
import { TypedInput } from './TypedInput.tsx';
import { useCalendar } from './useCalendar.ts';

interface Props {
  id: string;
  label: string;
  /** `yyyy-MM-dd` or ''; a typed text that is no date is kept as it is. */
  start: string;
  end: string;
  onChange: (start: string, end: string) => void;
  looks: Looks;
  /** The calendar offers only days within these limits; typed days are checked by the form's schema. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A span of days; either end may be empty. Days can be typed in any usual way, pasted as a pair, chosen in a calendar or set by a preset. */
export function DateRange({ id, label, start, end, onChange, looks, min, max }: Props) {
  const { t } = useTranslation('kit');
  const today = useToday();
  const root = useRef<HTMLDivElement>(null);
  const inputs = { start: useRef<HTMLInputElement>(null), end: useRef<HTMLInputElement>(null) };
  const [next, setNext] = useState<End>('start');
  const [isSecond, setSecond] = useState(false);
  const calendar = useCalendar(root, () => inputs[next].current?.focus());
  const { Popup } = calendar;
  const days = { start: isDate(start) ? start : '', end: isDate(end) ? end : '' };

  const ask = (wanted: End) => {
    if (wanted !== next) setSecond(false);
    setNext(wanted);
  };
  const set = (span: Span) => onChange(span.start, span.end);
  const pick = (day: string) => {
    const { next: wanted, ...span } = pickDay({ ...days, next, isSecond }, day);
    set(span);
    if (!wanted) {
      setSecond(false);
      return calendar.close();
    }
    // The field of the other end gets the focus for typing, unless the focus is in the calendar.
    if (!calendar.isFocusInside()) inputs[wanted].current?.focus();
    setNext(wanted);
    setSecond(true);
  };
  /** Sets both ends if the text contains two days. */
  const takePair = (text: string) => {
    const span = parseSpan(text, today, looks);
    if (span) set(span);
    return span !== undefined;
  };
  const inputOf = (which: End, value: string, set: (value: string) => void) => (
    <TypedInput
      {...(which === 'start' && { id })}
      label={`${label} ${t(which === 'start' ? 'startDate' : 'endDate')}`}
      inputRef={inputs[which]}
      placeholder={t('dateFormat')}
      value={value}
      onChange={set}
      parse={(text) =>
        which === 'end' && days.start
          ? parseEnd(text, days.start, today, looks)
          : parseDay(text, today, looks)
      }
      popup={{ kind: 'dialog', ...calendar }}
      isAsked={calendar.isShown && next === which}
      onFocus={({ relatedTarget }) => {
        if (!root.current?.contains(relatedTarget)) setSecond(false);
        ask(which);
        calendar.onFocus();
      }}
      onClick={() => {
        ask(which);
        calendar.show();
      }}
      onKeyDown={calendar.onKeyDown}
      onPaste={(event: ClipboardEvent) => {
        if (takePair(event.clipboardData.getData('text/plain'))) event.preventDefault();
      }}
      onDone={takePair}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line in every browser
    <div ref={root} className={css.range} role="group" aria-label={label} data-wide>
      {inputOf('start', start, (day) => onChange(day, end))}
      <span aria-hidden>~</span>
      {inputOf('end', end, (day) => onChange(start, day))}
      {start || end ? (
        <button
          type="button"
          className={css.clear}
          aria-label={`${t('clear')} ${label}`}
          onClick={() => {
            onChange('', '');
            inputs.start.current?.focus();
          }}
        >
          <IconClear aria-hidden />
        </button>
      ) : (
        <IconCalendar className={css.icon} aria-hidden />
      )}
      {Popup && (
        <Popup
          id={calendar.id}
          anchor={root}
          {...{ label, today, looks, min, max }}
          {...days}
          asked={next}
          from={isSecond ? days[next === 'end' ? 'start' : 'end'] : ''}
          entered={calendar.entered}
          onPick={pick}
          onPreset={(span) => {
            set(span);
            setSecond(false);
            calendar.close();
          }}
        />
      )}
    </div>
  );
}
