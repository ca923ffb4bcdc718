import { useTranslation } from 'react-i18next';
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
    const { t } = useTranslation('trade');
    const label = useLabel();
    return useStayBooking(label('productRoom'), ({ qty, nights }) => t('roomNights', { rooms: qty, nights }));
  },
  moves: hotelMoves,
};
