import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { MerchantRow } from '#contracts/areas/merchants.ts';
import { type TradeKind, tradeKinds } from '#contracts/trade/trade.ts';
import { useUnfinishedFacts } from '../../domain/trade/useUnfinishedFacts.tsx';
import type { About } from '../../kit/dialogs/confirm.ts';
import { useLabel } from '../../kit/display/useLabel.ts';

type Counts = Pick<MerchantRow, 'resortCount' | 'hotelCount' | 'minsuCount'>;
type Asked = Counts & Pick<MerchantRow, 'id' | 'name' | 'merchantNo'>;

export const countsOf = ({ resortCount, hotelCount, minsuCount }: Counts): Record<TradeKind, number> => ({
  place: resortCount,
  hotel: hotelCount,
  house: minsuCount,
});
export const resourcesOf = (merchant: Counts) =>
  tradeKinds.map((kind) => countsOf(merchant)[kind]).join(' / ');

/** What is asked about before a merchant is switched off, by its switch or its form: what it has, how many orders it has yet to serve, and what that does. */
export function useAboutDisabling() {
  const { t } = useTranslation('merchants');
  const label = useLabel();
  const unfinished = useUnfinishedFacts();
  return useCallback(
    async (merchant: Asked): Promise<About> => ({
      facts: [
        { label: label('merchantName'), value: merchant.name },
        { label: label('merchantNo'), value: merchant.merchantNo },
        { label: t('resources'), value: resourcesOf(merchant) },
        // Orders stay with the merchant when their venue is given to another one, so all kinds are asked.
        ...(await unfinished(tradeKinds, { merchantId: merchant.id })),
      ],
      warnings: [t('disablesMerchant')],
    }),
    [label, t, unfinished],
  );
}
