import { DateInput } from '../dates/DateInput.tsx';
import { TimeInput } from '../dates/TimeInput.tsx';
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

/** `HH:mm`. */
export const TimeField = (props: FieldProps) => (
  <SchemaField {...props} isShort>
    {(control) => <TimeInput {...control} />}
  </SchemaField>
);
