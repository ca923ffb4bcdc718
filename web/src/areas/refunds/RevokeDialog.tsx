import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { type Refund, revokeForm } from '#contracts/trade/refunds.ts';
import { call } from '../../api/client.ts';
import { AboutBlock } from '../../kit/dialogs/AboutBlock.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { LongTextField } from '../../kit/form/fields.tsx';
import { attempted, finished } from './moved.ts';
import type { RefundCalls, RefundKind } from './refundKind.ts';
import { useRefundAbout } from './useRefundAbout.tsx';

interface Props {
  of: RefundKind;
  calls: RefundCalls;
  refund: Refund;
  onChanged: () => unknown;
  onClose: () => unknown;
}

/** 撤销: withdraws the request on the member's behalf, or a refund that staff began by mistake. */
export function RevokeDialog({ of, calls, refund, onChanged, onClose }: Props) {
  const { t } = useTranslation('refunds');
  const about = useRefundAbout(of, calls);
  const { id, refundNo } = refund;
  return (
    <FormDialog<z.infer<typeof revokeForm>>
      title={`${t('revoke')} ${refundNo}`}
      width={560}
      draftId={`revoke:${id}`}
      schema={revokeForm}
      values={{ reason: '' }}
      onSubmit={(body) => attempted(call(calls.revoke, { params: { id }, body }), onChanged)}
      onSaved={() => finished(onChanged, onClose)}
      onClose={onClose}
    >
      <AboutBlock {...about(refund)} />
      <LongTextField name="reason" />
    </FormDialog>
  );
}
