import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { HotelRoom } from '#contracts/areas/hotelRooms.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import { HundredthsInput } from '../../kit/form/formInputs.tsx';
import { DigitsInput } from '../../kit/form/inputs.tsx';
import { NumberField } from '../../kit/form/recordFields.tsx';
import { RoomsNote } from './RoomsNote.tsx';
import { useHotel } from './useHotel.ts';

/** How many there are, and what an extra bed costs. */
export function StockFields({ room }: { room: HotelRoom | undefined }) {
  const { t } = useTranslation(['hotels', 'stays']);
  const label = useLabel();
  const [hotelId, roomCount, extraBeds] = useWatch({ name: ['hotelId', 'roomCount', 'extraBeds'] }) as [
    string,
    number | '',
    number | '' | undefined,
  ];
  const hotel = useHotel(hotelId);
  const before = room?.hotelId === hotelId ? room.roomCount : 0;
  const sum = hotel && roomCount !== '' ? hotel.roomTotal - before + roomCount : undefined;
  return (
    <FormSection title={t('hotels:roomStock')}>
      <Field
        name="roomCount"
        label={label('roomCount')}
        required
        unit={t('stays:units')}
        help={<RoomsNote help={t('hotels:roomCountHelp')} sum={sum} total={hotel?.totalRooms} />}
      >
        {(control) => <DigitsInput control={control} max={2000} />}
      </Field>
      <NumberField of="extraBeds" max={3} unit={t('hotels:beds')} />
      {Boolean(extraBeds) && (
        <Field
          name="extraBedPrice"
          label={label('extraBedPrice')}
          required
          unit={t('hotels:yuanPerBedNight')}
        >
          {(control) => <HundredthsInput control={control} />}
        </Field>
      )}
    </FormSection>
  );
}
