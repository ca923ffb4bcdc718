import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WithdrawRow } from '#contracts/areas/withdraws.ts';
import { withdrawStatus } from '#contracts/enums/finance.ts';
import { valuesOf } from '#contracts/enums.ts';
import { HinderedMember } from '../../domain/finance/HinderedMember.tsx';
import { hindrancesPart } from '../../domain/finance/hindrances.ts';
import { withdrawPath } from '../../domain/finance/withdrawPaths.ts';
import { mobileOf } from '../../domain/members/mobileOf.ts';
import { formatDateTime } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import type { Column } from '../../kit/table/column.ts';
import { moneyColumn, textColumn, timeColumn } from '../../kit/table/columns.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import { hindrances } from './hindrances.ts';
import { WithdrawStatusTag } from './WithdrawStatusTag.tsx';

/** The columns of 提现记录 (domain design, section 14.1). In the list of failed payments the reason stands beside the status. */
export function useWithdrawColumns(ofFailed: boolean): Column<WithdrawRow>[] {
  const { t } = useTranslation(['withdraws', 'refunds', 'orders', 'common']);
  const label = useLabel();
  const statusName = useCodeName('withdrawStatus');
  const wayName = useCodeName('withdrawWay');
  return useMemo(() => {
    const failure = textColumn<WithdrawRow>(
      'failReason',
      label('failReason'),
      ({ failReason }) => failReason,
      { width: 176 },
    );
    return [
      {
        ...{ key: 'withdrawNo', title: label('withdrawNo'), width: 190 },
        value: ({ withdrawNo }) => withdrawNo,
        render: ({ id, withdrawNo }) => <Link to={withdrawPath(id)}>{withdrawNo}</Link>,
      },
      {
        ...{ key: 'status', title: t('common:status'), width: 112 },
        tags: valuesOf(withdrawStatus).map(statusName),
        value: ({ status }) => statusName(status),
        render: ({ status }) => <WithdrawStatusTag status={status} />,
      },
      ...(ofFailed ? [failure] : []),
      {
        ...{ key: 'member', title: label('member'), width: 176 },
        value: ({ memberName }) => memberName,
        also: [
          { title: label('memberNo'), value: ({ memberNo }) => memberNo },
          mobileOf(label('member'), ({ memberMobile }) => memberMobile),
          hindrancesPart(label('member'), t('common:status'), hindrances),
        ],
        render: (row) => (
          <TwoLines below={row.memberMobile}>
            <HinderedMember marks={hindrances(row)}>{row.memberName}</HinderedMember>
          </TwoLines>
        ),
      },
      {
        ...moneyColumn<WithdrawRow>('amount', label('withdrawAmount'), ({ amount }) => amount, 112),
        sort: 'amount',
      },
      moneyColumn('fee', label('feeAmount'), ({ fee }) => fee, 76),
      moneyColumn('arriveAmount', label('arriveAmount'), ({ arriveAmount }) => arriveAmount, 96),
      textColumn('way', label('withdrawWay'), ({ way }) => wayName(way), { width: 92 }),
      {
        ...{ key: 'payeeAccount', title: label('payeeAccount'), width: 168 },
        value: ({ payeeAccount }) => payeeAccount,
        also: [{ title: label('payeeBank'), value: ({ payeeBank }) => payeeBank }],
        render: ({ payeeBank, payeeAccount }) => <TwoLines below={payeeBank}>{payeeAccount}</TwoLines>,
      },
      {
        ...timeColumn<WithdrawRow>('createTime', t('orders:applyTime'), ({ createTime }) => createTime),
        sort: 'createTime',
      },
      {
        ...{ key: 'auditUser', title: t('refunds:auditUser'), width: 160 },
        value: ({ auditUser }) => auditUser,
        also: [{ title: t('withdraws:auditTime'), kind: 'moment', value: ({ auditTime }) => auditTime }],
        render: ({ auditUser, auditTime }) =>
          auditUser ? <TwoLines below={formatDateTime(auditTime)}>{auditUser}</TwoLines> : '-',
      },
      timeColumn('payTime', label('payOutTime'), ({ payTime }) => payTime),
      timeColumn('finishTime', label('arrivalTime'), ({ finishTime }) => finishTime),
      ...(ofFailed ? [] : [failure]),
    ];
  }, [label, ofFailed, statusName, t, wayName]);
}
