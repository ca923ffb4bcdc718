import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import type { Recommend } from '#contracts/areas/estateRecommends.ts';
import { recommendStatus } from '#contracts/enums/estates.ts';
import { commissionOf } from '#contracts/estate/commission.ts';
import {
  recommendAuditForm,
  recommendCancelForm,
  recommendExtendForm,
  recommendSettleForm,
  recommendSignForm,
  recommendSubscribeForm,
  recommendUnsubscribeForm,
  recommendVisitForm,
} from '#contracts/estate/recommendForms.ts';
import { protectedUntil } from '#contracts/estate/recommendRules.ts';
import { monthlyPlans } from '#contracts/finance/sendPlans.ts';
import { isDate } from '#contracts/forms/fields.ts';
import { DealPriceField } from '../../domain/estate/DealPriceField.tsx';
import { ConsultantField, RoomField } from '../../domain/estate/referenceFields.tsx';
import { PlanPreview } from '../../domain/finance/PlanPreview.tsx';
import { formatMoney } from '../../kit/display/format.ts';
import { shanghaiMinute } from '../../kit/display/today.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { CodeRadios } from '../../kit/form/CodeRadios.tsx';
import { DependentFields } from '../../kit/form/DependentFields.tsx';
import { DateField, MomentField } from '../../kit/form/dateFields.tsx';
import {
  HundredthsField,
  LongTextField,
  MoneyField,
  NumberField,
  SchemaField,
  TextField,
} from '../../kit/form/fields.tsx';
import { PicturesField } from '../../kit/form/pictureFields.tsx';
import { ConfirmField } from './ConfirmField.tsx';
import type { RecommendMove } from './moves.ts';

/** The forms of the moves: schema, what a new form begins with besides what is blank, and its fields. */

interface FieldsProps {
  recommend: Recommend;
  /** `yyyy-MM-dd`. */
  today: string;
}
interface MoveForm {
  // biome-ignore lint/suspicious/noExplicitAny: eight forms with fields of their own
  schema: z.core.$ZodType<any, any>;
  given?: (props: FieldsProps) => object;
  Fields: (props: FieldsProps) => ReactNode;
}

export const moveForms: Record<RecommendMove, MoveForm> = {
  audit: { schema: recommendAuditForm, given: () => ({ pass: 1 }), Fields: AuditFields },
  visit: {
    schema: recommendVisitForm,
    given: () => ({ visitTime: shanghaiMinute() }),
    Fields: ({ today }) => (
      <>
        <MomentField name="visitTime" max={today} />
        <PicturesField name="pictures" />
      </>
    ),
  },
  extend: { schema: recommendExtendForm, Fields: ExtendFields },
  subscribe: {
    schema: recommendSubscribeForm,
    given: ({ today }) => ({ subscribeDate: today }),
    Fields: ({ recommend, today }) => (
      <>
        <RoomField estateId={recommend.estateId} />
        <MoneyField name="subscribeAmount" />
        <DateField name="subscribeDate" max={today} />
      </>
    ),
  },
  unsubscribe: {
    schema: recommendUnsubscribeForm,
    given: ({ today }) => ({ date: today }),
    Fields: ({ recommend, today }) => (
      <>
        <DateField name="date" min={recommend.subscribeDate} max={today} />
        <LongTextField name="reason" />
      </>
    ),
  },
  sign: {
    schema: recommendSignForm,
    given: ({ recommend: { roomPrice, roomArea }, today }) => ({
      signDate: today,
      ...(roomPrice && { dealPrice: roomPrice }),
      ...(roomArea && { dealArea: roomArea }),
    }),
    Fields: SignFields,
  },
  settle: {
    schema: recommendSettleForm,
    given: ({ recommend, today }) => ({
      ...{ settledAmount: recommend.commissionAmount, firstDate: today, conditionMet: 0 },
    }),
    Fields: SettleFields,
  },
  cancelDeal: {
    schema: recommendCancelForm,
    given: ({ today }) => ({ date: today, financeConfirmed: 0 }),
    Fields: CancelFields,
  },
};

const noConsultant = { consultantId: '' };
const noReason = { reason: '' };
const noSettleReason = { settleReason: '' };

/** 审核: approving needs a consultant of the project, refusing a reason. */
function AuditFields({ recommend }: FieldsProps) {
  const { t } = useTranslation('estateRecommends');
  const pass = useWatch({ name: 'pass' }) as number;
  return (
    <>
      <SchemaField name="pass">
        {(control, { label }) => (
          <CodeRadios control={control} label={label} enumeration="recommendAudit" codes={[1, 0]} />
        )}
      </SchemaField>
      <DependentFields when={pass === 1} empty={noConsultant}>
        <ConsultantField estateId={recommend.estateId} />
      </DependentFields>
      <DependentFields when={pass === 0} empty={noReason}>
        <LongTextField name="reason" required help={t('refusalSent')} />
      </DependentFields>
    </>
  );
}

function ExtendFields({ today }: FieldsProps) {
  const { t } = useTranslation('estateRecommends');
  const days = Number(useWatch({ name: 'days' }));
  const isKnown = Number.isInteger(days) && days >= 1 && days <= 90;
  return (
    <NumberField
      name="days"
      {...(isKnown && { help: t('protectedUntil', { date: protectedUntil(today, days) }) })}
    />
  );
}

/** 签约: the commission follows from the rule while the price is typed. */
function SignFields({ recommend: { rule, roomPrice, subscribeDate }, today }: FieldsProps) {
  const { t } = useTranslation('estateRecommends');
  const dealPrice = useWatch({ name: 'dealPrice' }) as unknown;
  const due = rule && typeof dealPrice === 'number' ? commissionOf(rule, dealPrice) : undefined;
  return (
    <>
      <TextField name="contractNo" />
      <DealPriceField
        listPrice={roomPrice ?? undefined}
        {...(due !== undefined && { help: t('givesCommission', { amount: formatMoney(due) }) })}
      />
      <HundredthsField name="dealArea" />
      <DateField name="signDate" min={subscribeDate} max={today} />
    </>
  );
}

/** 结佣: the amount, the day of the first part, and the parts that follow from both. */
function SettleFields({ recommend: { commissionAmount, rule }, today }: FieldsProps) {
  const { t } = useTranslation('estateRecommends');
  const conditionName = useCodeName('settleCondition');
  const [amount, firstDate] = useWatch({ name: ['settledAmount', 'firstDate'] }) as [unknown, string];
  return (
    <>
      <MoneyField name="settledAmount" help={t('dueCommission', { amount: formatMoney(commissionAmount) })} />
      <DependentFields when={amount !== commissionAmount} empty={noSettleReason}>
        <LongTextField name="settleReason" required />
      </DependentFields>
      <DateField name="firstDate" min={today} />
      {typeof amount === 'number' && amount >= 1 && isDate(firstDate) && (
        <PlanPreview parts={monthlyPlans(amount, rule?.payPeriods ?? 1, firstDate)} />
      )}
      <ConfirmField
        name="conditionMet"
        text={t('conditionMet', { condition: conditionName(rule?.settleCondition ?? 0) })}
      />
    </>
  );
}

function CancelFields({ recommend: { status, signDate }, today }: FieldsProps) {
  const { t } = useTranslation('estateRecommends');
  const label = useLabel();
  return (
    <>
      <DateField name="date" min={signDate} max={today} />
      <LongTextField name="reason" />
      {status === recommendStatus.settled && (
        <ConfirmField
          name="financeConfirmed"
          text={t('financeChecked', { amount: label('settledAmount') })}
        />
      )}
    </>
  );
}
