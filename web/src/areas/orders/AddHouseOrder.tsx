import { ordersHouse } from '#contracts/areas/orders.ts';
import { productsHouse } from '#contracts/areas/productsHouse.ts';
import { stayOrders } from '#contracts/trade/orderForms.ts';
import { AddOrderDialog } from './AddOrderDialog.tsx';
import type { AddProps } from './orderKind.ts';
import { blankStay, StayFields } from './StayFields.tsx';

/** 代客下单 of guesthouses. */
export default function AddHouseOrder(props: AddProps) {
  return (
    <AddOrderDialog
      {...props}
      kind="house"
      add={ordersHouse.add}
      quote={ordersHouse.quote}
      products={productsHouse.allEnabled}
      schema={stayOrders.house}
      values={blankStay}
    >
      <StayFields />
    </AddOrderDialog>
  );
}
