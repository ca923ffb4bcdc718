import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { HotelRoom } from '#contracts/areas/hotelRooms.ts';
import { hotels } from '#contracts/areas/hotels.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { BedRows } from '../../domain/stays/BedRows.tsx';
import { useHouse } from '../../domain/stays/useHouse.ts';
import { AsksBeforeOff } from '../../domain/trade/AsksBeforeOff.tsx';
import { useAboutDisablingRoom } from '../../domain/trade/useAboutDisabling.ts';
import { FormSection } from '../../kit/form/FormPage.tsx';
import {
  CodeField,
  CodesField,
  HundredthsField,
  LongTextField,
  NumberField,
  TextField,
} from '../../kit/form/fields.tsx';
import { PicturesField } from '../../kit/form/pictureFields.tsx';
import { ReferenceField } from '../../kit/form/ReferenceField.tsx';
import { ListedFields } from '../../kit/form/recordFields.tsx';
import { StockFields } from './StockFields.tsx';

/** The form of a room type, section by section (domain design, section 8.5). */
export function HotelRoomFields({ record }: { record: HotelRoom | undefined }) {
  return (
    <>
      <RoomFields hotelName={record?.hotelName} />
      <StockFields room={record} />
      <RoomShownFields />
      <AsksBeforeOff record={record} aboutOf={useAboutDisablingRoom('hotel')} />
    </>
  );
}

/** The hotel, the layout of the room type, and its number of guests. */
function RoomFields({ hotelName }: { hotelName: string | undefined }) {
  const { t } = useTranslation('hotels');
  return (
    <FormSection title={t('roomInfo')}>
      <HotelField hotelName={hotelName} />
      <TextField name="name" />
      <BedRows />
      <HundredthsField name="roomArea" />
      <TextField name="roomFloor" help={t('roomFloorHelp')} />
      <NumberField name="adults" />
      <NumberField name="children" />
      <CodeField name="windowType" />
      <CodeField name="smoking" />
      <CodesField name="internet" />
      <CodeField name="bathroom" />
    </FormSection>
  );
}

function HotelField({ hotelName }: { hotelName: string | undefined }) {
  const { t } = useTranslation('hotels');
  const { allEnabled } = useScopedCalls(hotels);
  const hotel = useHouse(hotels, useWatch({ name: 'hotelId' }) as string);
  return (
    <ReferenceField
      name="hotelId"
      recordName={hotelName ?? hotel?.name}
      endpoint={allEnabled}
      whenNone={t('noHotel')}
    />
  );
}

/** Pictures and texts that guests see, and the order in the list. */
function RoomShownFields() {
  const { t } = useTranslation(['hotels', 'kit']);
  return (
    <FormSection title={t('kit:displaySection')}>
      <PicturesField name="pictures" help={t('hotels:roomPicturesHelp')} />
      <CodesField name="facilities" />
      <LongTextField name="description" />
      <ListedFields />
    </FormSection>
  );
}
