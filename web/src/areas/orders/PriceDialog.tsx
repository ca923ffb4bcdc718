import { useTranslation } from 'react-i18next';
import { orderLimits, priceForm } from '#contracts/orderForms.ts';
import { call } from '../../api/client.ts';
import { Field } from '../../kit/Field.tsx';
import { formatMoney } from '../../kit/format.ts';
import { HundredthsInput, LongTextInput } from '../../kit/formInputs.tsx';
import { useLabel } from '../../kit/useLabel.ts';
import { MoveDialog } from './MoveDialog.tsx';
import type { MoveProps } from './orderKind.ts';

/** 改价 of what is still to be paid. */
export default function PriceDialog({ order, calls, ...of }: MoveProps) {
  const { t } = useTranslation(['orders', 'common']);
  const label = useLabel();
  const { totalPrice, payPrice } = order;
  return (
    <MoveDialog
      title={t('orders:move.changePrice')}
      schema={priceForm}
      values={{ payPrice: '' as unknown as number, reason: '' }}
      send={(body) => call(calls.changePrice, { params: { id: order.id }, body })}
      draftId={`changePrice:${order.id}`}
      of={of}
    >
      <Field
        name="payPrice"
        label={label('changedPrice')}
        required
        unit={t('common:yuan')}
        help={t('orders:priceNow', { total: formatMoney(totalPrice), pay: formatMoney(payPrice) })}
      >
        {(control) => <HundredthsInput control={control} />}
      </Field>
      <Field name="reason" label={label('changeReason')} required>
        {(control) => <LongTextInput control={control} maxLength={orderLimits.reason} />}
      </Field>
    </MoveDialog>
  );
}
