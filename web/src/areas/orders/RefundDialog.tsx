import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefundForm, refundForm, stayRefundForms } from '#contracts/trade/refunds.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { call } from '../../api/client.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useRight } from '../../api/session.ts';
import { exceptRefunds } from '../../domain/trade/exceptRefunds.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { CodeField, LongTextField, MoneyField, SchemaField } from '../../kit/form/fields.tsx';
import { MoveDialog } from '../../kit/form/MoveDialog.tsx';
import { PicturesField } from '../../kit/form/pictureFields.tsx';
import type { MoveProps } from './orderKind.ts';
import { PickList } from './PickList.tsx';
import { RefundOfferFacts } from './RefundOfferFacts.tsx';
import type { RefundCalls } from './refundCalls.ts';

interface Props extends MoveProps {
  kind: TradeKind;
  refunds: RefundCalls;
  /** The codes or nights that can be refunded, with the key that the call takes. */
  parts: readonly { key: string; detail: string }[];
  schema: typeof refundForm | (typeof stayRefundForms)['hotel'];
  /** A further choice, below the parts. */
  children?: ReactNode;
}

/** 发起退款: the items, the result of the cancellation rule, and the reason. Platform staff may enter another amount. */
export function RefundDialog({ kind, refunds, parts, schema, children, order, calls: _calls, ...of }: Props) {
  const { t } = useTranslation('orders');
  const mayExcept = useRight(exceptRefunds(kind));
  const calls = useScopedCalls(refunds);
  const values: RefundForm = {
    ...{
      orderId: order.id,
      items: [],
      rooms: undefined,
      reason: undefined as never,
      description: '',
      images: [],
    },
  };
  return (
    <MoveDialog
      title={t('move.addRefund')}
      width={720}
      schema={schema}
      values={values}
      // The response is the refund, so the order is loaded again.
      send={(body) => call(calls.add, { body }).then(() => undefined)}
      draftId={`addRefund:${order.id}`}
      of={of}
    >
      <SchemaField name="items">
        {(control, { label }) => <PickList control={control} label={label} items={parts} />}
      </SchemaField>
      {children}
      <RefundOfferFacts
        preview={calls.preview}
        orderId={order.id}
        feeRate={order.cancelTerms.feeRate}
        suggests={mayExcept}
      />
      {mayExcept && <MoneyField name="refundAmount" help={t('amountHelp')} />}
      <CodeField name="reason" />
      <LongTextField name="description" />
      <PicturesField name="images" />
    </MoveDialog>
  );
}

export const paidPart = (cents: number) => `¥${formatMoney(cents)}`;
