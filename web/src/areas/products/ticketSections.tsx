import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { admitsSeveral } from '#contracts/areas/productsPlace.ts';
import { cancelRule, entryMode, realName, ticketType, useMode } from '#contracts/enums/products.ts';
import { valuesOf } from '#contracts/enums.ts';
import { FormSection } from '../../kit/form/FormPage.tsx';
import { LongTextField, NumberField, TextField } from '../../kit/form/recordFields.tsx';
import { CodeField, HundredthsField, SwitchField, TimeField } from './fields.tsx';
import { CancelSection, TextSection } from './sections.tsx';
import { Under } from './Under.tsx';

/** What only tickets have (domain design, section 9.3). */

const noPersons = { personCount: '' };
export function TicketTypeFields() {
  const { t } = useTranslation('products');
  const type = useWatch({ name: 'ticketType' }) as number;
  return (
    <>
      <CodeField of="ticketType" codes={valuesOf(ticketType)} />
      <Under when={admitsSeveral(type)} empty={noPersons}>
        <NumberField of="personCount" max={20} required unit={t('unit.persons')} />
      </Under>
    </>
  );
}

/** When and how many. */
export function TicketBookingSection() {
  const { t } = useTranslation('products');
  return (
    <FormSection title={t('booking')}>
      <NumberField of="aheadDays" max={90} required unit={t('unit.days')} help={t('aheadHelp')} />
      <TimeField of="cutOffTime" required help={t('ticketCutOffHelp')} />
      <NumberField of="minCount" max={50} required unit={t('unit.tickets')} />
      <NumberField of="maxCount" max={200} required unit={t('unit.tickets')} />
      <NumberField of="dayLimit" max={50} required unit={t('unit.tickets')} help={t('dayLimitHelp')} />
    </FormSection>
  );
}

const noValidity = { validDays: '' };
const noExchange = { exchangeAddress: '' };
/** On which day, by whom and with what the gate opens. */
export function TicketEntrySection() {
  const { t } = useTranslation('products');
  const [use, entry] = useWatch({ name: ['useMode', 'entryMode'] }) as [number, number];
  return (
    <FormSection title={t('entry')}>
      <CodeField of="useMode" codes={valuesOf(useMode)} />
      <Under when={use === useMode.withinValidity} empty={noValidity}>
        <NumberField of="validDays" max={365} required unit={t('unit.days')} help={t('validHelp')} />
      </Under>
      <CodeField of="realName" codes={valuesOf(realName)} />
      <CodeField of="entryMode" codes={valuesOf(entryMode)} />
      <Under when={entry === entryMode.exchange} empty={noExchange}>
        <TextField of="exchangeAddress" max={100} required />
      </Under>
      <NumberField of="ageFrom" max={120} unit={t('unit.years')} />
      <NumberField of="ageTo" max={120} unit={t('unit.years')} />
      <TextField of="audience" max={100} />
    </FormSection>
  );
}

const noFee = { feeRate: '' };
const noExpiry = { expireRefund: 0 };
export function TicketCancelSection() {
  const { t } = useTranslation('products');
  const rule = useWatch({ name: 'cancelRule' }) as number;
  return (
    <CancelSection
      daysHelp={t('cancelDaysOfUse')}
      late={
        <Under when={rule === cancelRule.untilDeadline} empty={noFee}>
          <HundredthsField of="feeRate" required unit="%" help={t('rateHelp')} />
        </Under>
      }
    >
      <SwitchField of="partRefund" />
      <Under when={rule !== cancelRule.never} empty={noExpiry}>
        <SwitchField of="expireRefund" />
      </Under>
    </CancelSection>
  );
}

export function TicketTextSection() {
  return (
    <TextSection>
      <LongTextField of="feeIncluded" max={1000} required />
      <LongTextField of="usageNotes" max={1000} required />
    </TextSection>
  );
}
