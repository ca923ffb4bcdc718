import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { merchants } from '#contracts/areas/merchants.ts';
import { type Resort, type ResortRow, resorts } from '#contracts/areas/resorts.ts';
import { status } from '#contracts/envelope.ts';
import { asking, of } from './asking.ts';
import { newResort, newSeason } from './resortForms.ts';
import { type Running, startMock } from './running.ts';

/** The rules of domain design 8.3, over HTTP. Every refusal leaves the state as it was. */

let mock: Running;
let token: string;
let before: string;
beforeAll(async () => {
  mock = await startMock({ scale: 0.05 });
});
beforeEach(async () => {
  mock.mock.rewind();
  token = await mock.tokenOf('operator');
  before = mock.dump();
});
afterAll(() => mock.stop());

const { does, refuses } = asking(() => ({ mock, token, before }));
const season = (change: object) => ({ seasons: [{ ...newSeason, ...change }] });
const days = (startDay: string, endDay: string) => ({ ...newSeason, startDay, endDay });

describe('a form with', () => {
  it.each<[string, object, string, string]>([
    ['no name', { name: ' ' }, '请输入景区名称', 'name'],
    ['a name of 31 characters', { name: '长'.repeat(31) }, '景区名称不能超过30个字符', 'name'],
    ['no merchant', { merchantId: '' }, '请选择所属商户', 'merchantId'],
    ['an unknown level', { level: 6 }, '请选择级别', 'level'],
    ['6 themes', { themes: [10, 20, 30, 40, 50, 60] }, '主题不能超过5个', 'themes'],
    ['a theme twice', { themes: [10, 10] }, '主题不能重复', 'themes'],
    ['no city', { area: { provinceId: '33', cityId: '' } }, '请选择所在地区', 'area.cityId'],
    ['a city of another province', { area: { provinceId: '33', cityId: '4602' } }, '请选择所在地区', 'area'],
    ['no longitude', { longitude: '' }, '请选择正确的地理位置', 'longitude'],
    ['a latitude beyond China', { latitude: 54.1 }, '请选择正确的地理位置', 'latitude'],
    ['seven decimals', { longitude: 120.1234567 }, '请选择正确的地理位置', 'longitude'],
    ['a wrong phone', { phone: '12345' }, '请输入正确的电话号码', 'phone'],
    ['no season', { seasons: [] }, '请输入开放时间', 'seasons'],
    ['13 seasons', { seasons: Array(13).fill(newSeason) }, '开放时间不能超过12个', 'seasons'],
    ['a season without a name', season({ name: '' }), '请输入季节名称', 'seasons.0.name'],
    ['a 30 February', season({ startDay: '02-30' }), '请输入正确的开始月日，如04-01', 'seasons.0.startDay'],
    ['a month 13', season({ endDay: '13-01' }), '请输入正确的结束月日，如04-01', 'seasons.0.endDay'],
    ['no closing', season({ closeTime: '' }), '请选择闭园时间', 'seasons.0.closeTime'],
    ['closing at opening', season({ openTime: '18:00' }), '闭园时间必须晚于开园时间', 'seasons.0.closeTime'],
    [
      'a last entry after closing',
      season({ lastEntryTime: '18:01' }),
      '停止入园时间不能晚于闭园时间',
      'seasons.0.lastEntryTime',
    ],
    [
      'a last entry before opening',
      season({ lastEntryTime: '07:59' }),
      '停止入园时间不能早于开园时间',
      'seasons.0.lastEntryTime',
    ],
    ['no picture', { pictures: [] }, '请上传图片', 'pictures'],
    [
      '21 pictures',
      { pictures: Array.from({ length: 21 }, (_, at) => ({ url: `/${at}`, covered: at === 0 })) },
      '图片不能超过20个',
      'pictures',
    ],
    ['no cover', { pictures: [{ url: '/a.png', covered: false }] }, '请设置封面', 'pictures'],
    ['a video that is no address', { videoUrl: 'video.mp4' }, '请输入正确的链接地址', 'videoUrl'],
    ['20 minutes', { playMinutes: 20 }, '游玩时长范围为0.5-72小时，以半小时为单位', 'playMinutes'],
    ['45 minutes', { playMinutes: 45 }, '游玩时长范围为0.5-72小时，以半小时为单位', 'playMinutes'],
    ['72.5 hours', { playMinutes: 4350 }, '游玩时长范围为0.5-72小时，以半小时为单位', 'playMinutes'],
    ['too many visitors', { capacity: 1_000_001 }, '日最大承载量范围为0-1000000', 'capacity'],
    ['no intro', { intro: '' }, '请输入简介', 'intro'],
    ['an intro of 501', { intro: '长'.repeat(501) }, '简介不能超过500个字符', 'intro'],
    ['empty details', { detail: '<p> </p>' }, '请输入图文详情', 'detail'],
    ['a script', { detail: '<p>a</p><script>1</script>' }, '图文详情包含不允许的内容', 'detail'],
    ['a transport of 501', { transport: '长'.repeat(501) }, '交通指南不能超过500个字符', 'transport'],
    ['a notice of 1001', { notice: '长'.repeat(1001) }, '游玩须知不能超过1000个字符', 'notice'],
    ['concessions of 1001', { concessions: '长'.repeat(1001) }, '优待政策不能超过1000个字符', 'concessions'],
    ['7 tags', { tags: ['一', '二', '三', '四', '五', '六', '七'] }, '标签不能超过6个', 'tags'],
    ['ordering 101', { ordering: 101 }, '排序范围为0-100', 'ordering'],
  ])('%s is refused', async (_, wrong, message, field) => {
    const body = { ...newResort, ...wrong };
    await refuses(resorts.add, { body }, status.invalid, message, field);
    await refuses(resorts.update, of('1', body), status.invalid, message, field);
  });

  it.each([
    ['a day in common', [days('04-01', '10-31'), days('10-31', '12-31')], 1],
    ['one within the other', [days('01-01', '12-31'), days('06-01', '06-30')], 1],
    [
      'a third over the new year into the first',
      [days('02-01', '04-30'), days('05-01', '10-31'), days('11-01', '02-01')],
      2,
    ],
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

describe('the merchant of a scenic spot', () => {
  it('is offered by what it deals in', async () => {
    mock.mock.store.merchants.update('6', { businessTypes: [20] });
    const query = { businessType: 10 };
    const { list } = await does<{ list: { id: string }[] }>(merchants.allEnabled, { query });
    expect(list.map(({ id }) => id)).toEqual(['1', '2', '4', '5']);
  });
});

describe('a scenic spot', () => {
  it('is added with what was sent and what is known of it', async () => {
    const added = await does<Resort>(resorts.add, { body: { ...newResort, themes: [20, 10], id: '99' } });
    expect(added).toEqual({
      ...newResort,
      id: '9',
      version: 1,
      merchantName: '悦途酒店集团',
      area: { provinceId: '33', cityId: '3301', provinceName: '浙江省', cityName: '杭州市' },
      ...{ videoUrl: '', transport: '', notice: '', concessions: '', facilities: [], tags: [] },
      actions: ['edit', 'enable', 'remove'],
    });
    expect(await does(resorts.get, of('9'))).toEqual(added);
    const changed = await does<Resort>(
      resorts.update,
      of('9', { ...newResort, playMinutes: 90, capacity: 0, version: 1 }),
    );
    expect(changed).toMatchObject({ playMinutes: 90, capacity: 0, version: 2 });
    expect(await does(resorts.update, of('9', { ...newResort, playMinutes: '' }))).not.toHaveProperty(
      'playMinutes',
    );
    expect(await does(resorts.remove, of('9'))).toBeNull();
    before = mock.dump();
    await refuses(resorts.get, of('9'), status.notFound, '数据不存在或已被删除');
  });
});

describe('the list', () => {
  const idsOf = async (query: object) =>
    (await does<{ list: ResortRow[] }>(resorts.list, { query: { ...query } })).list.map(({ id }) => id);

  it('has the larger ordering first, then the newest', async () => {
    expect(await idsOf({})).toEqual(['1', '3', '5', '2', '7', '8', '6', '4']);
    expect(await idsOf({ offset: 1, limit: 2 })).toEqual(['3', '5']);
  });

  it.each<[object, string[]]>([
    [{ name: '湖' }, ['1', '7']],
    [{ name: '%' }, []],
    [{ merchantId: '5' }, ['4', '6']],
    [{ level: 4 }, ['2', '3', '5']],
    [{ level: 0 }, ['6', '8']],
    [{ provinceId: '33' }, ['1', '2', '7', '8']],
    [{ cityId: '3301' }, ['1', '7']],
    [{ enabled: 0 }, ['6', '8']],
    [{ provinceId: '33', level: 3, enabled: 1 }, ['7']],
  ])('finds by %j', async (query, ids) => {
    expect((await idsOf(query)).sort()).toEqual(ids);
  });

  it('shows what a row is', async () => {
    const { list } = await does<{ list: ResortRow[] }>(resorts.list, { query: { name: '云栖湖' } });
    expect(list).toMatchObject([
      {
        name: '云栖湖国家风景区',
        coverUrl: '/api/resorts/uploads/resort-1-0.svg',
        merchantName: '云栖湖文旅',
        ...{ level: 5, provinceName: '浙江省', cityName: '杭州市', ordering: 90, enabled: 1 },
        seasons: [{ name: '旺季' }, { name: '淡季', startDay: '11-01', endDay: '03-31' }],
      },
    ]);
  });
});
