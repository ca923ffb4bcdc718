import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import type { MerchantStatisticQuery, MerchantStatisticRow } from '#contracts/areas/merchantStatistics.ts';
import type { RightName } from '#contracts/rights/rights.ts';
import { kindOfBusiness, trades } from '#contracts/trade/trade.ts';
import { useIsMerchantUser } from '../../api/scope.ts';
import { hasRight, useSession } from '../../api/session.ts';
import { recordsPaths } from '../../domain/trade/recordsPaths.ts';

type Records = 'orders' | 'refunds';
/** Whose records, and of which day; what is absent is as in the filters. */
type Whose = Pick<MerchantStatisticRow, 'productType'> &
  Partial<Pick<MerchantStatisticRow, 'date' | 'merchantId' | 'resourceId' | 'productId'>>;
const areas = { orders: 'order', refunds: 'refund' } as const;

/**
 * The addresses of the lists of exactly the orders and refunds that numbers count. Only for users who see all of these: for those who are responsible
 * for single resources the list would be shorter.
 */
export function useRecordPaths(query: Partial<MerchantStatisticQuery>) {
  const ofMerchant = useIsMerchantUser();
  const session = useSession();
  return useCallback(
    (of: Whose): Partial<Record<Records, string>> => {
      const kind = kindOfBusiness(of.productType);
      const { basis, startDate, endDate } = query;
      if (!kind || !basis || !startDate || !endDate) return {};
      const reach = ofMerchant ? 'Single' : '';
      const right = (records: Records): RightName => `view${reach}${trades[kind][areas[records]]}`;
      const span = { from: of.date || startDate, to: of.date || endDate };
      const whose = {
        merchantId: ofMerchant ? undefined : of.merchantId || query.merchantId,
        resourceId: of.resourceId || query.resourceId,
        productId: of.productId ?? '',
      };
      const paths = recordsPaths(kind, basis, span, whose);
      return {
        ...(hasRight([right('orders')], session) && { orders: paths.orders }),
        ...(hasRight([right('refunds')], session) && { refunds: paths.refunds }),
      };
    },
    [ofMerchant, query, session],
  );
}

/** A number of a row as a link to the records that it counts. Without any it is no link. */
export function useRecordLinks(query: Partial<MerchantStatisticQuery>) {
  const pathsOf = useRecordPaths(query);
  return useCallback(
    (row: MerchantStatisticRow, records: Records, text: string) => {
      const to = row[records] > 0 && pathsOf(row)[records];
      return to ? <Link to={to}>{text}</Link> : text;
    },
    [pathsOf],
  );
}
