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
import { guestColumn, guestCountColumn, roomNosColumn, stayColumn, stayQuantity } from './stayColumns.tsx';
import { acceptMany } from './stayMoves.ts';
import { useStayWords } from './useStayWords.ts';

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
    const words = useStayWords();
    return useMemo(() => stayQuantity('house', words), [words]);
  },
  moves: houseMoves,
  batch: acceptMany,
  AddDialog: lazyDialog(() => import('./AddHouseOrder.tsx')),
};

function useOwnColumns(): OwnColumns<StayOrderRow> {
  const { t } = useTranslation(['orders', 'common']);
  const label = useLabel();
  const words = useStayWords();
  return useMemo(
    () => ({
      day: stayColumn(t('orders:stay'), words),
      more: [
        textColumn('room', t('orders:houseRoom'), ({ roomName }) => roomName, { width: 128 }),
        guestColumn(t('orders:guest')),
        guestCountColumn(t('orders:guestCount')),
        roomNosColumn(label('roomNos'), t('common:comma')),
      ],
    }),
    [label, t, words],
  );
}
