import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { IncomeRow } from '#contracts/areas/incomeRecords.ts';
import { incomeStatus } from '#contracts/enums/finance.ts';
import { valuesOf } from '#contracts/enums.ts';
import { incomePath } from '../../domain/finance/financePaths.ts';
import { IncomeStatusTag } from '../../domain/finance/IncomeStatusTag.tsx';
import { memberNameColumn } from '../../domain/members/memberNameColumn.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import type { Column } from '../../kit/table/column.ts';
import { moneyColumn, textColumn, timeColumn } from '../../kit/table/columns.tsx';
import { IncomeSource } from './IncomeSource.tsx';

/** The columns of 收入记录 (domain design, section 12.1). */
export function useIncomeColumns(): Column<IncomeRow>[] {
  const { t } = useTranslation('common');
  const label = useLabel();
  const statusName = useCodeName('incomeStatus');
  const typeName = useCodeName('incomeType');
  return useMemo(
    () => [
      {
        ...{ key: 'incomeNo', title: label('incomeNo'), width: 184 },
        value: ({ incomeNo }) => incomeNo,
        render: ({ id, incomeNo }) => <Link to={incomePath(id)}>{incomeNo}</Link>,
      },
      {
        ...{ key: 'status', title: t('status'), width: 92 },
        tags: valuesOf(incomeStatus).map(statusName),
        value: ({ status }) => statusName(status),
        render: ({ status }) => <IncomeStatusTag status={status} />,
      },
      memberNameColumn('member', label('member')),
      textColumn('type', label('incomeType'), ({ type }) => typeName(type), { width: 104 }),
      {
        ...moneyColumn<IncomeRow>('amount', label('incomeAmount'), ({ amount }) => amount, 112),
        sort: 'amount',
      },
      moneyColumn('sentAmount', label('sentAmount'), ({ sentAmount }) => sentAmount),
      moneyColumn('pendingAmount', label('pendingAmount'), ({ pendingAmount }) => pendingAmount),
      {
        ...{ key: 'periods', title: label('incomePeriods'), width: 96, align: 'right' },
        value: ({ sentPeriods, periods }) => `${sentPeriods}/${periods}`,
        render: ({ sentPeriods, periods }) => `${sentPeriods}/${periods}`,
      },
      {
        ...{ key: 'sourceNo', title: label('sourceNo'), width: 184 },
        value: ({ sourceNo }) => sourceNo,
        render: (income) => <IncomeSource income={income} />,
      },
      textColumn('ownerName', label('incomeOwner'), ({ ownerName }) => ownerName, { width: 120 }),
      {
        ...timeColumn<IncomeRow>('createTime', label('incomeTime'), ({ createTime }) => createTime),
        sort: 'createTime',
      },
      moneyColumn('cancelAmount', label('cancelAmount'), ({ cancelAmount }) => cancelAmount),
    ],
    [label, statusName, t, typeName],
  );
}
