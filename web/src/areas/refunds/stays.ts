import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refund } from '#contracts/trade/refunds.ts';
import type { Quantity } from './refundKind.ts';

/** Words that refunds of hotels and guesthouses share. */

/** All nights of the stay with the number of rooms, or how many of the nights. */
export function useNights(whole: 'roomNights' | 'houseNights') {
  const { t } = useTranslation(['refunds', 'trade']);
  return useMemo(
    () =>
      ({ qty, nights, orderNights }: Quantity) =>
        nights === orderNights
          ? t(`trade:${whole}`, { rooms: qty, nights })
          : t('refunds:partNights', { n: nights }),
    [t, whole],
  );
}

export function useStay() {
  const { t } = useTranslation('orders');
  return ({ useDate, checkOutDate }: Refund['order']) => ({
    label: t('stay'),
    value: `${useDate} – ${checkOutDate}`,
  });
}
