import { MatchersV3 } from '@pact-foundation/pact';
import { type MinsuForm, minsus } from '#contracts/areas/minsus.ts';
import { hotelFacility, hotelPayWay } from '#contracts/enums/hotels.ts';
import { businessType } from '#contracts/enums/merchants.ts';
import { houseRule, minsuFeature, minsuType } from '#contracts/enums/minsus.ts';
import { pictureGroup } from '#contracts/enums/stays.ts';
import { valuesOf } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { describeOffers } from '../../api/testing/offers.ts';
import {
  filledText,
  fromState,
  id,
  isRefused,
  oneOf,
  regex,
  type State,
  time,
} from '../../api/testing/pact.ts';
import { describeRecords } from '../../api/testing/records.ts';
import { anyPhone, describeReveal } from '../../api/testing/reveal.ts';

const { atLeastLike, boolean, decimal, eachLike, integer, string } = MatchersV3;

const flag = oneOf(1, 0);
const clock = (example: string) => regex('^\\d{2}:\\d{2}$', example);
const maybeClock = (example: string) => regex('^(\\d{2}:\\d{2})?$', example);
const picture = regex('^(https?://|/)\\S+$', '/api/resorts/uploads/house.png');
const codes = (known: readonly number[]) => atLeastLike(oneOf(...known), 0, 1);

/** What list and form show. */
const shown = {
  id: id(),
  name: filledText('梧桐里民宿'),
  merchantName: filledText('悦途酒店集团'),
  minsuType: oneOf(...valuesOf(minsuType)),
  checkInTime: clock('14:00'),
  checkOutTime: clock('12:00'),
  ordering: integer(60),
  enabled: flag,
};
const area = { provinceName: filledText('浙江省'), cityName: filledText('杭州市') };
const row = {
  productCount: integer(3),
  ...shown,
  ...area,
  coverUrl: picture,
  roomKinds: integer(4),
  unitCount: integer(16),
};
const record = {
  ...shown,
  merchantId: id('2'),
  brand: string(''),
  openYear: integer(2012),
  renovationYear: integer(2022),
  floors: integer(2),
  area: { provinceId: id('33'), cityId: id('3301'), ...area },
  address: filledText('梧桐里巷12号'),
  longitude: decimal(120.124583),
  latitude: decimal(30.228417),
  bookingPhone: filledText('19900002001'),
  hostName: filledText('沈知夏'),
  hostPhone: regex('^(1\\d{2}\\*{4}\\d{4}|0\\d{2,3}-\\d{6,8}|400-?\\d{3}-?\\d{4})$', '199****2101'),
  hostPictureUrl: regex('^((https?://|/)\\S+)?$', '/api/resorts/uploads/host.png'),
  hostIntro: string('爱种兰花。'),
  holdUntil: maybeClock('18:00'),
  selfCheckIn: flag,
  pictures: eachLike({ url: picture, covered: boolean(true), group: oneOf(...valuesOf(pictureGroup)) }),
  intro: filledText('四合小院。'),
  detail: string('<p>四合小院。</p>'),
  features: codes(valuesOf(minsuFeature)),
  facilities: codes(valuesOf(hotelFacility)),
  houseRules: codes(valuesOf(houseRule)),
  quietStart: maybeClock('22:00'),
  quietEnd: maybeClock('07:00'),
  childPolicy: string('6岁以下儿童免费入住。'),
  foreignGuests: flag,
  payWays: codes(valuesOf(hotelPayWay)),
  depositAmount: integer(30000),
  cleaningAmount: integer(6000),
  tags: atLeastLike(filledText('近湖'), 0, 1),
  version: integer(1),
  logs: atLeastLike(
    {
      ...{ time: time(), operatorName: filledText('周明慧') },
      ...{ action: filledText('编辑民宿'), remark: string('') },
    },
    0,
    1,
  ),
};

const form = {
  name: '栖霞山居',
  minsuType: minsuType.villa,
  brand: '栖霞',
  openYear: 2019,
  renovationYear: 2024,
  floors: 3,
  area: {
    provinceId: fromState('provinceId', '33'),
    cityId: fromState('cityId', '3301'),
    provinceName: '浙江省',
    cityName: '杭州市',
  },
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
  depositAmount: 20000,
  cleaningAmount: 5000,
  tags: ['竹海'],
  ordering: 5,
  enabled: 1,
} satisfies Omit<Record<keyof MinsuForm, unknown>, 'merchantId' | 'version'>;

const as = 'operator';
const city = 'a city exists';
const ofMinsus = { businessType: businessType.minsu };
const dealsIn: State = ['a merchant deals in', ofMinsus];
const plainForm = { ...form, merchantId: fromState('merchantId', '2') };
const nothing = { name: '查无此名', merchantId: '99999999', provinceId: '99999999', cityId: '99999999' };
const found = { minsuType: minsuType.courtyard, enabled: 1 };

describeRecords(minsus, {
  actions: ['edit', 'enable', 'remove', 'reveal'],
  as,
  kind: 'minsu',
  nothing,
  found,
  row,
  record,
  form: plainForm,
  given: [city, dealsIn],
  wrong: { minsuType: 99 },
  refused: [
    {
      words: 'for a merchant who does not deal in them',
      given: [city, ['a merchant does not deal in', ofMinsus]],
      field: 'merchantId',
    },
  ],
});
describeRecords(minsus, {
  actions: ['edit', 'enable', 'remove', 'reveal'],
  as: 'merchantManager',
  kind: 'minsu',
  own: true,
  nothing: { name: '查无此名', provinceId: '99999999', cityId: '99999999' },
  found,
  row,
  record,
  form: { ...form, merchantId: fromState('belongId', '2') },
  given: [city],
  wrong: { hostPhone: '12345' },
  refused: [
    {
      words: 'of a merchant who does not deal in them',
      given: [city, ['the own merchant does not deal in', ofMinsus]],
      field: 'merchantId',
    },
  ],
});

for (const own of [false, true])
  describeReveal(own ? minsus.revealOfOwn : minsus.reveal, {
    as: own ? 'merchantManager' : as,
    params: { id: fromState('id', '3'), ...(own && { belongId: fromState('belongId', '2') }) },
    exists: ['a record exists', { kind: 'minsu', ...(own && { own: 1 }) }],
    gone: ['a record does not exist', { kind: 'minsu', ...(own && { own: 1 }) }],
    numbers: [{ body: { field: 'hostPhone' }, ...anyPhone }],
  });

isRefused(minsus.add, 'a quiet time that never ends', {
  as,
  given: [city, dealsIn],
  input: { body: { ...plainForm, quietEnd: '' } as never },
  status: status.invalid,
  says: '请选择安静结束时间',
  field: 'quietEnd',
});

describeOffers(minsus, 'house', row);
