import { useTranslation } from 'react-i18next';
import { businessType } from '#contracts/enums/merchants.ts';
import { HousePicturesField } from '../../domain/stays/HousePicturesField.tsx';
import { MerchantField } from '../../domain/trade/MerchantField.tsx';
import type { Reveal } from '../../kit/display/reveal.ts';
import { TimeField } from '../../kit/form/dateFields.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import {
  CodeField,
  CodesField,
  LongTextField,
  MaskedPhoneField,
  MoneyField,
  NumberField,
  PhoneField,
  SwitchField,
  TagsField,
  TextField,
} from '../../kit/form/fields.tsx';
import { PictureField } from '../../kit/form/pictureFields.tsx';
import { RichTextField } from '../../kit/form/RichTextField.tsx';
import { AddressFields, ListedFields } from '../../kit/form/recordFields.tsx';

/** Name, merchant and address. */
export function HouseFields({ merchantName }: { merchantName: string | undefined }) {
  const { t } = useTranslation('minsus');
  return (
    <FormSection title={t('house')}>
      <TextField name="name" />
      <MerchantField businessType={businessType.minsu} merchantName={merchantName} />
      <CodeField name="minsuType" />
      <TextField name="brand" />
      <NumberField name="openYear" />
      <NumberField name="renovationYear" />
      <NumberField name="floors" />
      <AddressFields />
      <PhoneField name="bookingPhone" />
    </FormSection>
  );
}

export function HostFields({ revealPhone }: { revealPhone: Reveal | undefined }) {
  const { t } = useTranslation('minsus');
  return (
    <FormSection title={t('hostSection')}>
      <TextField name="hostName" />
      <MaskedPhoneField name="hostPhone" reveal={revealPhone} />
      <PictureField name="hostPictureUrl" crop={{ width: 240, height: 240 }} />
      <LongTextField name="hostIntro" />
    </FormSection>
  );
}

/** Times of arrival and departure, house rules, and costs in addition to the nights. */
export function StayFields() {
  const { t } = useTranslation('minsus');
  return (
    <FormSection title={t('stay')}>
      <TimeField name="checkInTime" />
      <TimeField name="checkOutTime" />
      <TimeField name="holdUntil" />
      <SwitchField name="selfCheckIn" />
      <CodesField name="houseRules" help={t('houseRulesHelp')} />
      <TimeField name="quietStart" />
      <TimeField name="quietEnd" help={t('quietHelp')} />
      <LongTextField name="childPolicy" />
      <SwitchField name="foreignGuests" />
      <CodesField name="payWays" />
      <MoneyField name="depositAmount" />
      <MoneyField name="cleaningAmount" help={t('cleaningHelp')} />
    </FormSection>
  );
}

/** Pictures and texts that guests see, and the order in the list. */
export function ShownFields() {
  const { t } = useTranslation('minsus');
  return (
    <FormSection title={t('shown')}>
      <HousePicturesField name="pictures" />
      <LongTextField name="intro" />
      <RichTextField name="detail" />
      <CodesField name="features" />
      <CodesField name="facilities" />
      <TagsField name="tags" />
      <ListedFields />
    </FormSection>
  );
}
