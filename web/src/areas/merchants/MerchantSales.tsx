import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Merchant } from '#contracts/areas/merchants.ts';
import { kindOfBusiness } from '#contracts/trade/trade.ts';
import { useIsMerchantUser } from '../../api/scope.ts';
import { doneRefundsPath, paidOrdersPath } from '../../domain/trade/recordsPaths.ts';
import { orderLists, refundLists } from '../../domain/trade/tradePaths.ts';
import { formatCount, formatReportMoney } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import { InnerTable } from '../../kit/table/InnerTable.tsx';

type Sales = Pick<Merchant, 'id' | 'recent'>;
type Line = Omit<Merchant['recent']['types'][number], 'businessType'> & { businessType?: number };

/** 近30天: the amounts of each type and their sum; they link to the records that they sum if the user may see these. */
export function MerchantSales({ id, recent }: Sales) {
  const { t } = useTranslation(['kit', 'merchants']);
  const typeName = useCodeName('businessType');
  const label = useLabel();
  const linkTo = useRecords({ id, recent });
  const sum = (amount: (line: Line) => number) =>
    recent.types.reduce((total, line) => total + amount(line), 0);
  const total: Line = {
    orderCount: sum(({ orderCount }) => orderCount),
    paidAmount: sum(({ paidAmount }) => paidAmount),
    refundedAmount: sum(({ refundedAmount }) => refundedAmount),
  };
  const lines: Line[] = recent.types.length > 1 ? [...recent.types, total] : recent.types;
  return (
    <InnerTable
      label={t('merchants:recent', recent)}
      rows={lines}
      keyOf={({ businessType = 0 }) => String(businessType)}
      columns={[
        {
          key: 'type',
          title: label('businessTypes'),
          render: ({ businessType }) =>
            businessType === undefined ? t('kit:sums.total') : typeName(businessType),
        },
        {
          key: 'orders',
          title: t('kit:sums.orders'),
          align: 'right',
          render: (line) => linkTo('order', line, formatCount(line.orderCount)),
        },
        {
          key: 'paid',
          title: t('kit:sums.paid'),
          align: 'right',
          render: (line) => linkTo('order', line, formatReportMoney(line.paidAmount)),
        },
        {
          key: 'refunded',
          title: t('kit:sums.refunded'),
          align: 'right',
          render: (line) => linkTo('refund', line, formatReportMoney(line.refundedAmount)),
        },
        {
          key: 'net',
          title: t('kit:sums.net'),
          align: 'right',
          render: ({ paidAmount, refundedAmount }) => formatReportMoney(paidAmount - refundedAmount),
        },
      ]}
    />
  );
}

const targets = {
  order: { path: paidOrdersPath, lists: orderLists },
  refund: { path: doneRefundsPath, lists: refundLists },
};

/** An amount of a line as a link to its orders or refunds. */
function useRecords({ id, recent }: Sales) {
  const mayOpen = useMayOpen();
  const own = useIsMerchantUser();
  return (of: keyof typeof targets, { businessType }: Line, text: string): ReactNode => {
    const kind = kindOfBusiness(businessType ?? 0);
    const { path, lists } = targets[of];
    if (!kind || !mayOpen(lists[kind])) return text;
    return <Link to={path(kind, recent, own ? undefined : id)}>{text}</Link>;
  };
}
