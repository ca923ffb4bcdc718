import { beforeEach, describe, expect, it } from 'vitest';
import { type MinsuRoom, type MinsuRoomRow, minsuRooms } from '#contracts/areas/minsuRooms.ts';
import { minsus } from '#contracts/areas/minsus.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { ownerType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { codesOf, type RightName } from '#contracts/rights/rights.ts';
import { personaIds } from '#mock/control/personas.ts';
import { of } from './asking.ts';
import { newMinsuRoom } from './forms.ts';
import { describeAdded, describeWrongForms, operatorsMock } from './recordTests.ts';
import type { Input } from './running.ts';
import { wrongRooms } from './wrongForms.ts';

/** The rules of domain design 8.6 for the rooms of guesthouses, over HTTP. Every refusal leaves the state as it was. */

const world = operatorsMock();
const { does, refuses, keep, store, manager } = world;
/** Of guesthouse 2; it can go to another house. */
const withoutProducts = '7';
const own = (id?: string, body?: object): Input => ({
  params: { belongId: '2', ...(id && { id }) },
  ...(body && { body }),
});

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

  it('has a name of its own in its guesthouse', async () => {
    const message = '该民宿下已存在同名房源';
    const body = { ...newMinsuRoom, name: ' 庭院整套' };
    await refuses(minsuRooms.add, { body }, status.duplicate, message, 'name');
    await refuses(minsuRooms.update, of('2', body), status.duplicate, message, 'name');
    await does(minsuRooms.update, of('1', body));
    await does(minsus.enable, of('5', { enable: 1 }));
    await does(minsuRooms.add, { body: { ...body, minsuId: '5' } });
  });

  it('is of a guesthouse that is enabled, with its merchant; who has the room keeps it', async () => {
    const message = '民宿已停用';
    const move = async (minsuId: string) => {
      const body = { ...newMinsuRoom, minsuId };
      await refuses(minsuRooms.add, { body }, status.precondition, message, 'minsuId');
      await refuses(minsuRooms.update, of('1', body), status.precondition, message, 'minsuId');
    };
    await move('5');
    await move('99');
    store().merchants.update('5', { enabled: 0 });
    keep();
    await move('3');
    await does(minsus.enable, of('1', { enable: 0 }));
    await does(minsuRooms.update, of('1', newMinsuRoom));
  });

  it('that somebody else changed is not saved over', async () => {
    const { version } = await does<MinsuRoom>(minsuRooms.enable, of('1', { enable: 0 }));
    keep();
    const body = { ...newMinsuRoom, version: version - 1 };
    await refuses(minsuRooms.update, of('1', body), status.stale, '数据已被修改，请刷新后重试');
    await does(minsuRooms.update, of('1', { ...body, version }));
  });

  it('that is disabled, or whose guesthouse is, is offered to nobody', async () => {
    const query = { minsuId: '1' };
    const offered = async () => (await does<{ count: number }>(minsuRooms.allEnabled, { query })).count;
    expect(await offered()).toBe(4);
    await does(minsuRooms.enable, of('1', { enable: 0 }));
    expect(await offered()).toBe(3);
    await does(minsus.enable, of('1', { enable: 0 }));
    expect(await offered()).toBe(0);
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

const gone = [status.notFound, '数据不存在或已被删除', undefined] as const;
const refused = [status.forbidden, '没有操作权限', undefined] as const;
/** A room of a guesthouse that is not merchant 2's. */
const foreign = () => store().minsuRooms.by('minsuId', '3')[0]?.id ?? '';

describe('a merchant user', () => {
  it('adds, edits, switches and removes what is his', async () => {
    const { id } = await does<MinsuRoom>(minsuRooms.addOfOwn, own(undefined, newMinsuRoom), manager());
    const body = { ...newMinsuRoom, minNights: 2 };
    expect(await does(minsuRooms.updateOfOwn, own(id, body), manager())).toMatchObject({
      minNights: 2,
      actions: ['edit', 'enable', 'remove'],
    });
    expect(await does(minsuRooms.enableOfOwn, own(id, { enable: 0 }), manager())).toMatchObject({
      enabled: 0,
    });
    expect(await does(minsuRooms.listOfOwn, own(), manager())).toMatchObject({ count: 8 });
    expect(await does(minsuRooms.removeOfOwn, own(id), manager())).toBeNull();
  });

  it('does not reach those of another one: a guessed id is absent, another unit is refused', async () => {
    await refuses(minsuRooms.getOfOwn, own(foreign()), ...gone, manager());
    await refuses(minsuRooms.updateOfOwn, own(foreign(), newMinsuRoom), ...gone, manager());
    await refuses(minsuRooms.enableOfOwn, own(foreign(), { enable: 0 }), ...gone, manager());
    await refuses(minsuRooms.removeOfOwn, own(foreign()), ...gone, manager());
    const calls: [AnyEndpoint, Input][] = [
      [minsuRooms.listOfOwn, {}],
      [minsuRooms.getOfOwn, of('1')],
      [minsuRooms.addOfOwn, { body: newMinsuRoom }],
      [minsuRooms.updateOfOwn, of('1', newMinsuRoom)],
      [minsuRooms.enableOfOwn, of('1', { enable: 0 })],
      [minsuRooms.removeOfOwn, of('1')],
    ];
    for (const [call, input] of calls)
      for (const belongId of ['1', '0', '99'])
        await refuses(call, { ...input, params: { ...input.params, belongId } }, ...refused, manager());
    const { list, get, add, update, enable, remove } = minsuRooms;
    for (const call of [list, get, add, update, enable, remove])
      await refuses(call, of('1', newMinsuRoom), ...refused, manager());
  });

  it('adds none to the guesthouse of another one, and moves none there', async () => {
    const body = { ...newMinsuRoom, minsuId: '3' };
    await refuses(minsuRooms.addOfOwn, own(undefined, body), ...refused, manager());
    await refuses(minsuRooms.updateOfOwn, own(withoutProducts, body), ...refused, manager());
  });
});

describe('a user who is responsible for a guesthouse', () => {
  let related: string;
  const grant = (role: string, ...rights: RightName[]) =>
    store().roles.update(role, { rightIds: codesOf(rights) });
  beforeEach(async () => {
    store().users.update(personaIds.frontDesk, {
      resources: [
        { ownerType: ownerType.minsu, ownerId: '2' },
        { ownerType: ownerType.minsu, ownerId: '3' },
        { ownerType: ownerType.hotel, ownerId: '1' },
      ],
    });
    grant('8', 'viewRelatedMerchantHouseRoom', 'manageRelatedMerchantHouseRoom');
    related = await world.running().tokenOf('frontDesk');
    keep();
  });

  it('sees and changes its rooms, and adds some to it, but not those of others', async () => {
    const { list } = await does<{ list: MinsuRoomRow[] }>(minsuRooms.listOfOwn, own(), related);
    expect(new Set(list.map(({ minsuName }) => minsuName))).toEqual(new Set(['半山听雨']));
    await refuses(minsuRooms.getOfOwn, own('1'), ...gone, related);
    await refuses(minsuRooms.getOfOwn, own(foreign()), ...gone, related);
    await refuses(minsuRooms.addOfOwn, own(undefined, newMinsuRoom), ...refused, related);
    await refuses(minsuRooms.updateOfOwn, own(withoutProducts, newMinsuRoom), ...refused, related);
    const body = { ...newMinsuRoom, minsuId: '2' };
    expect(await does(minsuRooms.addOfOwn, own(undefined, body), related)).toMatchObject({
      minsuName: '半山听雨',
    });
  });

  it('who may only look is shown no action', async () => {
    grant('8', 'viewRelatedMerchantHouseRoom');
    const { id } = store().minsuRooms.by('minsuId', '2')[0] as { id: string };
    keep();
    expect(await does(minsuRooms.getOfOwn, own(id), related)).toMatchObject({ actions: [] });
    await refuses(minsuRooms.removeOfOwn, own(id), ...refused, related);
  });
});
