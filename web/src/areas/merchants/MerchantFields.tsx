import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { merchantCategories } from '#contracts/areas/merchantCategories.ts';
import type { Merchant } from '#contracts/areas/merchants.ts';
import { businessType } from '#contracts/enums/merchants.ts';
import { valuesOf } from '#contracts/enums.ts';
import { paging } from '#contracts/envelope.ts';
import { cleanBankCard, cleanIdentity } from '#contracts/forms/identity.ts';
import { useData } from '../../api/hooks.ts';
import { useMay } from '../../api/session.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { formatRate } from '../../kit/display/format.ts';
import type { Reveal } from '../../kit/display/reveal.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { DateField } from '../../kit/form/dateFields.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import {
  AreaField,
  CodeField,
  HundredthsField,
  LongTextField,
  MaskedPhoneField,
  SchemaField,
  TextField,
} from '../../kit/form/fields.tsx';
import { CodeChecks } from '../../kit/form/formInputs.tsx';
import { CodeInput } from '../../kit/form/inputs.tsx';
import { PictureField, PicturesField } from '../../kit/form/pictureFields.tsx';
import { ListedFields } from '../../kit/form/recordFields.tsx';
import { useQuestionBeforeOff } from '../../kit/form/useQuestionBeforeOff.ts';
import { Facts } from '../../kit/page/DetailPage.tsx';
import { RemoteSelect } from '../../kit/select/RemoteSelect.tsx';
import { useAboutDisabling } from './useAboutDisabling.ts';

/** 基本. Only platform users can choose category and business types. */
export function BasicFields({
  platform,
  categoryName,
  revealPhone,
}: {
  platform?: boolean;
  categoryName?: string | undefined;
  /** Reveals the phone number of an existing merchant. */
  revealPhone?: Reveal | undefined;
}) {
  const { t } = useTranslation('merchants');
  return (
    <FormSection title={t('basic')}>
      <TextField name="name" />
      {platform && <CategoryFields categoryName={categoryName} />}
      <PictureField name="logoUrl" />
      <TextField name="contactName" />
      <MaskedPhoneField name="contactPhone" reveal={revealPhone} />
      <AreaField name="area" />
      <TextField name="address" />
      <LongTextField name="intro" />
      {platform && <ListedFields />}
    </FormSection>
  );
}

function CategoryFields({ categoryName }: { categoryName: string | undefined }) {
  const { t } = useTranslation('merchants');
  const { formState } = useFormContext();
  const chosen = useWatch({ name: 'categoryId' }) as string;
  return (
    <>
      <SchemaField isShort name="categoryId">
        {(control, { label }) => (
          <RemoteSelect
            {...control}
            endpoint={merchantCategories.allEnabled}
            whenNone={t('noCategory')}
            label={label}
            valueLabel={chosen === formState.defaultValues?.categoryId ? categoryName : undefined}
          />
        )}
      </SchemaField>
      <TypesField categoryId={chosen} />
    </>
  );
}

/** The types that the chosen category allows, and those that the merchant has, so that they can be taken away. */
function TypesField({ categoryId }: { categoryId: string }) {
  const { t } = useTranslation('merchants');
  const { formState } = useFormContext();
  const { data } = useData(merchantCategories.allEnabled, { query: firstCategories });
  const held: readonly number[] = formState.defaultValues?.businessTypes ?? [];
  const listed = data?.list.find(({ id }) => id === categoryId);
  // A disabled category is not in the list; who may see categories is told what it allows all the same.
  const maySee = useMay(merchantCategories.get);
  const isUnlisted = data !== undefined && !listed && Boolean(categoryId) && maySee;
  const other = useData(merchantCategories.get, isUnlisted ? { params: { id: categoryId } } : null).data;
  const allowed = (listed ?? other)?.businessTypes;
  return (
    <SchemaField name="businessTypes" {...(allowed && { help: t('typesHelp') })}>
      {(control, { label }) => {
        const ticked = (control.value as number[] | undefined) ?? [];
        const isOffered = (type: number) => !allowed || [...allowed, ...held, ...ticked].includes(type);
        return (
          <CodeChecks
            control={control}
            label={label}
            enumeration="businessType"
            codes={valuesOf(businessType).filter(isOffered)}
          />
        );
      }}
    </SchemaField>
  );
}
const firstCategories = { offset: 0, limit: paging.selectSize };

/** 资质. */
export function CredentialFields() {
  const { t } = useTranslation('merchants');
  return (
    <FormSection title={t('credentials')}>
      <SchemaField isShort name="creditCode">
        {(control) => <CodeInput control={control} clean={cleanIdentity} max={18} />}
      </SchemaField>
      <PictureField name="licenseUrl" />
      <TextField name="legalName" />
      <PictureField name="legalIdFrontUrl" />
      <PictureField name="legalIdBackUrl" />
      <PicturesField name="permits" help={t('permitsHelp')} />
    </FormSection>
  );
}

/** 结算: contract, commission and account. */
export function PlatformFields({ record }: { record: Merchant | undefined }) {
  const { t } = useTranslation(['merchants', 'common']);
  const aboutOf = useAboutDisabling();
  useQuestionBeforeOff(record, async (merchant) =>
    confirmAction(t('common:disableConfirm'), await aboutOf(merchant)),
  );
  const start = useWatch({ name: 'contractStart' }) as string;
  return (
    <FormSection title={t('settlement')}>
      <TextField name="contractNo" />
      <DateField name="contractStart" />
      <DateField name="contractEnd" min={start} />
      <CodeField name="settleType" />
      <HundredthsField name="commissionRate" help={t('rateHelp')} />
      <TextField name="accountName" />
      <TextField name="bankName" />
      <SchemaField isShort name="bankAccount">
        {(control) => <CodeInput control={control} clean={cleanBankCard} max={19} inputMode="numeric" />}
      </SchemaField>
    </FormSection>
  );
}

/** 结算, read-only. */
export function PlatformFacts({ merchant }: { merchant: Merchant }) {
  const { t } = useTranslation('merchants');
  const label = useLabel();
  const typeName = useCodeName('businessType');
  const settleName = useCodeName('settleType');
  return (
    <FormSection title={t('settlement')}>
      <Facts
        facts={[
          { label: label('category'), value: merchant.categoryName },
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
