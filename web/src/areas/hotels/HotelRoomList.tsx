import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type HotelRoomRow, hotelRoomForm, hotelRooms } from '#contracts/areas/hotelRooms.ts';
import { hotels } from '#contracts/areas/hotels.ts';
import { type RoomColumns, RoomList } from '../../domain/stays/RoomList.tsx';
import { useLabel } from '../../kit/display/useLabel.ts';

/** 房型列表 (domain design, section 8.5). */
export default function HotelRoomList() {
  const { t } = useTranslation(['hotels', 'stays']);
  const label = useLabel();
  const columns = useCallback<RoomColumns<HotelRoomRow>>(
    (of) => [
      of.name,
      of.text('hotelName', 124, of.label('hotelId')),
      of.beds(148, (bed) => t('stays:bedOf', { ...bed })),
      of.hundredths('roomArea', 84),
      of.text('roomFloor', 72),
      {
        key: 'guests',
        title: label('maxGuests'),
        width: 104,
        render: ({ adults, children }) =>
          t(children > 0 ? 'hotels:adultsAndChildren' : 'hotels:adultsOnly', { adults, children }),
      },
      of.code('windowType', 80),
      ...of.sale,
      ...of.actions,
    ],
    [label, t],
  );
  return (
    <RoomList
      kind="hotel"
      calls={hotelRooms}
      form={hotelRoomForm}
      houses={hotels}
      search={['name', 'hotelId', 'bedType', 'enabled', 'merchantId']}
      pictureOf={pictureOf}
      columns={columns}
    />
  );
}

const pictureOf = ({ pictureUrl }: HotelRoomRow) => pictureUrl;
