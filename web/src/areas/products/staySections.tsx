import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { cancelRule, confirmMode, lateFee } from '#contracts/enums/products.ts';
import { stayCounts } from '#contracts/trade/stayCounts.ts';
import { type StayKind, trades } from '#contracts/trade/trade.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { DependentFields } from '../../kit/form/DependentFields.tsx';
import { TimeField } from '../../kit/form/dateFields.tsx';
import { FieldPair } from '../../kit/form/FieldPair.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import {
  CodeField,
  HundredthsField,
  LongTextField,
  NumberField,
  SchemaField,
  SwitchField,
  TextField,
} from '../../kit/form/fields.tsx';
import { FixedName } from '../../kit/form/recordFields.tsx';
import { RemoteSelect, type SelectEndpoint } from '../../kit/select/RemoteSelect.tsx';
import type { ProductRecord } from './productRecord.ts';
import { BasicSection, BenefitSection, CancelSection, ShelfSection, TextSection } from './sections.tsx';

/** The parts that the forms of hotel and guesthouse products share (domain design, section 9.4). */

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
  /** The filter of the rooms' list by hotel or guesthouse. */
  houseName: 'hotelId' | 'minsuId';
  /** Shown behind the breakfast. */
  meal?: ReactNode;
}

/** The whole form; fields of the kind itself stand behind the breakfast. */
export function StaySections({ kind, product, houses, rooms, houseName, meal }: Props) {
  const { t } = useTranslation('products');
  return (
    <>
      <BasicSection
        product={product}
        resources={houses}
        room={<RoomField kind={kind} product={product} rooms={rooms} houseName={houseName} />}
      >
        <CodeField name="breakfast" />
        {meal}
      </BasicSection>
      <BookingSection kind={kind} />
      <CancelSection daysHelp={t('cancelDaysOfStay')} late={<LateFields />} />
      <BenefitSection>
        <SwitchField name="freeNights" />
      </BenefitSection>
      <TextSection>
        <TextField name="guarantee" />
        <TextField name="included" />
        <LongTextField name="notes" />
      </TextSection>
      <ShelfSection kind={kind} product={product} />
    </>
  );
}

/** The room type, one of those of the hotel or guesthouse; it can be changed until the first order. */
function RoomField({
  kind,
  product,
  rooms,
  houseName,
}: Pick<Props, 'kind' | 'product' | 'rooms' | 'houseName'>) {
  const { t } = useTranslation('products');
  const label = useLabel();
  const { resetField } = useFormContext();
  const [resourceId, roomId] = useWatch({ name: ['resourceId', 'roomId'] }) as [string, string];
  const isKept = product !== undefined && roomId === product.roomId;
  if (product?.hasOrders) {
    return (
      <SchemaField isShort name="roomId" help={t('lockedHelp')}>
        {(control) => <FixedName control={control} name={product.roomName} />}
      </SchemaField>
    );
  }
  const house = label(trades[kind].resource);
  const help = isKept ? t(`roomStock.${stayCounts[kind].unit}`, { n: product.roomCount }) : undefined;
  return (
    <SchemaField isShort name="roomId" help={resourceId ? help : t('roomFirst', { resource: house })}>
      {(control, words) => (
        <RemoteSelect
          {...control}
          endpoint={rooms}
          filters={{ [houseName]: resourceId }}
          scroll
          disabled={!resourceId}
          label={words.label}
          valueLabel={isKept ? product.roomName : undefined}
          onUnknown={() => resetField('roomId', { defaultValue: '' })}
        />
      )}
    </SchemaField>
  );
}

const noMinutes = { confirmMinutes: '' };
function BookingSection({ kind }: Pick<Props, 'kind'>) {
  const { t } = useTranslation('products');
  const mode = useWatch({ name: 'confirmMode' }) as number;
  return (
    <FormSection title={t('booking')}>
      <FieldPair>
        <CodeField name="confirmMode" />
        <DependentFields when={mode === confirmMode.manual} empty={noMinutes}>
          <NumberField name="confirmMinutes" help={t('confirmHelp')} />
        </DependentFields>
      </FieldPair>
      <FieldPair>
        {/* Only rooms of guesthouses ask for a shortest stay. */}
        <NumberField name="minNights" help={kind === 'house' ? t('minStayOfRoom') : undefined} />
        <NumberField name="maxNights" />
      </FieldPair>
      <NumberField name="aheadDays" help={t('aheadHelp')} />
      <TimeField name="cutOffTime" help={t('stayCutOffHelp')} />
      <NumberField name="maxAheadDays" />
      <NumberField name="maxRooms" />
    </FormSection>
  );
}

const noLateFee = { lateFee: undefined };
const noFee = { feeRate: '' };
/** The costs of a cancellation after the deadline. */
function LateFields() {
  const { t } = useTranslation('products');
  const [rule, late] = useWatch({ name: ['cancelRule', 'lateFee'] }) as [number, number | undefined];
  const hasDeadline = rule === cancelRule.untilDeadline;
  return (
    <>
      <DependentFields when={hasDeadline} empty={noLateFee}>
        <CodeField name="lateFee" required />
      </DependentFields>
      <DependentFields when={hasDeadline && late === lateFee.rate} empty={noFee}>
        <HundredthsField name="feeRate" required help={t('rateHelp')} />
      </DependentFields>
    </>
  );
}
