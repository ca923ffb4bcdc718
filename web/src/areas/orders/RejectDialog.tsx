import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { rejectReason } from '#contracts/enums/orders.ts';
import { valuesOf } from '#contracts/enums.ts';
import { orderLimits, rejectForm } from '#contracts/trade/orderForms.ts';
import type { StayOrder } from '#contracts/trade/orders.ts';
import { call } from '../../api/client.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { CodeSelect, LongTextInput } from '../../kit/form/formInputs.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import type { MoveProps, StayCalls } from './orderKind.ts';

/** 拒单: everything that was paid goes back. */
export default function RejectDialog({ order, calls, ...of }: MoveProps<StayOrder, StayCalls>) {
  const { t } = useTranslation('orders');
  const label = useLabel();
  return (
    <MoveDialog
      title={t('move.reject')}
      schema={rejectForm}
      values={{ reason: undefined as never, note: '' as string | undefined }}
      send={(body) => call(calls.reject, { params: { id: order.id }, body })}
      draftId={`reject:${order.id}`}
      of={of}
    >
      <Field
        name="reason"
        label={label('rejectReason')}
        required
        help={t('rejectHelp', { amount: formatMoney(order.payPrice) })}
      >
        {(control) => (
          <CodeSelect
            control={control}
            label={label('rejectReason')}
            enumeration="rejectReason"
            codes={valuesOf(rejectReason)}
          />
        )}
      </Field>
      <Note />
    </MoveDialog>
  );
}

/** Another reason than those of the list has to be told. */
function Note() {
  const label = useLabel();
  const isOther = useWatch({ name: 'reason' }) === rejectReason.other;
  return (
    <Field name="note" label={label('rejectNote')} required={isOther}>
      {(control) => <LongTextInput control={control} maxLength={orderLimits.reason} />}
    </Field>
  );
}
