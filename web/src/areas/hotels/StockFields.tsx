import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { HotelRoom } from '#contracts/areas/hotelRooms.ts';
import { hotels } from '#contracts/areas/hotels.ts';
import { useHouse } from '../../domain/stays/useHouse.ts';
import { useOverviewLink } from '../../domain/stays/useOverviewLink.tsx';
import { DependentFields } from '../../kit/form/DependentFields.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import { MoneyField, NumberField } from '../../kit/form/fields.tsx';
import { RoomsNote } from './RoomsNote.tsx';

const noPrice = { extraBedPrice: '' };

/** The number of rooms, and the price of an extra bed. */
export function StockFields({ room }: { room: HotelRoom | undefined }) {
  const { t } = useTranslation('hotels');
  const [hotelId, roomCount, extraBeds] = useWatch({ name: ['hotelId', 'roomCount', 'extraBeds'] }) as [
    string,
    number | '',
    number | '' | undefined,
  ];
  const hotel = useHouse(hotels, hotelId);
  const overview = useOverviewLink('hotel', room?.hotelId);
  const before = room?.hotelId === hotelId ? room.roomCount : 0;
  const sum = hotel && roomCount !== '' ? hotel.roomTotal - before + roomCount : undefined;
  return (
    <FormSection title={t('roomStock')}>
      <NumberField
        name="roomCount"
        help={
          <>
            <RoomsNote help={t('roomCountHelp')} sum={sum} total={hotel?.totalRooms} />
            {overview}
          </>
        }
      />
      <NumberField name="extraBeds" />
      <DependentFields when={Boolean(extraBeds)} empty={noPrice}>
        <MoneyField name="extraBedPrice" required />
      </DependentFields>
    </FormSection>
  );
}
