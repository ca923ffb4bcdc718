import { MatchersV3 } from '@pact-foundation/pact';
import { type HotelForm, hotels } from '#contracts/areas/hotels.ts';
import { hotelFacility, hotelPayWay, starLevel } from '#contracts/enums/hotels.ts';
import { businessType } from '#contracts/enums/merchants.ts';
import { pictureGroup } from '#contracts/enums/stays.ts';
import { valuesOf } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { describeOffers } from '../../api/testing/offers.ts';
import { filledText, fromState, id, isRefused, oneOf, regex, type State } from '../../api/testing/pact.ts';
import { describeRecords } from '../../api/testing/records.ts';

const { atLeastLike, boolean, decimal, eachLike, integer, string } = MatchersV3;

const flag = oneOf(1, 0);
const clock = regex('^\\d{2}:\\d{2}$', '14:00');
const picture = regex('^(https?://|/)\\S+$', '/api/resorts/uploads/hotel.png');
const codes = (known: readonly number[]) => atLeastLike(oneOf(...known), 0, 1);

/** What list and form show. */
const shown = {
  name: filledText('云栖湖度假酒店'),
  merchantName: filledText('悦途酒店集团'),
  starLevel: oneOf(...valuesOf(starLevel)),
  totalRooms: integer(268),
  checkInTime: clock,
  checkOutTime: clock,
  ordering: integer(10),
  enabled: flag,
};
const area = { provinceName: filledText('浙江省'), cityName: filledText('杭州市') };
const row = {
  id: id(),
  ...shown,
  ...area,
  coverUrl: picture,
  roomTypeCount: integer(4),
  productCount: integer(3),
};
const record = {
  id: id(),
  ...shown,
  merchantId: id('2'),
  brand: string('悦途湖畔'),
  openYear: integer(2012),
  renovationYear: integer(2021),
  floors: integer(12),
  area: { provinceId: id('33'), cityId: id('3301'), ...area },
  address: filledText('云栖湖路66号'),
  longitude: decimal(120.098612),
  latitude: decimal(30.221845),
  frontPhone: filledText('0571-87000266'),
  holdUntil: regex('^(\\d{2}:\\d{2})?$', '18:00'),
  depositAmount: integer(50_000),
  pets: flag,
  childPolicy: string('1.2米以下儿童不占床免费。'),
  extraBed: flag,
  extraBedPrice: integer(20_000),
  foreignGuests: flag,
  payWays: codes(valuesOf(hotelPayWay)),
  pictures: eachLike({ url: picture, covered: boolean(true), group: oneOf(...valuesOf(pictureGroup)) }),
  intro: filledText('临湖而建。'),
  detail: string('<p>临湖而建。</p>'),
  facilities: codes(valuesOf(hotelFacility)),
  tags: atLeastLike(filledText('湖景'), 0, 1),
  roomTotal: integer(244),
  version: integer(1),
};

const form = {
  name: '湖滨新馆',
  starLevel: starLevel.superior,
  brand: '湖滨',
  openYear: 2015,
  renovationYear: 2022,
  floors: 9,
  totalRooms: 80,
  area: {
    provinceId: fromState('provinceId', '33'),
    cityId: fromState('cityId', '3301'),
    provinceName: '浙江省',
    cityName: '杭州市',
  },
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
} satisfies Omit<Record<keyof HotelForm, unknown>, 'merchantId' | 'version'>;

const as = 'operator';
const city = 'a city exists';
const hotel = { businessType: businessType.hotel };
const dealsIn: State = ['a merchant deals in', hotel];
const plainForm = { ...form, merchantId: fromState('merchantId', '2') };
const nothing = { name: '查无此名', merchantId: '99999999', provinceId: '99999999', cityId: '99999999' };

describeRecords(hotels, {
  as,
  kind: 'hotel',
  nothing,
  found: { starLevel: starLevel.luxury, enabled: 1 },
  row,
  record,
  form: plainForm,
  given: [city, dealsIn],
  wrong: { starLevel: 99 },
  refused: [
    {
      words: 'for a merchant who does not deal in them',
      given: [city, ['a merchant does not deal in', hotel]],
      field: 'merchantId',
    },
  ],
});
describeRecords(hotels, {
  as: 'merchantManager',
  kind: 'hotel',
  own: true,
  nothing: { name: '查无此名', provinceId: '99999999', cityId: '99999999' },
  found: { starLevel: starLevel.luxury, enabled: 1 },
  row,
  record,
  form: { ...form, merchantId: fromState('belongId', '2') },
  given: [city],
  wrong: { frontPhone: '12345' },
  refused: [
    {
      words: 'of a merchant who does not deal in them',
      given: [city, ['the own merchant does not deal in', hotel]],
      field: 'merchantId',
    },
  ],
});

isRefused(hotels.add, 'renovated before it opened', {
  as,
  given: [city, dealsIn],
  input: { body: { ...plainForm, renovationYear: 2014 } as never },
  status: status.invalid,
  says: '装修年份不能早于开业年份',
  field: 'renovationYear',
});

describeOffers(hotels, 'hotel', row);
