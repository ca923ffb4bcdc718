import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Withdraw, withdraws } from '#contracts/areas/withdraws.ts';
import { financeAuditForm } from '#contracts/finance/auditForm.ts';
import { withdrawFailForm, withdrawFinishForm } from '#contracts/finance/withdrawForms.ts';
import { blankOf } from '#contracts/forms/blank.ts';
import { call } from '../../api/client.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { CodeRadios } from '../../kit/form/CodeRadios.tsx';
import { DependentFields } from '../../kit/form/DependentFields.tsx';
import { LongTextField, MoneyField, SchemaField, TextField } from '../../kit/form/fields.tsx';
import { MoveDialog, type MoveOf } from '../../kit/form/MoveDialog.tsx';
import { PicturesField } from '../../kit/form/pictureFields.tsx';
import { WhileAllowed } from '../../kit/page/WhileAllowed.tsx';
import type { MoveDialogProps } from '../../kit/table/useMoves.tsx';
import type { DialogMove } from './moves.ts';
import { useWithdrawAbout } from './useWithdrawAbout.ts';

/** 审核, 确认到账 or 登记打款失败, over the list or the page of a withdrawal. */
export default function WithdrawMove({ id, move, onChanged, onClose }: MoveDialogProps<DialogMove>) {
  const aboutOf = useWithdrawAbout();
  return (
    <WhileAllowed get={withdraws.get} id={id} action={move} onChanged={onChanged} onClose={onClose}>
      {(withdraw, ends) => {
        const Form = forms[move];
        return <Form withdraw={withdraw} of={{ about: aboutOf(withdraw), ...ends }} />;
      }}
    </WhileAllowed>
  );
}

interface MoveProps {
  withdraw: Withdraw;
  of: MoveOf<unknown>;
}

function Audit({ withdraw: { id, withdrawNo }, of }: MoveProps) {
  const { t } = useTranslation('refunds');
  return (
    <MoveDialog
      title={`${t('audit')} ${withdrawNo}`}
      draftId={`withdraw:audit:${id}`}
      schema={financeAuditForm}
      values={{ ...blankOf(financeAuditForm), pass: 1 as const }}
      send={(body) => call(withdraws.audit, { params: { id }, body })}
      of={of}
    >
      <AuditFields />
    </MoveDialog>
  );
}

const noReason = { reason: '' };

function AuditFields() {
  const pass = useWatch({ name: 'pass' }) as number;
  return (
    <>
      <SchemaField name="pass">
        {(control, { label }) => (
          <CodeRadios control={control} label={label} enumeration="financeAudit" codes={[1, 0]} />
        )}
      </SchemaField>
      <DependentFields when={pass === 0} empty={noReason}>
        <LongTextField name="reason" required />
      </DependentFields>
    </>
  );
}

/** The amount is typed as the bank shows it, and has to be the one that was to be paid. */
function Finish({ withdraw: { id, withdrawNo, arriveAmount }, of }: MoveProps) {
  const { t } = useTranslation('withdraws');
  return (
    <MoveDialog
      title={`${t('finish')} ${withdrawNo}`}
      draftId={`withdraw:finish:${id}`}
      schema={withdrawFinishForm}
      values={blankOf(withdrawFinishForm)}
      send={(body) => call(withdraws.finish, { params: { id }, body })}
      of={of}
    >
      <MoneyField name="amount" help={t('toPayOut', { amount: formatMoney(arriveAmount) })} />
      <TextField name="transferNo" />
      <PicturesField name="certificates" />
    </MoveDialog>
  );
}

/** The reason stands with the withdrawal, whose money is paid again or given back. */
function Fail({ withdraw: { id, withdrawNo }, of }: MoveProps) {
  const { t } = useTranslation('withdraws');
  return (
    <MoveDialog
      title={`${t('fail')} ${withdrawNo}`}
      draftId={`withdraw:fail:${id}`}
      schema={withdrawFailForm}
      values={blankOf(withdrawFailForm)}
      send={(body) => call(withdraws.fail, { params: { id }, body })}
      of={of}
    >
      <LongTextField name="reason" />
    </MoveDialog>
  );
}

const forms: Record<DialogMove, (props: MoveProps) => ReactNode> = {
  audit: Audit,
  finish: Finish,
  fail: Fail,
};
