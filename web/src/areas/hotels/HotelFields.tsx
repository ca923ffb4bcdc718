import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hotelPictureLimit } from '#contracts/areas/hotels.ts';
import { hotelFacility, starLevel } from '#contracts/enums/hotels.ts';
import { businessType } from '#contracts/enums/merchants.ts';
import { valuesOf } from '#contracts/enums.ts';
import { HousePicturesInput } from '../../domain/stays/HousePicturesInput.tsx';
import { MerchantField } from '../../domain/trade/MerchantField.tsx';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import { CodeChecks, CodeSelect, LongTextInput } from '../../kit/form/formInputs.tsx';
import { DigitsInput, PhoneInput, TextInput } from '../../kit/form/inputs.tsx';
import { RichTextInput } from '../../kit/form/RichTextInput.tsx';
import { AddressFields, ListedFields, NumberField } from '../../kit/form/recordFields.tsx';
import { TagsInput } from '../../kit/form/TagsInput.tsx';
import { RoomsNote } from './RoomsNote.tsx';

/** What it is, whose, and how large. */
export function BasicFields(props: { merchantName: string | undefined; roomTotal: number | undefined }) {
  const { merchantName, roomTotal } = props;
  const { t } = useTranslation(['hotels', 'stays']);
  const label = useLabel();
  const totalRooms = useWatch({ name: 'totalRooms' }) as number | '';
  return (
    <FormSection title={t('hotels:hotelInfo')}>
      <Field name="name" label={label('hotelName')} required>
        {(control) => <TextInput control={control} maxLength={30} />}
      </Field>
      <MerchantField businessType={businessType.hotel} merchantName={merchantName} />
      <Field name="starLevel" label={label('starLevel')} required>
        {(control) => (
          <CodeSelect
            control={control}
            label={label('starLevel')}
            enumeration="starLevel"
            codes={valuesOf(starLevel)}
          />
        )}
      </Field>
      <Field name="brand" label={label('brand')}>
        {(control) => <TextInput control={control} maxLength={20} />}
      </Field>
      <NumberField of="openYear" max={9999} />
      <NumberField of="renovationYear" max={9999} />
      <NumberField of="floors" max={150} unit={t('hotels:storeys')} />
      <Field
        name="totalRooms"
        label={label('totalRooms')}
        required
        unit={t('stays:units')}
        help={<RoomsNote help={t('hotels:totalRoomsHelp')} sum={roomTotal} total={totalRooms || undefined} />}
      >
        {(control) => <DigitsInput control={control} max={5000} />}
      </Field>
    </FormSection>
  );
}

/** Where it is and how to ring it up. */
export function PlaceFields() {
  const { t } = useTranslation('hotels');
  const label = useLabel();
  return (
    <FormSection title={t('place')}>
      <AddressFields />
      <Field name="frontPhone" label={label('frontPhone')} required>
        {(control) => <PhoneInput control={control} />}
      </Field>
    </FormSection>
  );
}

/** What guests see of it. */
export function ContentFields() {
  const { t } = useTranslation('hotels');
  const label = useLabel();
  return (
    <FormSection title={t('content')}>
      <Field name="pictures" label={label('image')} required help={t('picturesHelp')}>
        {(control) => <HousePicturesInput control={control} max={hotelPictureLimit} />}
      </Field>
      <Field name="intro" label={label('intro')} required>
        {(control) => <LongTextInput control={control} maxLength={500} />}
      </Field>
      <Field name="detail" label={label('detail')}>
        {(control) => <RichTextInput control={control} label={label('detail')} />}
      </Field>
      <Field name="facilities" label={label('facilities')}>
        {(control) => (
          <CodeChecks
            control={control}
            label={label('facilities')}
            enumeration="hotelFacility"
            codes={valuesOf(hotelFacility)}
          />
        )}
      </Field>
      <Field name="tags" label={label('tags')}>
        {(control) => <TagsInput control={control} max={6} maxLength={8} />}
      </Field>
    </FormSection>
  );
}

export function DisplayFields() {
  const { t } = useTranslation('kit');
  return (
    <FormSection title={t('displaySection')}>
      <ListedFields />
    </FormSection>
  );
}
