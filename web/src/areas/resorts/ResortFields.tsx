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
import { CoverPicturesField, VideoField } from '../../kit/form/pictureFields.tsx';
import { RichTextField } from '../../kit/form/RichTextField.tsx';
import { AddressFields, ListedFields } from '../../kit/form/recordFields.tsx';
import { HoursInput } from './HoursInput.tsx';
import { ResortSeasons } from './ResortSeasons.tsx';

/** The form of a scenic spot, section by section (domain design, section 8.3). */
export function ResortFields({ merchantName }: { merchantName: string | undefined }) {
  const { t } = useTranslation(['resorts', 'kit']);
  return (
    <>
      <FormSection title={t('resorts:basicSection')}>
        <TextField name="name" />
        <MerchantField businessType={businessType.resort} merchantName={merchantName} />
        <CodeField name="level" />
        <CodesField name="themes" help={t('resorts:themesHelp', { n: themeLimit })} />
      </FormSection>
      <FormSection title={t('resorts:placeSection')}>
        <AddressFields />
        <PhoneField name="phone" />
      </FormSection>
      <FormSection title={t('resorts:visitSection')}>
        <ResortSeasons />
        <SchemaField isShort name="playMinutes" help={t('resorts:playTimeHelp')}>
          {(control) => <HoursInput control={control} />}
        </SchemaField>
        <NumberField name="capacity" help={t('kit:zeroIsNoLimit')} />
      </FormSection>
      <FormSection title={t('resorts:pictureSection')}>
        <CoverPicturesField name="pictures" />
        <VideoField name="videoUrl" />
        <LongTextField name="intro" />
        <RichTextField name="detail" />
      </FormSection>
      <FormSection title={t('resorts:visitorSection')}>
        <LongTextField name="transport" />
        <LongTextField name="notice" />
        <LongTextField name="concessions" />
        <CodesField name="facilities" />
        <TagsField name="tags" />
      </FormSection>
      <FormSection title={t('kit:displaySection')}>
        <ListedFields />
      </FormSection>
    </>
  );
}
