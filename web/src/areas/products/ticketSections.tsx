import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { admitsSeveral } from '#contracts/areas/productsPlace.ts';
import { cancelRule, entryMode, useMode } from '#contracts/enums/products.ts';
import { DependentFields } from '../../kit/form/DependentFields.tsx';
import { TimeField } from '../../kit/form/dateFields.tsx';
import { FieldPair } from '../../kit/form/FieldPair.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import {
  CodeField,
  HundredthsField,
  LongTextField,
  NumberField,
  SwitchField,
  TextField,
} from '../../kit/form/fields.tsx';
import { CancelSection, TextSection } from './sections.tsx';

/** Fields that only tickets have (domain design, section 9.3). */

const noPersons = { personCount: '' };
export function TicketTypeFields() {
  const type = useWatch({ name: 'ticketType' }) as number;
  return (
    <>
      <CodeField name="ticketType" />
      <DependentFields when={admitsSeveral(type)} empty={noPersons}>
        <NumberField name="personCount" required />
      </DependentFields>
    </>
  );
}

/** How far ahead and in which quantities tickets can be ordered. */
export function TicketBookingSection() {
  const { t } = useTranslation(['products', 'kit']);
  return (
    <FormSection title={t('booking')}>
      <NumberField name="aheadDays" help={t('aheadHelp')} />
      <TimeField name="cutOffTime" help={t('ticketCutOffHelp')} />
      <FieldPair>
        <NumberField name="minCount" />
        <NumberField name="maxCount" />
      </FieldPair>
      <NumberField name="dayLimit" help={t('kit:zeroIsNoLimit')} />
    </FormSection>
  );
}

const noValidity = { validDays: '' };
const noExchange = { exchangeAddress: '' };
/** The rules of entry: validity, real names, way of entry, and ages. */
export function TicketEntrySection() {
  const { t } = useTranslation('products');
  const [use, entry] = useWatch({ name: ['useMode', 'entryMode'] }) as [number, number];
  return (
    <FormSection title={t('entry')}>
      <FieldPair>
        <CodeField name="useMode" />
        <DependentFields when={use === useMode.withinValidity} empty={noValidity}>
          <NumberField name="validDays" required help={t('validHelp')} />
        </DependentFields>
      </FieldPair>
      <CodeField name="realName" />
      <CodeField name="entryMode" />
      <DependentFields when={entry === entryMode.exchange} empty={noExchange}>
        <TextField name="exchangeAddress" required />
      </DependentFields>
      <FieldPair>
        <NumberField name="ageFrom" />
        <NumberField name="ageTo" />
      </FieldPair>
      <TextField name="audience" />
    </FormSection>
  );
}

const noFee = { feeRate: '' };
const noExpiry = { expireRefund: 0 };
export function TicketCancelSection() {
  const { t } = useTranslation('products');
  const [rule, use] = useWatch({ name: ['cancelRule', 'useMode'] }) as [number, number];
  return (
    <CancelSection
      daysHelp={t(use === useMode.withinValidity ? 'cancelDaysOfValidity' : 'cancelDaysOfUse')}
      late={
        <DependentFields when={rule === cancelRule.untilDeadline} empty={noFee}>
          <HundredthsField name="feeRate" required help={t('rateHelp')} />
        </DependentFields>
      }
    >
      <SwitchField name="partRefund" />
      <DependentFields when={rule !== cancelRule.never} empty={noExpiry}>
        <SwitchField name="expireRefund" />
      </DependentFields>
    </CancelSection>
  );
}

export function TicketTextSection() {
  return (
    <TextSection>
      <LongTextField name="feeIncluded" />
      <LongTextField name="usageNotes" />
    </TextSection>
  );
}
