import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { refundDetails, refundPath } from '../../domain/trade/tradePaths.ts';
import { formatDateTime, formatMoney } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Section } from '../../kit/page/DetailPage.tsx';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import { InnerTable } from '../../kit/table/InnerTable.tsx';
import type { SharedOrder } from './orderKind.ts';

/** 退款记录: each refund links to its page if the user may see refunds. */
export function OrderRefunds({ kind, refunds }: { kind: TradeKind; refunds: SharedOrder['refunds'] }) {
  const { t } = useTranslation(['orders', 'common']);
  const label = useLabel();
  const statusName = useCodeName('refundStatus');
  const mayView = useMayOpen()(refundDetails[kind]);
  return (
    <Section title={t('orders:refundRecords')}>
      <InnerTable
        label={t('orders:refundRecords')}
        rows={refunds}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'no',
            title: label('refundNo'),
            render: ({ id, refundNo }) =>
              mayView ? <Link to={refundPath(kind, id)}>{refundNo}</Link> : refundNo,
          },
          {
            key: 'amount',
            title: label('refundAmount'),
            align: 'right',
            render: ({ refundAmount }) => formatMoney(refundAmount),
          },
          { key: 'status', title: t('common:status'), render: ({ status }) => statusName(status) },
          {
            key: 'time',
            title: t('orders:applyTime'),
            render: ({ createTime }) => formatDateTime(createTime),
          },
        ]}
      />
    </Section>
  );
}
