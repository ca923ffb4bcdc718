import type { MinsuForm } from '../areas/minsus.ts';
import { hotelFacility, hotelPayWay } from '../enums/hotels.ts';
import { houseRule, minsuFeature, minsuType } from '../enums/minsus.ts';
import { pictureGroup } from '../enums/stays.ts';

/** A right form with everything that can be filled in: a guesthouse of merchant 2 of the seed, who deals in them. */
export const minsuExample = {
  name: '栖霞山居',
  merchantId: '2',
  minsuType: minsuType.villa,
  brand: '栖霞',
  openYear: 2019,
  renovationYear: 2024,
  floors: 3,
  area: { provinceId: '33', cityId: '3301', provinceName: '浙江省', cityName: '杭州市' },
  address: '栖霞路66号',
  longitude: 120.160123,
  latitude: 30.251234,
  bookingPhone: '0571-88880000',
  hostName: '江听松',
  hostPhone: '19900003333',
  hostPictureUrl: '/api/resorts/uploads/host.png',
  hostIntro: '住在山里的木匠。',
  checkInTime: '14:00',
  checkOutTime: '12:00',
  holdUntil: '18:00',
  selfCheckIn: 1,
  pictures: [{ url: '/api/resorts/uploads/house.png', covered: true, group: pictureGroup.lobby }],
  intro: '山居小院。',
  detail: '<p>山居小院，推门见竹。</p>',
  features: [minsuFeature.mountainView, minsuFeature.garden],
  facilities: [hotelFacility.parking, hotelFacility.wifi],
  houseRules: [houseRule.cooking],
  quietStart: '22:00',
  quietEnd: '07:00',
  childPolicy: '儿童免费。',
  foreignGuests: 0,
  payWays: [hotelPayWay.wechat],
  depositAmount: 20_000,
  cleaningAmount: 5000,
  tags: ['竹海'],
  ordering: 5,
  enabled: 1,
} satisfies Required<Omit<MinsuForm, 'version'>>;
