import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { incomeRecords } from '#contracts/areas/incomeRecords.ts';
import { sendMode } from '#contracts/enums/finance.ts';
import { valuesOf } from '#contracts/enums.ts';
import { type IncomeForm, incomeForm, incomeFormOn, lastPlanDay } from '#contracts/finance/incomeForms.ts';
import { type PlanPart, plansOf } from '#contracts/finance/sendPlans.ts';
import { blankOf } from '#contracts/forms/blank.ts';
import { isDate } from '#contracts/forms/fields.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { ProjectField } from '../../domain/estate/referenceFields.tsx';
import { PlanPreview } from '../../domain/finance/PlanPreview.tsx';
import { DateInput } from '../../kit/dates/DateInput.tsx';
import { formatMoney } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useToday } from '../../kit/display/useToday.ts';
import { CodeRadios } from '../../kit/form/CodeRadios.tsx';
import { DependentFields } from '../../kit/form/DependentFields.tsx';
import { DateField } from '../../kit/form/dateFields.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { LongTextField, MoneyField, NumberField, SchemaField } from '../../kit/form/fields.tsx';
import { HundredthsInput } from '../../kit/form/formInputs.tsx';
import { PicturesField } from '../../kit/form/pictureFields.tsx';
import { RowsField } from '../../kit/form/RowsField.tsx';
import { RemoteSelect } from '../../kit/select/RemoteSelect.tsx';

interface Props {
  onSaved: () => unknown;
  onClose: () => unknown;
}

/** 人工补录: staff write down what a member is owed, with a preview of the parts in which it is paid (domain design, sections 12.1 and 12.3). */
export default function AddIncome({ onSaved, onClose }: Props) {
  const { t } = useTranslation('incomes');
  const today = useToday();
  const stateName = useCodeName('memberState');
  return (
    <FormDialog<IncomeForm>
      title={t('add')}
      width={800}
      draftId="income:add"
      schema={incomeFormOn(today) as never}
      values={{ ...blankOf(incomeForm), firstDate: today } as IncomeForm}
      onSubmit={(body) => call(incomeRecords.add, { body })}
      onSaved={async () => {
        reportDone();
        await onClose();
        onSaved();
      }}
      onFurther={onSaved}
      onClose={onClose}
    >
      <SchemaField name="memberId" isShort>
        {(control, { label }) => (
          <RemoteSelect
            {...control}
            endpoint={incomeRecords.members}
            scroll
            label={label}
            placeholder={t('memberSearch')}
            detailOf={({ mobile, frozen }) => (frozen ? `${mobile} ${stateName(frozen)}` : mobile)}
          />
        )}
      </SchemaField>
      <MoneyField name="amount" />
      <ProjectField />
      <PicturesField name="certificates" />
      <LongTextField name="remark" />
      <SchemaField name="sendMode">
        {(control, { label }) => (
          <CodeRadios control={control} label={label} enumeration="sendMode" codes={valuesOf(sendMode)} />
        )}
      </SchemaField>
      <SendingFields today={today} />
    </FormDialog>
  );
}

const noDate = { firstDate: '' };
const noParts = { periods: '', everyMonths: 1 };
const noRows = { plans: undefined };

function SendingFields({ today }: { today: string }) {
  const { t } = useTranslation('incomes');
  const form = useWatch() as IncomeForm;
  const isCustom = form.sendMode === sendMode.custom;
  const rows = form.plans ?? [];
  return (
    <>
      <DependentFields when={form.sendMode === sendMode.equal} empty={noParts}>
        <NumberField name="periods" required />
        <NumberField name="everyMonths" required />
      </DependentFields>
      <DependentFields when={!isCustom} empty={noDate}>
        <DateField name="firstDate" min={today} max={lastPlanDay(today)} required />
      </DependentFields>
      <DependentFields when={isCustom} empty={noRows}>
        <RowsField
          name="plans"
          required
          cells={[
            {
              ...{ name: 'planDate', width: 'minmax(136px, 1fr)' },
              input: (control) => <DateInput {...control} min={today} max={lastPlanDay(today)} />,
            },
            {
              ...{ name: 'amount', width: 'minmax(112px, 1fr)' },
              input: (control) => <HundredthsInput control={control} />,
            },
          ]}
          blank={{ planDate: '', amount: '' }}
          rowName={(n) => t('planRow', { n })}
          addText={t('addPlanRow')}
          help={sumText()}
        />
      </DependentFields>
      <Preview form={form} />
    </>
  );

  /** How far the rows are from the amount. */
  function sumText(): string | undefined {
    const sum = rows.reduce((all, { amount }) => all + (typeof amount === 'number' ? amount : 0), 0);
    const left = (typeof form.amount === 'number' ? form.amount : 0) - sum;
    if (sum === 0 && typeof form.amount !== 'number') return undefined;
    if (left === 0) return t('rowsFit', { sum: formatMoney(sum) });
    return left > 0
      ? t('rowsSum', { sum: formatMoney(sum), left: formatMoney(left) })
      : t('rowsOver', { sum: formatMoney(sum), over: formatMoney(-left) });
  }
}

/** The parts as far as they are known; nothing while the form does not say enough. */
function Preview({ form }: { form: IncomeForm }) {
  const parts = partsOf(form);
  return parts.length > 0 ? <PlanPreview parts={parts} /> : null;
}
function partsOf(form: IncomeForm): PlanPart[] {
  const { amount, sendMode: mode, periods, everyMonths, firstDate = '', plans = [] } = form;
  const isWhole = (value: unknown, max: number) => typeof value === 'number' && value >= 1 && value <= max;
  if (mode === sendMode.custom)
    return plans.every(({ planDate, amount: part }) => isDate(planDate) && typeof part === 'number')
      ? plansOf(0, form)
      : [];
  if (!isWhole(amount, Number.MAX_SAFE_INTEGER) || !isDate(firstDate)) return [];
  if (mode === sendMode.once) return plansOf(amount, form);
  return isWhole(periods, 36) && isWhole(everyMonths, 12) && amount >= (periods ?? 0)
    ? plansOf(amount, form)
    : [];
}
