import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  mostDifferences,
  type ReconciliationDifference,
  type ReconciliationLine,
  reconciliations,
} from '#contracts/areas/reconciliations.ts';
import type { DataOf } from '#contracts/endpoint.ts';
import { useKeptData } from '../../api/hooks.ts';
import { formatReportMoney } from '../../kit/display/format.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useToday } from '../../kit/display/useToday.ts';
import { DetailPage, Figures, Section } from '../../kit/page/DetailPage.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { usePage } from '../../kit/page/page.ts';
import { dateRangeField } from '../../kit/table/dateRangeField.ts';
import { InnerTable } from '../../kit/table/InnerTable.tsx';
import { SearchArea } from '../../kit/table/SearchArea.tsx';
import { useListState } from '../../kit/table/useListState.ts';
import { useDifferenceColumns } from './useDifferenceColumns.tsx';

/** 对账: the journal of a span of days against the records that it comes from; this month unless the address says otherwise. */
export default function Reconciliation() {
  const { title } = usePage();
  const label = useLabel();
  const today = useToday();
  const thisMonth = useMemo(() => ({ startDate: `${today.slice(0, 8)}01`, endDate: today }), [today]);
  const { criteria, query, search, reset } = useListState(reconciliations.get, thisMonth);
  const { data, error, loading, reload } = useKeptData(reconciliations.get, { query });
  return (
    // The figures of the former days stay until the next ones come; a verdict on them would be taken for one on the new days.
    <DetailPage title={title} tags={data && !loading && <Verdict count={data.differenceCount} />}>
      {/* The paper says of which days it is. */}
      <div data-paper>
        <SearchArea
          fields={[
            dateRangeField({
              name: 'startDate',
              endName: 'endDate',
              label: label('reconciledSpan'),
              looks: 'back',
            }),
          ]}
          criteria={criteria}
          onSearch={search}
          onRepeat={reload}
          onReset={reset}
        />
      </div>
      {data ? <Shown of={data} /> : <LoadState error={error} onRetry={reload} />}
    </DetailPage>
  );
}

function Verdict({ count }: { count: number }) {
  const { t } = useTranslation('reconciliations');
  return (
    <span role="status">
      <StatusTag tone={count === 0 ? 'green' : 'red'}>
        {count === 0 ? t('none') : t('found', { count })}
      </StatusTag>
    </span>
  );
}

function Shown({ of }: { of: DataOf<typeof reconciliations.get> }) {
  const { t } = useTranslation('reconciliations');
  const label = useLabel();
  const { opening, closing, lines, differences, differenceCount } = of;
  return (
    <>
      <Figures
        figures={[
          { label: t('opening'), value: formatReportMoney(opening) },
          { label: t('changes'), value: formatReportMoney(closing - opening) },
          { label: t('closing'), value: formatReportMoney(closing) },
          { label: label('differenceCount'), value: differenceCount },
        ]}
      />
      <Section title={t('byType')}>
        <Lines lines={lines} />
      </Section>
      {differenceCount > 0 && (
        <Section title={t('differences')}>
          {differenceCount > mostDifferences && <p>{t('more', { count: mostDifferences })}</p>}
          <Differences differences={differences} />
        </Section>
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly ReconciliationLine[] }) {
  const { t } = useTranslation('reconciliations');
  const label = useLabel();
  const typeName = useCodeName('journalType');
  const figure = (
    key: Exclude<keyof ReconciliationLine, 'type'>,
    render: (line: ReconciliationLine) => ReactNode,
  ) => ({ key, title: label(key), align: 'right' as const, render });
  return (
    <InnerTable
      label={t('byType')}
      rows={lines}
      keyOf={({ type }) => String(type)}
      columns={[
        { key: 'type', title: label('changeType'), render: ({ type }) => typeName(type) },
        figure('journalCount', ({ journalCount }) => String(journalCount)),
        figure('journalAmount', ({ journalAmount }) => formatReportMoney(journalAmount)),
        figure('recordCount', ({ recordCount }) => (recordCount === null ? '-' : String(recordCount))),
        figure('recordAmount', ({ recordAmount }) =>
          recordAmount === null ? t('noRecord') : formatReportMoney(recordAmount),
        ),
        figure('differenceCount', ({ differenceCount }) =>
          differenceCount === 0 ? '0' : <StatusTag tone="red">{differenceCount}</StatusTag>,
        ),
      ]}
    />
  );
}

function Differences({ differences }: { differences: readonly ReconciliationDifference[] }) {
  const { t } = useTranslation('reconciliations');
  const columns = useDifferenceColumns().map(({ key, title, kind, render }) => ({
    ...{ key, title, render },
    ...(kind === 'money' && { align: 'right' as const }),
  }));
  return <InnerTable label={t('differences')} rows={differences} keyOf={({ id }) => id} columns={columns} />;
}
