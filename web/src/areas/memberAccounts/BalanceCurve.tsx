import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { accountJournals } from '#contracts/areas/accountJournals.ts';
import { useKeptData } from '../../api/hooks.ts';
import { LineChart } from '../../kit/charts/LineChart.tsx';
import type { Line } from '../../kit/charts/line.ts';
import { useAmounts } from '../../kit/charts/useAmounts.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { useReloadOn } from '../../kit/page/useReloadOn.ts';
import css from './BalanceCurve.module.css';

interface Props {
  memberId: string;
  startDate: string;
  endDate: string;
  /** Loads again when it changes. */
  changes: number;
}

/** What a member had at the end of each day of a span (domain design, section 13.2). */
export function BalanceCurve({ memberId, startDate, endDate, changes }: Props) {
  const { t } = useTranslation('memberAccounts');
  const label = useLabel();
  const { data, error, reload } = useKeptData(accountJournals.byDay, {
    query: { memberId, startDate, endDate },
  });
  useReloadOn(changes, reload);
  const lines = useMemo<Line[]>(
    () => [
      {
        name: label('balance'),
        values: data?.map(({ balance }) => balance) ?? [],
        tone: 'green',
        isLevel: true,
      },
      {
        name: label('frozenAmount'),
        values: data?.map(({ frozen }) => frozen) ?? [],
        tone: 'orange',
        isLevel: true,
      },
    ],
    [data, label],
  );
  const amounts = useAmounts('money');
  if (!data) {
    return (
      <div className={css.place}>
        <LoadState error={error} onRetry={reload} />
      </div>
    );
  }
  return (
    <section aria-labelledby="curve">
      <LineChart
        id="curve"
        title={t('curve')}
        days={data.map(({ date }) => date)}
        lines={lines}
        amounts={amounts}
      />
    </section>
  );
}
