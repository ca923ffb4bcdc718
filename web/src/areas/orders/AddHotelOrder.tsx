import { ordersHotel } from '#contracts/areas/orders.ts';
import { productsHotel } from '#contracts/areas/productsHotel.ts';
import { stayOrders } from '#contracts/trade/orderForms.ts';
import { AddOrderDialog } from './AddOrderDialog.tsx';
import type { AddProps } from './orderKind.ts';
import { blankStay, StayFields } from './StayFields.tsx';

/** 代客下单 of hotel rooms. */
export default function AddHotelOrder(props: AddProps) {
  return (
    <AddOrderDialog
      {...props}
      kind="hotel"
      add={ordersHotel.add}
      quote={ordersHotel.quote}
      products={productsHotel.allEnabled}
      schema={stayOrders.hotel}
      values={blankStay}
    >
      <StayFields />
    </AddOrderDialog>
  );
}
