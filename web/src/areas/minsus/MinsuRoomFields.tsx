import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { minsuRoomPictureLimit } from '#contracts/areas/minsuRooms.ts';
import { minsus } from '#contracts/areas/minsus.ts';
import { minsuRoomFacility, rentType } from '#contracts/enums/minsus.ts';
import { valuesOf } from '#contracts/enums.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { BedRows } from '../../domain/stays/BedRows.tsx';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import { CodeChecks, CodeSelect, HundredthsInput, PicturesInput } from '../../kit/form/formInputs.tsx';
import { TextInput } from '../../kit/form/inputs.tsx';
import { ListedFields, NumberField } from '../../kit/form/recordFields.tsx';
import { RemoteSelect } from '../../kit/select/RemoteSelect.tsx';

/** Of which guesthouse, how it is let, and how many there are. */
export function LettingFields({ minsuName }: { minsuName: string | undefined }) {
  const { t } = useTranslation(['minsus', 'stays']);
  const label = useLabel();
  const { allEnabled } = useScopedCalls(minsus);
  const { formState, setValue } = useFormContext();
  const [minsuId, rent, identical] = useWatch({ name: ['minsuId', 'rentType', 'identicalUnits'] }) as [
    string,
    number,
    number,
  ];
  const whole = rent === rentType.whole;
  return (
    <FormSection title={t('minsus:letting')}>
      <Field name="minsuId" label={label('minsu')} required>
        {(control) => (
          <RemoteSelect
            {...control}
            endpoint={allEnabled}
            label={label('minsu')}
            valueLabel={minsuId === formState.defaultValues?.minsuId ? minsuName : undefined}
          />
        )}
      </Field>
      <Field name="name" label={label('minsuRoomName')} required>
        {(control) => <TextInput control={control} maxLength={30} />}
      </Field>
      <Field name="rentType" label={label('rentType')} required>
        {(control) => (
          <CodeSelect
            control={control}
            label={label('rentType')}
            enumeration="rentType"
            codes={valuesOf(rentType)}
          />
        )}
      </Field>
      {whole && (
        <Field name="identicalUnits" label={label('identicalUnits')} help={t('minsus:identicalHelp')}>
          {({ id, value, onChange, onBlur, inputRef }) => (
            <input
              id={id}
              ref={inputRef}
              type="checkbox"
              checked={value === 1}
              onBlur={onBlur}
              onChange={({ currentTarget: { checked } }) => {
                onChange(checked ? 1 : 0);
                if (!checked) setValue('roomCount', 1, { shouldDirty: true });
              }}
            />
          )}
        </Field>
      )}
      <NumberField
        of="roomCount"
        required
        max={2000}
        unit={t(whole && identical === 1 ? 'minsus:sets' : 'stays:units')}
      />
      <NumberField of="minNights" required max={30} unit={t('minsus:night')} />
    </FormSection>
  );
}

/** How it is laid out and who fits in. */
export function PlanFields() {
  const { t } = useTranslation(['minsus', 'stays']);
  const label = useLabel();
  return (
    <FormSection title={t('minsus:planSection')}>
      <NumberField of="bedrooms" required max={20} unit={t('stays:units')} />
      <NumberField of="livingRooms" required max={10} unit={t('stays:units')} />
      <NumberField of="kitchens" required max={5} unit={t('stays:units')} />
      <NumberField of="bathrooms" required max={20} unit={t('stays:units')} />
      <BedRows name="beds" of="beds" />
      <Field name="roomArea" label={label('roomArea')} required unit="㎡">
        {(control) => <HundredthsInput control={control} />}
      </Field>
      <NumberField of="maxGuests" required max={50} unit={t('stays:people')} />
      <NumberField of="extraGuests" required max={10} unit={t('stays:people')} />
      <Field name="extraGuestPrice" label={label('extraGuestPrice')} unit={t('minsus:yuanPerGuestNight')}>
        {(control) => <HundredthsInput control={control} />}
      </Field>
    </FormSection>
  );
}

/** What guests see of it, and where in the list. */
export function RoomShownFields() {
  const { t } = useTranslation('minsus');
  const label = useLabel();
  return (
    <FormSection title={t('shown')}>
      <Field name="pictures" label={label('image')} required>
        {(control) => <PicturesInput control={control} max={minsuRoomPictureLimit} />}
      </Field>
      <Field name="facilities" label={label('facilities')}>
        {(control) => (
          <CodeChecks
            control={control}
            label={label('facilities')}
            enumeration="minsuRoomFacility"
            codes={valuesOf(minsuRoomFacility)}
          />
        )}
      </Field>
      <ListedFields />
    </FormSection>
  );
}
