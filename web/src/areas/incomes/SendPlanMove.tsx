import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { type SendPlanRecord, sendPlans } from '#contracts/areas/sendPlans.ts';
import { planCancelMode } from '#contracts/enums/finance.ts';
import { valuesOf } from '#contracts/enums.ts';
import {
  lastPlanDay,
  planAdjustForm,
  planAdjustFormOf,
  planCancelForm,
  planNeighbours,
} from '#contracts/finance/incomeForms.ts';
import { blankOf } from '#contracts/forms/blank.ts';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import type { About } from '../../kit/dialogs/confirm.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useToday } from '../../kit/display/useToday.ts';
import { CodeRadios } from '../../kit/form/CodeRadios.tsx';
import { DependentFields } from '../../kit/form/DependentFields.tsx';
import { DateField } from '../../kit/form/dateFields.tsx';
import { LongTextField, MoneyField, SchemaField } from '../../kit/form/fields.tsx';
import { MoveDialog } from '../../kit/form/MoveDialog.tsx';
import { WhileAllowed } from '../../kit/page/WhileAllowed.tsx';
import { Select } from '../../kit/select/Select.tsx';
import type { MoveDialogProps } from '../../kit/table/useMoves.tsx';
import { isPending } from './dueState.ts';
import type { PlanMove } from './moves.ts';

// biome-ignore lint/suspicious/noExplicitAny: two forms with fields of their own
const schemas: Record<PlanMove, z.core.$ZodType<any, any>> = {
  adjust: planAdjustForm,
  cancel: planCancelForm,
};

/** The other plans of the income that can take an amount. */
const openBeside = ({ siblings }: SendPlanRecord) => siblings.filter(isPending);

const given: Record<PlanMove, (plan: SendPlanRecord) => object> = {
  adjust: ({ planDate, amount, version }) => ({ planDate, amount, version }),
  cancel: (plan) => (openBeside(plan).length === 0 ? { mode: planCancelMode.writeOff } : {}),
};

/** 调整 or 取消 of a plan, over the list or its page. */
export default function SendPlanMove({ id, move, onChanged, onClose }: MoveDialogProps<PlanMove>) {
  const { t } = useTranslation('incomes');
  const aboutOf = useAbout();
  const schema = schemas[move];
  return (
    <WhileAllowed get={sendPlans.get} id={id} action={move} onChanged={onChanged} onClose={onClose}>
      {(plan, ends) => (
        <MoveDialog
          title={`${t(`planMove.${move}`)} ${plan.planNo}`}
          draftId={`sendPlan:${move}:${id}`}
          schema={move === 'adjust' ? (planAdjustFormOf(plan, openBeside(plan)) as never) : schema}
          values={{ ...blankOf(schema), ...given[move](plan) }}
          // The version is that of the plan above the form, which is read again after a refusal.
          send={(body) =>
            call(sendPlans[move], {
              ...{ params: { id }, body: { version: plan.version, ...body } },
            } as never).catch((error: unknown) => {
              // The other plan was sent or cancelled meanwhile, so it is offered no more.
              if (error instanceof ApiError && error.field === 'otherId') void ends.onRefused();
              throw error;
            })
          }
          of={{ about: aboutOf(plan, move), ...ends }}
        >
          {move === 'adjust' ? <AdjustFields plan={plan} /> : <CancelFields plan={plan} />}
        </MoveDialog>
      )}
    </WhileAllowed>
  );
}

function useAbout() {
  const { t } = useTranslation('incomes');
  const label = useLabel();
  return (plan: SendPlanRecord, move: PlanMove): About => {
    const { memberName, memberMobile, incomeNo, period, periods, planDate, amount } = plan;
    const { before, behind } = planNeighbours(plan, openBeside(plan));
    const on = (one: typeof before) => one && t('planOn', { period: one.period, date: one.planDate });
    return {
      facts: [
        { label: label('member'), value: `${memberName} ${memberMobile}` },
        { label: label('incomeNo'), value: incomeNo },
        { label: label('planPeriod'), value: `${period}/${periods}` },
        { label: label('planDate'), value: planDate },
        { label: label('planAmount'), value: formatMoney(amount) },
        ...(move === 'adjust'
          ? [
              { label: t('planBefore'), value: on(before) },
              { label: t('planBehind'), value: on(behind) },
            ]
          : []),
      ],
    };
  };
}

interface FieldsProps {
  plan: SendPlanRecord;
}
const noOther = { otherId: '' };

/** Another pending plan of the income, which takes the difference or the whole. */
function OtherPlan({ plan }: FieldsProps) {
  const { t } = useTranslation('incomes');
  return (
    <SchemaField name="otherId" required>
      {(control, { label }) => (
        <Select
          {...control}
          label={label}
          options={openBeside(plan).map(({ id, period, planDate, amount }) => ({
            value: id,
            label: t('otherPlanOption', { period, date: planDate, amount: formatMoney(amount) }),
          }))}
        />
      )}
    </SchemaField>
  );
}

function AdjustFields({ plan }: FieldsProps) {
  const { t } = useTranslation('incomes');
  const today = useToday();
  const amount = useWatch({ name: 'amount' }) as unknown;
  const unchanged = useMemo(() => ({ amount: plan.amount }), [plan.amount]);
  const hasOther = openBeside(plan).length > 0;
  return (
    <>
      <DateField
        name="planDate"
        min={today}
        max={lastPlanDay(today)}
        {...(!hasOther && { help: t('noOtherToTake') })}
      />
      <DependentFields when={hasOther} empty={unchanged}>
        <MoneyField name="amount" help={t('differenceHelp')} />
      </DependentFields>
      <DependentFields when={typeof amount === 'number' && amount !== plan.amount} empty={noOther}>
        <OtherPlan plan={plan} />
      </DependentFields>
    </>
  );
}

function CancelFields({ plan }: FieldsProps) {
  const { t } = useTranslation('incomes');
  const mode = useWatch({ name: 'mode' }) as number;
  const hasOther = openBeside(plan).length > 0;
  const effect = !hasOther && plan.income.sentAmount === 0 ? 'writeOffEnds' : 'writeOffEffect';
  return (
    <>
      <SchemaField
        name="mode"
        {...(mode === planCancelMode.writeOff && {
          help: t(effect, { amount: formatMoney(plan.amount) }),
        })}
      >
        {(control, { label }) => (
          <CodeRadios
            control={control}
            label={label}
            enumeration="planCancelMode"
            codes={hasOther ? valuesOf(planCancelMode) : [planCancelMode.writeOff]}
          />
        )}
      </SchemaField>
      <DependentFields when={mode === planCancelMode.replan} empty={noOther}>
        <OtherPlan plan={plan} />
      </DependentFields>
      <LongTextField name="reason" />
    </>
  );
}
