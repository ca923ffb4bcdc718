import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ReconciliationLine, reconciliations } from '#contracts/areas/reconciliations.ts';
import type { DataOf, QueryOf } from '#contracts/endpoint.ts';
import { type JournalType, journalEffect } from '#contracts/enums/finance.ts';
import { useKeptData } from '../../api/hooks.ts';
import { accountJournal, journalsPath } from '../../domain/finance/accountPaths.ts';
import { Signed } from '../../domain/finance/Signed.tsx';
import { formatReportMoney } from '../../kit/display/format.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useToday } from '../../kit/display/useToday.ts';
import { DetailPage, Figures, Section } from '../../kit/page/DetailPage.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { usePage } from '../../kit/page/page.ts';
import { ScreenLink } from '../../kit/page/ScreenLink.tsx';
import { dateRangeField } from '../../kit/table/dateRangeField.ts';
import { InnerTable } from '../../kit/table/InnerTable.tsx';
import { SearchArea } from '../../kit/table/SearchArea.tsx';
import { useListState } from '../../kit/table/useListState.ts';
import { Differences } from './Differences.tsx';

/** 对账: the journal of a span of days against the records that it comes from; this month unless the address says otherwise. */
export default function Reconciliation() {
  const { title } = usePage();
  const label = useLabel();
  const today = useToday();
  const thisMonth = useMemo(() => ({ startDate: `${today.slice(0, 8)}01`, endDate: today }), [today]);
  const { criteria, query, search, reset } = useListState(reconciliations.get, thisMonth);
  const { data, error, loading, reload } = useKeptData(reconciliations.get, { query });
  const [asked, setAsked] = useState(0);
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
          onRepeat={() => {
            void reload();
            setAsked((times) => times + 1);
          }}
          onReset={reset}
        />
      </div>
      {data ? <Shown of={data} days={query} /> : <LoadState error={error} onRetry={reload} />}
      {data && data.differenceCount > 0 && <Differences {...query} changes={asked} onChanged={reload} />}
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

type Days = QueryOf<typeof reconciliations.get>;

function Shown({ of, days }: { of: DataOf<typeof reconciliations.get>; days: Days }) {
  const { t } = useTranslation('reconciliations');
  const label = useLabel();
  const { opening, closing, lines, differenceCount } = of;
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
        <Lines lines={lines} days={days} />
      </Section>
    </>
  );
}

/** By how much the changes of a type raise or lower what is in the accounts, frozen or not. */
const effectOf = ({ type, journalAmount }: ReconciliationLine) =>
  journalEffect[type as JournalType] * journalAmount;

/** The type of a line leads to the rows of the journal that it counts. */
function Lines({ lines, days }: { lines: readonly ReconciliationLine[]; days: Days }) {
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
        {
          ...{ key: 'type', title: label('changeType'), foot: t('effects') },
          render: ({ type }) => (
            <ScreenLink screen={accountJournal} to={journalsPath({ type, ...days })}>
              {typeName(type)}
            </ScreenLink>
          ),
        },
        figure('journalCount', ({ journalCount }) => String(journalCount)),
        figure('journalAmount', ({ journalAmount }) => formatReportMoney(journalAmount)),
        {
          ...{ key: 'effect', title: t('effect'), align: 'right' },
          render: (line) => <Signed value={effectOf(line)} format={formatReportMoney} />,
          foot: (
            <Signed value={lines.reduce((sum, line) => sum + effectOf(line), 0)} format={formatReportMoney} />
          ),
        },
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
