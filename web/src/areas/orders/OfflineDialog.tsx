import { useTranslation } from 'react-i18next';
import { offlineForm, orderLimits } from '#contracts/trade/orderForms.ts';
import { call } from '../../api/client.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { HundredthsInput, LongTextInput, PicturesInput } from '../../kit/form/formInputs.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import type { MoveProps } from './orderKind.ts';

/** 线下收款: the amount is typed, not taken over, because it has to be what the certificates show. */
export default function OfflineDialog({ order, calls, ...of }: MoveProps) {
  const { t } = useTranslation(['orders', 'common']);
  const label = useLabel();
  return (
    <MoveDialog
      title={t('orders:move.payOffline')}
      schema={offlineForm}
      values={{ amount: '' as unknown as number, certificates: [], remark: '' }}
      send={(body) => call(calls.payOffline, { params: { id: order.id }, body })}
      draftId={`payOffline:${order.id}`}
      of={of}
    >
      <Field
        name="amount"
        label={label('paidAmount')}
        required
        unit={t('common:unit.yuan')}
        help={t('orders:amountDue', { amount: formatMoney(order.payPrice) })}
      >
        {(control) => <HundredthsInput control={control} />}
      </Field>
      <Field name="certificates" label={label('payCertificates')} required>
        {(control) => <PicturesInput control={control} max={orderLimits.certificates} />}
      </Field>
      <Field name="remark" label={label('remark')}>
        {(control) => <LongTextInput control={control} maxLength={orderLimits.reason} />}
      </Field>
    </MoveDialog>
  );
}
