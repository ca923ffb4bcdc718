import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { formatCount } from '../../kit/display/format.ts';
import { countUnfinished, type Whose } from './countUnfinished.ts';

/** 未完成订单 n, a fact for a question about a venue or merchant; none where the number is not known. */
export function useUnfinishedFacts() {
  const { t } = useTranslation('trade');
  return useCallback(
    async (kinds: readonly TradeKind[], whose: Whose) => {
      const count = await countUnfinished(kinds, whose);
      return count === undefined ? [] : [{ label: t('unfinishedOrders'), value: formatCount(count) }];
    },
    [t],
  );
}
