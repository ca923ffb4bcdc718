import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { type Refund, refundLimits, revokeForm } from '#contracts/refunds.ts';
import { call } from '../../api/client.ts';
import { Field } from '../../kit/Field.tsx';
import { FormDialog } from '../../kit/FormDialog.tsx';
import { LongTextInput } from '../../kit/formInputs.tsx';
import { useLabel } from '../../kit/useLabel.ts';
import { attempted, finished } from './moved.ts';
import type { RefundCalls } from './refundKind.ts';

interface Props {
  calls: RefundCalls;
  refund: Refund;
  onChanged: () => unknown;
  onClose: () => unknown;
}

/** 撤销: takes the request back in the member's name. */
export function RevokeDialog({ calls, refund: { id, refundNo }, onChanged, onClose }: Props) {
  const { t } = useTranslation('refunds');
  const label = useLabel();
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
      <Field name="reason" label={label('revokeReason')} required>
        {(control) => <LongTextInput control={control} maxLength={refundLimits.description} />}
      </Field>
    </FormDialog>
  );
}
