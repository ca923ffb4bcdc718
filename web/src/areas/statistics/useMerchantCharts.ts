import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MerchantStatisticQuery, MerchantStatisticSums } from '#contracts/areas/merchantStatistics.ts';
import { type StatisticDimension, statisticDimension } from '#contracts/enums/statistics.ts';
import { useIsMerchantUser } from '../../api/scope.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { usePage } from '../../kit/page/page.ts';
import { withQuery } from '../../kit/page/withQuery.ts';
import type { Criteria } from '../../kit/table/useListState.ts';
import type { Trend } from './StatisticCharts.tsx';
import { useRecordPaths } from './useRecordLinks.tsx';

type Day = MerchantStatisticSums['days'][number];
type Share = MerchantStatisticSums['shares'][number];

const netOf = ({ payPrice, refundedAmount }: Day) => payPrice - refundedAmount;

/** What the charts of 商户预订汇总 show. A share of a merchant or resource leads to its parts, one of a product to its orders. */
export function useMerchantCharts(
  criteria: Criteria,
  query: Partial<MerchantStatisticQuery>,
  sums: MerchantStatisticSums | undefined,
) {
  const { t } = useTranslation(['kit', 'statistics']);
  const label = useLabel();
  const typeName = useCodeName('productType');
  const ofMerchant = useIsMerchantUser();
  const { path } = usePage();
  const recordsOf = useRecordPaths(query);
  const trend = useMemo<Trend<Day>>(
    () => ({
      kind: 'money',
      lines: [
        { name: t('kit:sums.paid'), tone: 'green', of: ({ payPrice }) => payPrice },
        { name: t('kit:sums.refunded'), tone: 'red', of: ({ refundedAmount }) => refundedAmount },
        { name: t('kit:sums.net'), tone: 'blue', of: netOf },
      ],
      compared: { name: t('kit:sums.net'), of: netOf },
    }),
    [t],
  );
  const share = useMemo(() => {
    const { merchant, resource, product, day } = statisticDimension;
    const { dimension = merchant } = query;
    const within = (dimensionNext: StatisticDimension, narrower: Criteria) =>
      withQuery(path, { ...criteria, ...narrower, dimension: String(dimensionNext) });
    const typed = ({ productType }: Share) => ({ productType: String(productType) });
    const ways: Record<StatisticDimension, { whose: string; to: (share: Share) => string | undefined }> = {
      [merchant]: {
        whose: label('merchantName'),
        to: ({ id }) => within(resource, ofMerchant ? {} : { merchantId: id }),
      },
      [resource]: {
        whose: t('statistics:resource'),
        to: (one) => within(product, { ...typed(one), resourceId: one.id }),
      },
      [product]: {
        whose: label('productName'),
        to: ({ id, productType }) => recordsOf({ productType, productId: id })?.orders,
      },
      [day]: {
        whose: t('kit:productType'),
        to: (one) => (criteria.productType ? undefined : within(day, typed(one))),
      },
    };
    const { whose, to } = ways[dimension];
    return {
      ...{ value: t('kit:sums.paid'), whose, whole: sums?.payPrice ?? 0 },
      parts: (sums?.shares ?? []).map((one) => ({
        ...{ key: `${one.productType}-${one.id}`, value: one.payPrice, to: to(one) },
        name: one.name || typeName(one.productType),
      })),
    };
  }, [criteria, label, ofMerchant, path, query, recordsOf, sums, t, typeName]);
  return { sums, trend, share };
}
