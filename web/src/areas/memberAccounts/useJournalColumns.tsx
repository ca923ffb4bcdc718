import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountJournal, accountJournals } from '#contracts/areas/accountJournals.ts';
import { fundChanges, fundChangesPath } from '../../domain/finance/accountPaths.ts';
import { Signed } from '../../domain/finance/Signed.tsx';
import { SourceLink } from '../../domain/finance/SourceLink.tsx';
import { journalTargets } from '../../domain/finance/sources.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import { Pictures } from '../../kit/pictures/Pictures.tsx';
import type { Column } from '../../kit/table/column.ts';
import { moneyColumn, textColumn, timeColumn } from '../../kit/table/columns.tsx';
import { useColumns } from '../../kit/table/useColumns.tsx';
import { useMemberColumn } from './useMemberColumn.tsx';

/** The columns of 账户流水 and 资金变动明细 (domain design, sections 13.2 and 13.3). */
export function useJournalColumns(): Column<AccountJournal>[] {
  const { t } = useTranslation('memberAccounts');
  const { label } = useColumns<AccountJournal>(accountJournals.list.data, accountJournals.list);
  const memberColumn = useMemberColumn();
  const typeName = useCodeName('journalType');
  const mayOpen = useMayOpen();
  return useMemo(() => {
    const member = memberColumn<AccountJournal>(({ memberId }) =>
      mayOpen(fundChanges) ? fundChangesPath(memberId) : undefined,
    );
    const change = (key: 'change' | 'frozenChange'): Column<AccountJournal> => ({
      ...moneyColumn<AccountJournal>(key, label(key), (row) => row[key]),
      render: (row) => <Signed value={row[key]} format={formatMoney} />,
    });
    const money = (key: 'balanceAfter' | 'frozenAfter') =>
      moneyColumn<AccountJournal>(key, label(key), (row) => row[key]);
    return [
      textColumn('journalNo', label('journalNo'), ({ journalNo }) => journalNo, { width: 184 }),
      {
        ...member,
        also: [
          { title: label('memberNo'), value: ({ memberNo }: AccountJournal) => memberNo },
          ...(member.also ?? []),
        ],
      },
      textColumn('type', label('type'), ({ type }) => typeName(type), { width: 96 }),
      change('change'),
      moneyColumn('balanceBefore', t('balanceBefore'), ({ balanceAfter, change: by }) => balanceAfter - by),
      money('balanceAfter'),
      change('frozenChange'),
      money('frozenAfter'),
      {
        ...{ key: 'refNo', title: label('refNo'), width: 184 },
        value: ({ refNo }) => refNo,
        render: (row) => <SourceLink of={row} targets={journalTargets} />,
      },
      textColumn('remark', label('remark'), ({ remark }) => remark, { width: 168 }),
      {
        ...{ key: 'certificates', title: label('certificates'), width: 112 },
        value: ({ certificates }) => certificates.length || '',
        render: ({ certificates }) => <Pictures urls={certificates} name={label('certificates')} />,
      },
      textColumn('operatorName', label('operatorName'), ({ operatorName }) => operatorName, { width: 96 }),
      timeColumn('createTime', label('createTime'), ({ createTime }) => createTime),
    ];
  }, [label, mayOpen, memberColumn, t, typeName]);
}
