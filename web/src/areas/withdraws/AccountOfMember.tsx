import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Withdraw } from '#contracts/areas/withdraws.ts';
import { accountState } from '#contracts/enums/finance.ts';
import { Signed } from '../../domain/finance/Signed.tsx';
import { withdrawPath } from '../../domain/finance/withdrawPaths.ts';
import { formatDateTime, formatMoney } from '../../kit/display/format.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Facts } from '../../kit/page/DetailPage.tsx';
import { type InnerColumn, InnerTable } from '../../kit/table/InnerTable.tsx';
import { WithdrawStatusTag } from './WithdrawStatusTag.tsx';

type Journal = Withdraw['journals'][number];
type Earlier = Withdraw['recent'][number];

/** 会员账户: what the member has now. */
export function AccountFacts({ account }: Pick<Withdraw, 'account'>) {
  const label = useLabel();
  const stateName = useCodeName('accountState');
  const { balance, frozen, totalIncome, totalWithdraw, locked } = account;
  return (
    <Facts
      facts={[
        { label: label('balance'), value: formatMoney(balance) },
        { label: label('frozenAmount'), value: formatMoney(frozen) },
        {
          label: label('accountState'),
          value: (
            <StatusTag tone={locked === accountState.locked ? 'red' : 'green'}>{stateName(locked)}</StatusTag>
          ),
        },
        { label: label('totalIncome'), value: formatMoney(totalIncome) },
        { label: label('totalWithdraw'), value: formatMoney(totalWithdraw) },
      ]}
    />
  );
}

/** 资金流水: what the withdrawal changed in the account. */
export function Journals({ journals }: Pick<Withdraw, 'journals'>) {
  const { t } = useTranslation('withdraws');
  const label = useLabel();
  const typeName = useCodeName('journalType');
  const money = (key: 'balanceAfter' | 'frozenAfter', title: string): InnerColumn<Journal> => ({
    ...{ key, title, align: 'right' },
    render: (row) => formatMoney(row[key]),
  });
  const change = (key: 'change' | 'frozenChange', title: string): InnerColumn<Journal> => ({
    ...{ key, title, align: 'right' },
    render: (row) => <Signed value={row[key]} format={formatMoney} />,
  });
  return (
    <InnerTable
      label={t('journals')}
      rows={journals}
      keyOf={({ id }) => id}
      columns={[
        { key: 'journalNo', title: label('journalNo'), render: ({ journalNo }) => journalNo },
        { key: 'type', title: label('changeType'), render: ({ type }) => typeName(type) },
        change('change', label('balanceChange')),
        money('balanceAfter', label('balanceAfter')),
        change('frozenChange', label('frozenChange')),
        money('frozenAfter', label('frozenAfter')),
        { key: 'operator', title: label('changeOperator'), render: ({ operatorName }) => operatorName },
        {
          ...{ key: 'createTime', title: label('changeTime') },
          render: ({ createTime }) => formatDateTime(createTime),
        },
      ]}
    />
  );
}

/** 近5次提现 of the member, besides this one. */
export function Recent({ recent }: Pick<Withdraw, 'recent'>) {
  const { t } = useTranslation(['withdraws', 'orders', 'common']);
  const label = useLabel();
  const wayName = useCodeName('withdrawWay');
  const columns: InnerColumn<Earlier>[] = [
    {
      ...{ key: 'withdrawNo', title: label('withdrawNo') },
      render: ({ id, withdrawNo }) => <Link to={withdrawPath(id)}>{withdrawNo}</Link>,
    },
    {
      ...{ key: 'amount', title: label('withdrawAmount'), align: 'right' },
      render: ({ amount }) => formatMoney(amount),
    },
    { key: 'way', title: label('withdrawWay'), render: ({ way }) => wayName(way) },
    {
      ...{ key: 'status', title: t('common:status') },
      render: ({ status }) => <WithdrawStatusTag status={status} />,
    },
    {
      ...{ key: 'createTime', title: t('orders:applyTime') },
      render: ({ createTime }) => formatDateTime(createTime),
    },
  ];
  return <InnerTable label={t('withdraws:recent')} rows={recent} keyOf={({ id }) => id} columns={columns} />;
}
