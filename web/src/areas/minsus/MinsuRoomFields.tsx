import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { MinsuRoom } from '#contracts/areas/minsuRooms.ts';
import { minsus } from '#contracts/areas/minsus.ts';
import { rentType } from '#contracts/enums/minsus.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { BedRows } from '../../domain/stays/BedRows.tsx';
import { useHouse } from '../../domain/stays/useHouse.ts';
import { useOverviewLink } from '../../domain/stays/useOverviewLink.tsx';
import { AsksBeforeOff } from '../../domain/trade/AsksBeforeOff.tsx';
import { useAboutDisablingRoom } from '../../domain/trade/useAboutDisabling.ts';
import { FormSection } from '../../kit/form/FormPage.tsx';
import {
  CodeField,
  CodesField,
  HundredthsField,
  MoneyField,
  NumberField,
  SchemaField,
  TextField,
} from '../../kit/form/fields.tsx';
import { PicturesField } from '../../kit/form/pictureFields.tsx';
import { ReferenceField } from '../../kit/form/ReferenceField.tsx';
import { FixedName, ListedFields } from '../../kit/form/recordFields.tsx';

/** The form of a guesthouse's room, section by section (domain design, section 8.6). */
export function MinsuRoomFields({ record }: { record: MinsuRoom | undefined }) {
  return (
    <>
      <LettingFields record={record} />
      <PlanFields />
      <RoomShownFields />
      <AsksBeforeOff record={record} aboutOf={useAboutDisablingRoom('house')} />
    </>
  );
}

/** The guesthouse, the way of letting, and the number of units. */
function LettingFields({ record }: { record: MinsuRoom | undefined }) {
  const { t } = useTranslation(['minsus', 'common']);
  const { allEnabled } = useScopedCalls(minsus);
  const { getValues, setValue } = useFormContext();
  const [minsuId, rent, identical] = useWatch({ name: ['minsuId', 'rentType', 'identicalUnits'] }) as [
    string,
    number,
    number,
  ];
  const minsu = useHouse(minsus, minsuId);
  const overview = useOverviewLink('house', record?.minsuId);
  const whole = rent === rentType.whole;
  // A whole house is there once, unless identical ones are let together.
  const isOne = whole && identical !== 1;
  // The number from before, for who only tries the whole house.
  const typed = useRef<unknown>(undefined);
  useEffect(() => {
    const set = (count: unknown) => setValue('roomCount', count, { shouldDirty: true });
    if (isOne) {
      typed.current = getValues('roomCount');
      set(1);
    } else if (typed.current !== undefined) set(typed.current);
  }, [isOne, getValues, setValue]);
  return (
    <FormSection title={t('letting')}>
      <ReferenceField
        name="minsuId"
        recordName={record?.minsuName ?? minsu?.name}
        endpoint={allEnabled}
        whenNone={t('noMinsu')}
      />
      <TextField name="name" />
      <CodeField name="rentType" />
      {whole && (
        <SchemaField name="identicalUnits" help={t('identicalHelp')}>
          {({ id, value, onChange, onBlur, inputRef }) => (
            <input
              id={id}
              ref={inputRef}
              type="checkbox"
              checked={value === 1}
              onBlur={onBlur}
              onChange={({ currentTarget: { checked } }) => {
                onChange(checked ? 1 : 0);
              }}
            />
          )}
        </SchemaField>
      )}
      {isOne ? (
        <SchemaField isShort name="roomCount">
          {(control) => <FixedName control={control} name="1" />}
        </SchemaField>
      ) : (
        <NumberField name="roomCount" help={overview} {...(whole && { unit: t('common:unit.houses') })} />
      )}
      <NumberField name="minNights" />
    </FormSection>
  );
}

/** The layout of the room, and its number of guests. */
function PlanFields() {
  const { t } = useTranslation('minsus');
  return (
    <FormSection title={t('planSection')}>
      <NumberField name="bedrooms" />
      <NumberField name="livingRooms" />
      <NumberField name="kitchens" />
      <NumberField name="bathrooms" />
      <BedRows />
      <HundredthsField name="roomArea" />
      <NumberField name="maxGuests" />
      <NumberField name="extraGuests" />
      <MoneyField name="extraGuestPrice" />
    </FormSection>
  );
}

/** Pictures and texts that guests see, and the order in the list. */
function RoomShownFields() {
  const { t } = useTranslation('minsus');
  return (
    <FormSection title={t('shown')}>
      <PicturesField name="pictures" />
      <CodesField name="facilities" />
      <ListedFields />
    </FormSection>
  );
}
