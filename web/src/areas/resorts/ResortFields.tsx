import { useTranslation } from 'react-i18next';
import { themeLimit } from '#contracts/areas/resorts.ts';
import { businessType } from '#contracts/enums/merchants.ts';
import { MerchantField } from '../../domain/trade/MerchantField.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import {
  CodeField,
  CodesField,
  LongTextField,
  NumberField,
  PhoneField,
  SchemaField,
  TagsField,
  TextField,
} from '../../kit/form/fields.tsx';
import { CoverPicturesField } from '../../kit/form/pictureFields.tsx';
import { RichTextField } from '../../kit/form/RichTextField.tsx';
import { AddressFields, ListedFields } from '../../kit/form/recordFields.tsx';
import { HoursInput } from './HoursInput.tsx';
import { ResortSeasons } from './ResortSeasons.tsx';

/** Name, merchant, level and themes. */
export function BasicFields({ merchantName }: { merchantName: string | undefined }) {
  const { t } = useTranslation('resorts');
  return (
    <FormSection title={t('basicSection')}>
      <TextField name="name" />
      <MerchantField businessType={businessType.resort} merchantName={merchantName} />
      <CodeField name="level" />
      <CodesField name="themes" help={t('themesHelp', { n: themeLimit })} />
    </FormSection>
  );
}

/** Where it is and how to ring it up. */
export function PlaceFields() {
  const { t } = useTranslation('resorts');
  return (
    <FormSection title={t('placeSection')}>
      <AddressFields />
      <PhoneField name="phone" />
    </FormSection>
  );
}

/** When it is open, how long a visit takes, how many may come. */
export function VisitFields() {
  const { t } = useTranslation('resorts');
  return (
    <FormSection title={t('visitSection')}>
      <ResortSeasons />
      <SchemaField isShort name="playMinutes" help={t('playTimeHelp')}>
        {(control) => <HoursInput control={control} />}
      </SchemaField>
      <NumberField name="capacity" help={t('capacityHelp')} />
    </FormSection>
  );
}

/** Pictures with a cover, video and texts. */
export function PictureFields() {
  const { t } = useTranslation('resorts');
  return (
    <FormSection title={t('pictureSection')}>
      <CoverPicturesField name="pictures" />
      <TextField name="videoUrl" help={t('videoHelp')} />
      <LongTextField name="intro" />
      <RichTextField name="detail" />
    </FormSection>
  );
}

/** What visitors are told before they come. */
export function VisitorFields() {
  const { t } = useTranslation('resorts');
  return (
    <FormSection title={t('visitorSection')}>
      <LongTextField name="transport" />
      <LongTextField name="notice" />
      <LongTextField name="concessions" />
      <CodesField name="facilities" />
      <TagsField name="tags" />
    </FormSection>
  );
}

/** Place in lists, and whether it is on. */
export function DisplayFields() {
  const { t } = useTranslation('kit');
  return (
    <FormSection title={t('displaySection')}>
      <ListedFields />
    </FormSection>
  );
}
