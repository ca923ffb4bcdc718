import { describe, expect, it } from 'vitest';
import { type Hotel, type HotelRow, hotels } from '#contracts/areas/hotels.ts';
import { pictureGroup } from '#contracts/enums/stays.ts';
import { status } from '#contracts/envelope.ts';
import { epochOf } from '#contracts/wireTime.ts';
import { testDay } from '../../contracts/testing/moment.ts';
import { of } from './asking.ts';
import { newHotel, ofMerchant2 } from './forms.ts';
import { describeAdded, describeList, describeWrongForms, operatorsMock } from './recordTests.ts';
import { wrongHouses } from './wrongForms.ts';

/** The rules of domain design 8.4, over HTTP. Every refusal leaves the state as it was. */

const world = operatorsMock();
const { does, refuses, store } = world;
const year = Number(testDay.slice(0, 4));

describeWrongForms(world, hotels, newHotel, [
  ...wrongHouses('酒店'),
  ['an unknown star', { starLevel: 50 }, '请选择星级', 'starLevel'],
  ['no rooms', { totalRooms: '' }, '请输入总房量', 'totalRooms'],
  ['5001 rooms', { totalRooms: 5001 }, '总房量范围为1-5000', 'totalRooms'],
  ['a wrong phone', { frontPhone: '12345' }, '请输入正确的电话号码', 'frontPhone'],
  ['extra beds without a price', { extraBed: 1 }, '请输入加床价', 'extraBedPrice'],
]);

describe('a hotel', () => {
  describeAdded(world, hotels, newHotel, {
    sent: { payWays: [20, 10], extraBedPrice: 5000, openYear: '' },
    answers: {
      ...{ id: '7', ...ofMerchant2 },
      ...{ brand: '', holdUntil: '', depositAmount: 0, childPolicy: '', detail: '' },
      // Without extra beds there is no price of them.
      extraBedPrice: 0,
      ...{ payWays: [10, 20], facilities: [], tags: [], roomTotal: 0 },
      // Steps to its sale (saleStep).
      missing: [40, 50, 60, 70],
      actions: ['edit', 'enable', 'remove'],
    },
    change: { openYear: year, renovationYear: year, floors: 150, extraBed: 1, extraBedPrice: 5000 },
    emptied: 'openYear',
  });

  it('may have opened in what is this year on the clock of the mock', async () => {
    const body = { ...newHotel, openYear: year + 1 };
    world.mock.mock.clock.set(epochOf(`${year}-12-31 23:59:59`));
    await world.signIn();
    await refuses(hotels.add, { body }, status.invalid, `开业年份范围为1950-${year}`, 'openYear');
    world.mock.mock.clock.advance(1000);
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
    for (const { id } of store().hotelRooms.by('hotelId', '1')) store().hotelRooms.remove(id);
    await refuses(hotels.remove, of('1'), status.precondition, '请先删除该酒店下的产品');
    const ofHotel = store()
      .products.by('kind', 'hotel')
      .filter(({ resourceId }) => resourceId === '1');
    for (const { id } of ofHotel) store().products.remove(id);
    await does(hotels.remove, of('1'));
  });
});

describe('the list', () => {
  describeList(world, hotels, {
    order: ['1', '6', '5', '4', '3', '2'],
    found: [
      [{ name: '度假' }, ['1', '3']],
      [{ name: '%' }, []],
      [{ merchantId: '4' }, ['3']],
      [{ starLevel: 40 }, ['1', '3']],
      [{ provinceId: '33' }, ['1', '2', '5', '6']],
      [{ cityId: '3301' }, ['1', '6']],
      [{ enabled: 0 }, ['5']],
      [{ provinceId: '33', starLevel: 20, enabled: 1 }, ['6']],
    ],
  });

  it('shows what a row is', async () => {
    const { list } = await does<{ list: HotelRow[] }>(hotels.list, { query: { name: '云栖湖' } });
    expect(list).toEqual([
      {
        id: '1',
        actions: ['edit', 'enable', 'remove'],
        name: '云栖湖度假酒店',
        coverUrl: store().hotels.get('1')?.pictures[0]?.url,
        ...{ merchantId: '2', merchantName: '悦途酒店集团' },
        ...{ starLevel: 40, provinceName: '浙江省', cityName: '杭州市', ordering: 10, enabled: 1 },
        ...{ roomTypeCount: 4, totalRooms: 268, checkInTime: '14:00', checkOutTime: '12:00' },
        ...{ productCount: 5, minPrice: expect.any(Number), missing: [] },
      },
    ]);
    expect(await does(hotels.get, of('1'))).toMatchObject({ roomTotal: 244 });
  });
});
