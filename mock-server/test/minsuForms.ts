import { pictureGroup } from '#contracts/enums/stays.ts';

/** Right forms over the seed: a new guesthouse of merchant 2, who deals in them, and a room of guesthouse 1, which is his. */

export const newMinsu = {
  name: '栖霞山居',
  merchantId: '2',
  minsuType: 30,
  area: { provinceId: '33', cityId: '3301' },
  address: '栖霞路66号',
  longitude: 120.160123,
  latitude: 30.251234,
  bookingPhone: '0571-88880000',
  hostName: '江听松',
  hostPhone: '19900003333',
  checkInTime: '14:00',
  checkOutTime: '12:00',
  selfCheckIn: 1,
  foreignGuests: 0,
  pictures: [{ url: '/a.png', covered: true, group: pictureGroup.room }],
  intro: '山居小院。',
  ordering: 5,
  enabled: 1,
};

export const newMinsuRoom = {
  minsuId: '1',
  name: '竹影大床房',
  rentType: 20,
  identicalUnits: 0,
  roomCount: 3,
  minNights: 1,
  bedrooms: 1,
  livingRooms: 0,
  kitchens: 0,
  bathrooms: 1,
  beds: [{ bedType: 10, width: 180, count: 1 }],
  roomArea: 3250,
  maxGuests: 2,
  extraGuests: 0,
  pictures: ['/a.png'],
  ordering: 5,
  enabled: 1,
};
