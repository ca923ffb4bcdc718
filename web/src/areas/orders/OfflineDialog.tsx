import { useTranslation } from 'react-i18next';
import { offlineForm } from '#contracts/trade/orderForms.ts';
import { call } from '../../api/client.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { LongTextField, MoneyField } from '../../kit/form/fields.tsx';
import { MoveDialog } from '../../kit/form/MoveDialog.tsx';
import { PicturesField } from '../../kit/form/pictureFields.tsx';
import type { MoveProps } from './orderKind.ts';

/** 线下收款: the amount has to be typed and is not filled in, because it must be the one on the certificates. */
export default function OfflineDialog({ order, calls, ...of }: MoveProps) {
  const { t } = useTranslation('orders');
  return (
    <MoveDialog
      title={t('move.payOffline')}
      schema={offlineForm}
      values={{ amount: '' as unknown as number, certificates: [], remark: '' }}
      send={(body) => call(calls.payOffline, { params: { id: order.id }, body })}
      draftId={`payOffline:${order.id}`}
      of={of}
    >
      <MoneyField name="amount" help={t('amountDue', { amount: formatMoney(order.payPrice) })} />
      <PicturesField name="certificates" />
      <LongTextField name="remark" />
    </MoveDialog>
  );
}
