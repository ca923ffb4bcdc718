import type { MinsuRoomForm } from '../areas/minsuRooms.ts';
import { minsuRoomFacility, rentType } from '../enums/minsus.ts';
import { bedType } from '../enums/stays.ts';

/** A right form with everything that can be filled in: several whole houses of guesthouse 1 of the seed, which are alike. */
export const minsuRoomExample = {
  minsuId: '1',
  name: '竹影整套',
  rentType: rentType.whole,
  identicalUnits: 1,
  roomCount: 3,
  minNights: 2,
  bedrooms: 2,
  livingRooms: 1,
  kitchens: 1,
  bathrooms: 1,
  beds: [
    { bedType: bedType.double, width: 180, count: 1 },
    { bedType: bedType.bunk, width: 90, count: 2 },
  ],
  roomArea: 8650,
  maxGuests: 5,
  extraGuests: 1,
  extraGuestPrice: 8000,
  pictures: ['/api/resorts/uploads/room.png'],
  facilities: [minsuRoomFacility.kitchen, minsuRoomFacility.barbecue],
  ordering: 5,
  enabled: 1,
} satisfies Required<Omit<MinsuRoomForm, 'version'>>;
