import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { minsus } from '#contracts/areas/minsus.ts';
import { ordersHouse } from '#contracts/areas/orders.ts';
import type { StayOrder, StayOrderRow } from '#contracts/trade/orders.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import { textColumn } from '../../kit/table/columns.tsx';
import { houseMoves } from './houseMoves.tsx';
import { kindLists } from './kindLists.ts';
import { OrderList } from './OrderList.tsx';
import type { ListKind, OwnColumns, StayCalls } from './orderKind.ts';
import { guestColumn, guestCountColumn, roomNosColumn, stayColumn } from './stayColumns.tsx';
import { acceptMany } from './stayMoves.ts';

/** 民宿订单. */
export default function HouseOrderList() {
  return <OrderList kind={kind} />;
}

const kind: ListKind<StayOrderRow, StayOrder, StayCalls> = {
  kind: 'house',
  calls: ordersHouse,
  statusNames: 'stayOrderStatus',
  statuses: kindLists.house.statuses,
  day: 'checkInDate',
  resources: { all: minsus.all, allOfOwn: minsus.allOfOwn },
  useOwnColumns,
  useQuantity() {
    const { t } = useTranslation('trade');
    return useMemo(
      () =>
        ({ qty, nights }: StayOrderRow) =>
          t('houseNights', { rooms: qty, nights }),
      [t],
    );
  },
  moves: houseMoves,
  batch: acceptMany,
  AddDialog: lazyDialog(() => import('./AddHouseOrder.tsx')),
};

function useOwnColumns(): OwnColumns<StayOrderRow> {
  const { t } = useTranslation(['orders', 'common']);
  const label = useLabel();
  return useMemo(
    () => ({
      day: stayColumn(t('orders:stay')),
      more: [
        textColumn('room', t('orders:houseRoom'), ({ roomName }) => roomName, { width: 128 }),
        guestColumn(t('orders:guest')),
        guestCountColumn(t('orders:guestCount')),
        roomNosColumn(label('roomNos'), t('common:comma')),
      ],
    }),
    [label, t],
  );
}
