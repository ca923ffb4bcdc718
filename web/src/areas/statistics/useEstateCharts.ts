import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EstateStatisticSums } from '#contracts/areas/estateStatistics.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { usePage } from '../../kit/page/page.ts';
import { withQuery } from '../../kit/page/withQuery.ts';
import type { Criteria } from '../../kit/table/useListState.ts';
import type { Trend } from './StatisticCharts.tsx';

type Day = EstateStatisticSums['days'][number];

/** What the charts of 项目结算汇总 show. A share leads to the statistics of its project. */
export function useEstateCharts(criteria: Criteria, sums: EstateStatisticSums | undefined) {
  const { t } = useTranslation(['statistics', 'estates']);
  const label = useLabel();
  const { path } = usePage();
  const trend = useMemo<Trend<Day>>(() => {
    const recommends = { name: t('estates:recommendTotal'), of: (day: Day) => day.recommends };
    return {
      kind: 'count',
      lines: [
        { ...recommends, tone: 'blue' },
        { name: t('statistics:visits'), tone: 'orange', of: ({ visits }) => visits },
        { name: t('statistics:signed'), tone: 'green', of: ({ signed }) => signed },
      ],
      compared: recommends,
    };
  }, [t]);
  const share = useMemo(
    () => ({
      ...{ value: t('estates:signedAmount'), whose: label('estate'), whole: sums?.dealPrice ?? 0 },
      parts: (sums?.shares ?? []).map(({ id, name, dealPrice }) => ({
        ...{ key: id, name, value: dealPrice },
        to: criteria.estateId ? undefined : withQuery(path, { ...criteria, estateId: id }),
      })),
    }),
    [criteria, label, path, sums, t],
  );
  return { sums, trend, share };
}
