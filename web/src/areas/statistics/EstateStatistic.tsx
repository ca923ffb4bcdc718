import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { estateCompanies } from '#contracts/areas/estateCompanies.ts';
import { type EstateFigures, estateStatistics } from '#contracts/areas/estateStatistics.ts';
import { estates } from '#contracts/areas/estates.ts';
import { monthEnd, monthOf } from '#contracts/days.ts';
import { recommendStatus } from '#contracts/enums/estates.ts';
import { valuesOf } from '#contracts/enums.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { formatCount, formatReportMoney } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useToday } from '../../kit/display/useToday.ts';
import { dateRangeField } from '../../kit/table/dateRangeField.ts';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { SpanPresets } from '../../kit/table/SpanPresets.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';
import { useSums } from '../../kit/table/useSums.ts';
import figuresCss from './Figures.module.css';
import { Figures } from './Figures.tsx';
import { presets } from './presets.ts';
import css from './Report.module.css';
import { StatisticCharts } from './StatisticCharts.tsx';
import { useEstateCharts } from './useEstateCharts.ts';
import { useEstateColumns } from './useEstateColumns.tsx';

/** 项目结算汇总: what recommends of projects came to (domain design, section 15.2). */
export default function EstateStatistic() {
  const { t } = useTranslation(['statistics', 'estates']);
  const label = useLabel();
  const statusName = useCodeName('recommendStatus');
  const today = useToday();
  const defaults = useMemo(() => ({ startDate: monthOf(today), endDate: monthEnd(today) }), [today]);
  const calls = useScopedCalls(estateStatistics);
  const { all } = useScopedCalls(estates);
  const { list, sums } = useSums(useList(calls.list, undefined, defaults), calls.sum);
  const columns = useEstateColumns(list.query, sums);
  const charts = useEstateCharts(list.criteria, sums);
  const search = useSearchFields(calls.list, [
    dateRangeField({
      ...{ name: 'startDate', endName: 'endDate', label: label('statisticSpan'), looks: 'back' },
    }),
    { kind: 'remote', name: 'companyId', label: label('company'), endpoint: estateCompanies.all },
    {
      ...{ kind: 'remote', name: 'estateId', label: label('estate'), endpoint: all },
      follows: { field: 'companyId', as: 'companyId' },
    },
    {
      ...{ kind: 'select', name: 'status', label: label('recommendStatus') },
      options: valuesOf(recommendStatus).map((code) => ({ value: String(code), label: statusName(code) })),
    },
  ]);
  const figure = (title: string, key: keyof EstateFigures, format: (value: number) => string) => ({
    ...{ label: title, value: sums?.[key], earlier: sums?.before[key], format },
  });
  return (
    <div className={css.projects}>
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
                figure(t('estates:recommendTotal'), 'recommends', formatCount),
                figure(t('signed'), 'signed', formatCount),
                figure(t('estates:signedAmount'), 'dealPrice', formatReportMoney),
                figure(label('commissionDue'), 'commissionAmount', formatReportMoney),
              ]}
            />
            {!list.toldFailed && <StatisticCharts {...charts} />}
            <p className={figuresCss.compared}>{t('funnel')}</p>
          </>
        }
      />
    </div>
  );
}
