import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Hotel, type HotelRow, hotels } from '#contracts/areas/hotels.ts';
import { pictureGroup } from '#contracts/enums/stays.ts';
import { status } from '#contracts/envelope.ts';
import { epochOf } from '#contracts/wireTime.ts';
import { testDay } from '../../contracts/testing/moment.ts';
import { asking, of } from './asking.ts';
import { newHotel } from './hotelForms.ts';
import { type Running, startMock } from './running.ts';

/** The rules of domain design 8.4, over HTTP. Every refusal leaves the state as it was. */

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
const year = Number(testDay.slice(0, 4));

describe('a form with', () => {
  it.each<[string, object, string, string]>([
    ['no name', { name: ' ' }, '请输入酒店名称', 'name'],
    ['a name of 31 characters', { name: '长'.repeat(31) }, '酒店名称不能超过30个字符', 'name'],
    ['no merchant', { merchantId: '' }, '请选择所属商户', 'merchantId'],
    ['an unknown star', { starLevel: 50 }, '请选择星级', 'starLevel'],
    ['a brand of 21', { brand: '长'.repeat(21) }, '品牌不能超过20个字符', 'brand'],
    ['an opening in 1949', { openYear: 1949 }, `开业年份范围为1950-${year}`, 'openYear'],
    ['an opening next year', { openYear: year + 1 }, `开业年份范围为1950-${year}`, 'openYear'],
    [
      'a renovation before it',
      { openYear: 2010, renovationYear: 2009 },
      '装修年份不能早于开业年份',
      'renovationYear',
    ],
    ['no floor', { floors: 0 }, '楼层数范围为1-150', 'floors'],
    ['no rooms', { totalRooms: '' }, '请输入总房量', 'totalRooms'],
    ['5001 rooms', { totalRooms: 5001 }, '总房量范围为1-5000', 'totalRooms'],
    ['no city', { area: { provinceId: '33', cityId: '' } }, '请选择所在地区', 'area.cityId'],
    ['a city of another province', { area: { provinceId: '33', cityId: '4602' } }, '请选择所在地区', 'area'],
    ['a longitude beyond China', { longitude: 72.9 }, '请选择正确的地理位置', 'longitude'],
    ['a wrong phone', { frontPhone: '12345' }, '请输入正确的电话号码', 'frontPhone'],
    ['no check-in', { checkInTime: '' }, '请选择入住时间', 'checkInTime'],
    ['a check-out at 24:00', { checkOutTime: '24:00' }, '请选择离店时间', 'checkOutTime'],
    ['a hold that is no time', { holdUntil: '6 pm' }, '请选择最晚保留', 'holdUntil'],
    ['a negative deposit', { depositAmount: -1 }, '押金范围为0-99999999.99元', 'depositAmount'],
    ['a policy of 301', { childPolicy: '长'.repeat(301) }, '儿童政策不能超过300个字符', 'childPolicy'],
    ['extra beds without a price', { extraBed: 1 }, '请输入加床价', 'extraBedPrice'],
    ['an unknown way to pay', { payWays: [60] }, '请选择支付方式', 'payWays.0'],
    ['no picture', { pictures: [] }, '请上传图片', 'pictures'],
    [
      '21 pictures',
      { pictures: Array.from({ length: 21 }, (_, at) => ({ url: `/${at}`, covered: at === 0 })) },
      '图片不能超过20个',
      'pictures',
    ],
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
    ['a facility twice', { facilities: [10, 10] }, '设施不能重复', 'facilities'],
    ['7 tags', { tags: ['一', '二', '三', '四', '五', '六', '七'] }, '标签不能超过6个', 'tags'],
    ['ordering 101', { ordering: 101 }, '排序范围为0-100', 'ordering'],
  ])('%s is refused', async (_, wrong, message, field) => {
    const body = { ...newHotel, ...wrong };
    await refuses(hotels.add, { body }, status.invalid, message, field);
    await refuses(hotels.update, of('1', body), status.invalid, message, field);
  });
});

describe('a hotel', () => {
  it('is added with what was sent and what is known of it', async () => {
    const body = { ...newHotel, payWays: [20, 10], extraBedPrice: 5000, openYear: '', id: '99' };
    const added = await does<Hotel>(hotels.add, { body });
    expect(added).toEqual({
      ...newHotel,
      id: '7',
      version: 1,
      merchantName: '悦途酒店集团',
      area: { provinceId: '33', cityId: '3301', provinceName: '浙江省', cityName: '杭州市' },
      ...{ brand: '', holdUntil: '', depositAmount: 0, childPolicy: '', detail: '' },
      // Without extra beds there is no price of them.
      extraBedPrice: 0,
      ...{ payWays: [10, 20], facilities: [], tags: [], roomTotal: 0 },
      actions: ['edit', 'enable', 'remove'],
    });
    expect(await does(hotels.get, of('7'))).toEqual(added);
    const years = { openYear: year, renovationYear: year, floors: 150 };
    const changed = await does<Hotel>(
      hotels.update,
      of('7', { ...newHotel, ...years, extraBed: 1, extraBedPrice: 5000, version: 1 }),
    );
    expect(changed).toMatchObject({ ...years, extraBed: 1, extraBedPrice: 5000, version: 2 });
    expect(await does(hotels.remove, of('7'))).toBeNull();
    before = mock.dump();
    await refuses(hotels.get, of('7'), status.notFound, '数据不存在或已被删除');
  });

  it('may have opened in what is this year on the clock of the mock', async () => {
    const body = { ...newHotel, openYear: year + 1 };
    mock.mock.clock.set(epochOf(`${year}-12-31 23:59:59`));
    token = await mock.tokenOf('operator');
    before = mock.dump();
    await refuses(hotels.add, { body }, status.invalid, `开业年份范围为1950-${year}`, 'openYear');
    mock.mock.clock.advance(1000);
    expect(await does<Hotel>(hotels.add, { body })).toMatchObject({ openYear: year + 1 });
  });

  it('shows the outside in pictures of which nobody said more', async () => {
    const pictures = [
      { url: '/a.png', covered: true },
      { url: '/b.png', covered: false, group: pictureGroup.restaurant },
    ];
    const { id, ...added } = await does<Hotel>(hotels.add, { body: { ...newHotel, pictures } });
    expect(added.pictures.map(({ group }) => group)).toEqual([pictureGroup.outside, pictureGroup.restaurant]);
    expect((await does<Hotel>(hotels.get, of(id))).pictures).toEqual(added.pictures);
  });

  it('stays while it has room types', async () => {
    await refuses(hotels.remove, of('1'), status.precondition, '请先删除该酒店下的房型');
    for (const { id } of mock.mock.store.hotelRooms.by('hotelId', '1')) mock.mock.store.hotelRooms.remove(id);
    before = mock.dump();
    await refuses(hotels.remove, of('1'), status.precondition, '请先删除该资源下的产品');
    const ofHotel = mock.mock.store.products
      .by('kind', 'hotel')
      .filter(({ resourceId }) => resourceId === '1');
    for (const { id } of ofHotel) mock.mock.store.products.remove(id);
    await does(hotels.remove, of('1'));
  });
});

describe('the list', () => {
  const idsOf = async (query: object) =>
    (await does<{ list: HotelRow[] }>(hotels.list, { query: { ...query } })).list.map(({ id }) => id);

  it('has the larger ordering first, then the newest', async () => {
    expect(await idsOf({})).toEqual(['1', '6', '5', '4', '3', '2']);
    expect(await idsOf({ offset: 1, limit: 2 })).toEqual(['6', '5']);
  });

  it.each<[object, string[]]>([
    [{ name: '度假' }, ['1', '3']],
    [{ name: '%' }, []],
    [{ merchantId: '4' }, ['3']],
    [{ starLevel: 40 }, ['1', '3']],
    [{ provinceId: '33' }, ['1', '2', '5', '6']],
    [{ cityId: '3301' }, ['1', '6']],
    [{ enabled: 0 }, ['5']],
    [{ provinceId: '33', starLevel: 20, enabled: 1 }, ['6']],
  ])('finds by %j', async (query, ids) => {
    expect((await idsOf(query)).sort()).toEqual(ids);
  });

  it('shows what a row is', async () => {
    const { list } = await does<{ list: HotelRow[] }>(hotels.list, { query: { name: '云栖湖' } });
    expect(list).toEqual([
      {
        id: '1',
        actions: ['edit', 'enable', 'remove'],
        name: '云栖湖度假酒店',
        coverUrl: mock.mock.store.hotels.get('1')?.pictures[0]?.url,
        merchantName: '悦途酒店集团',
        ...{ starLevel: 40, provinceName: '浙江省', cityName: '杭州市', ordering: 10, enabled: 1 },
        ...{ roomTypeCount: 4, totalRooms: 268, checkInTime: '14:00', checkOutTime: '12:00' },
        ...{ productCount: 5, minPrice: expect.any(Number) },
      },
    ]);
    expect(await does(hotels.get, of('1'))).toMatchObject({ roomTotal: 244 });
  });
});
