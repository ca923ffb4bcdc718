import { useTranslation } from 'react-i18next';
import { confirmForm } from '#contracts/trade/orderForms.ts';
import type { StayOrder } from '#contracts/trade/orders.ts';
import { call } from '../../api/client.ts';
import { TextField } from '../../kit/form/fields.tsx';
import { MoveDialog } from '../../kit/form/MoveDialog.tsx';
import type { MoveProps, StayCalls } from './orderKind.ts';

/** 接单, optionally with the merchant's own confirmation number. */
export default function AcceptDialog({ order, calls, ...of }: MoveProps<StayOrder, StayCalls>) {
  const { t } = useTranslation('orders');
  return (
    <MoveDialog
      title={t('move.confirm')}
      schema={confirmForm}
      values={{ confirmNo: '' as string | undefined }}
      send={(body) => call(calls.confirm, { params: { id: order.id }, body })}
      draftId={`confirm:${order.id}`}
      of={of}
    >
      <TextField name="confirmNo" help={t('confirmNoHelp')} />
    </MoveDialog>
  );
}
