import { useTranslation } from 'react-i18next';
import { minsus } from '#contracts/areas/minsus.ts';
import { refundsHouse } from '#contracts/areas/refunds.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { RefundDetail } from './RefundDetail.tsx';
import { RefundList } from './RefundList.tsx';
import type { RefundKind } from './refundKind.ts';
import { useNights, useStay } from './stays.tsx';

/** Refunds of guesthouses: each item is a night with a number of units, or an extra. */
const kind: RefundKind = {
  kind: 'house',
  calls: refundsHouse,
  resources: { plain: minsus.all, own: minsus.allOfOwn },
  orderStatus: 'stayOrderStatus',
  useItemTitles() {
    const { t } = useTranslation('refunds');
    const label = useLabel();
    return { key: t('itemDate'), qty: label('housesWanted') };
  },
  useContent: () => useNights('houseNights'),
  useDates: useStay,
};

export const List = () => <RefundList of={kind} />;
export const Detail = () => <RefundDetail of={kind} />;
