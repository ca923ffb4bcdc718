import { useTranslation } from 'react-i18next';
import { ordersPlace } from '#contracts/areas/orders.ts';
import type { PlaceOrder } from '#contracts/trade/orders.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { OrderDetail } from './OrderDetail.tsx';
import type { DetailKind, PlaceCalls } from './orderKind.ts';
import { placeMoves } from './placeMoves.ts';
import { VoucherTable } from './VoucherTable.tsx';

/** 门票订单详情. */
export default function PlaceOrderDetail() {
  return <OrderDetail kind={kind} />;
}

const kind: DetailKind<PlaceOrder, PlaceCalls> = {
  kind: 'place',
  calls: ordersPlace,
  statusNames: 'ticketOrderStatus',
  words: { use: 'stepUse', people: 'travellers', items: 'voucherList' },
  useBooking,
  days: ({ useDate, validUntil }) => ({ useDate, validUntil }),
  Items: VoucherTable,
  moves: placeMoves,
};

function useBooking() {
  const { t } = useTranslation(['orders', 'trade']);
  const label = useLabel();
  return ({ useDate, validUntil, qty }: PlaceOrder) => [
    {
      label: label('useDate'),
      value: useDate === validUntil ? useDate : t('orders:daySpan', { from: useDate, to: validUntil }),
    },
    { label: t('orders:quantity'), value: t('trade:ticketCount', { n: qty }) },
  ];
}
