import { useTranslation } from 'react-i18next';
import { ordersHouse } from '#contracts/areas/orders.ts';
import type { StayOrder } from '#contracts/trade/orders.ts';
import { houseMoves } from './houseMoves.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import type { DetailKind, StayCalls } from './orderKind.ts';
import { stayDetail, useStayBooking } from './stayDetail.tsx';

/** 民宿订单详情. */
export default function HouseOrderDetail() {
  return <OrderDetail kind={kind} />;
}

const kind: DetailKind<StayOrder, StayCalls> = {
  ...stayDetail('house'),
  calls: ordersHouse,
  useBooking() {
    const { t } = useTranslation('orders');
    return useStayBooking('house', t('houseRoom'));
  },
  moves: houseMoves,
};
