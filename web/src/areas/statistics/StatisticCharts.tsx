import { type ComponentProps, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LineChart } from '../../kit/charts/LineChart.tsx';
import type { Line, Tone } from '../../kit/charts/line.ts';
import { ShareChart } from '../../kit/charts/ShareChart.tsx';
import { useAmounts } from '../../kit/charts/useAmounts.ts';
import css from './StatisticCharts.module.css';

interface Day {
  date: string;
}
export interface Trend<D extends Day> {
  /** What the values are. */
  kind: 'money' | 'count';
  lines: readonly { name: string; tone: Tone; of: (day: D) => number }[];
  /** The line that the days before are shown of, too. */
  compared: { name: string; of: (day: D) => number };
}
interface Props<D extends Day> {
  /** undefined while they load. */
  sums: { days: readonly D[]; before: { days: readonly D[] } } | undefined;
  trend: Trend<D>;
  share: Omit<ComponentProps<typeof ShareChart>, 'id' | 'title' | 'amounts'>;
}

/** The trend by day, with one line of the days before, and the largest shares: side by side, or one below the other where there is no room. */
export function StatisticCharts<D extends Day>({ sums, trend, share }: Props<D>) {
  const { t } = useTranslation('statistics');
  const amounts = useAmounts(trend.kind);
  const money = useAmounts('money');
  const days = useMemo(() => sums?.days.map(({ date }) => date) ?? [], [sums]);
  const lines = useMemo<Line[]>(() => {
    const { days: now = [], before } = sums ?? {};
    const { name, of } = trend.compared;
    return [
      ...trend.lines.map((line) => ({ ...line, values: now.map(line.of) })),
      {
        ...{ name: t('earlier', { value: name }), tone: 'grey' },
        earlierDays: before?.days.map(({ date }) => date) ?? [],
        values: before?.days.map(of) ?? [],
      },
    ];
  }, [sums, t, trend]);
  if (!sums)
    return (
      <div className={css.charts}>
        <div className={css.waiting} />
        <div className={css.waiting} />
      </div>
    );
  return (
    <div className={css.charts}>
      <section aria-labelledby="trend">
        <LineChart id="trend" title={t('trend')} {...{ days, lines, amounts }} />
      </section>
      <section aria-labelledby="shares">
        <ShareChart id="shares" title={t('shares', { value: share.value })} amounts={money} {...share} />
      </section>
    </div>
  );
}
