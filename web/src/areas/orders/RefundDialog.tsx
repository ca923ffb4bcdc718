import { useTranslation } from 'react-i18next';
import { refundReason } from '#contracts/enums/orders.ts';
import { valuesOf } from '#contracts/enums.ts';
import { type RefundForm, refundForm, refundLimits } from '#contracts/trade/refunds.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { call } from '../../api/client.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useRight } from '../../api/session.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { CodeSelect, HundredthsInput, LongTextInput, PicturesInput } from '../../kit/form/formInputs.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import type { MoveProps } from './orderKind.ts';
import { PickList } from './PickList.tsx';
import { exceptRefunds } from './paths.ts';
import { RefundOfferFacts } from './RefundOfferFacts.tsx';
import type { RefundCalls } from './refundCalls.ts';

interface Props extends MoveProps {
  kind: TradeKind;
  refunds: RefundCalls;
  /** Codes or nights that can be given back, by the key that the call takes. */
  parts: readonly { key: string; detail: string }[];
}

/** 发起退款: what is given back, what the rule makes of it, and why. Staff of the platform may give another amount. */
export function RefundDialog({ kind, refunds, parts, order, calls: _calls, ...of }: Props) {
  const { t } = useTranslation(['orders', 'common']);
  const label = useLabel();
  const mayExcept = useRight(exceptRefunds(kind));
  const calls = useScopedCalls(refunds);
  const values: RefundForm = {
    ...{ orderId: order.id, items: [], reason: undefined as never, description: '', images: [] },
  };
  return (
    <MoveDialog
      title={t('orders:move.addRefund')}
      width={720}
      schema={refundForm}
      values={values}
      // The answer is the refund; the order is asked for again.
      send={(body) => call(calls.add, { body }).then(() => undefined)}
      draftId={`addRefund:${order.id}`}
      of={of}
    >
      <Field name="items" label={label('refundItems')} required>
        {(control) => <PickList control={control} label={label('refundItems')} items={parts} />}
      </Field>
      <RefundOfferFacts
        preview={calls.preview}
        orderId={order.id}
        feeRate={order.cancelTerms.feeRate}
        suggests={mayExcept}
      />
      {mayExcept && (
        <Field
          name="refundAmount"
          label={label('refundAmount')}
          unit={t('common:unit.yuan')}
          help={t('orders:amountHelp')}
        >
          {(control) => <HundredthsInput control={control} />}
        </Field>
      )}
      <Field name="reason" label={label('refundReason')} required>
        {(control) => (
          <CodeSelect
            control={control}
            label={label('refundReason')}
            enumeration="refundReason"
            codes={valuesOf(refundReason)}
          />
        )}
      </Field>
      <Field name="description" label={label('refundDescription')}>
        {(control) => <LongTextInput control={control} maxLength={refundLimits.description} />}
      </Field>
      <Field name="images" label={label('refundImages')}>
        {(control) => <PicturesInput control={control} max={refundLimits.images} />}
      </Field>
    </MoveDialog>
  );
}

export const paidPart = (cents: number) => `¥${formatMoney(cents)}`;
