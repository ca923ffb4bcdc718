import { useTranslation } from 'react-i18next';
import {
  type Company,
  companyForm,
  estateCompanies,
  ownCompanyForm,
} from '#contracts/areas/estateCompanies.ts';
import { cleanIdentity } from '#contracts/forms/identity.ts';
import { useIsPlatformUser, useScopedCalls } from '../../api/scope.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { revealOf } from '../../kit/display/reveal.ts';
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
import { formScreen } from '../../kit/form/RecordForm.tsx';
import { useQuestionBeforeOff } from '../../kit/form/useQuestionBeforeOff.ts';
import { useAboutDisabling } from './useAboutDisabling.ts';

interface Props {
  record: Company | undefined;
}

const PlatformForm = formScreen(estateCompanies, companyForm, ({ record }: Props) => (
  <>
    <OwnFields record={record} />
    <PlatformFields record={record} />
  </>
));
const OwnForm = formScreen(estateCompanies, ownCompanyForm, OwnFields);

/** 添加公司, 编辑公司. A company's own user edits his company without what the platform settles with it. */
export default function CompanyEdit() {
  return useIsPlatformUser() ? <PlatformForm /> : <OwnForm />;
}

function OwnFields({ record }: Props) {
  const { t } = useTranslation(['estates', 'merchants']);
  const { reveal } = useScopedCalls(estateCompanies);
  return (
    <>
      <FormSection title={t('merchants:basic')}>
        <TextField name="name" />
        <TextField name="shortName" />
        <PictureField name="logoUrl" />
        <TextField name="contactName" />
        <MaskedPhoneField name="contactPhone" reveal={record && revealOf(reveal, record)('contactPhone')} />
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

function PlatformFields({ record }: Props) {
  const { t } = useTranslation(['estates', 'common']);
  const aboutOf = useAboutDisabling();
  useQuestionBeforeOff(record, (company) => confirmAction(t('common:disableConfirm'), aboutOf(company)));
  return (
    <FormSection title={t('estates:cooperation')}>
      <DateField name="cooperationStart" />
      <DateField name="cooperationEnd" />
      <LongTextField name="remark" />
      <SwitchField name="enabled" />
    </FormSection>
  );
}
