import type { HotelForm } from '../areas/hotels.ts';
import { hotelFacility, hotelPayWay, starLevel } from '../enums/hotels.ts';
import { pictureGroup } from '../enums/stays.ts';

/** A right form with everything that can be filled in: a hotel of merchant 2 of the seed, who deals in them. */
export const hotelExample = {
  name: '湖滨新馆',
  merchantId: '2',
  starLevel: starLevel.superior,
  brand: '湖滨',
  openYear: 2015,
  renovationYear: 2022,
  floors: 9,
  totalRooms: 80,
  area: { provinceId: '33', cityId: '3301', provinceName: '浙江省', cityName: '杭州市' },
  address: '湖滨路8号',
  longitude: 120.160123,
  latitude: 30.251234,
  frontPhone: '0571-88880000',
  checkInTime: '14:00',
  checkOutTime: '12:00',
  holdUntil: '18:00',
  depositAmount: 20_000,
  pets: 0,
  childPolicy: '1.2米以下儿童不占床免费。',
  extraBed: 1,
  extraBedPrice: 15_000,
  foreignGuests: 1,
  payWays: [hotelPayWay.wechat, hotelPayWay.alipay],
  pictures: [{ url: '/api/resorts/uploads/hotel.png', covered: true, group: pictureGroup.lobby }],
  intro: '湖边的一座小馆。',
  detail: '<p>湖边的一座小馆，推窗见水。</p>',
  facilities: [hotelFacility.parking, hotelFacility.wifi],
  tags: ['湖景'],
  ordering: 5,
  enabled: 1,
} satisfies Required<Omit<HotelForm, 'version'>>;
