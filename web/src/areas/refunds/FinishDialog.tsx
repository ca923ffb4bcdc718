import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { finishForm, type Refund, refundLimits } from '#contracts/trade/refunds.ts';
import { call } from '../../api/client.ts';
import { AboutBlock } from '../../kit/dialogs/AboutBlock.tsx';
import { formatMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { HundredthsInput, LongTextInput, PicturesInput } from '../../kit/form/formInputs.tsx';
import { attempted, finished } from './moved.ts';
import type { RefundCalls, RefundKind } from './refundKind.ts';
import { useRefundAbout } from './useRefundAbout.ts';

type Values = z.infer<typeof finishForm>;

interface Props {
  of: RefundKind;
  calls: RefundCalls;
  /** The money of an offline payment is back, or it goes back outside a channel that failed. */
  way: 'finish' | 'finishOffline';
  refund: Refund;
  onChanged: () => unknown;
  onClose: () => unknown;
}

const empty = { amount: '' as never, certificates: [], remark: '' };

/** 确认已退 and 线下退款: the amount that was paid by hand is typed, not given, and must be the refund's. */
export function FinishDialog({ of, calls, way, refund, onChanged, onClose }: Props) {
  const { t } = useTranslation(['refunds', 'common']);
  const label = useLabel();
  const about = useRefundAbout(of);
  const { id, refundNo, refundAmount } = refund;
  const send = (body: Values) => attempted(call(calls[way], { params: { id }, body }), onChanged);
  return (
    <FormDialog<Values>
      title={`${t(`refunds:${way}`)} ${refundNo}`}
      width={640}
      draftId={`${way}:${id}`}
      schema={finishForm}
      values={empty}
      onSubmit={send}
      onSaved={() => finished(onChanged, onClose)}
      onClose={onClose}
    >
      <AboutBlock {...about(refund)} />
      <Field
        name="amount"
        label={label('refundAmount')}
        required
        help={t('refunds:toRefund', { amount: formatMoney(refundAmount) })}
      >
        {(control) => <HundredthsInput control={control} unit={t('common:unit.yuan')} />}
      </Field>
      <Field name="certificates" label={label('finishCertificates')} required>
        {(control) => <PicturesInput control={control} max={refundLimits.images} />}
      </Field>
      <Field name="remark" label={label('finishRemark')} required>
        {(control) => <LongTextInput control={control} maxLength={refundLimits.description} />}
      </Field>
    </FormDialog>
  );
}
