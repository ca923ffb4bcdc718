import { useTranslation } from 'react-i18next';
import type { StayOrder } from '#contracts/trade/orders.ts';
import type { StayKind } from '#contracts/trade/trade.ts';
import { formatDateTime } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { NightTable } from './NightTable.tsx';
import type { DetailKind, StayCalls } from './orderKind.ts';

/** The parts of the detail page that hotel and guesthouse orders share. */
export const stayDetail = (kind: StayKind) =>
  ({
    kind,
    statusNames: 'stayOrderStatus',
    words: { use: 'stepStay', people: 'stayingGuests', items: 'nightList' },
    Items: ({ order }: { order: StayOrder }) => <NightTable kind={kind} order={order} />,
  }) satisfies Partial<DetailKind<StayOrder, StayCalls>>;

/** Nights, room and arrangements of a booking. `quantity` formats rooms and nights. */
export function useStayBooking(room: string, quantity: (order: StayOrder) => string) {
  const { t } = useTranslation('orders');
  const label = useLabel();
  return (order: StayOrder) => [
    { label: room, value: order.roomName },
    { label: label('checkInDate'), value: order.checkInDate },
    { label: label('checkOutDate'), value: order.checkOutDate },
    { label: t('quantity'), value: quantity(order) },
    { label: label('confirmNo'), value: order.confirmNo },
    { label: t('arrivedAt'), value: formatDateTime(order.checkInTime) },
  ];
}
