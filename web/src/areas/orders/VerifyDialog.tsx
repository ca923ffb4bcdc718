import { useTranslation } from 'react-i18next';
import { voucherStatus } from '#contracts/enums/orders.ts';
import { verifyForm } from '#contracts/trade/orderForms.ts';
import type { PlaceOrder } from '#contracts/trade/orders.ts';
import { call } from '../../api/client.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { SchemaField } from '../../kit/form/fields.tsx';
import { MoveDialog } from '../../kit/form/MoveDialog.tsx';
import type { MoveProps, PlaceCalls } from './orderKind.ts';
import { PickList } from './PickList.tsx';

/** 核销: either all chosen codes are verified or none. */
export default function VerifyDialog({ order, calls, ...of }: MoveProps<PlaceOrder, PlaceCalls>) {
  const { t } = useTranslation('orders');
  const statusName = useCodeName('voucherStatus');
  return (
    <MoveDialog
      title={t('move.verify')}
      schema={verifyForm}
      values={{ codes: [] as string[] }}
      send={(body) => call(calls.verify, { params: { id: order.id }, body })}
      draftId={`verify:${order.id}`}
      of={of}
    >
      <SchemaField name="codes">
        {(control, { label }) => (
          <PickList
            control={control}
            label={label}
            items={order.vouchers.map(({ code, holder, status }) => ({
              key: code,
              detail: `${holder} ${statusName(status)}`,
              disabled: status !== voucherStatus.unused,
            }))}
          />
        )}
      </SchemaField>
    </MoveDialog>
  );
}
