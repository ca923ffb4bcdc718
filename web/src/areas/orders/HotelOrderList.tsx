import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hotels } from '#contracts/areas/hotels.ts';
import { ordersHotel } from '#contracts/areas/orders.ts';
import { orderStatus } from '#contracts/enums/orders.ts';
import { valuesOf } from '#contracts/enums.ts';
import type { StayOrderRow } from '#contracts/orders.ts';
import { textColumn } from '../../kit/columns.tsx';
import type { Column } from '../../kit/DataTable.tsx';
import { useLabel } from '../../kit/useLabel.ts';
import { OrderList } from './OrderList.tsx';
import type { ListKind } from './orderKind.ts';
import { stayColumn } from './stayColumns.ts';

/** 酒店订单. */
export default function HotelOrderList() {
  return <OrderList kind={kind} />;
}

const kind: ListKind<StayOrderRow> = {
  kind: 'hotel',
  calls: ordersHotel,
  statusNames: 'stayOrderStatus',
  statuses: valuesOf(orderStatus),
  day: 'checkInDate',
  resources: { all: hotels.all, allOfOwn: hotels.allOfOwn },
  useOwnColumns,
  useQuantity() {
    const { t } = useTranslation('trade');
    return useMemo(
      () =>
        ({ qty, nights }: StayOrderRow) =>
          t('roomNights', { rooms: qty, nights }),
      [t],
    );
  },
  AddDialog: lazy(() => import('./AddHotelOrder.tsx')),
};

function useOwnColumns(): readonly Column<StayOrderRow>[] {
  const { t } = useTranslation('orders');
  const label = useLabel();
  return useMemo(
    () => [
      textColumn('room', label('productRoom'), ({ roomName }) => roomName, { width: 128 }),
      stayColumn(t('stay')),
      textColumn('guest', t('guest'), ({ guestName }) => guestName, { width: 96 }),
    ],
    [label, t],
  );
}
