import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { formatCount } from '../../kit/display/format.ts';
import { countUnfinished, type Whose } from './countUnfinished.ts';
import { orderLists } from './tradePaths.ts';

/**
 * 未完成订单 n, a fact for a question about a venue, room or merchant; none where the number is not known. Of one kind it leads to the orders, in a
 * window of its own, because the question waits for its answer.
 */
export function useUnfinishedFacts() {
  const { t } = useTranslation('trade');
  return useCallback(
    async (kinds: readonly TradeKind[], whose: Whose) => {
      const count = await countUnfinished(kinds, whose);
      if (count === undefined) return [];
      const [kind, ...others] = kinds;
      const value =
        kind && others.length === 0 && count > 0 ? (
          // Orders older than the list's default span count, too.
          <a
            href={`${orderLists[kind]}?${new URLSearchParams({ ...whose, createStart: '' })}`}
            target="_blank"
            rel="noopener"
          >
            {formatCount(count)}
          </a>
        ) : (
          formatCount(count)
        );
      return [{ label: t('unfinishedOrders'), value }];
    },
    [t],
  );
}
