import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { MerchantRow } from '#contracts/areas/merchants.ts';
import { type TradeKind, tradeKinds } from '#contracts/trade/trade.ts';
import type { About } from '../../kit/dialogs/confirm.ts';
import { useLabel } from '../../kit/display/useLabel.ts';

type Asked = Pick<MerchantRow, 'name' | 'merchantNo' | 'resortCount' | 'hotelCount' | 'minsuCount'>;

export const countsOf = ({ resortCount, hotelCount, minsuCount }: Asked): Record<TradeKind, number> => ({
  place: resortCount,
  hotel: hotelCount,
  house: minsuCount,
});
export const resourcesOf = (merchant: Asked) =>
  tradeKinds.map((kind) => countsOf(merchant)[kind]).join(' / ');

/** What is asked about before a merchant is switched off, by its switch or its form: what it has, and what that does. */
export function useAboutDisabling() {
  const { t } = useTranslation('merchants');
  const label = useLabel();
  return useCallback(
    (merchant: Asked): About => ({
      facts: [
        { label: label('merchantName'), value: merchant.name },
        { label: label('merchantNo'), value: merchant.merchantNo },
        { label: t('resources'), value: resourcesOf(merchant) },
      ],
      warnings: [t('disablesMerchant')],
    }),
    [label, t],
  );
}
