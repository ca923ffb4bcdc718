import { useWatch } from 'react-hook-form';
import { addDays } from '#contracts/days.ts';
import { isDate } from '#contracts/forms/fields.ts';
import type { StayOrderForm } from '#contracts/trade/orderForms.ts';
import { useToday } from '../../kit/display/useToday.ts';
import { DateField } from '../../kit/form/dateFields.tsx';
import { NumberField } from '../../kit/form/fields.tsx';
import { blankOrder } from './AddOrderDialog.tsx';

export const blankStay: StayOrderForm = { ...blankOrder, checkInDate: '', checkOutDate: '', qty: 1 };

/** Nights and number of rooms of a stay. */
export function StayFields() {
  const today = useToday();
  const checkIn = useWatch({ name: 'checkInDate' }) as string;
  return (
    <>
      <DateField name="checkInDate" min={today} />
      <DateField name="checkOutDate" min={addDays(isDate(checkIn) ? checkIn : today, 1)} />
      <NumberField name="qty" />
    </>
  );
}
