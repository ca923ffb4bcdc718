import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { type IncomeRecord, incomeRecords } from '#contracts/areas/incomeRecords.ts';
import { incomeSource } from '#contracts/enums/finance.ts';
import { financeAuditForm } from '#contracts/finance/auditForm.ts';
import { incomeTakeBackForm, incomeVoidForm, incomeVoidFormOf } from '#contracts/finance/incomeForms.ts';
import { blankOf } from '#contracts/forms/blank.ts';
import { call } from '../../api/client.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { CodeRadios } from '../../kit/form/CodeRadios.tsx';
import { DependentFields } from '../../kit/form/DependentFields.tsx';
import { LongTextField, SchemaField, SwitchField } from '../../kit/form/fields.tsx';
import { MoveDialog } from '../../kit/form/MoveDialog.tsx';
import { WhileAllowed } from '../../kit/page/WhileAllowed.tsx';
import type { MoveDialogProps } from '../../kit/table/useMoves.tsx';
import css from './IncomeFacts.module.css';
import { IncomePlans } from './IncomePlans.tsx';
import type { IncomeMove as Move } from './moves.ts';
import { useIncomeAbout } from './useIncomeAbout.tsx';

// biome-ignore lint/suspicious/noExplicitAny: three forms with fields of their own
const schemas: Record<Move, z.core.$ZodType<any, any>> = {
  ...{ audit: financeAuditForm, void: incomeVoidForm, takeBack: incomeTakeBackForm },
};

const given: Partial<Record<Move, object>> = { audit: { pass: 1 } };
/** What a move says of the record as it stands above the form, which is read again after a refusal. */
const seen: Partial<Record<Move, (income: IncomeRecord) => object>> = {
  void: ({ sentAmount }) => ({ sentAmount }),
};

/** 审核, 作废 or 追回, over the list or the page of an income. */
export default function IncomeMove({ id, move, onChanged, onClose }: MoveDialogProps<Move>) {
  const { t } = useTranslation('incomes');
  const aboutOf = useIncomeAbout();
  const blank = blankOf(schemas[move]);
  return (
    <WhileAllowed get={incomeRecords.get} id={id} action={move} onChanged={onChanged} onClose={onClose}>
      {(income, ends) => (
        <MoveDialog
          title={`${t(`move.${move}`)} ${income.incomeNo}`}
          draftId={`income:${move}:${id}`}
          schema={move === 'void' ? (incomeVoidFormOf(income) as never) : schemas[move]}
          values={{ ...blank, ...given[move] }}
          send={(body) =>
            call(incomeRecords[move], { params: { id }, body: { ...body, ...seen[move]?.(income) } } as never)
          }
          of={{ about: aboutOf(income, move), ...ends }}
        >
          {move === 'audit' && <AuditFields income={income} />}
          {move === 'void' && <VoidFields income={income} />}
          {move === 'takeBack' && <LongTextField name="reason" />}
        </MoveDialog>
      )}
    </WhileAllowed>
  );
}

const noReason = { reason: '' };

function AuditFields({ income }: { income: IncomeRecord }) {
  const { t } = useTranslation('incomes');
  const pass = useWatch({ name: 'pass' }) as number;
  return (
    <>
      <div className={css.parts}>
        <IncomePlans income={income} />
      </div>
      <SchemaField
        name="pass"
        {...(income.sourceType === incomeSource.recommend && { help: t('settleAgain') })}
      >
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

/** What was sent stays, or is taken back. */
function VoidFields({ income: { sentAmount, balance } }: { income: IncomeRecord }) {
  const { t } = useTranslation('incomes');
  const takesBack = useWatch({ name: 'takeBack' }) === 1;
  const [amount, left] = [formatMoney(sentAmount), formatMoney(balance)];
  const { trigger } = useFormContext();
  const isShort = takesBack && sentAmount > balance;
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked when it begins to fall short, and when it no longer does
  useEffect(() => void trigger('takeBack'), [isShort, trigger]);
  return (
    <>
      {sentAmount > 0 && (
        <SwitchField
          name="takeBack"
          help={takesBack ? t('sentTakenBack', { amount, balance: left }) : t('sentStays', { amount })}
        />
      )}
      <LongTextField name="reason" />
    </>
  );
}
