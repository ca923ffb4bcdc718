import { DateInput } from '../dates/DateInput.tsx';
import { MomentInput } from '../dates/MomentInput.tsx';
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

/** `yyyy-MM-dd HH:mm:ss`: a day and its time. */
export const MomentField = ({ min, max, ...props }: FieldProps & Limits) => (
  <SchemaField {...props}>
    {(control, { label }) => <MomentInput {...control} label={label} min={min} max={max} />}
  </SchemaField>
);
