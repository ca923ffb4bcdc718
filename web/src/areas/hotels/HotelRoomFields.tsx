import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { roomPictureLimit } from '#contracts/areas/hotelRooms.ts';
import { hotels } from '#contracts/areas/hotels.ts';
import { bathroom, hotelRoomFacility, internet, smoking, windowType } from '#contracts/enums/hotels.ts';
import { valuesOf } from '#contracts/enums.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { BedRows } from '../../domain/stays/BedRows.tsx';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import {
  CodeChecks,
  CodeSelect,
  HundredthsInput,
  LongTextInput,
  PicturesInput,
} from '../../kit/form/formInputs.tsx';
import { TextInput } from '../../kit/form/inputs.tsx';
import { ListedFields, NumberField } from '../../kit/form/recordFields.tsx';
import { RemoteSelect } from '../../kit/select/RemoteSelect.tsx';
import { useHotel } from './useHotel.ts';

/** Of which hotel, how it is laid out, and who fits in. */
export function RoomFields({ hotelName }: { hotelName: string | undefined }) {
  const { t } = useTranslation(['hotels', 'stays']);
  const label = useLabel();
  return (
    <FormSection title={t('hotels:roomInfo')}>
      <HotelField hotelName={hotelName} />
      <Field name="name" label={label('hotelRoomName')} required>
        {(control) => <TextInput control={control} maxLength={30} />}
      </Field>
      <BedRows name="beds" of="bedType" />
      <Field name="roomArea" label={label('roomArea')} required unit="㎡">
        {(control) => <HundredthsInput control={control} />}
      </Field>
      <Field name="roomFloor" label={label('roomFloor')} help={t('hotels:roomFloorHelp')}>
        {(control) => <TextInput control={control} maxLength={20} />}
      </Field>
      <NumberField of="adults" max={12} unit={t('stays:people')} required />
      <NumberField of="children" max={4} unit={t('stays:people')} />
      <CodeField name="windowType" codes={valuesOf(windowType)} />
      <CodeField name="smoking" codes={valuesOf(smoking)} />
      <Field name="internet" label={label('internet')}>
        {(control) => (
          <CodeChecks
            control={control}
            label={label('internet')}
            enumeration="internet"
            codes={valuesOf(internet)}
          />
        )}
      </Field>
      <CodeField name="bathroom" codes={valuesOf(bathroom)} />
    </FormSection>
  );
}

/** Label, enumeration and field have one name. */
function CodeField({
  name,
  codes,
}: {
  name: 'windowType' | 'smoking' | 'bathroom';
  codes: readonly number[];
}) {
  const label = useLabel();
  return (
    <Field name={name} label={label(name)} required>
      {(control) => <CodeSelect control={control} label={label(name)} enumeration={name} codes={codes} />}
    </Field>
  );
}

function HotelField({ hotelName }: { hotelName: string | undefined }) {
  const label = useLabel();
  const { allEnabled } = useScopedCalls(hotels);
  const { formState } = useFormContext();
  const hotelId = useWatch({ name: 'hotelId' }) as string;
  const hotel = useHotel(hotelId);
  return (
    <Field name="hotelId" label={label('hotel')} required>
      {(control) => (
        <RemoteSelect
          {...control}
          endpoint={allEnabled}
          label={label('hotel')}
          valueLabel={hotelId === formState.defaultValues?.hotelId ? (hotelName ?? hotel?.name) : undefined}
        />
      )}
    </Field>
  );
}

/** What guests see of it, and where in the list. */
export function RoomShownFields() {
  const { t } = useTranslation(['hotels', 'kit']);
  const label = useLabel();
  return (
    <FormSection title={t('kit:displaySection')}>
      <Field name="pictures" label={label('image')} required help={t('hotels:roomPicturesHelp')}>
        {(control) => <PicturesInput control={control} max={roomPictureLimit} />}
      </Field>
      <Field name="facilities" label={label('facilities')}>
        {(control) => (
          <CodeChecks
            control={control}
            label={label('facilities')}
            enumeration="hotelRoomFacility"
            codes={valuesOf(hotelRoomFacility)}
          />
        )}
      </Field>
      <Field name="description" label={label('description')}>
        {(control) => <LongTextInput control={control} maxLength={500} />}
      </Field>
      <ListedFields />
    </FormSection>
  );
}
