import { useTranslation } from 'react-i18next';
import type { Estate } from '#contracts/areas/estates.ts';
import { FormSection } from '../../kit/form/FormPage.tsx';
import {
  CodesField,
  LongTextField,
  NumberField,
  PhoneField,
  TagsField,
  TextField,
} from '../../kit/form/fields.tsx';
import { AddressFields, ListedFields } from '../../kit/form/recordFields.tsx';
import { useQuestionBeforeOff } from '../../kit/form/useQuestionBeforeOff.ts';
import { CompanyField } from './CompanyField.tsx';
import { useOffShelfQuestion } from './useOffShelfQuestion.ts';

/** The base data of a project; a new one cannot be put on the shelf yet. */
export function BaseFields({ project }: { project: Estate | undefined }) {
  const { t } = useTranslation(['estates', 'common', 'kit']);
  return (
    <>
      <FormSection title={t('estates:baseInfo')}>
        <TextField name="name" />
        <TextField name="aliasName" />
        <CompanyField project={project} />
        <CodesField name="propertyTypes" />
      </FormSection>
      <FormSection title={t('estates:placeSection')}>
        <AddressFields />
        <PhoneField name="phone" />
      </FormSection>
      <FormSection title={t('estates:introSection')}>
        <TextField name="slogan" />
        <TagsField name="tags" />
        <LongTextField name="intro" />
      </FormSection>
      <FormSection title={t('kit:displaySection')}>
        {project ? (
          <ShelfFields project={project} />
        ) : (
          <NumberField name="ordering" help={t('common:orderingHelp')} />
        )}
      </FormSection>
    </>
  );
}

function ShelfFields({ project }: { project: Estate }) {
  useQuestionBeforeOff(project, useOffShelfQuestion());
  return <ListedFields />;
}
