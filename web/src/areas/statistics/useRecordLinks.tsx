import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import type { MerchantStatisticQuery, MerchantStatisticRow } from '#contracts/areas/merchantStatistics.ts';
import type { RightName } from '#contracts/rights/rights.ts';
import { kindOfBusiness, type TradeKind, trades } from '#contracts/trade/trade.ts';
import { useIsMerchantUser } from '../../api/scope.ts';
import { hasRight, useSession } from '../../api/session.ts';
import { recordsPaths } from '../../domain/trade/tradePaths.ts';

type Records = 'orders' | 'refunds';
const areas = { orders: 'order', refunds: 'refund' } as const;

/**
 * A number of a row as a link to the list of exactly the orders or refunds that it counts. Only for users who see all of these: for those who are
 * responsible for single resources the list would be shorter. Without any records a number is no link.
 */
export function useRecordLinks(query: Partial<MerchantStatisticQuery>) {
  const ofMerchant = useIsMerchantUser();
  const session = useSession();
  return useCallback(
    (row: MerchantStatisticRow, records: Records, text: string) => {
      const kind = kindOfBusiness(row.productType);
      const { basis, startDate, endDate } = query;
      if (!kind || !basis || !startDate || !endDate || row[records] === 0) return text;
      const reach = ofMerchant ? 'Single' : '';
      const right = (of: TradeKind): RightName => `view${reach}${trades[of][areas[records]]}`;
      if (!hasRight([right(kind)], session)) return text;
      const span = { from: row.date || startDate, to: row.date || endDate };
      const whose = {
        merchantId: ofMerchant ? undefined : row.merchantId || query.merchantId,
        resourceId: row.resourceId || query.resourceId,
        productId: row.productId,
      };
      return <Link to={recordsPaths(kind, basis, span, whose)[records]}>{text}</Link>;
    },
    [ofMerchant, query, session],
  );
}
