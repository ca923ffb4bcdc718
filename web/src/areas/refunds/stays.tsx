import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refund } from '#contracts/trade/refunds.ts';
import { DaySpan } from '../../kit/display/DaySpan.tsx';
import type { Quantity } from './refundKind.ts';

/** Words that refunds of hotels and guesthouses share. */

/** Rooms and nights; where not all nights are given back it says so. */
export function useNights(whole: 'roomNights' | 'houseNights') {
  const { t } = useTranslation(['refunds', 'trade']);
  return useMemo(
    () =>
      ({ qty, nights, orderNights }: Quantity) => {
        const part = t(`trade:${whole}`, { rooms: qty, nights });
        return nights === orderNights ? part : t('refunds:partNights', { part });
      },
    [t, whole],
  );
}

export function useStay() {
  const { t } = useTranslation('orders');
  return ({ useDate, checkOutDate }: Refund['order']) => ({
    label: t('stay'),
    value: <DaySpan from={useDate} until={checkOutDate} />,
  });
}
