import { DateInput } from '../dates/DateInput.tsx';
import { MomentInput } from '../dates/MomentInput.tsx';
import { parseBirthday } from '../dates/parseDay.ts';
import { TimeInput } from '../dates/TimeInput.tsx';
import { useToday } from '../display/useToday.ts';
import { type FieldProps, SchemaField } from './fields.tsx';

/** Form rows for dates and times. */

interface Limits {
  /** The limits of the days that the calendar offers. */
  min?: string;
  max?: string;
}

/** `yyyy-MM-dd`. */
export const DateField = ({ min, max, ...props }: FieldProps & Limits) => (
  <SchemaField {...props} isShort>
    {(control) => <DateInput {...control} min={min} max={max} />}
  </SchemaField>
);

/** A day of birth, `yyyy-MM-dd`. Without a year it is not completed as other days are: it would be one of this year. */
export const BirthdayField = (props: FieldProps) => {
  const today = useToday();
  return (
    <SchemaField {...props} isShort>
      {(control) => <DateInput {...control} min="1900-01-01" max={today} read={parseBirthday} />}
    </SchemaField>
  );
};

/** `HH:mm`. */
export const TimeField = (props: FieldProps) => (
  <SchemaField {...props} isShort>
    {(control) => <TimeInput {...control} />}
  </SchemaField>
);

/** `yyyy-MM-dd HH:mm:ss`: a day and its time. */
export const MomentField = ({ min, max, ...props }: FieldProps & Limits) => (
  <SchemaField {...props}>
    {(control, { label }) => <MomentInput {...control} label={label} min={min} max={max} />}
  </SchemaField>
);
