import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { ordersHouse } from '#contracts/areas/orders.ts';
import { refundsHouse } from '#contracts/areas/refunds.ts';
import type { StayOrder } from '#contracts/orders.ts';
import { OrderDetail } from './OrderDetail.tsx';
import type { DetailKind, MoveProps, StayCalls } from './orderKind.ts';
import { stayDetail, stayMoves, useStayBooking } from './stayDetail.ts';

const StayRefundDialog = lazy(() => import('./StayRefundDialog.tsx'));

/** 民宿订单详情. */
export default function HouseOrderDetail() {
  return <OrderDetail kind={kind} />;
}

const kind: DetailKind<StayOrder, StayCalls> = {
  ...stayDetail,
  kind: 'house',
  calls: ordersHouse,
  useBooking() {
    const { t } = useTranslation(['orders', 'trade']);
    return useStayBooking(t('orders:houseRoom'), ({ qty, nights }) =>
      t('trade:houseNights', { rooms: qty, nights }),
    );
  },
  moves: stayMoves({ action: 'addRefund', Dialog: RefundDialog }),
};

function RefundDialog(props: MoveProps<StayOrder, StayCalls>) {
  return <StayRefundDialog {...props} kind="house" refunds={refundsHouse} />;
}
