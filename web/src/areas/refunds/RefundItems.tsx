import { useTranslation } from 'react-i18next';
import type { Refund } from '#contracts/trade/refunds.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { type InnerColumn, InnerTable } from '../../kit/table/InnerTable.tsx';
import type { RefundKind } from './refundKind.ts';

type Item = Refund['items'][number];

/** 退款明细: ticket codes, or nights with rooms and extras. */
export function RefundItems({ of, items }: { of: RefundKind; items: readonly Item[] }) {
  const { t } = useTranslation('orders');
  const label = useLabel();
  const { key, qty } = of.useItemTitles();
  const count: InnerColumn<Item>[] = qty
    ? [{ key: 'qty', title: qty, align: 'right', render: (item) => item.qty }]
    : [];
  return (
    <InnerTable
      label={label('refundItems')}
      rows={items}
      keyOf={(item) => item.key}
      columns={[
        { key: 'key', title: key, render: (item) => item.key },
        ...count,
        { key: 'paid', title: t('payPrice'), align: 'right', render: ({ paid }) => formatMoney(paid) },
      ]}
    />
  );
}
