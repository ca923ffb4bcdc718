import { useTranslation } from 'react-i18next';
import { resortLimits } from '#contracts/areas/resorts.ts';
import { businessType } from '#contracts/enums/merchants.ts';
import { resortTheme, scenicLevel } from '#contracts/enums/resorts.ts';
import { valuesOf } from '#contracts/enums.ts';
import { MerchantField } from '../../domain/trade/MerchantField.tsx';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import { CodeChecks, CodeSelect, CoverPicturesInput, LongTextInput } from '../../kit/form/formInputs.tsx';
import { DigitsInput, PhoneInput, TextInput } from '../../kit/form/inputs.tsx';
import { RichTextInput } from '../../kit/form/RichTextInput.tsx';
import { AddressFields, ListedFields } from '../../kit/form/recordFields.tsx';
import { HoursInput } from './HoursInput.tsx';
import { ResortSeasons } from './ResortSeasons.tsx';

/** Name, merchant, level and themes. */
export function BasicFields({ merchantName }: { merchantName: string | undefined }) {
  const { t } = useTranslation('resorts');
  const label = useLabel();
  return (
    <FormSection title={t('basicSection')}>
      <Field name="name" label={label('resortName')} required>
        {(control) => <TextInput control={control} maxLength={30} />}
      </Field>
      <MerchantField businessType={businessType.resort} merchantName={merchantName} />
      <Field name="level" label={label('scenicLevel')} required>
        {(control) => (
          <CodeSelect
            control={control}
            label={label('scenicLevel')}
            enumeration="scenicLevel"
            codes={valuesOf(scenicLevel)}
          />
        )}
      </Field>
      <Field name="themes" label={label('themes')} help={t('themesHelp', { n: resortLimits.themes })}>
        {(control) => (
          <CodeChecks
            control={control}
            label={label('themes')}
            enumeration="resortTheme"
            codes={valuesOf(resortTheme)}
          />
        )}
      </Field>
    </FormSection>
  );
}

/** Where it is and how to ring it up. */
export function PlaceFields() {
  const { t } = useTranslation('resorts');
  const label = useLabel();
  return (
    <FormSection title={t('placeSection')}>
      <AddressFields />
      <Field name="phone" label={label('resortPhone')} required>
        {(control) => <PhoneInput control={control} />}
      </Field>
    </FormSection>
  );
}

/** When it is open, how long a visit takes, how many may come. */
export function VisitFields() {
  const { t } = useTranslation('resorts');
  const label = useLabel();
  return (
    <FormSection title={t('visitSection')}>
      <ResortSeasons />
      <Field name="playMinutes" label={label('playTime')} unit={t('hours')} help={t('playTimeHelp')}>
        {(control) => <HoursInput control={control} />}
      </Field>
      <Field name="capacity" label={label('capacity')} unit={t('visitorsADay')} help={t('capacityHelp')}>
        {(control) => <DigitsInput control={control} max={resortLimits.capacity} />}
      </Field>
    </FormSection>
  );
}

/** Pictures with a cover, video and texts. */
export function PictureFields() {
  const { t } = useTranslation('resorts');
  const label = useLabel();
  return (
    <FormSection title={t('pictureSection')}>
      <Field name="pictures" label={label('image')} required>
        {(control) => <CoverPicturesInput control={control} max={resortLimits.pictures} />}
      </Field>
      <Field name="videoUrl" label={label('video')} help={t('videoHelp')}>
        {(control) => <TextInput control={control} maxLength={300} />}
      </Field>
      <Field name="intro" label={label('intro')} required>
        {(control) => <LongTextInput control={control} maxLength={500} />}
      </Field>
      <Field name="detail" label={label('detail')} required>
        {(control) => <RichTextInput control={control} label={label('detail')} />}
      </Field>
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
