import { useWatch } from 'react-hook-form';
import { addDays } from '#contracts/days.ts';
import { isDate } from '#contracts/forms/fields.ts';
import type { StayOrderForm } from '#contracts/trade/orderForms.ts';
import { DateInput } from '../../kit/dates/DateInput.tsx';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useToday } from '../../kit/display/useToday.ts';
import { Field } from '../../kit/form/Field.tsx';
import { DigitsInput } from '../../kit/form/inputs.tsx';
import { blankOrder } from './AddOrderDialog.tsx';

export const blankStay: StayOrderForm = { ...blankOrder, checkInDate: '', checkOutDate: '', qty: 1 };

/** Nights and rooms of a stay. */
export function StayFields() {
  const label = useLabel();
  const today = useToday();
  const checkIn = useWatch({ name: 'checkInDate' }) as string;
  return (
    <>
      <Field name="checkInDate" label={label('checkInDate')} required>
        {(control) => <DateInput {...control} min={today} />}
      </Field>
      <Field name="checkOutDate" label={label('checkOutDate')} required>
        {(control) => <DateInput {...control} min={addDays(isDate(checkIn) ? checkIn : today, 1)} />}
      </Field>
      <Field name="qty" label={label('roomsWanted')} required>
        {(control) => <DigitsInput control={control} max={20} />}
      </Field>
    </>
  );
}
