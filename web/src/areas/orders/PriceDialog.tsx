import { useTranslation } from 'react-i18next';
import { orderLimits, priceForm } from '#contracts/trade/orderForms.ts';
import { call } from '../../api/client.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { HundredthsInput, LongTextInput } from '../../kit/form/formInputs.tsx';
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
        unit={t('common:unit.yuan')}
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
