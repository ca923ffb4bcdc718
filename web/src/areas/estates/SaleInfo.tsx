import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { estates } from '#contracts/areas/estates.ts';
import { commissionMode } from '#contracts/enums/estates.ts';
import { saleInfoForm } from '#contracts/estate/saleInfo.ts';
import { SectionForm } from '../../domain/estate/SectionForm.tsx';
import { DependentFields } from '../../kit/form/DependentFields.tsx';
import { DateField, TimeField } from '../../kit/form/dateFields.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import {
  CodeField,
  HundredthsField,
  LongTextField,
  MoneyField,
  NumberField,
  PhoneField,
  SwitchField,
  TextField,
} from '../../kit/form/fields.tsx';
import { RichTextField } from '../../kit/form/RichTextField.tsx';
import { LicenceRows } from './LicenceRows.tsx';

/** 销售信息 (domain design, section 4.5). */
export default function SaleInfo() {
  return (
    <SectionForm update={estates.updateSaleInfo} form={saleInfoForm} valuesOf={({ saleInfo }) => saleInfo}>
      {({ id }) => <SaleInfoFields estateId={id} />}
    </SectionForm>
  );
}

function SaleInfoFields({ estateId }: { estateId: string }) {
  const { t } = useTranslation('estates');
  const opened = useWatch({ name: 'openDate' }) as string | undefined;
  const ahead = opened ? { min: opened } : {};
  return (
    <>
      <FormSection title={t('priceSection')}>
        <CodeField name="saleStatus" />
        <MoneyField name="avgPrice" help={t('priceHelp')} />
        <MoneyField name="minTotalPrice" />
        <MoneyField name="maxTotalPrice" />
        <HundredthsField name="minArea" />
        <HundredthsField name="maxArea" />
        <LongTextField name="discountText" />
      </FormSection>
      <FormSection title={t('openingSection')}>
        <DateField name="openDate" />
        <DateField name="latestOpenDate" {...ahead} />
        <DateField name="deliveryDate" {...ahead} />
        <LicenceRows estateId={estateId} />
      </FormSection>
      <FormSection title={t('officeSection')}>
        <TextField name="salesOfficeAddress" />
        <TimeField name="receptionStart" />
        <TimeField name="receptionEnd" />
        <PhoneField name="salesOfficePhone" />
        <SwitchField name="bookingEnabled" />
      </FormSection>
      <FormSection title={t('recommendSection')}>
        <RecommendFields />
      </FormSection>
    </>
  );
}

const noAmount = { commissionAmount: '' };
const noRate = { commissionRate: '' };

/** What members get for recommending. While recommends are not accepted the rule is kept, but may be incomplete. */
function RecommendFields() {
  const { t } = useTranslation('estates');
  const [accepted, mode] = useWatch({ name: ['recommendEnabled', 'commissionMode'] }) as [number, number];
  const required = accepted === 1;
  return (
    <>
      <SwitchField name="recommendEnabled" help={t('recommendHelp')} />
      <CodeField name="commissionMode" required={required} />
      <DependentFields when={mode === commissionMode.fixed} empty={noAmount}>
        <MoneyField name="commissionAmount" required={required} />
      </DependentFields>
      <DependentFields when={mode === commissionMode.rate} empty={noRate}>
        <HundredthsField name="commissionRate" required={required} />
      </DependentFields>
      <MoneyField name="visitRewardAmount" help={t('rewardHelp')} />
      <NumberField name="protectDays" />
      <CodeField name="settleCondition" />
      <NumberField name="payPeriods" help={t('periodsHelp')} />
      <RichTextField name="recommendRule" required={required} />
    </>
  );
}
