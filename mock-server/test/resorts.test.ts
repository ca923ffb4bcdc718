import { describe, expect, it } from 'vitest';
import { merchants } from '#contracts/areas/merchants.ts';
import { type Resort, resorts } from '#contracts/areas/resorts.ts';
import { status } from '#contracts/envelope.ts';
import { newResort, ofMerchant2 } from './forms.ts';
import { describeAdded, describeList, describeWrongForms, operatorsMock, type Wrong } from './recordTests.ts';
import { long, wrongVenues } from './wrongForms.ts';

/** The rules of domain design 8.3, over HTTP. Every refusal leaves the state as it was. */

const world = operatorsMock();
const { does, refuses, store } = world;
const [newSeason] = newResort.seasons;
const days = (startDay: string, endDay: string) => ({ ...newSeason, startDay, endDay });

/** A season with a wrong value, which is told at its own field unless another one is named. */
const season = (what: string, wrong: object, message: string, field = Object.keys(wrong)[0]): Wrong => [
  what,
  { seasons: [{ ...newSeason, ...wrong }] },
  message,
  `seasons.0.${field}`,
];
const hours = '游玩时长范围为0.5-72小时，以半小时为单位';

describeWrongForms(world, resorts, newResort, [
  ...wrongVenues('景区'),
  ['an unknown level', { level: 6 }, '请选择级别', 'level'],
  ['6 themes', { themes: [10, 20, 30, 40, 50, 60] }, '主题不能超过5个', 'themes'],
  ['a theme twice', { themes: [10, 10] }, '主题不能重复', 'themes'],
  ['a wrong phone', { phone: '12345' }, '请输入正确的电话号码', 'phone'],
  ['no season', { seasons: [] }, '请输入开放时间', 'seasons'],
  ['13 seasons', { seasons: Array(13).fill(newSeason) }, '开放时间不能超过12个', 'seasons'],
  season('a season without a name', { name: '' }, '请输入季节名称'),
  season('a 30 February', { startDay: '02-30' }, '请输入正确的开始月日，如04-01'),
  season('a month 13', { endDay: '13-01' }, '请输入正确的结束月日，如04-01'),
  season('no closing', { closeTime: '' }, '请选择闭园时间'),
  season('closing at opening', { openTime: '18:00' }, '闭园时间必须晚于开园时间', 'closeTime'),
  season('a last entry after closing', { lastEntryTime: '18:01' }, '停止入园时间不能晚于闭园时间'),
  season('a last entry before opening', { lastEntryTime: '07:59' }, '停止入园时间不能早于开园时间'),
  ['a video that is no address', { videoUrl: 'video.mp4' }, '请输入正确的链接地址', 'videoUrl'],
  ['a video that is no mp4', { videoUrl: '/oss/film.mov' }, '仅支持mp4格式，大小不能超过100M', 'videoUrl'],
  ...[20, 45, 4350].map(
    (playMinutes): Wrong => [`${playMinutes} minutes`, { playMinutes }, hours, 'playMinutes'],
  ),
  ['too many visitors', { capacity: 1_000_001 }, '日最大承载量范围为0-1000000', 'capacity'],
  ['empty details', { detail: '<p> </p>' }, '请输入图文详情', 'detail'],
  ['a transport of 501', { transport: long(501) }, '交通指南不能超过500个字符', 'transport'],
  ['a notice of 1001', { notice: long(1001) }, '游玩须知不能超过1000个字符', 'notice'],
  ['concessions of 1001', { concessions: long(1001) }, '优待政策不能超过1000个字符', 'concessions'],
]);

describe('a form with', () => {
  it.each([
    ['a day in common', [days('04-01', '10-31'), days('10-31', '12-31')], 1],
    ['one within the other', [days('01-01', '12-31'), days('06-01', '06-30')], 1],
    ['the new year in common', [days('02-01', '04-30'), days('05-01', '10-31'), days('11-01', '02-01')], 2],
    ['two over the new year', [days('12-01', '01-31'), days('12-31', '01-01')], 1],
  ])('seasons that have %s are refused at the later one', async (_, seasons, at) => {
    const body = { ...newResort, seasons };
    await refuses(resorts.add, { body }, status.invalid, '开放季节不能重叠', `seasons.${at}.startDay`);
  });

  it('seasons that only touch are right, also over the new year and on 29 February; they come sorted', async () => {
    const seasons = [days('11-01', '02-28'), days('02-29', '02-29'), days('03-01', '10-31')];
    const { seasons: saved } = await does<Resort>(resorts.add, { body: { ...newResort, seasons } });
    expect(saved.map(({ startDay }) => startDay)).toEqual(['02-29', '03-01', '11-01']);
  });
});

describe('a scenic spot', () => {
  it('can be of merchants that are offered by what they deal in', async () => {
    store().merchants.update('6', { businessTypes: [20] });
    const query = { businessType: 10 };
    const { list } = await does<{ list: { id: string }[] }>(merchants.allEnabled, { query });
    expect(list.map(({ id }) => id)).toEqual(['1', '2', '4', '5']);
  });

  describeAdded(world, resorts, newResort, {
    sent: { themes: [20, 10] },
    answers: {
      ...{ ...ofMerchant2, id: '9', themes: [10, 20] },
      ...{ videoUrl: '', transport: '', notice: '', concessions: '', facilities: [], tags: [] },
      // Steps to its sale (saleStep).
      missing: [50, 60, 70],
      actions: ['edit', 'enable', 'remove'],
    },
    change: { playMinutes: 90, capacity: 0 },
    emptied: 'playMinutes',
  });
});

describe('the list', () => {
  describeList(world, resorts, {
    order: ['1', '3', '5', '2', '7', '8', '6', '4'],
    found: [
      [{ name: '湖' }, ['1', '7']],
      [{ name: '%' }, []],
      [{ merchantId: '5' }, ['4', '6']],
      [{ level: 4 }, ['2', '3', '5']],
      [{ level: 0 }, ['6', '8']],
      [{ provinceId: '33' }, ['1', '2', '7', '8']],
      [{ cityId: '3301' }, ['1', '7']],
      [{ enabled: 0 }, ['6', '8']],
      [{ provinceId: '33', level: 3, enabled: 1 }, ['7']],
    ],
    row: [
      { name: '云栖湖' },
      {
        ...{ name: '云栖湖国家风景区', merchantName: '云栖湖文旅', level: 5, ordering: 90, enabled: 1 },
        ...{ provinceName: '浙江省', cityName: '杭州市', coverUrl: '/api/resorts/uploads/resort-1-0.svg' },
        seasons: [{ name: '旺季' }, { name: '淡季', startDay: '11-01', endDay: '03-31' }],
      },
    ],
  });
});
