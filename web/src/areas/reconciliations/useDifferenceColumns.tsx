import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReconciliationDifference as Difference } from '#contracts/areas/reconciliations.ts';
import { fundChanges, fundChangesPath } from '../../domain/finance/accountPaths.ts';
import { Signed } from '../../domain/finance/Signed.tsx';
import { SourceLink } from '../../domain/finance/SourceLink.tsx';
import { journalTargets } from '../../domain/finance/sources.ts';
import { formatReportMoney } from '../../kit/display/format.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { ScreenLink } from '../../kit/page/ScreenLink.tsx';
import type { ValueColumn } from '../../kit/table/column.ts';
import { textColumn, timeColumn } from '../../kit/table/columns.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import { DifferenceJournals } from './DifferenceJournals.tsx';
import { useJournalText } from './useJournalText.ts';

/** The columns of the differences of 对账: the record, both amounts, and the rows of the journal. */
export function useDifferenceColumns(): ValueColumn<Difference>[] {
  const { t } = useTranslation('reconciliations');
  const label = useLabel();
  const typeName = useCodeName('journalType');
  const kindName = useCodeName('differenceKind');
  const journalText = useJournalText();
  return useMemo(() => {
    /** A sum; of an account also what of it can be used and what is held back. */
    const amount = (
      key: 'journalAmount' | 'recordAmount',
      partsOf: (account: NonNullable<Difference['account']>) => { balance: number; frozen: number },
    ): ValueColumn<Difference> => ({
      ...{ key, title: label(key), width: 184, kind: 'money' },
      value: (row) => row[key],
      render: ({ [key]: cents, account }) => {
        if (!account) return formatReportMoney(cents);
        const { balance, frozen } = partsOf(account);
        const parts = { balance: formatReportMoney(balance), frozen: formatReportMoney(frozen) };
        return <TwoLines below={t('parts', parts)}>{formatReportMoney(cents)}</TwoLines>;
      },
    });
    const gap = (
      key: 'balanceGap' | 'frozenGap',
      gapOf: (account: NonNullable<Difference['account']>) => number,
    ): ValueColumn<Difference> => ({
      ...{ key, title: t(key), width: 112, kind: 'money' },
      value: ({ account }) => (account ? gapOf(account) : ''),
      render: ({ account }) =>
        account && gapOf(account) !== 0 ? (
          <Signed value={gapOf(account)} format={formatReportMoney} />
        ) : (
          formatReportMoney(account && 0)
        ),
    });
    return [
      {
        ...{ key: 'kind', title: label('differenceKind'), width: 144 },
        value: ({ kind }) => kindName(kind),
        render: ({ kind }) => <StatusTag tone="red">{kindName(kind)}</StatusTag>,
      },
      textColumn('type', label('changeType'), ({ type }) => typeName(type), { width: 96 }),
      {
        ...{ key: 'refNo', title: label('refNo'), width: 184 },
        value: ({ refNo }) => refNo,
        render: (row) => <SourceLink of={row} targets={journalTargets} />,
      },
      {
        ...{ key: 'memberName', title: label('memberName'), width: 104 },
        value: ({ memberName }) => memberName,
        render: ({ memberId, memberName }) => (
          <ScreenLink screen={fundChanges} to={fundChangesPath(memberId)}>
            {memberName}
          </ScreenLink>
        ),
      },
      amount('journalAmount', ({ journalBalance, journalFrozen }) => ({
        balance: journalBalance,
        frozen: journalFrozen,
      })),
      amount('recordAmount', ({ balance, frozen }) => ({ balance, frozen })),
      {
        ...{ key: 'gap', title: t('gap'), width: 160, kind: 'money' },
        value: ({ journalAmount, recordAmount }) => journalAmount - recordAmount,
        render: ({ journalAmount, recordAmount }) => (
          <Signed value={journalAmount - recordAmount} format={formatReportMoney} />
        ),
      },
      {
        ...{ key: 'journals', title: t('journals'), width: 432 },
        value: ({ journals, account }) =>
          journals
            .map((journal) =>
              [journal.journalNo, journal.memberName, ...journalText(journal, account)].join(' '),
            )
            .join('\n'),
        render: (row) => <DifferenceJournals of={row} />,
      },
      timeColumn('time', label('changeTime'), ({ time }) => time),
      gap('balanceGap', ({ balance, journalBalance }) => journalBalance - balance),
      gap('frozenGap', ({ frozen, journalFrozen }) => journalFrozen - frozen),
    ];
  }, [journalText, kindName, label, t, typeName]);
}
