import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DependentFields } from '../../kit/form/DependentFields.tsx';
import { TimeField } from '../../kit/form/dateFields.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import { CodesField, LongTextField, MoneyField, SwitchField } from '../../kit/form/fields.tsx';

const noPrice = { extraBedPrice: '' };

/** 入住须知: times of arrival and departure, house rules and ways of payment. */
export function PolicyFields() {
  const { t } = useTranslation('hotels');
  const extraBed = useWatch({ name: 'extraBed' }) as 0 | 1;
  return (
    <FormSection title={t('policy')}>
      <TimeField name="checkInTime" />
      <TimeField name="checkOutTime" />
      <TimeField name="holdUntil" help={t('holdUntilHelp')} />
      <MoneyField name="depositAmount" help={t('depositHelp')} />
      <SwitchField name="pets" />
      <LongTextField name="childPolicy" />
      <SwitchField name="extraBed" />
      <DependentFields when={extraBed === 1} empty={noPrice}>
        <MoneyField name="extraBedPrice" required />
      </DependentFields>
      <SwitchField name="foreignGuests" />
      <CodesField name="payWays" />
    </FormSection>
  );
}
