import { describe, expect, it } from 'vitest';
import { type HotelRoom, type HotelRoomRow, hotelRooms } from '#contracts/areas/hotelRooms.ts';
import { hotels } from '#contracts/areas/hotels.ts';
import { merchants } from '#contracts/areas/merchants.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { codesOf } from '#contracts/rights/rights.ts';
import { of } from './asking.ts';
import { newHotelRoom } from './forms.ts';
import { describeAdded, describeList, describeWrongForms, operatorsMock } from './recordTests.ts';
import type { Input } from './running.ts';
import { wrongRooms } from './wrongForms.ts';

/** The rules of domain design 8.5, over HTTP. Every refusal leaves the state as it was. */

const world = operatorsMock();
const { does, refuses, keep, store, manager } = world;
const own = (id?: string, body?: object): Input => ({
  params: { belongId: '2', ...(id && { id }) },
  ...(body && { body }),
});

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

describe('the hotel of a room type', () => {
  const refused = [status.precondition, '酒店已停用', 'hotelId'] as const;

  it('is enabled, and so is its merchant', async () => {
    await does(merchants.enable, of('4', { enable: 0 }));
    keep();
    for (const hotelId of ['5', '3', '99']) {
      const body = { ...newHotelRoom, hotelId };
      await refuses(hotelRooms.add, { body }, ...refused);
      await refuses(hotelRooms.update, of('1', body), ...refused);
    }
  });

  it('that was disabled keeps the ones it has, which are offered to nobody and can be edited', async () => {
    const offered = async () =>
      (await does<{ count: number }>(hotelRooms.allEnabled, { query: { hotelId: '1' } })).count;
    expect(await offered()).toBe(3);
    await does(hotels.enable, of('1', { enable: 0 }));
    expect(await offered()).toBe(0);
    await does(hotelRooms.update, of('1', newHotelRoom));
  });
});

describe('a room type', () => {
  describeAdded(world, hotelRooms, newHotelRoom, {
    sent: { internet: [20, 10], extraBeds: 0, extraBedPrice: 5000, children: '' },
    answers: {
      hotelName: '云栖湖度假酒店',
      // Without extra beds there is no price of them.
      ...{ internet: [10, 20], children: 0, extraBeds: 0, extraBedPrice: 0 },
      ...{ roomFloor: '', description: '', facilities: [] },
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

  it('has a name of its own in its hotel, in any case', async () => {
    await does(hotelRooms.add, { body: { ...newHotelRoom, name: 'Lake' } });
    keep();
    const message = '该酒店下已存在同名房型';
    for (const name of [' LAKE', '湖景套房']) {
      const body = { ...newHotelRoom, name };
      await refuses(hotelRooms.add, { body }, status.duplicate, message, 'name');
      await refuses(hotelRooms.update, of('1', body), status.duplicate, message, 'name');
    }
    await does(hotelRooms.update, of('3', { ...newHotelRoom, name: '湖景套房' }));
    await does(hotelRooms.add, { body: { ...newHotelRoom, name: '湖景套房', hotelId: '2' } });
  });

  it('that somebody else changed is not saved over', async () => {
    const { version } = await does<HotelRoom>(hotelRooms.enable, of('1', { enable: 0 }));
    keep();
    const body = { ...newHotelRoom, version: version - 1 };
    await refuses(hotelRooms.update, of('1', body), status.stale, '数据已被修改，请刷新后重试');
    await does(hotelRooms.update, of('1', { ...body, version }));
  });

  it('writes every change into the log', async () => {
    // It has no products.
    await does(hotelRooms.enable, of('4', { enable: 0 }));
    await does(hotelRooms.enable, of('4', { enable: 1 }));
    await does(hotelRooms.remove, of('4'));
    const lines = store()
      .logLines.by('target', 'hotelRooms/4')
      .map(({ action }) => action);
    expect(lines).toEqual(['停用房型', '启用房型', '删除房型']);
  });
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

describe('a merchant user', () => {
  it('adds, edits, switches and removes those of his own hotels', async () => {
    const { id } = await does<HotelRoom>(hotelRooms.addOfOwn, own(undefined, newHotelRoom), manager());
    const moved = { ...newHotelRoom, hotelId: '2' };
    expect(await does(hotelRooms.updateOfOwn, own(id, moved), manager())).toMatchObject({ hotelId: '2' });
    expect(await does(hotelRooms.enableOfOwn, own(id, { enable: 0 }), manager())).toMatchObject({
      enabled: 0,
    });
    const { count } = await does<{ count: number }>(hotelRooms.listOfOwn, own(), manager());
    expect(count).toBe(11);
    expect(await does(hotelRooms.removeOfOwn, own(id), manager())).toBeNull();
  });

  it('does not reach those of another one: a guessed id is absent, another unit or hotel is refused', async () => {
    const gone = [status.notFound, '数据不存在或已被删除', undefined, manager()] as const;
    await refuses(hotelRooms.getOfOwn, own('9'), ...gone);
    await refuses(hotelRooms.updateOfOwn, own('9', newHotelRoom), ...gone);
    await refuses(hotelRooms.enableOfOwn, own('9', { enable: 0 }), ...gone);
    await refuses(hotelRooms.removeOfOwn, own('9'), ...gone);
    const refused = [status.forbidden, '没有操作权限', undefined, manager()] as const;
    const calls: [AnyEndpoint, Input][] = [
      [hotelRooms.listOfOwn, {}],
      [hotelRooms.getOfOwn, of('1')],
      [hotelRooms.addOfOwn, { body: newHotelRoom }],
      [hotelRooms.updateOfOwn, of('1', newHotelRoom)],
      [hotelRooms.enableOfOwn, of('1', { enable: 0 })],
      [hotelRooms.removeOfOwn, of('1')],
    ];
    for (const [call, input] of calls)
      await refuses(call, { ...input, params: { ...input.params, belongId: '4' } }, ...refused);
    await refuses(hotelRooms.list, {}, ...refused);
    const elsewhere = { ...newHotelRoom, hotelId: '3' };
    await refuses(hotelRooms.addOfOwn, own(undefined, elsewhere), ...refused);
    await refuses(hotelRooms.updateOfOwn, own('4', elsewhere), ...refused);
  });
});

describe('a user who is responsible for hotel 1', () => {
  it('sees, adds and edits room types of it, and of no other hotel', async () => {
    const rights = codesOf(['viewRelatedMerchantHotelRoom', 'manageRelatedMerchantHotelRoom']);
    store().roles.update('8', { rightIds: rights });
    const related = await world.running().tokenOf('frontDesk');
    const { list } = await does<{ list: HotelRoomRow[] }>(hotelRooms.listOfOwn, own(), related);
    expect(list.map(({ id }) => id).sort()).toEqual(['1', '2', '3', '4']);
    const { id } = await does<HotelRoom>(hotelRooms.addOfOwn, own(undefined, newHotelRoom), related);
    keep();
    const gone = [status.notFound, '数据不存在或已被删除', undefined, related] as const;
    await refuses(hotelRooms.getOfOwn, own('5'), ...gone);
    const refused = [status.forbidden, '没有操作权限', undefined, related] as const;
    await refuses(hotelRooms.addOfOwn, own(undefined, { ...newHotelRoom, hotelId: '2' }), ...refused);
    await refuses(hotelRooms.updateOfOwn, own(id, { ...newHotelRoom, hotelId: '2' }), ...refused);
  });
});
