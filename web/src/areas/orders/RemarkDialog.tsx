import { useTranslation } from 'react-i18next';
import { remarkForm } from '#contracts/trade/orderForms.ts';
import { call } from '../../api/client.ts';
import { LongTextField } from '../../kit/form/fields.tsx';
import { MoveDialog } from '../../kit/form/MoveDialog.tsx';
import type { MoveProps } from './orderKind.ts';

/** 商家备注, in any state. */
export default function RemarkDialog({ order, calls, ...of }: MoveProps) {
  const { t } = useTranslation('orders');
  return (
    <MoveDialog
      title={t('move.remark')}
      schema={remarkForm}
      values={{ merchantRemark: order.merchantRemark as string | undefined }}
      send={(body) => call(calls.remark, { params: { id: order.id }, body })}
      draftId={`remark:${order.id}`}
      of={of}
    >
      <LongTextField name="merchantRemark" />
    </MoveDialog>
  );
}
