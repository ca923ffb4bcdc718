import { MatchersV3 } from '@pact-foundation/pact';
import { type ResortForm, resorts } from '#contracts/areas/resorts.ts';
import { businessType } from '#contracts/enums/merchants.ts';
import { resortFacility, resortTheme, scenicLevel } from '#contracts/enums/resorts.ts';
import { valuesOf } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { describeOffers } from '../../api/testing/offers.ts';
import { filledText, fromState, id, isRefused, oneOf, regex, type State } from '../../api/testing/pact.ts';
import { describeRecords } from '../../api/testing/records.ts';

const { atLeastLike, boolean, decimal, eachLike, integer, string } = MatchersV3;

const flag = oneOf(1, 0);
const monthDay = regex('^\\d{2}-\\d{2}$', '04-01');
const clock = regex('^\\d{2}:\\d{2}$', '17:00');
const picture = regex('^(https?://|/)\\S+$', '/api/resorts/uploads/lake.png');
const codes = (known: readonly number[]) => atLeastLike(oneOf(...known), 0, 1);

const season = {
  name: filledText('旺季'),
  startDay: monthDay,
  endDay: monthDay,
  openTime: clock,
  closeTime: clock,
};
/** What list and form show. */
const shown = {
  name: filledText('云栖湖国家风景区'),
  merchantName: filledText('云栖湖文旅'),
  level: oneOf(...valuesOf(scenicLevel)),
  ordering: integer(90),
  enabled: flag,
};
const area = { provinceName: filledText('浙江省'), cityName: filledText('杭州市') };
const row = {
  id: id(),
  ...shown,
  ...area,
  coverUrl: picture,
  seasons: eachLike(season),
  productCount: integer(3),
};
const record = {
  id: id(),
  ...shown,
  merchantId: id('1'),
  themes: codes(valuesOf(resortTheme)),
  area: { provinceId: id('33'), cityId: id('3301'), ...area },
  address: filledText('云栖湖路18号'),
  longitude: decimal(120.132645),
  latitude: decimal(30.228041),
  phone: filledText('400-000-1001'),
  seasons: eachLike({ ...season, lastEntryTime: clock }),
  playMinutes: integer(360),
  capacity: integer(32000),
  pictures: eachLike({ url: picture, covered: boolean(true) }),
  videoUrl: string(''),
  intro: filledText('一湖三岛，十里柳堤。'),
  detail: filledText('<p>一湖三岛。</p>'),
  transport: string('地铁1号线云栖湖站步行600米。'),
  notice: string('请文明游览。'),
  concessions: string('1.2米以下儿童免票。'),
  facilities: codes(valuesOf(resortFacility)),
  tags: atLeastLike(filledText('夜游'), 0, 1),
  version: integer(1),
};

const form = {
  name: '栖霞谷景区',
  level: scenicLevel.a4,
  themes: [resortTheme.nature, resortTheme.oldTown],
  area: {
    provinceId: fromState('provinceId', '33'),
    cityId: fromState('cityId', '3301'),
    provinceName: '浙江省',
    cityName: '杭州市',
  },
  address: '栖霞路99号',
  longitude: 120.160123,
  latitude: 30.251234,
  phone: '0571-88880000',
  seasons: [
    {
      name: '旺季',
      startDay: '04-01',
      endDay: '10-31',
      openTime: '08:00',
      closeTime: '18:00',
      lastEntryTime: '17:00',
    },
    {
      name: '淡季',
      startDay: '11-01',
      endDay: '03-31',
      openTime: '09:00',
      closeTime: '16:30',
      lastEntryTime: '16:00',
    },
  ],
  playMinutes: 90,
  capacity: 5000,
  pictures: [{ url: '/api/resorts/uploads/valley.png', covered: true }],
  videoUrl: 'https://video.example.com/valley.mp4',
  intro: '山谷与溪流。',
  detail: '<p>山谷与溪流，四季皆宜。</p>',
  transport: '公交25路栖霞谷站。',
  notice: '请勿投喂动物。',
  concessions: '1.2米以下儿童免票。',
  facilities: [resortFacility.parking, resortFacility.wifi],
  tags: ['徒步'],
  ordering: 5,
  enabled: 1,
} satisfies Omit<Record<keyof ResortForm, unknown>, 'merchantId' | 'version'>;

const as = 'operator';
const city = 'a city exists';
const resort = { businessType: businessType.resort };
const dealsIn: State = ['a merchant deals in', resort];
const plainForm = { ...form, merchantId: fromState('merchantId', '1') };
const nothing = { name: '查无此名', merchantId: '99999999', provinceId: '99999999', cityId: '99999999' };

describeRecords(resorts, {
  as,
  kind: 'resort',
  nothing,
  found: { level: scenicLevel.a5, enabled: 1 },
  row,
  record,
  form: plainForm,
  given: [city, dealsIn],
  wrong: { level: 99 },
  refused: [
    {
      words: 'for a merchant who does not deal in them',
      given: [city, ['a merchant does not deal in', resort]],
      field: 'merchantId',
    },
  ],
});
describeRecords(resorts, {
  as: 'merchantManager',
  kind: 'resort',
  own: true,
  nothing: { name: '查无此名', provinceId: '99999999', cityId: '99999999' },
  found: { level: scenicLevel.a3, enabled: 1 },
  row,
  record,
  form: { ...form, merchantId: fromState('belongId', '2') },
  given: [city],
  wrong: { phone: '12345' },
  refused: [
    {
      words: 'of a merchant who does not deal in them',
      given: [city, ['the own merchant does not deal in', resort]],
      field: 'merchantId',
    },
  ],
});

isRefused(resorts.add, 'seasons that overlap', {
  as,
  given: [city, dealsIn],
  input: {
    body: {
      ...plainForm,
      seasons: [form.seasons[0], { ...form.seasons[1], startDay: '10-31' }],
    } as never,
  },
  status: status.invalid,
  says: '开放季节不能重叠',
  field: 'seasons.1.startDay',
});

describeOffers(resorts, 'place', row);
