import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateInput } from './DateInput.tsx';
import css from './dates.module.css';
import { TimeInput } from './TimeInput.tsx';
import type { TypedProps } from './TypedInput.tsx';

interface Props extends TypedProps {
  /** The calendar offers only days within these limits. */
  min?: string | undefined;
  max?: string | undefined;
}

/** The time of a day that was chosen without one. */
const usual = '10:00';

/** A day with its time, `yyyy-MM-dd HH:mm:ss`, in two fields. A day alone gets the usual time; a time alone waits for its day. */
export function MomentInput({ min, max, ...field }: Props) {
  const { t } = useTranslation('kit');
  const { value = '', label, onChange, inputRef, id, ...rest } = field;
  const [waiting, setWaiting] = useState('');
  const [, day = value, clock = ''] = /^(\S+) (.*):\d{2}$/.exec(value) ?? [];
  const time = clock || waiting;
  const join = (nextDay: string, nextTime: string) =>
    onChange(nextDay === '' ? '' : `${nextDay} ${nextTime || usual}:00`);
  return (
    <span className={css.moment}>
      <DateInput
        {...{ ...rest, id, inputRef, label, min, max }}
        value={day}
        onChange={(next) => join(next, time)}
      />
      <TimeInput
        {...rest}
        label={`${label ?? ''} ${t('timeFormat')}`.trim()}
        value={time}
        onChange={(next) => {
          setWaiting(next);
          if (day !== '') join(day, next);
        }}
      />
    </span>
  );
}
