import { useTranslation } from 'react-i18next';
import type { StayOrder } from '#contracts/trade/orders.ts';
import type { StayKind } from '#contracts/trade/trade.ts';
import { formatDateTime } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { NightTable } from './NightTable.tsx';
import type { DetailKind, StayCalls } from './orderKind.ts';
import { useStayWords } from './useStayWords.ts';

/** The parts of the detail page that hotel and guesthouse orders share. */
export const stayDetail = (kind: StayKind) =>
  ({
    kind,
    statusNames: 'stayOrderStatus',
    words: { use: 'stepStay', people: 'stayingGuests', items: 'nightList' },
    Items: ({ order }: { order: StayOrder }) => <NightTable kind={kind} order={order} />,
  }) satisfies Partial<DetailKind<StayOrder, StayCalls>>;

/** Nights, room and arrangements of a booking; what was given back is told beside what is left. */
export function useStayBooking(kind: StayKind, room: string) {
  const { t } = useTranslation('orders');
  const label = useLabel();
  const { quantity, wasDay, inLine } = useStayWords();
  const day = (now: string, booked: string) => inLine({ now, was: wasDay(now, booked) });
  return (order: StayOrder) => [
    { label: room, value: order.roomName },
    { label: label('checkInDate'), value: day(order.kept.arrivalDate, order.checkInDate) },
    { label: label('checkOutDate'), value: day(order.kept.departureDate, order.checkOutDate) },
    { label: t('quantity'), value: inLine(quantity(kind, order)) },
    { label: label('confirmNo'), value: order.confirmNo },
    { label: t('arrivedAt'), value: formatDateTime(order.checkInTime) },
  ];
}
