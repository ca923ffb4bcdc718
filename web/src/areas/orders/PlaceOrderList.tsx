import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ordersPlace } from '#contracts/areas/orders.ts';
import { resorts } from '#contracts/areas/resorts.ts';
import type { PlaceOrder, PlaceOrderRow } from '#contracts/trade/orders.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import { textColumn } from '../../kit/table/columns.tsx';
import { kindLists } from './kindLists.ts';
import { OrderList } from './OrderList.tsx';
import type { ListKind, OwnColumns, PlaceCalls } from './orderKind.ts';
import { placeMoves } from './placeMoves.ts';

/** 门票订单. */
export default function PlaceOrderList() {
  return <OrderList kind={kind} />;
}

const kind: ListKind<PlaceOrderRow, PlaceOrder, PlaceCalls> = {
  kind: 'place',
  calls: ordersPlace,
  statusNames: 'ticketOrderStatus',
  statuses: kindLists.place.statuses,
  day: 'useDate',
  resources: { all: resorts.all, allOfOwn: resorts.allOfOwn },
  useOwnColumns,
  useQuantity() {
    const { t } = useTranslation('trade');
    return useMemo(() => {
      const count = ({ qty }: PlaceOrderRow) => t('ticketCount', { n: qty });
      return { render: count, value: count };
    }, [t]);
  },
  moves: placeMoves,
  AddDialog: lazyDialog(() => import('./AddPlaceOrder.tsx')),
};

function useOwnColumns(): OwnColumns<PlaceOrderRow> {
  const { t } = useTranslation('orders');
  const label = useLabel();
  return useMemo(
    () => ({
      day: {
        ...textColumn<PlaceOrderRow>('useDate', label('useDate'), ({ useDate }) => useDate, { width: 104 }),
        ...{ kind: 'day', sort: 'useDate' },
      },
      more: [
        textColumn('used', t('usedOfAll'), ({ usedCount, qty }) => `${usedCount}/${qty}`, {
          width: 84,
          align: 'right',
        }),
        textColumn('taker', t('taker'), ({ contactName }) => contactName, { width: 96 }),
      ],
    }),
    [label, t],
  );
}
