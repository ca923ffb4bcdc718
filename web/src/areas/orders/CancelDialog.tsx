import { useTranslation } from 'react-i18next';
import { cancelForm, orderLimits } from '#contracts/trade/orderForms.ts';
import { call } from '../../api/client.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { LongTextInput } from '../../kit/form/formInputs.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import type { MoveProps } from './orderKind.ts';

/** 取消订单, which nobody has paid yet. */
export default function CancelDialog({ order, calls, ...of }: MoveProps) {
  const { t } = useTranslation('orders');
  const label = useLabel();
  return (
    <MoveDialog
      title={t('move.cancel')}
      schema={cancelForm}
      values={{ reason: '' }}
      send={(body) => call(calls.cancel, { params: { id: order.id }, body })}
      draftId={`cancel:${order.id}`}
      of={of}
    >
      <Field name="reason" label={label('cancelReason')} required>
        {(control) => <LongTextInput control={control} maxLength={orderLimits.reason} />}
      </Field>
    </MoveDialog>
  );
}
