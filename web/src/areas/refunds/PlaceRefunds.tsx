import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { refundsPlace } from '#contracts/areas/refunds.ts';
import { resorts } from '#contracts/areas/resorts.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { RefundDetail } from './RefundDetail.tsx';
import { RefundList } from './RefundList.tsx';
import type { RefundKind } from './refundKind.ts';

/** Refunds of tickets: each item is one ticket for one day. */
const kind: RefundKind = {
  kind: 'place',
  calls: refundsPlace,
  resources: { plain: resorts.all, own: resorts.allOfOwn },
  orderStatus: 'ticketOrderStatus',
  useItemTitles() {
    const label = useLabel();
    return { key: label('vouchers') };
  },
  useContent() {
    const { t } = useTranslation('trade');
    return useMemo(
      () =>
        ({ qty }) =>
          t('ticketCount', { n: qty }),
      [t],
    );
  },
  useDates() {
    const { t } = useTranslation('orders');
    const label = useLabel();
    return ({ useDate, validUntil }) => ({
      label: label('useDate'),
      value: useDate === validUntil ? useDate : t('daySpan', { from: useDate, to: validUntil }),
    });
  },
};

export const List = () => <RefundList of={kind} />;
export const Detail = () => <RefundDetail of={kind} />;
