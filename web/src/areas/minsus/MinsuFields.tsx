import { useTranslation } from 'react-i18next';
import { minsuPictureLimit } from '#contracts/areas/minsus.ts';
import { hotelFacility, hotelPayWay } from '#contracts/enums/hotels.ts';
import { businessType } from '#contracts/enums/merchants.ts';
import { houseRule, minsuFeature, minsuType } from '#contracts/enums/minsus.ts';
import { valuesOf } from '#contracts/enums.ts';
import { HousePicturesInput } from '../../domain/stays/HousePicturesInput.tsx';
import { MerchantField } from '../../domain/trade/MerchantField.tsx';
import type { Reveal } from '../../kit/display/reveal.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import {
  CodeChecks,
  CodeSelect,
  HundredthsInput,
  LongTextInput,
  PictureInput,
  TimeInput,
} from '../../kit/form/formInputs.tsx';
import { PhoneInput, SwitchInput, TextInput } from '../../kit/form/inputs.tsx';
import { RichTextInput } from '../../kit/form/RichTextInput.tsx';
import { AddressFields, ListedFields, NumberField, PhoneField } from '../../kit/form/recordFields.tsx';
import { TagsInput } from '../../kit/form/TagsInput.tsx';

/** What it is, whose, and where. */
export function HouseFields({ merchantName }: { merchantName: string | undefined }) {
  const { t } = useTranslation('minsus');
  const label = useLabel();
  return (
    <FormSection title={t('house')}>
      <Field name="name" label={label('minsuName')} required>
        {(control) => <TextInput control={control} maxLength={30} />}
      </Field>
      <MerchantField businessType={businessType.minsu} merchantName={merchantName} />
      <Field name="minsuType" label={label('minsuType')} required>
        {(control) => (
          <CodeSelect
            control={control}
            label={label('minsuType')}
            enumeration="minsuType"
            codes={valuesOf(minsuType)}
          />
        )}
      </Field>
      <Field name="brand" label={label('brand')}>
        {(control) => <TextInput control={control} maxLength={20} />}
      </Field>
      <NumberField of="openYear" max={9999} />
      <NumberField of="renovationYear" max={9999} />
      <NumberField of="floors" max={150} />
      <AddressFields />
      <Field name="bookingPhone" label={label('bookingPhone')} required>
        {(control) => <PhoneInput control={control} />}
      </Field>
    </FormSection>
  );
}

export function HostFields({ revealPhone }: { revealPhone: Reveal | undefined }) {
  const { t } = useTranslation('minsus');
  const label = useLabel();
  return (
    <FormSection title={t('hostSection')}>
      <Field name="hostName" label={label('hostName')} required>
        {(control) => <TextInput control={control} maxLength={20} />}
      </Field>
      <PhoneField of="hostPhone" reveal={revealPhone} />
      <Field name="hostPictureUrl" label={label('hostPicture')}>
        {(control) => <PictureInput control={control} crop={{ width: 240, height: 240 }} />}
      </Field>
      <Field name="hostIntro" label={label('hostIntro')}>
        {(control) => <LongTextInput control={control} maxLength={500} />}
      </Field>
    </FormSection>
  );
}

/** How guests come and go, what the house allows, and what they pay besides the nights. */
export function StayFields() {
  const { t } = useTranslation(['minsus', 'common']);
  const label = useLabel();
  return (
    <FormSection title={t('minsus:stay')}>
      <Field name="checkInTime" label={label('checkInTime')} required>
        {(control) => <TimeInput control={control} />}
      </Field>
      <Field name="checkOutTime" label={label('checkOutTime')} required>
        {(control) => <TimeInput control={control} />}
      </Field>
      <Field name="holdUntil" label={label('holdUntil')}>
        {(control) => <TimeInput control={control} />}
      </Field>
      <Field name="selfCheckIn" label={label('selfCheckIn')}>
        {(control) => <SwitchInput control={control} label={label('selfCheckIn')} />}
      </Field>
      <Field name="houseRules" label={label('houseRules')} help={t('minsus:houseRulesHelp')}>
        {(control) => (
          <CodeChecks
            control={control}
            label={label('houseRules')}
            enumeration="houseRule"
            codes={valuesOf(houseRule)}
          />
        )}
      </Field>
      <Field name="quietStart" label={label('quietStart')}>
        {(control) => <TimeInput control={control} />}
      </Field>
      <Field name="quietEnd" label={label('quietEnd')} help={t('minsus:quietHelp')}>
        {(control) => <TimeInput control={control} />}
      </Field>
      <Field name="childPolicy" label={label('childPolicy')}>
        {(control) => <LongTextInput control={control} maxLength={300} />}
      </Field>
      <Field name="foreignGuests" label={label('foreignGuests')}>
        {(control) => <SwitchInput control={control} label={label('foreignGuests')} />}
      </Field>
      <Field name="payWays" label={label('payWays')}>
        {(control) => (
          <CodeChecks
            control={control}
            label={label('payWays')}
            enumeration="hotelPayWay"
            codes={valuesOf(hotelPayWay)}
          />
        )}
      </Field>
      <Field name="depositAmount" label={label('deposit')} unit={t('common:yuan')}>
        {(control) => <HundredthsInput control={control} />}
      </Field>
      <Field
        name="cleaningAmount"
        label={label('cleaningFee')}
        unit={t('minsus:yuanPerOrder')}
        help={t('minsus:cleaningHelp')}
      >
        {(control) => <HundredthsInput control={control} />}
      </Field>
    </FormSection>
  );
}

/** What guests see of it, and where in the list. */
export function ShownFields() {
  const { t } = useTranslation('minsus');
  const label = useLabel();
  return (
    <FormSection title={t('shown')}>
      <Field name="pictures" label={label('image')} required>
        {(control) => <HousePicturesInput control={control} max={minsuPictureLimit} />}
      </Field>
      <Field name="intro" label={label('intro')} required>
        {(control) => <LongTextInput control={control} maxLength={500} />}
      </Field>
      <Field name="detail" label={label('detail')}>
        {(control) => <RichTextInput control={control} label={label('detail')} />}
      </Field>
      <Field name="features" label={label('features')}>
        {(control) => (
          <CodeChecks
            control={control}
            label={label('features')}
            enumeration="minsuFeature"
            codes={valuesOf(minsuFeature)}
          />
        )}
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
      <ListedFields />
    </FormSection>
  );
}
