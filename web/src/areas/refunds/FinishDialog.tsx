import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { finishForm, finishOfflineForm, type Refund } from '#contracts/trade/refunds.ts';
import { call } from '../../api/client.ts';
import { AboutBlock } from '../../kit/dialogs/AboutBlock.tsx';
import { formatMoney } from '../../kit/display/format.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { LongTextField, MoneyField } from '../../kit/form/fields.tsx';
import { PicturesField } from '../../kit/form/pictureFields.tsx';
import { attempted, finished } from './moved.ts';
import type { RefundCalls, RefundKind } from './refundKind.ts';
import { useRefundAbout } from './useRefundAbout.tsx';

type Values = z.infer<typeof finishForm | typeof finishOfflineForm>;

const forms = { finish: finishForm, finishOffline: finishOfflineForm };

interface Props {
  of: RefundKind;
  calls: RefundCalls;
  /** `finish`: the money of an offline payment was returned; `finishOffline`: it was returned by hand after the channel failed. */
  way: 'finish' | 'finishOffline';
  refund: Refund;
  onChanged: () => unknown;
  onClose: () => unknown;
}

const empty = { amount: '' as never, certificates: [], remark: '' };

/** 确认已退 and 线下退款: the amount paid by hand has to be typed and must equal the refund's. */
export function FinishDialog({ of, calls, way, refund, onChanged, onClose }: Props) {
  const { t } = useTranslation('refunds');
  const about = useRefundAbout(of, calls);
  const { id, refundNo, refundAmount } = refund;
  const send = (body: Values) => attempted(call(calls[way], { params: { id }, body }), onChanged);
  return (
    <FormDialog<Values>
      title={`${t(way)} ${refundNo}`}
      width={640}
      draftId={`${way}:${id}`}
      schema={forms[way]}
      values={empty}
      onSubmit={send}
      onSaved={() => finished(onChanged, onClose)}
      onClose={onClose}
    >
      <AboutBlock {...about(refund)} />
      <MoneyField name="amount" help={t('toRefund', { amount: formatMoney(refundAmount) })} />
      <PicturesField name="certificates" />
      <LongTextField name="remark" />
    </FormDialog>
  );
}
