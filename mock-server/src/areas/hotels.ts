import {
  type Hotel,
  type HotelForm,
  type HotelRow,
  hotels as hotelCalls,
  hotelForm,
} from '#contracts/areas/hotels.ts';
import { businessType } from '#contracts/enums/merchants.ts';
import { status } from '#contracts/envelope.ts';
import { say } from '#contracts/words.ts';
import type { Context, Handlers } from '../records/context.ts';
import { fail } from '../records/fail.ts';
import type { StoredRow } from '../store/collections.ts';
import { venueHandlers, venueKind } from '../trade/products/venueRecords.ts';
import { withGroups } from '../trade/products/venues.ts';

/** Hotels (domain design, section 8.4). */

const roomTypesOf = ({ store }: Context, id: string) => store.hotelRooms.by('hotelId', id);

const kind = venueKind<StoredRow<'hotels'>, HotelForm, HotelRow, Hotel>({
  name: '酒店',
  collection: 'hotels',
  calls: hotelCalls,
  form: hotelForm,
  right: 'MerchantHotel',
  businessType: businessType.hotel,
  trade: 'hotel',
  taken: 'hotelNameTaken',
  row: ({ id }, context) => ({ roomTypeCount: roomTypesOf(context, id).length }),
  record: ({ id }, context) => ({
    roomTotal: roomTypesOf(context, id).reduce((total, { roomCount }) => total + roomCount, 0),
  }),
  values: ({ pictures, extraBed, extraBedPrice = 0 }) => ({
    pictures: withGroups(pictures),
    extraBedPrice: extraBed === 1 ? extraBedPrice : 0,
  }),
  checkRemove({ id }, context) {
    if (roomTypesOf(context, id).length > 0) fail(status.precondition, say('hotelHasRooms'));
  },
});

export const hotels: Handlers<typeof hotelCalls> = venueHandlers(kind);
