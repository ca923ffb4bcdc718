import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Minsu, type MinsuRow, minsus } from '#contracts/areas/minsus.ts';
import { status } from '#contracts/envelope.ts';
import { testDay } from '../../contracts/testing/moment.ts';
import { asking, of } from './asking.ts';
import { newMinsu } from './minsuForms.ts';
import { type Running, startMock } from './running.ts';

/** The rules of domain design 8.6 for guesthouses, over HTTP. Every refusal leaves the state as it was. */

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
const thisYear = Number(testDay.slice(0, 4));

describe('a form with', () => {
  it.each<[string, object, string, string]>([
    ['no name', { name: ' ' }, '请输入民宿名称', 'name'],
    ['a name of 31 characters', { name: '长'.repeat(31) }, '民宿名称不能超过30个字符', 'name'],
    ['HTML in the name', { name: '<b>山居</b>' }, '民宿名称不能包含HTML标签', 'name'],
    ['no merchant', { merchantId: '' }, '请选择所属商户', 'merchantId'],
    ['no type', { minsuType: '' }, '请选择民宿类型', 'minsuType'],
    ['an unknown type', { minsuType: 80 }, '请选择民宿类型', 'minsuType'],
    ['a brand of 21', { brand: '长'.repeat(21) }, '品牌不能超过20个字符', 'brand'],
    ['an opening in 1949', { openYear: 1949 }, `开业年份范围为1950-${thisYear}`, 'openYear'],
    ['one in the future', { openYear: thisYear + 1 }, `开业年份范围为1950-${thisYear}`, 'openYear'],
    [
      'a renovation before it opened',
      { openYear: 2020, renovationYear: 2019 },
      '装修年份不能早于开业年份',
      'renovationYear',
    ],
    ['no storey', { floors: 0 }, '楼层数范围为1-150', 'floors'],
    ['no city', { area: { provinceId: '33', cityId: '' } }, '请选择所在地区', 'area.cityId'],
    ['a city of another province', { area: { provinceId: '33', cityId: '4602' } }, '请选择所在地区', 'area'],
    ['an address of 101', { address: '长'.repeat(101) }, '详细地址不能超过100个字符', 'address'],
    ['no longitude', { longitude: '' }, '请选择正确的地理位置', 'longitude'],
    ['a latitude beyond China', { latitude: 2.9 }, '请选择正确的地理位置', 'latitude'],
    ['a wrong booking phone', { bookingPhone: '12345' }, '请输入正确的电话号码', 'bookingPhone'],
    ['no host', { hostName: '' }, '请输入房东姓名', 'hostName'],
    ['a host with digits', { hostName: '江2' }, '请输入正确的姓名', 'hostName'],
    ['no phone of the host', { hostPhone: '' }, '请输入房东电话', 'hostPhone'],
    ['a wrong one', { hostPhone: '1990000' }, '请输入正确的电话号码', 'hostPhone'],
    ['a picture that is no address', { hostPictureUrl: 'a b' }, '请上传正确的图片', 'hostPictureUrl'],
    ['too much about the host', { hostIntro: '长'.repeat(501) }, '房东介绍不能超过500个字符', 'hostIntro'],
    ['no check-in', { checkInTime: '' }, '请选择入住时间', 'checkInTime'],
    ['a check-out at 24:00', { checkOutTime: '24:00' }, '请选择离店时间', 'checkOutTime'],
    ['a quiet time without end', { quietStart: '22:00' }, '请选择安静结束时间', 'quietEnd'],
    ['one without beginning', { quietEnd: '07:00' }, '请选择安静开始时间', 'quietStart'],
    [
      'one of no length',
      { quietStart: '22:00', quietEnd: '22:00' },
      '安静时间的开始和结束不能相同',
      'quietEnd',
    ],
    ['an unknown rule', { houseRules: [50] }, '请选择房屋守则', 'houseRules.0'],
    ['a rule twice', { houseRules: [10, 10] }, '房屋守则不能重复', 'houseRules'],
    ['a feature twice', { features: [20, 20] }, '特色不能重复', 'features'],
    ['a negative deposit', { depositAmount: -1 }, '押金范围为0-99999999.99元', 'depositAmount'],
    ['half a cent', { depositAmount: 0.5 }, '押金范围为0-99999999.99元', 'depositAmount'],
    ['a cleaning fee of 1000.01', { cleaningAmount: 100_001 }, '保洁费范围为0-1000元', 'cleaningAmount'],
    ['no picture', { pictures: [] }, '请上传图片', 'pictures'],
    ['no cover', { pictures: [{ url: '/a.png', covered: false }] }, '请设置封面', 'pictures'],
    [
      'two covers',
      { pictures: ['/a.png', '/b.png'].map((url) => ({ url, covered: true })) },
      '请设置封面',
      'pictures',
    ],
    [
      'a picture of an unknown group',
      { pictures: [{ url: '/a.png', covered: true, group: 60 }] },
      '请选择图片分组',
      'pictures.0.group',
    ],
    ['no intro', { intro: '' }, '请输入简介', 'intro'],
    ['a script', { detail: '<p>a</p><script>1</script>' }, '图文详情包含不允许的内容', 'detail'],
    ['7 tags', { tags: ['一', '二', '三', '四', '五', '六', '七'] }, '标签不能超过6个', 'tags'],
    ['ordering 101', { ordering: 101 }, '排序范围为0-100', 'ordering'],
  ])('%s is refused', async (_, wrong, message, field) => {
    const body = { ...newMinsu, ...wrong };
    await refuses(minsus.add, { body }, status.invalid, message, field);
    await refuses(minsus.update, of('1', body), status.invalid, message, field);
  });

  it('the highest cleaning fee and a quiet time over midnight is right', async () => {
    const body = { ...newMinsu, cleaningAmount: 100_000, quietStart: '22:00', quietEnd: '07:00' };
    expect(await does(minsus.add, { body })).toMatchObject({ cleaningAmount: 100_000, quietEnd: '07:00' });
  });
});

describe('a guesthouse', () => {
  it('is added with what was sent and what is known of it; what is emptied is gone', async () => {
    const body = { ...newMinsu, features: [80, 20], openYear: 2019, floors: 3, id: '99' };
    const added = await does<Minsu>(minsus.add, { body });
    expect(added).toEqual({
      ...newMinsu,
      ...{ id: '6', version: 1, merchantName: '悦途酒店集团', openYear: 2019, floors: 3 },
      area: { provinceId: '33', cityId: '3301', provinceName: '浙江省', cityName: '杭州市' },
      ...{ brand: '', hostPictureUrl: '', hostIntro: '', holdUntil: '', quietStart: '', quietEnd: '' },
      ...{ childPolicy: '', detail: '', depositAmount: 0, cleaningAmount: 0, tags: [] },
      ...{ features: [20, 80], facilities: [], houseRules: [], payWays: [] },
      hostPhone: '199****3333',
      actions: ['edit', 'enable', 'remove', 'reveal'],
      logs: [expect.objectContaining({ action: '添加民宿' })],
    });
    expect(await does(minsus.get, of('6'))).toEqual(added);
    const emptied = await does<Minsu>(minsus.update, of('6', { ...newMinsu, openYear: '', version: 1 }));
    expect(emptied).not.toHaveProperty('openYear');
    expect(emptied).toMatchObject({ features: [], version: 2 });
    expect(await does(minsus.remove, of('6'))).toBeNull();
    before = mock.dump();
    await refuses(minsus.get, of('6'), status.notFound, '数据不存在或已被删除');
  });

  it('with rooms stays', async () => {
    await refuses(minsus.remove, of('1'), status.precondition, '请先删除该民宿下的房源');
    const { minsuRooms, products } = mock.mock.store;
    for (const { id } of minsuRooms.by('minsuId', '1')) minsuRooms.remove(id);
    before = mock.dump();
    await refuses(minsus.remove, of('1'), status.precondition, '请先删除该资源下的产品');
    for (const { id } of products.by('kind', 'house')) products.remove(id);
    expect(await does(minsus.remove, of('1'))).toBeNull();
  });
});

describe('the list', () => {
  const idsOf = async (query: object) =>
    (await does<{ list: MinsuRow[] }>(minsus.list, { query: { ...query } })).list.map(({ id }) => id);

  it('has the larger ordering first, then the newest', async () => {
    expect(await idsOf({})).toEqual(['1', '2', '3', '5', '4']);
    expect(await idsOf({ offset: 1, limit: 2 })).toEqual(['2', '3']);
  });

  it.each<[object, string[]]>([
    [{ name: '听' }, ['2', '5']],
    [{ name: '%' }, []],
    [{ merchantId: '2' }, ['1', '2', '5']],
    [{ minsuType: 40 }, ['4']],
    [{ provinceId: '33' }, ['1', '2', '5']],
    [{ cityId: '3301' }, ['1', '5']],
    [{ enabled: 0 }, ['5']],
    [{ provinceId: '33', minsuType: 10, enabled: 1 }, ['2']],
  ])('finds by %j', async (query, ids) => {
    expect((await idsOf(query)).sort()).toEqual(ids);
  });

  it('counts rooms and units', async () => {
    const { list } = await does<{ list: MinsuRow[] }>(minsus.list, { query: { name: '梧桐里' } });
    expect(list).toMatchObject([
      {
        ...{ name: '梧桐里民宿', merchantName: '悦途酒店集团' },
        ...{ provinceName: '浙江省', cityName: '杭州市', roomKinds: 4, unitCount: 16 },
        ...{ checkInTime: '14:00', checkOutTime: '12:00' },
      },
    ]);
    expect(list[0]?.coverUrl).toMatch(/^\/api\/resorts\/uploads\/minsu-01/);
  });
});
