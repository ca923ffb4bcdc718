import { useTranslation } from 'react-i18next';
import { voucherStatus } from '#contracts/enums/orders.ts';
import type { PlaceOrder } from '#contracts/trade/orders.ts';
import { CopyButton } from '../../kit/display/CopyButton.tsx';
import { formatDateTime, formatMoney } from '../../kit/display/format.ts';
import { StatusTag, type Tone } from '../../kit/display/StatusTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { InnerTable } from '../../kit/table/InnerTable.tsx';

const tones: Record<number, Tone> = {
  [voucherStatus.unused]: 'blue',
  [voucherStatus.used]: 'green',
  [voucherStatus.locked]: 'orange',
};

/** 券码 of an order; there are none before it is paid. */
export function VoucherTable({ order }: { order: PlaceOrder }) {
  const { t } = useTranslation(['orders', 'common']);
  const label = useLabel();
  const statusName = useCodeName('voucherStatus');
  return (
    <InnerTable
      label={t('orders:voucherList')}
      rows={order.vouchers}
      keyOf={({ code }) => code}
      columns={[
        {
          key: 'code',
          title: label('vouchers'),
          render: ({ code }) => (
            <>
              {code}
              <CopyButton text={code} of={code} />
            </>
          ),
        },
        { key: 'holder', title: t('orders:holder'), render: ({ holder }) => holder },
        {
          key: 'status',
          title: t('common:status'),
          render: ({ status }) => <StatusTag tone={tones[status] ?? 'grey'}>{statusName(status)}</StatusTag>,
        },
        { key: 'time', title: t('orders:verifyTime'), render: ({ useTime }) => formatDateTime(useTime) },
        { key: 'by', title: t('orders:verifiedBy'), render: ({ useUser }) => useUser },
        { key: 'paid', title: t('orders:paidEach'), align: 'right', render: ({ paid }) => formatMoney(paid) },
      ]}
    />
  );
}
