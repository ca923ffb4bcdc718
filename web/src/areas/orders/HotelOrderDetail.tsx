import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { ordersHotel } from '#contracts/areas/orders.ts';
import { refundsHotel } from '#contracts/areas/refunds.ts';
import type { StayOrder } from '#contracts/orders.ts';
import { useLabel } from '../../kit/useLabel.ts';
import { OrderDetail } from './OrderDetail.tsx';
import type { DetailKind, MoveProps, StayCalls } from './orderKind.ts';
import { stayDetail, stayMoves, useStayBooking } from './stayDetail.ts';

const StayRefundDialog = lazy(() => import('./StayRefundDialog.tsx'));

/** 酒店订单详情. */
export default function HotelOrderDetail() {
  return <OrderDetail kind={kind} />;
}

const kind: DetailKind<StayOrder, StayCalls> = {
  ...stayDetail,
  kind: 'hotel',
  calls: ordersHotel,
  useBooking() {
    const { t } = useTranslation('trade');
    const label = useLabel();
    return useStayBooking(label('productRoom'), ({ qty, nights }) => t('roomNights', { rooms: qty, nights }));
  },
  moves: stayMoves({ action: 'addRefund', Dialog: RefundDialog }),
};

function RefundDialog(props: MoveProps<StayOrder, StayCalls>) {
  return <StayRefundDialog {...props} kind="hotel" refunds={refundsHotel} />;
}
