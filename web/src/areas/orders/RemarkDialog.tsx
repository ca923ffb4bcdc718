import { useTranslation } from 'react-i18next';
import { orderLimits, remarkForm } from '#contracts/trade/orderForms.ts';
import { call } from '../../api/client.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { LongTextInput } from '../../kit/form/formInputs.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import type { MoveProps } from './orderKind.ts';

/** 商家备注, in any state. */
export default function RemarkDialog({ order, calls, ...of }: MoveProps) {
  const { t } = useTranslation('orders');
  const label = useLabel();
  return (
    <MoveDialog
      title={t('move.remark')}
      schema={remarkForm}
      values={{ merchantRemark: order.merchantRemark as string | undefined }}
      send={(body) => call(calls.remark, { params: { id: order.id }, body })}
      draftId={`remark:${order.id}`}
      of={of}
    >
      <Field name="merchantRemark" label={label('merchantRemark')}>
        {(control) => <LongTextInput control={control} maxLength={orderLimits.remark} />}
      </Field>
    </MoveDialog>
  );
}
