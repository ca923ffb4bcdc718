import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hotelPayWay } from '#contracts/enums/hotels.ts';
import { valuesOf } from '#contracts/enums.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import { CodeChecks, HundredthsInput, LongTextInput, TimeInput } from '../../kit/form/formInputs.tsx';
import { SwitchInput } from '../../kit/form/inputs.tsx';

/** 入住须知: when guests come and go, what the house allows, and how they pay. */
export function PolicyFields() {
  const { t } = useTranslation(['hotels', 'common']);
  const label = useLabel();
  const extraBed = useWatch({ name: 'extraBed' }) as 0 | 1;
  return (
    <FormSection title={t('hotels:policy')}>
      <Field name="checkInTime" label={label('checkInTime')} required>
        {(control) => <TimeInput control={control} />}
      </Field>
      <Field name="checkOutTime" label={label('checkOutTime')} required>
        {(control) => <TimeInput control={control} />}
      </Field>
      <Field name="holdUntil" label={label('holdUntil')} help={t('hotels:holdUntilHelp')}>
        {(control) => <TimeInput control={control} />}
      </Field>
      <Field
        name="depositAmount"
        label={label('deposit')}
        unit={t('common:yuan')}
        help={t('hotels:depositHelp')}
      >
        {(control) => <HundredthsInput control={control} />}
      </Field>
      <Field name="pets" label={label('pets')}>
        {(control) => <SwitchInput control={control} label={label('pets')} />}
      </Field>
      <Field name="childPolicy" label={label('childPolicy')}>
        {(control) => <LongTextInput control={control} maxLength={300} />}
      </Field>
      <Field name="extraBed" label={label('extraBed')}>
        {(control) => <SwitchInput control={control} label={label('extraBed')} />}
      </Field>
      {extraBed === 1 && (
        <Field name="extraBedPrice" label={label('extraBedPrice')} required unit={t('hotels:yuanPerNight')}>
          {(control) => <HundredthsInput control={control} />}
        </Field>
      )}
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
    </FormSection>
  );
}
