import { useTranslation } from 'react-i18next';
import { ordersHouse } from '#contracts/areas/orders.ts';
import { productsHouse } from '#contracts/areas/productsHouse.ts';
import { stayOrder } from '#contracts/trade/orderForms.ts';
import { AddOrderDialog } from './AddOrderDialog.tsx';
import type { AddProps } from './orderKind.ts';
import { blankStay, StayFields } from './StayFields.tsx';

/** 代客下单 of guesthouses. */
export default function AddHouseOrder(props: AddProps) {
  const { t } = useTranslation('orders');
  return (
    <AddOrderDialog
      {...props}
      add={ordersHouse.add}
      products={productsHouse.allEnabled}
      schema={stayOrder}
      values={blankStay}
      people={t('stayingGuests')}
    >
      <StayFields />
    </AddOrderDialog>
  );
}
