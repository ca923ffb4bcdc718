import {
  type HotelRoom,
  type HotelRoomForm,
  hotelRooms as hotelRoomCalls,
  hotelRoomForm,
  type HotelRoomRow as ListRow,
} from '#contracts/areas/hotelRooms.ts';
import type { Handlers } from '../records/context.ts';
import type { HotelRoomRow } from '../store/rows.ts';
import { roomHandlers } from '../trade/products/roomRecords.ts';

/** Room types of hotels (domain design, section 8.5). */

export const hotelRooms: Handlers<typeof hotelRoomCalls> = roomHandlers<
  HotelRoomRow,
  HotelRoomForm,
  ListRow,
  HotelRoom
>({
  name: '房型',
  collection: 'hotelRooms',
  houses: 'hotels',
  house: 'hotelId',
  calls: hotelRoomCalls,
  form: hotelRoomForm,
  right: 'MerchantHotelRoom',
  trade: 'hotel',
  taken: 'hotelRoomNameTaken',
  houseDisabled: 'hotelDisabled',
  row: ({ pictures }, hotelName) => ({ pictureUrl: pictures[0] ?? '', hotelName }),
  record: (hotelName) => ({ hotelName }),
  values: ({ extraBeds = 0, extraBedPrice = 0 }) => ({ extraBedPrice: extraBeds > 0 ? extraBedPrice : 0 }),
});
