import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { merchantStatistics } from '#contracts/areas/merchantStatistics.ts';
import { monthEnd, monthOf } from '#contracts/days.ts';
import { statisticBasis, statisticDimension } from '#contracts/enums/statistics.ts';
import { valuesOf } from '#contracts/enums.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { formatCount, formatReportMoney } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useToday } from '../../kit/display/useToday.ts';
import { Tabs } from '../../kit/page/Tabs.tsx';
import { knownTotal } from '../../kit/table/knownTotal.ts';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { SpanPresets } from '../../kit/table/SpanPresets.tsx';
import { useList } from '../../kit/table/useList.ts';
import type { Criteria } from '../../kit/table/useListState.ts';
import { useSums } from '../../kit/table/useSums.ts';
import { Figures } from './Figures.tsx';
import { presets } from './presets.ts';
import css from './Report.module.css';
import { StatisticCharts } from './StatisticCharts.tsx';
import { useMerchantCharts } from './useMerchantCharts.ts';
import { useMerchantColumns } from './useMerchantColumns.tsx';
import { useMerchantSearch } from './useMerchantSearch.ts';

/** This month, by the day of payment, a row for each merchant. */
function useDefaults(): Criteria {
  const today = useToday();
  return useMemo(
    () => ({
      startDate: monthOf(today),
      endDate: monthEnd(today),
      basis: String(statisticBasis.paid),
      dimension: String(statisticDimension.merchant),
    }),
    [today],
  );
}

/** 商户预订汇总: what was sold and given back, by merchant, resource, product or day (domain design, section 15.1). */
export default function MerchantStatistic() {
  const { t } = useTranslation(['kit', 'statistics']);
  const label = useLabel();
  const dimensionName = useCodeName('statisticDimension');
  const calls = useScopedCalls(merchantStatistics);
  const { list, sums } = useSums(useList(calls.list, undefined, useDefaults()), calls.sum);
  const columns = useMerchantColumns(list.query, sums);
  const charts = useMerchantCharts(list.criteria, list.query, sums);
  const search = useMerchantSearch();
  const { criteria } = list;
  const figure = (title: string, key: 'orders' | 'payPrice' | 'refundedAmount' | 'netAmount') => ({
    ...{ label: title, value: sums?.[key], earlier: sums?.before[key] },
    format: key === 'orders' ? formatCount : formatReportMoney,
  });
  return (
    <div className={css.sales}>
      <ListPage
        isReport
        list={list}
        columns={columns}
        search={search}
        tabs={
          <>
            <SpanPresets list={list} presets={presets} />
            <Figures
              before={sums?.before}
              failed={list.toldFailed === true}
              figures={[
                figure(t('kit:sums.orders'), 'orders'),
                figure(t('kit:sums.paid'), 'payPrice'),
                figure(t('kit:sums.refunded'), 'refundedAmount'),
                figure(t('kit:sums.net'), 'netAmount'),
              ]}
            />
            {!list.toldFailed && <StatisticCharts {...charts} />}
            <Tabs
              label={label('statisticDimension')}
              tabs={valuesOf(statisticDimension).map((code) => ({
                ...{ value: String(code), name: dimensionName(code) },
                count: criteria.dimension === String(code) ? knownTotal(list) : undefined,
              }))}
              value={criteria.dimension ?? ''}
              onChange={(dimension) => list.narrow({ dimension })}
            />
          </>
        }
      />
    </div>
  );
}
