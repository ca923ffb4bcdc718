import type { HotelRoomForm } from '../areas/hotelRooms.ts';
import { bathroom, hotelRoomFacility, internet, smoking, windowType } from '../enums/hotels.ts';
import { bedType } from '../enums/stays.ts';

/** A right form with everything that can be filled in: a room type of hotel 1 of the seed. */
export const hotelRoomExample = {
  hotelId: '1',
  name: '湖景双床房',
  beds: [{ bedType: bedType.twin, width: 120, count: 2 }],
  roomArea: 3050,
  roomFloor: '3-8层',
  adults: 2,
  children: 1,
  windowType: windowType.outside,
  smoking: smoking.forbidden,
  internet: [internet.wifi],
  bathroom: bathroom.own,
  extraBeds: 1,
  extraBedPrice: 15_000,
  roomCount: 20,
  pictures: ['/api/resorts/uploads/room.png'],
  facilities: [hotelRoomFacility.airConditioning],
  description: '推窗见湖。',
  ordering: 5,
  enabled: 1,
} satisfies Required<Omit<HotelRoomForm, 'version'>>;
