import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type AuditForm, type Refund, refundLimits } from '#contracts/trade/refunds.ts';
import { call } from '../../api/client.ts';
import { useRight } from '../../api/session.ts';
import { AmountBlock } from '../../domain/trade/AmountBlock.tsx';
import { exceptRefunds } from '../../domain/trade/exceptRefunds.ts';
import { orderDetails, orderPath } from '../../domain/trade/tradePaths.ts';
import { useRulingSentence } from '../../domain/trade/tradeSentences.ts';
import { AboutBlock } from '../../kit/dialogs/AboutBlock.tsx';
import { formatMoney } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { CodeRadios } from '../../kit/form/CodeRadios.tsx';
import { DependentFields } from '../../kit/form/DependentFields.tsx';
import { Field } from '../../kit/form/Field.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { MoneyField, SchemaField } from '../../kit/form/fields.tsx';
import { LongTextInput } from '../../kit/form/formInputs.tsx';
import { ScreenLink } from '../../kit/page/ScreenLink.tsx';
import { Pictures } from '../../kit/pictures/Pictures.tsx';
import { auditSchema } from './auditSchema.ts';
import css from './dialogs.module.css';
import { attempted, finished } from './moved.ts';
import type { RefundCalls, RefundKind } from './refundKind.ts';
import { useOrderAbout } from './useOrderAbout.tsx';
import { useRefundAbout } from './useRefundAbout.tsx';

interface Props {
  of: RefundKind;
  calls: RefundCalls;
  refund: Refund;
  onChanged: () => unknown;
  onClose: () => unknown;
}

/** 审核: approves a refund with the rule's amount, or with another amount and a remark, or refuses it (domain design, section 11.3). */
export function AuditDialog({ of, calls, refund, onChanged, onClose }: Props) {
  const { t } = useTranslation('refunds');
  const mayLower = useRight(exceptRefunds(of.kind));
  const { id, refundNo, suggestAmount, suggestFee, applyAmount } = refund;
  const send = ({ pass, refundAmount, remark }: AuditForm) => {
    const amounts = refundAmount !== undefined && { refundAmount, feeAmount: applyAmount - refundAmount };
    const body: AuditForm = pass === 1 ? { pass, ...amounts, remark } : { pass, remark };
    return attempted(call(calls.audit, { params: { id }, body }), onChanged);
  };
  return (
    <FormDialog<AuditForm>
      title={`${t('audit')} ${refundNo}`}
      width={640}
      draftId={`audit:${of.kind}:${id}`}
      schema={auditSchema(refund, mayLower)}
      values={{ pass: 1, refundAmount: suggestAmount, feeAmount: suggestFee, remark: '' }}
      onSubmit={send}
      onSaved={() => finished(onChanged, onClose)}
      onClose={onClose}
    >
      <AuditFields {...{ of, calls, refund, mayLower }} />
    </FormDialog>
  );
}

function AuditFields({
  of,
  calls,
  refund,
  mayLower,
}: Pick<Props, 'of' | 'calls' | 'refund'> & { mayLower: boolean }) {
  const { t } = useTranslation(['refunds', 'orders']);
  const label = useLabel();
  const ruling = useRulingSentence();
  const sourceName = useCodeName('refundSource');
  const { facts = [], warnings = [] } = useRefundAbout(of, calls)(
    refund,
    <ScreenLink screen={orderDetails[of.kind]} to={orderPath(of.kind, refund.orderId)}>
      {refund.orderNo}
    </ScreenLink>,
  );
  const order = useOrderAbout(of)(refund);
  const { pass, refundAmount } = useWatch<AuditForm>();
  const { applyAmount, suggestAmount, suggestFee, refundable, cancelTerms } = refund;
  // A hidden field must not have an error.
  const whenRefused = useMemo(() => ({ refundAmount: suggestAmount }), [suggestAmount]);
  return (
    <>
      <AboutBlock
        warnings={warnings}
        facts={[
          ...facts,
          ...order,
          { label: t('orders:source'), value: sourceName(refund.source) },
          { label: label('refundDescription'), value: refund.description, wide: true },
          {
            label: label('refundImages'),
            value: <Pictures urls={refund.images} name={label('refundImages')} />,
            wide: true,
          },
        ]}
      />
      <div className={css.summary}>
        <AmountBlock
          label={t('orders:suggested')}
          terms={[
            { label: t('refunds:applyAmount'), amount: applyAmount },
            { label: t('refunds:suggestFee'), amount: suggestFee, minus: true },
          ]}
          result={{ label: t('orders:suggested'), amount: suggestAmount }}
        />
        <p>{ruling(refund, cancelTerms.feeRate)}</p>
      </div>
      <SchemaField name="pass">
        {(control, { label }) => (
          <CodeRadios control={control} label={label} enumeration="auditPass" codes={[1, 0]} />
        )}
      </SchemaField>
      <DependentFields when={pass === 1} empty={whenRefused}>
        <MoneyField
          name="refundAmount"
          required
          help={`${t('refunds:refundable')} ${formatMoney(refundable)} · ${label('feeAmount')} ${formatMoney(
            // Of an amount that the form refuses there is no fee.
            typeof refundAmount === 'number' && refundAmount > 0 && refundAmount <= refundable
              ? applyAmount - refundAmount
              : undefined,
          )}${mayLower ? '' : ` · ${t('refunds:sentences.belowSuggestion')}`}`}
        />
      </DependentFields>
      <Field
        name="remark"
        label={label(pass === 1 ? 'auditRemark' : 'refuseReason')}
        required={pass === 0 || refundAmount !== suggestAmount}
        {...(pass === 1 && { help: t('refunds:changedHelp') })}
      >
        {(control) => <LongTextInput control={control} maxLength={refundLimits.description} />}
      </Field>
    </>
  );
}
