import { describe, expect, it } from 'vitest';
import { type MinsuRoom, type MinsuRoomRow, minsuRooms } from '#contracts/areas/minsuRooms.ts';
import { of } from './asking.ts';
import { newMinsuRoom } from './forms.ts';
import { describeAdded, describeWrongForms, operatorsMock } from './recordTests.ts';
import { wrongRooms } from './wrongForms.ts';

/** The rules of domain design 8.6 for the rooms of guesthouses, over HTTP. Every refusal leaves the state as it was. */

const world = operatorsMock();
const { does, store } = world;

describeWrongForms(world, minsuRooms, newMinsuRoom, [
  ...wrongRooms('房源', '床铺'),
  ['no guesthouse', { minsuId: '' }, '请选择所属民宿', 'minsuId'],
  ['no way of letting', { rentType: '' }, '请选择出租方式', 'rentType'],
  ['an unknown one', { rentType: 40 }, '请选择出租方式', 'rentType'],
  ['21 bedrooms', { bedrooms: 21 }, '卧室数范围为0-20', 'bedrooms'],
  ['11 living rooms', { livingRooms: 11 }, '客厅数范围为0-10', 'livingRooms'],
  ['6 kitchens', { kitchens: 6 }, '厨房数范围为0-5', 'kitchens'],
  ['21 bathrooms', { bathrooms: 21 }, '卫生间数范围为0-20', 'bathrooms'],
  ['no guest', { maxGuests: 0 }, '可住人数范围为1-50', 'maxGuests'],
  ['11 extra guests', { extraGuests: 11 }, '最多加客范围为0-10', 'extraGuests'],
  ['a negative fee', { extraGuestPrice: -1 }, '加客费范围为0-99999999.99元', 'extraGuestPrice'],
  [
    'several of a whole house',
    { rentType: 10, roomCount: 2, identicalUnits: 0 },
    '整套房源数量只能为1',
    'roomCount',
  ],
  ['31 nights', { minNights: 31 }, '最少入住范围为1-30', 'minNights'],
  ['ordering 101', { ordering: 101 }, '排序范围为0-100', 'ordering'],
]);

describe('a form with', () => {
  it('several whole houses that are alike is right; of single rooms nobody says that they are alike', async () => {
    const alike = { identicalUnits: 1, roomCount: 3 };
    const whole = { ...newMinsuRoom, ...alike, rentType: 10 };
    expect(await does(minsuRooms.add, { body: whole })).toMatchObject(alike);
    const rooms = { ...newMinsuRoom, ...alike, name: '另一间' };
    expect(await does(minsuRooms.add, { body: rooms })).toMatchObject({ identicalUnits: 0, roomCount: 3 });
  });
});

describe('a room', () => {
  describeAdded(world, minsuRooms, newMinsuRoom, {
    sent: { facilities: [90, 10], extraGuestPrice: 8050 },
    answers: {
      ...{ minsuName: '梧桐里民宿', extraGuestPrice: 8050, facilities: [10, 90] },
      // Steps to its sale (saleStep).
      missing: [50, 60, 70],
      actions: ['edit', 'enable', 'remove'],
    },
    change: { minNights: 2 },
  });

  it('loses what a later form leaves out; every change is in the log', async () => {
    const body = { ...newMinsuRoom, facilities: [90, 10], extraGuestPrice: 8050 };
    const { id } = await does<MinsuRoom>(minsuRooms.add, { body });
    const changed = await does(minsuRooms.update, of(id, { ...newMinsuRoom, version: 1 }));
    expect(changed).toMatchObject({ facilities: [], extraGuestPrice: 0, version: 2 });
    await does(minsuRooms.remove, of(id));
    const lines = store()
      .logLines.by('target', `minsuRooms/${id}`)
      .map(({ action }) => action);
    expect(lines).toEqual(['添加房源', '编辑房源', '删除房源']);
  });
});

describe('the list', () => {
  const namesOf = async (query: object) =>
    (await does<{ list: MinsuRoomRow[] }>(minsuRooms.list, { query: { ...query } })).list.map(
      ({ minsuName, name }) => `${minsuName} ${name}`,
    );

  it.each<[object, number]>([
    [{}, 13],
    [{ name: '床位' }, 1],
    [{ name: '%' }, 0],
    [{ minsuId: '1' }, 4],
    [{ rentType: 10 }, 4],
    [{ bedType: 70 }, 1],
    [{ bedType: 20 }, 4],
    [{ enabled: 0 }, 1],
    [{ merchantId: '2' }, 7],
    [{ merchantId: '2', rentType: 20, enabled: 1 }, 3],
  ])('finds by %j', async (query, count) => {
    const found = await does<{ count: number }>(minsuRooms.list, { query: { ...query } });
    expect(found.count).toBe(count);
  });

  it('has the larger ordering first', async () => {
    expect(await namesOf({ minsuId: '1' })).toEqual([
      '梧桐里民宿 庭院整套',
      '梧桐里民宿 阁楼单间',
      '梧桐里民宿 观景大床房',
      '梧桐里民宿 背包客床位',
    ]);
  });
});
