import { useTranslation } from 'react-i18next';
import { cancelForm } from '#contracts/trade/orderForms.ts';
import { call } from '../../api/client.ts';
import { LongTextField } from '../../kit/form/fields.tsx';
import { MoveDialog } from '../../kit/form/MoveDialog.tsx';
import type { MoveProps } from './orderKind.ts';

/** 取消订单, for an order that is not paid yet. */
export default function CancelDialog({ order, calls, ...of }: MoveProps) {
  const { t } = useTranslation('orders');
  return (
    <MoveDialog
      title={t('move.cancel')}
      schema={cancelForm}
      values={{ reason: '' }}
      send={(body) => call(calls.cancel, { params: { id: order.id }, body })}
      draftId={`cancel:${order.id}`}
      of={of}
    >
      <LongTextField name="reason" />
    </MoveDialog>
  );
}
