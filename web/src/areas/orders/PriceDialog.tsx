import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { priceForm } from '#contracts/trade/orderForms.ts';
import { say } from '#contracts/words.ts';
import { call } from '../../api/client.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { LongTextField, MoneyField } from '../../kit/form/fields.tsx';
import { MoveDialog } from '../../kit/form/MoveDialog.tsx';
import type { MoveProps } from './orderKind.ts';

/** The form for an order: another amount than it costs now. */
const schemaFor = (now: number) =>
  priceForm.check(
    z.refine(({ payPrice }) => payPrice !== now, { error: say('changedToSame'), path: ['payPrice'] }),
  );

/** 改价 of an order that is not paid yet. */
export default function PriceDialog({ order, calls, ...of }: MoveProps) {
  const { t } = useTranslation('orders');
  const { totalPrice, payPrice } = order;
  // A refusal loads the order again, and somebody else may have changed its price.
  const schema = useMemo(() => schemaFor(payPrice), [payPrice]);
  return (
    <MoveDialog
      title={t('move.changePrice')}
      schema={schema}
      values={{ payPrice: '' as unknown as number, reason: '' }}
      send={(body) => call(calls.changePrice, { params: { id: order.id }, body })}
      draftId={`changePrice:${order.id}`}
      of={of}
    >
      <MoneyField
        name="payPrice"
        help={t('priceNow', { total: formatMoney(totalPrice), pay: formatMoney(payPrice) })}
      />
      <LongTextField name="reason" />
    </MoveDialog>
  );
}
