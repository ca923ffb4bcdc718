import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Merchant, merchantCategories, permitLimit } from '#contracts/areas/merchants.ts';
import { businessType, settleType } from '#contracts/enums/merchants.ts';
import { valuesOf } from '#contracts/enums.ts';
import { cleanBankCard, cleanIdentity } from '#contracts/forms/identity.ts';
import type { Label } from '#contracts/words.ts';
import { formatRate } from '../../kit/display/format.ts';
import type { Reveal } from '../../kit/display/reveal.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { type Control, Field } from '../../kit/form/Field.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import {
  AreaInput,
  CodeChecks,
  CodeSelect,
  DateInput,
  HundredthsInput,
  LongTextInput,
  PictureInput,
  PicturesInput,
} from '../../kit/form/formInputs.tsx';
import { CodeInput, DigitsInput, SwitchInput, TextInput } from '../../kit/form/inputs.tsx';
import { PhoneField } from '../../kit/form/recordFields.tsx';
import { Facts } from '../../kit/page/DetailPage.tsx';
import { RemoteSelect } from '../../kit/select/RemoteSelect.tsx';

type Input = (props: { control: Control }) => ReactNode;

/** A required number or code. */
function CheckedField({ name, input: Input }: { name: Label; input: Input }) {
  const label = useLabel();
  return (
    <Field name={name} label={label(name)} required>
      {(control) => <Input control={control} />}
    </Field>
  );
}
const CreditCode: Input = ({ control }) => <CodeInput control={control} clean={cleanIdentity} max={18} />;
const BankAccount: Input = ({ control }) => (
  <CodeInput control={control} clean={cleanBankCard} max={19} inputMode="numeric" />
);

/** A required line of text. */
function TextField({ name, of, max }: { name: string; of: Label; max: number }) {
  const label = useLabel();
  return (
    <Field name={name} label={label(of)} required>
      {(control) => <TextInput control={control} maxLength={max} />}
    </Field>
  );
}

function PictureField({ name, of }: { name: string; of: Label }) {
  const label = useLabel();
  return (
    <Field name={name} label={label(of)} required>
      {(control) => <PictureInput control={control} />}
    </Field>
  );
}

/** 基本. Category and business types are the platform's to choose. */
export function BasicFields({
  platform,
  categoryName,
  revealPhone,
}: {
  platform?: boolean;
  categoryName?: string | undefined;
  /** Of one that is there already. */
  revealPhone?: Reveal | undefined;
}) {
  const { t } = useTranslation(['merchants', 'common']);
  const label = useLabel();
  return (
    <FormSection title={t('merchants:basic')}>
      <TextField name="name" of="merchantName" max={50} />
      {platform && <CategoryFields categoryName={categoryName} />}
      <PictureField name="logoUrl" of="logo" />
      <TextField name="contactName" of="contactName" max={20} />
      <PhoneField of="contactPhone" reveal={revealPhone} />
      <Field name="area" label={label('area')} required>
        {(control) => <AreaInput control={control} label={label('area')} />}
      </Field>
      <TextField name="address" of="address" max={100} />
      <Field name="intro" label={label('intro')}>
        {(control) => <LongTextInput control={control} maxLength={500} />}
      </Field>
      {platform && (
        <>
          <Field name="ordering" label={label('ordering')} help={t('common:orderingHelp')}>
            {(control) => <DigitsInput control={control} max={100} />}
          </Field>
          <Field name="enabled" label={t('common:enabled')}>
            {(control) => <SwitchInput control={control} label={t('common:enabled')} />}
          </Field>
        </>
      )}
    </FormSection>
  );
}

function CategoryFields({ categoryName }: { categoryName: string | undefined }) {
  const label = useLabel();
  const { formState } = useFormContext();
  const chosen = useWatch({ name: 'categoryId' }) as string;
  return (
    <>
      <Field name="categoryId" label={label('merchantCategory')} required>
        {(control) => (
          <RemoteSelect
            {...control}
            endpoint={merchantCategories.allEnabled}
            label={label('merchantCategory')}
            valueLabel={chosen === formState.defaultValues?.categoryId ? categoryName : undefined}
          />
        )}
      </Field>
      <Field name="businessTypes" label={label('businessTypes')} required>
        {(control) => (
          <CodeChecks
            control={control}
            label={label('businessTypes')}
            enumeration="businessType"
            codes={valuesOf(businessType)}
          />
        )}
      </Field>
    </>
  );
}

/** 资质. */
export function CredentialFields() {
  const { t } = useTranslation('merchants');
  const label = useLabel();
  return (
    <FormSection title={t('credentials')}>
      <CheckedField name="creditCode" input={CreditCode} />
      <PictureField name="licenseUrl" of="license" />
      <TextField name="legalName" of="legalName" max={20} />
      <PictureField name="legalIdFrontUrl" of="legalIdFront" />
      <PictureField name="legalIdBackUrl" of="legalIdBack" />
      <Field name="permits" label={label('permits')} help={t('permitsHelp')}>
        {(control) => <PicturesInput control={control} max={permitLimit} />}
      </Field>
    </FormSection>
  );
}

/** 结算: contract, commission and account. */
export function PlatformFields() {
  const { t } = useTranslation('merchants');
  const label = useLabel();
  const start = useWatch({ name: 'contractStart' }) as string;
  return (
    <FormSection title={t('settlement')}>
      <Field name="contractNo" label={label('contractNo')}>
        {(control) => <TextInput control={control} maxLength={40} />}
      </Field>
      <Field name="contractStart" label={label('contractStart')} required>
        {(control) => <DateInput control={control} />}
      </Field>
      <Field name="contractEnd" label={label('contractEnd')} required>
        {(control) => <DateInput control={control} min={start} />}
      </Field>
      <Field name="settleType" label={label('settleType')} required>
        {(control) => (
          <CodeSelect
            control={control}
            label={label('settleType')}
            enumeration="settleType"
            codes={valuesOf(settleType)}
          />
        )}
      </Field>
      <Field name="commissionRate" label={label('commissionRate')} required unit="%" help={t('rateHelp')}>
        {(control) => <HundredthsInput control={control} />}
      </Field>
      <TextField name="accountName" of="accountName" max={50} />
      <TextField name="bankName" of="bankName" max={50} />
      <CheckedField name="bankAccount" input={BankAccount} />
    </FormSection>
  );
}

/** The same, to look at. */
export function PlatformFacts({ merchant }: { merchant: Merchant }) {
  const { t } = useTranslation('merchants');
  const label = useLabel();
  const typeName = useCodeName('businessType');
  const settleName = useCodeName('settleType');
  return (
    <FormSection title={t('settlement')}>
      <Facts
        facts={[
          { label: label('merchantCategory'), value: merchant.categoryName },
          { label: label('businessTypes'), value: merchant.businessTypes.map(typeName).join(' · ') },
          { label: label('contractNo'), value: merchant.contractNo },
          { label: label('contractStart'), value: merchant.contractStart },
          { label: label('contractEnd'), value: merchant.contractEnd },
          { label: label('settleType'), value: settleName(merchant.settleType) },
          { label: label('commissionRate'), value: formatRate(merchant.commissionRate) },
          { label: label('accountName'), value: merchant.accountName },
          { label: label('bankName'), value: merchant.bankName },
          { label: label('bankAccount'), value: merchant.bankAccount },
        ]}
      />
    </FormSection>
  );
}
