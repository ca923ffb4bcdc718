import { useTranslation } from 'react-i18next';
import { ordersPlace } from '#contracts/areas/orders.ts';
import { productsPlace } from '#contracts/areas/productsPlace.ts';
import { type PlaceOrderForm, placeOrder } from '#contracts/trade/orderForms.ts';
import { DateInput } from '../../kit/dates/DateInput.tsx';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useToday } from '../../kit/display/useToday.ts';
import { Field } from '../../kit/form/Field.tsx';
import { DigitsInput } from '../../kit/form/inputs.tsx';
import { AddOrderDialog, blankOrder } from './AddOrderDialog.tsx';
import type { AddProps } from './orderKind.ts';

const blank: PlaceOrderForm = { ...blankOrder, useDate: '', qty: 1 };

/** 代客下单 of tickets. */
export default function AddPlaceOrder(props: AddProps) {
  const { t } = useTranslation('orders');
  const label = useLabel();
  const today = useToday();
  return (
    <AddOrderDialog
      {...props}
      add={ordersPlace.add}
      products={productsPlace.allEnabled}
      schema={placeOrder}
      values={blank}
      people={t('travellers')}
    >
      <Field name="useDate" label={label('useDate')} required help={t('useDateHelp')}>
        {(control) => <DateInput {...control} min={today} />}
      </Field>
      <Field name="qty" label={label('ticketCount')} required>
        {(control) => <DigitsInput control={control} max={200} />}
      </Field>
    </AddOrderDialog>
  );
}
