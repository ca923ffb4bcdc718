import { useTranslation } from 'react-i18next';
import { companyForm, estateCompanies, ownCompanyForm } from '#contracts/areas/estateCompanies.ts';
import { cleanIdentity } from '#contracts/forms/identity.ts';
import { useIsPlatformUser, useScopedCalls } from '../../api/scope.ts';
import { type Reveal, revealOf } from '../../kit/display/reveal.ts';
import { DateField } from '../../kit/form/dateFields.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import {
  AreaField,
  LongTextField,
  MaskedPhoneField,
  SchemaField,
  SwitchField,
  TextField,
} from '../../kit/form/fields.tsx';
import { CodeInput } from '../../kit/form/inputs.tsx';
import { PictureField } from '../../kit/form/pictureFields.tsx';
import { RecordForm } from '../../kit/form/RecordForm.tsx';

/** 添加公司, 编辑公司. A company's own user edits his company without what the platform settles with it. */
export default function CompanyEdit() {
  const ofPlatform = useIsPlatformUser();
  const { reveal } = useScopedCalls(estateCompanies);
  return (
    <RecordForm
      calls={estateCompanies}
      form={ofPlatform ? companyForm : (ownCompanyForm as typeof companyForm)}
    >
      {(company) => (
        <>
          <OwnFields revealPhone={company && revealOf(reveal, company)('contactPhone')} />
          {ofPlatform && <PlatformFields />}
        </>
      )}
    </RecordForm>
  );
}

function OwnFields({ revealPhone }: { revealPhone: Reveal | undefined }) {
  const { t } = useTranslation(['estates', 'merchants']);
  return (
    <>
      <FormSection title={t('merchants:basic')}>
        <TextField name="name" />
        <TextField name="shortName" />
        <PictureField name="logoUrl" />
        <TextField name="contactName" />
        <MaskedPhoneField name="contactPhone" reveal={revealPhone} />
        <AreaField name="area" />
        <TextField name="address" />
        <LongTextField name="intro" />
      </FormSection>
      <FormSection title={t('merchants:credentials')}>
        <SchemaField isShort name="creditCode">
          {(control) => <CodeInput control={control} clean={cleanIdentity} max={18} />}
        </SchemaField>
        <TextField name="legalName" />
        <PictureField name="licenseUrl" />
      </FormSection>
    </>
  );
}

function PlatformFields() {
  const { t } = useTranslation('estates');
  return (
    <FormSection title={t('cooperation')}>
      <DateField name="cooperationStart" />
      <DateField name="cooperationEnd" />
      <LongTextField name="remark" />
      <SwitchField name="enabled" />
    </FormSection>
  );
}
