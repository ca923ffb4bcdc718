import { ordersHotel } from '#contracts/areas/orders.ts';
import type { StayOrder } from '#contracts/trade/orders.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { hotelMoves } from './hotelMoves.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import type { DetailKind, StayCalls } from './orderKind.ts';
import { stayDetail, useStayBooking } from './stayDetail.tsx';

/** 酒店订单详情. */
export default function HotelOrderDetail() {
  return <OrderDetail kind={kind} />;
}

const kind: DetailKind<StayOrder, StayCalls> = {
  ...stayDetail('hotel'),
  calls: ordersHotel,
  useBooking() {
    return useStayBooking('hotel', useLabel()('productRoom'));
  },
  moves: hotelMoves,
};
