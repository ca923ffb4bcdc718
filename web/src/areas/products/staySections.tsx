import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { breakfast, cancelRule, confirmMode, lateFee } from '#contracts/enums/products.ts';
import { valuesOf } from '#contracts/enums.ts';
import { type StayKind, trades } from '#contracts/trade/trade.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import { DigitsInput } from '../../kit/form/inputs.tsx';
import { FixedName, LongTextField, NumberField, TextField } from '../../kit/form/recordFields.tsx';
import { RemoteSelect, type SelectEndpoint } from '../../kit/select/RemoteSelect.tsx';
import { CodeField, HundredthsField, SwitchField, TimeField } from './fields.tsx';
import type { ProductRecord } from './ProductEdit.tsx';
import { BasicSection, BenefitSection, CancelSection, ShelfSection, TextSection } from './sections.tsx';
import { Under } from './Under.tsx';

/** What the forms of hotel and guesthouse products have alike (domain design, section 9.4). */

interface StayRecord extends ProductRecord {
  roomId: string;
  roomName: string;
  roomCount: number;
}

interface Props {
  kind: StayKind;
  product: StayRecord | undefined;
  houses: SelectEndpoint;
  rooms: SelectEndpoint;
  /** The rooms' filter by what they are of. */
  houseName: 'hotelId' | 'minsuId';
  /** Behind the breakfast. */
  meal?: ReactNode;
}

/** The whole form; what a kind has more of stands behind the breakfast. */
export function StaySections({ kind, product, houses, rooms, houseName, meal }: Props) {
  const { t } = useTranslation('products');
  return (
    <>
      <BasicSection
        kind={kind}
        product={product}
        resources={houses}
        room={<RoomField kind={kind} product={product} rooms={rooms} houseName={houseName} />}
      >
        <CodeField of="breakfast" codes={valuesOf(breakfast)} />
        {meal}
      </BasicSection>
      <BookingSection />
      <CancelSection daysHelp={t('cancelDaysOfStay')} late={<LateFields />} />
      <BenefitSection>
        <SwitchField of="freeNights" />
      </BenefitSection>
      <TextSection>
        <TextField of="guarantee" max={200} />
        <TextField of="included" max={200} />
        <LongTextField of="usageNotes" name="notes" max={1000} />
      </TextSection>
      <ShelfSection kind={kind} product={product} />
    </>
  );
}

/** The room type, chosen among those of the hotel or guesthouse until the first order. */
function RoomField({
  kind,
  product,
  rooms,
  houseName,
}: Pick<Props, 'kind' | 'product' | 'rooms' | 'houseName'>) {
  const { t } = useTranslation('products');
  const label = useLabel();
  const [resourceId, roomId] = useWatch({ name: ['resourceId', 'roomId'] }) as [string, string];
  const isKept = product !== undefined && roomId === product.roomId;
  if (product?.hasOrders) {
    return (
      <Field name="roomId" label={label('productRoom')} required help={t('lockedHelp')}>
        {(control) => <FixedName control={control} name={product.roomName} />}
      </Field>
    );
  }
  const house = label(trades[kind].resource);
  const help = isKept ? t('roomStock', { n: product.roomCount }) : undefined;
  return (
    <Field
      name="roomId"
      label={label('productRoom')}
      required
      help={resourceId ? help : t('roomFirst', { resource: house })}
    >
      {(control) => (
        <RemoteSelect
          {...control}
          endpoint={rooms}
          filters={{ [houseName]: resourceId }}
          scroll
          disabled={!resourceId}
          label={label('productRoom')}
          valueLabel={isKept ? product.roomName : undefined}
        />
      )}
    </Field>
  );
}

const noMinutes = { confirmMinutes: '' };
function BookingSection() {
  const { t } = useTranslation('products');
  const mode = useWatch({ name: 'confirmMode' }) as number;
  return (
    <FormSection title={t('booking')}>
      <CodeField of="confirmMode" codes={valuesOf(confirmMode)} />
      <Under when={mode === confirmMode.manual} empty={noMinutes}>
        <NumberField of="confirmMinutes" max={1440} unit={t('unit.minutes')} help={t('confirmHelp')} />
      </Under>
      <NightsField name="minNights" of="minStay" />
      <NightsField name="maxNights" of="maxStay" />
      <NumberField of="aheadDays" max={90} required unit={t('unit.days')} help={t('aheadHelp')} />
      <TimeField of="cutOffTime" required help={t('stayCutOffHelp')} />
      <NumberField of="maxAheadDays" max={365} required unit={t('unit.days')} />
      <NumberField of="maxRooms" max={20} required unit={t('unit.rooms')} />
    </FormSection>
  );
}

/** A number of nights, whose label is not its name: a guesthouse room's own shortest stay has another word. */
function NightsField({ name, of }: { name: 'minNights' | 'maxNights'; of: 'minStay' | 'maxStay' }) {
  const { t } = useTranslation('products');
  const label = useLabel();
  return (
    <Field name={name} label={label(of)} required unit={t('unit.nights')}>
      {(control) => <DigitsInput control={control} max={30} />}
    </Field>
  );
}

const noLateFee = { lateFee: undefined };
const noFee = { feeRate: '' };
/** What a cancellation behind the deadline costs. */
function LateFields() {
  const { t } = useTranslation('products');
  const [rule, late] = useWatch({ name: ['cancelRule', 'lateFee'] }) as [number, number | undefined];
  const hasDeadline = rule === cancelRule.untilDeadline;
  return (
    <>
      <Under when={hasDeadline} empty={noLateFee}>
        <CodeField of="lateFee" codes={valuesOf(lateFee)} />
      </Under>
      <Under when={hasDeadline && late === lateFee.rate} empty={noFee}>
        <HundredthsField of="feeRate" required unit="%" help={t('rateHelp')} />
      </Under>
    </>
  );
}
