import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { rejectReason } from '#contracts/enums/orders.ts';
import { rejectForm } from '#contracts/trade/orderForms.ts';
import type { StayOrder } from '#contracts/trade/orders.ts';
import { call } from '../../api/client.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { CodeField, LongTextField } from '../../kit/form/fields.tsx';
import { MoveDialog } from '../../kit/form/MoveDialog.tsx';
import type { MoveProps, StayCalls } from './orderKind.ts';

/** 拒单: the whole payment is refunded. */
export default function RejectDialog({ order, calls, ...of }: MoveProps<StayOrder, StayCalls>) {
  const { t } = useTranslation('orders');
  return (
    <MoveDialog
      title={t('move.reject')}
      schema={rejectForm}
      values={{ reason: undefined as never, note: '' as string | undefined }}
      send={(body) => call(calls.reject, { params: { id: order.id }, body })}
      draftId={`reject:${order.id}`}
      of={of}
    >
      <CodeField
        name="reason"
        help={t('rejectHelp', { amount: formatMoney(order.payPrice - order.refundedAmount) })}
      />
      <Note />
    </MoveDialog>
  );
}

/** With the reason "other" a note is required. */
function Note() {
  const isOther = useWatch({ name: 'reason' }) === rejectReason.other;
  return <LongTextField name="note" required={isOther} />;
}
