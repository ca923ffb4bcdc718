import { useTranslation } from 'react-i18next';
import { ordersPlace } from '#contracts/areas/orders.ts';
import { productsPlace } from '#contracts/areas/productsPlace.ts';
import { type PlaceOrderForm, placeOrder } from '#contracts/trade/orderForms.ts';
import { useToday } from '../../kit/display/useToday.ts';
import { DateField } from '../../kit/form/dateFields.tsx';
import { NumberField } from '../../kit/form/fields.tsx';
import { AddOrderDialog, blankOrder } from './AddOrderDialog.tsx';
import type { AddProps } from './orderKind.ts';

const blank: PlaceOrderForm = { ...blankOrder, useDate: '', qty: 1 };

/** 代客下单 of tickets. */
export default function AddPlaceOrder(props: AddProps) {
  const { t } = useTranslation('orders');
  const today = useToday();
  return (
    <AddOrderDialog
      {...props}
      kind="place"
      add={ordersPlace.add}
      quote={ordersPlace.quote}
      products={productsPlace.allEnabled}
      schema={placeOrder}
      values={blank}
    >
      <DateField name="useDate" min={today} help={t('useDateHelp')} />
      <NumberField name="qty" />
    </AddOrderDialog>
  );
}
