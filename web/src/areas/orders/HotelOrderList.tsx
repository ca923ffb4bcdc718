import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hotels } from '#contracts/areas/hotels.ts';
import { ordersHotel } from '#contracts/areas/orders.ts';
import type { StayOrder, StayOrderRow } from '#contracts/trade/orders.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import { textColumn } from '../../kit/table/columns.tsx';
import { hotelMoves } from './hotelMoves.tsx';
import { kindLists } from './kindLists.ts';
import { OrderList } from './OrderList.tsx';
import type { ListKind, OwnColumns, StayCalls } from './orderKind.ts';
import { guestColumn, roomNosColumn, stayColumn, stayQuantity } from './stayColumns.tsx';
import { acceptMany } from './stayMoves.ts';
import { useStayWords } from './useStayWords.ts';

/** 酒店订单. */
export default function HotelOrderList() {
  return <OrderList kind={kind} />;
}

const kind: ListKind<StayOrderRow, StayOrder, StayCalls> = {
  kind: 'hotel',
  calls: ordersHotel,
  statusNames: 'stayOrderStatus',
  statuses: kindLists.hotel.statuses,
  day: 'checkInDate',
  resources: { all: hotels.all, allOfOwn: hotels.allOfOwn },
  useOwnColumns,
  useQuantity() {
    const words = useStayWords();
    return useMemo(() => stayQuantity('hotel', words), [words]);
  },
  moves: hotelMoves,
  batch: acceptMany,
  AddDialog: lazyDialog(() => import('./AddHotelOrder.tsx')),
};

function useOwnColumns(): OwnColumns<StayOrderRow> {
  const { t } = useTranslation(['orders', 'common']);
  const label = useLabel();
  const words = useStayWords();
  return useMemo(
    () => ({
      day: stayColumn(t('orders:stay'), words),
      more: [
        textColumn('room', label('productRoom'), ({ roomName }) => roomName, { width: 128 }),
        guestColumn(t('orders:guest')),
        roomNosColumn(label('roomNos'), t('common:comma')),
      ],
    }),
    [label, t, words],
  );
}
