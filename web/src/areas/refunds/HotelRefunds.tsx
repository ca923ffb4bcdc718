import { useTranslation } from 'react-i18next';
import { hotels } from '#contracts/areas/hotels.ts';
import { refundsHotel } from '#contracts/areas/refunds.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { RefundDetail } from './RefundDetail.tsx';
import { RefundList } from './RefundList.tsx';
import type { RefundKind } from './refundKind.ts';
import { useNights, useStay } from './stays.tsx';

/** Refunds of hotel rooms: each item is a night with a number of rooms, or an extra. */
const kind: RefundKind = {
  kind: 'hotel',
  calls: refundsHotel,
  resources: { plain: hotels.all, own: hotels.allOfOwn },
  orderStatus: 'stayOrderStatus',
  useItemTitles() {
    const { t } = useTranslation('refunds');
    const label = useLabel();
    return { key: t('itemDate'), qty: label('roomsWanted') };
  },
  useContent: () => useNights('roomNights'),
  useDates: useStay,
};

export const List = () => <RefundList of={kind} />;
export const Detail = () => <RefundDetail of={kind} />;
