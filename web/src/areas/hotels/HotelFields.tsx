import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { businessType } from '#contracts/enums/merchants.ts';
import { HousePicturesField } from '../../domain/stays/HousePicturesField.tsx';
import { MerchantField } from '../../domain/trade/MerchantField.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import {
  CodeField,
  CodesField,
  LongTextField,
  NumberField,
  PhoneField,
  TagsField,
  TextField,
} from '../../kit/form/fields.tsx';
import { RichTextField } from '../../kit/form/RichTextField.tsx';
import { AddressFields, ListedFields } from '../../kit/form/recordFields.tsx';
import { RoomsNote } from './RoomsNote.tsx';

/** Name, merchant and size. */
export function BasicFields(props: { merchantName: string | undefined; roomTotal: number | undefined }) {
  const { merchantName, roomTotal } = props;
  const { t } = useTranslation('hotels');
  const totalRooms = useWatch({ name: 'totalRooms' }) as number | '';
  return (
    <FormSection title={t('hotelInfo')}>
      <TextField name="name" />
      <MerchantField businessType={businessType.hotel} merchantName={merchantName} />
      <CodeField name="starLevel" />
      <TextField name="brand" />
      <NumberField name="openYear" />
      <NumberField name="renovationYear" />
      <NumberField name="floors" />
      <NumberField
        name="totalRooms"
        help={<RoomsNote help={t('totalRoomsHelp')} sum={roomTotal} total={totalRooms || undefined} />}
      />
    </FormSection>
  );
}

/** Address and phone. */
export function PlaceFields() {
  const { t } = useTranslation('hotels');
  return (
    <FormSection title={t('place')}>
      <AddressFields />
      <PhoneField name="frontPhone" />
    </FormSection>
  );
}

/** Pictures and texts that guests see. */
export function ContentFields() {
  const { t } = useTranslation('hotels');
  return (
    <FormSection title={t('content')}>
      <HousePicturesField name="pictures" help={t('picturesHelp')} />
      <LongTextField name="intro" />
      <RichTextField name="detail" />
      <CodesField name="facilities" />
      <TagsField name="tags" />
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
