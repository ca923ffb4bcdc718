import {
  type HotelRoom,
  type HotelRoomForm,
  type HotelRoomRow,
  hotelRooms as hotelRoomCalls,
  hotelRoomForm,
} from '#contracts/areas/hotelRooms.ts';
import type { Handlers } from '../records/context.ts';
import type { StoredRow } from '../store/collections.ts';
import { roomHandlers } from '../trade/products/roomRecords.ts';

/** Room types of hotels (domain design, section 8.5). */

export const hotelRooms: Handlers<typeof hotelRoomCalls> = roomHandlers<
  StoredRow<'hotelRooms'>,
  HotelRoomForm,
  HotelRoomRow,
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
