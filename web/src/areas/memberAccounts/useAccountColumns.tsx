import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountRow, memberAccounts } from '#contracts/areas/memberAccounts.ts';
import { accountState } from '#contracts/enums/finance.ts';
import { valuesOf } from '#contracts/enums.ts';
import { fundChangesPath } from '../../domain/finance/accountPaths.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import type { Column } from '../../kit/table/column.ts';
import { moneyColumn, textColumn, timeColumn } from '../../kit/table/columns.tsx';
import { useColumns } from '../../kit/table/useColumns.tsx';
import { AccountStateTag } from './AccountStateTag.tsx';
import { useMemberColumn } from './useMemberColumn.tsx';

type Amount = 'balance' | 'frozen' | 'totalIncome' | 'totalWithdraw' | 'totalPay';

/** The columns of 会员账户 but for the actions (domain design, section 13.1). */
export function useAccountColumns(): Column<AccountRow>[] {
  const { t } = useTranslation('memberAccounts');
  const { label } = useColumns<AccountRow>(memberAccounts.get.data, memberAccounts.list);
  const memberColumn = useMemberColumn();
  const stateName = useCodeName('accountState');
  return useMemo(() => {
    const money = (key: Amount): Column<AccountRow> => ({
      ...moneyColumn<AccountRow>(key, label(key), (row) => row[key], 112),
      sort: key,
    });
    return [
      memberColumn<AccountRow>(({ id }) => fundChangesPath(id)),
      money('balance'),
      money('frozen'),
      moneyColumn('total', t('total'), ({ balance, frozen }) => balance + frozen, 112),
      {
        ...{ key: 'locked', title: label('locked'), width: 88, keep: true },
        tags: valuesOf(accountState).map(stateName),
        value: ({ locked }) => stateName(locked),
        render: ({ locked }) => <AccountStateTag locked={locked} />,
      },
      money('totalIncome'),
      money('totalWithdraw'),
      money('totalPay'),
      textColumn('gradeName', label('gradeName'), ({ gradeName }) => gradeName, { width: 96 }),
      textColumn('memberNo', label('memberNo'), ({ memberNo }) => memberNo, { width: 112 }),
      {
        ...timeColumn<AccountRow>('changeTime', label('changeTime'), ({ changeTime }) => changeTime),
        sort: 'changeTime',
      },
    ];
  }, [label, memberColumn, stateName, t]);
}
