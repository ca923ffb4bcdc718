import { describe, expect, it } from 'vitest';
import { type HotelRoomRow, hotelRooms } from '#contracts/areas/hotelRooms.ts';
import { hotels } from '#contracts/areas/hotels.ts';
import { of } from './asking.ts';
import { newHotelRoom } from './forms.ts';
import { describeAdded, describeList, describeWrongForms, operatorsMock } from './recordTests.ts';
import { wrongRooms } from './wrongForms.ts';

/** The rules of domain design 8.5, over HTTP. Every refusal leaves the state as it was. */

const world = operatorsMock();
const { does, store } = world;

describeWrongForms(world, hotelRooms, newHotelRoom, [
  ...wrongRooms('房型', '床型'),
  ['no hotel', { hotelId: '' }, '请选择所属酒店', 'hotelId'],
  ['a floor of 21 characters', { roomFloor: '高'.repeat(21) }, '楼层不能超过20个字符', 'roomFloor'],
  ['no adult', { adults: 0 }, '可住成人范围为1-12', 'adults'],
  ['13 adults', { adults: 13 }, '可住成人范围为1-12', 'adults'],
  ['5 children', { children: 5 }, '可住儿童范围为0-4', 'children'],
  ['no word on windows', { windowType: '' }, '请选择窗户', 'windowType'],
  ['no word on smoking', { smoking: 30 }, '请选择吸烟', 'smoking'],
  ['no word on bathrooms', { bathroom: 30 }, '请选择卫浴', 'bathroom'],
  ['4 extra beds', { extraBeds: 4, extraBedPrice: 1 }, '可加床数范围为0-3', 'extraBeds'],
  ['extra beds without a price', { extraBeds: 1 }, '请输入加床价', 'extraBedPrice'],
  ['a description of 501', { description: '长'.repeat(501) }, '描述不能超过500个字符', 'description'],
  ['HTML', { description: '<b>a</b>' }, '描述不能包含HTML标签', 'description'],
]);

describe('a room type', () => {
  describeAdded(world, hotelRooms, newHotelRoom, {
    sent: { internet: [20, 10], extraBeds: 0, extraBedPrice: 5000, children: '' },
    answers: {
      hotelName: '云栖湖度假酒店',
      // Without extra beds there is no price of them.
      ...{ internet: [10, 20], children: 0, extraBeds: 0, extraBedPrice: 0 },
      ...{ roomFloor: '', description: '', facilities: [] },
      // Steps to its sale (saleStep).
      missing: [50, 60, 70],
      actions: ['edit', 'enable', 'remove'],
    },
    change: { extraBeds: 3, extraBedPrice: 5000 },
  });

  it('adds to the rooms of its hotel', async () => {
    await does(hotelRooms.add, { body: newHotelRoom });
    expect(await does(hotels.get, of('1'))).toMatchObject({ roomTotal: 264 });
  });

  it('may be more than its hotel has rooms: that is only warned of', async () => {
    await does(hotelRooms.add, { body: { ...newHotelRoom, roomCount: 2000 } });
  });

  it('writes every change into the log', async () => {
    // It has no products.
    await does(hotelRooms.enable, of('4', { enable: 0 }));
    await does(hotelRooms.enable, of('4', { enable: 1 }));
    await does(hotelRooms.remove, of('4'));
    const lines = store()
      .logLines.by('target', 'hotelRooms/4')
      .map(({ action }) => action);
    expect(lines).toEqual(['添加', '停用房型', '启用房型', '删除房型']);
  });
});

it('selects name the hotel of each room, because hotels have rooms of the same name', async () => {
  const rooms = await does(hotelRooms.all, { query: { name: '高级大床房' } });
  expect(rooms).toMatchObject({ list: [{ name: '高级大床房', hotelName: '云栖湖度假酒店' }] });
});

describe('the list', () => {
  describeList(world, hotelRooms, {
    found: [
      [{ name: '套房' }, ['11', '3']],
      [{ hotelId: '6' }, ['17', '18']],
      [{ bedType: 80 }, ['12']],
      [{ bedType: 60, hotelId: '4' }, ['15']],
      [{ merchantId: '6' }, ['13', '14', '15', '16']],
      [{ enabled: 0 }, ['16', '4']],
      [{ name: '_' }, []],
    ],
  });

  it('shows what a row is', async () => {
    const { list } = await does<{ list: HotelRoomRow[] }>(hotelRooms.list, { query: { name: '亲子' } });
    expect(list).toMatchObject([
      {
        name: '亲子家庭房',
        pictureUrl: store().hotelRooms.get('4')?.pictures[0],
        ...{ hotelId: '1', hotelName: '云栖湖度假酒店', roomArea: 5200, roomFloor: '2层' },
        beds: [
          { bedType: 10, width: 180, count: 1 },
          { bedType: 70, width: 100, count: 1 },
        ],
        ...{ adults: 2, children: 3, windowType: 10, roomCount: 36, enabled: 0 },
      },
    ]);
  });
});
