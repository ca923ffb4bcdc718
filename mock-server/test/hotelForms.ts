import { pictureGroup } from '#contracts/enums/stays.ts';

/** Right forms over the seed: a new hotel of merchant 2, who deals in them, and a new room type of his hotel 1. */

export const newHotel = {
  name: '湖滨新馆',
  merchantId: '2',
  starLevel: 30,
  totalRooms: 80,
  area: { provinceId: '33', cityId: '3301' },
  address: '湖滨路8号',
  longitude: 120.160123,
  latitude: 30.251234,
  frontPhone: '0571-88880000',
  checkInTime: '14:00',
  checkOutTime: '12:00',
  pets: 0,
  extraBed: 0,
  foreignGuests: 1,
  pictures: [{ url: '/a.png', covered: true, group: pictureGroup.room }],
  intro: '湖边的一座小馆。',
  ordering: 5,
  enabled: 1,
};

export const newHotelRoom = {
  hotelId: '1',
  name: '湖景双床房',
  beds: [{ bedType: 20, width: 120, count: 2 }],
  roomArea: 3050,
  adults: 2,
  windowType: 10,
  smoking: 10,
  bathroom: 10,
  roomCount: 20,
  pictures: ['/a.png'],
  ordering: 5,
  enabled: 1,
};
