import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { sales } from '#contracts/areas/sales.ts';
import { daysOf } from '#contracts/days.ts';
import type { DataOf } from '#contracts/endpoint.ts';
import { LineChart } from '../../kit/charts/LineChart.tsx';
import type { Line } from '../../kit/charts/line.ts';
import { useAmounts } from '../../kit/charts/useAmounts.ts';
import { RetryButtons } from '../../kit/page/RetryButtons.tsx';
import css from './Home.module.css';
import { type Sold, totalOf, trendDays, useSales } from './useSales.ts';

/** The amounts paid and refunded on each of the last 30 days, over all kinds that this user may see. */
export function TradeTrend() {
  const { t } = useTranslation(['home', 'kit', 'common']);
  const { kinds, today, trendFrom, data, error, reload } = useSales();
  const shownDays = useMemo(() => daysOf(trendFrom, today), [trendFrom, today]);
  const sold = useMemo(() => data && byDay(data, shownDays), [data, shownDays]);
  const lines = useMemo<Line[] | undefined>(
    () =>
      sold && [
        { name: t('kit:sums.paid'), values: sold.map(({ paid }) => paid), tone: 'green' },
        { name: t('kit:sums.refunded'), values: sold.map(({ refunded }) => refunded), tone: 'red' },
      ],
    [sold, t],
  );
  const amounts = useAmounts('money');

  if (kinds.length === 0) return null;
  const failed = Boolean(error);
  return (
    <section aria-labelledby="trend">
      {lines ? (
        <LineChart
          id="trend"
          title={t('home:trend', { days: trendDays })}
          days={shownDays}
          lines={lines}
          amounts={amounts}
        />
      ) : (
        <>
          <h2 id="trend">{t('home:trend', { days: trendDays })}</h2>
          <div className={css.waiting} role={failed ? 'alert' : 'status'}>
            {failed ? t('kit:loadFailed') : t('common:loading')}
            {failed && <RetryButtons error={error} onRetry={reload} />}
          </div>
        </>
      )}
    </section>
  );
}

/** What was sold on each day, all kinds together. */
const byDay = (kinds: DataOf<typeof sales.byDay>, shown: readonly string[]): Sold[] =>
  shown.map((day) => totalOf(kinds.flatMap(({ days }) => days.filter(({ date }) => date === day))));
