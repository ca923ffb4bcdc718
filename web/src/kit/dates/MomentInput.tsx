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

/** What is typed into the two fields; the time is undefined until there is one. */
interface Parts {
  day: string;
  time: string | undefined;
}

function partsOf(value: string): Parts {
  const [, day = value, time] = /^(.*) (\S*):\d{2}$/.exec(value) ?? [];
  return { day, time };
}

/** A day with its time, `yyyy-MM-dd HH:mm:ss`, in two fields. A day alone gets the usual time; a time alone waits for its day; a time behind the day fills both. */
export function MomentInput({ min, max, ...field }: Props) {
  const { t } = useTranslation('kit');
  const { value = '', label, onChange, inputRef, id, ...rest } = field;
  const [typed, setTyped] = useState<Parts & { value: string }>();
  // If the value is not the one of the typed parts, it was set elsewhere (form reset, draft).
  const { day, time } = typed?.value === value ? typed : partsOf(value);
  const change = (next: Parts) => {
    const joined = next.day === '' ? '' : `${next.day} ${next.time || usual}:00`;
    setTyped({ ...next, value: joined });
    if (joined !== value) onChange(joined);
  };
  return (
    <span className={css.moment}>
      <DateInput
        {...{ ...rest, id, inputRef, label, min, max }}
        value={day}
        onChange={(next) => change({ day: next, time })}
        onMoment={(next, clock) => change({ day: next, time: clock })}
      />
      <TimeInput
        {...rest}
        label={`${label ?? ''} ${t('timeFormat')}`.trim()}
        value={time ?? (day === '' ? '' : usual)}
        onChange={(next) => change({ day, time: next })}
        onBlur={() => {
          if (time === '') change({ day, time: undefined });
          rest.onBlur?.();
        }}
      />
    </span>
  );
}
