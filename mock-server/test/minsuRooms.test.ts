import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MinsuRoom, type MinsuRoomRow, minsuRooms } from '#contracts/areas/minsuRooms.ts';
import { minsus } from '#contracts/areas/minsus.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { ownerType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { codesOf, type RightName } from '#contracts/rights/rights.ts';
import { personaIds } from '#mock/control/personas.ts';
import { asking, of } from './asking.ts';
import { newMinsuRoom } from './minsuForms.ts';
import { type Input, type Running, startMock } from './running.ts';

/** The rules of domain design 8.6 for the rooms of guesthouses, over HTTP. Every refusal leaves the state as it was. */

let mock: Running;
let token: string;
let manager: string;
let before: string;
beforeAll(async () => {
  mock = await startMock({ scale: 0.05 });
});
beforeEach(async () => {
  mock.mock.rewind();
  token = await mock.tokenOf('operator');
  manager = await mock.tokenOf('merchantManager');
  before = mock.dump();
});
afterAll(() => mock.stop());

const { does, refuses } = asking(() => ({ mock, token, before }));
/** Of guesthouse 2; it can go to another house. */
const withoutProducts = '7';
const own = (id?: string, body?: object): Input => ({
  params: { belongId: '2', ...(id && { id }) },
  ...(body && { body }),
});
const bed = { bedType: 10, width: 180, count: 1 };

describe('a form with', () => {
  it.each<[string, object, string, string]>([
    ['no guesthouse', { minsuId: '' }, '请选择所属民宿', 'minsuId'],
    ['no name', { name: ' ' }, '请输入房源名称', 'name'],
    ['a name of 31 characters', { name: '长'.repeat(31) }, '房源名称不能超过30个字符', 'name'],
    ['no way of letting', { rentType: '' }, '请选择出租方式', 'rentType'],
    ['an unknown one', { rentType: 40 }, '请选择出租方式', 'rentType'],
    ['21 bedrooms', { bedrooms: 21 }, '卧室数范围为0-20', 'bedrooms'],
    ['11 living rooms', { livingRooms: 11 }, '客厅数范围为0-10', 'livingRooms'],
    ['6 kitchens', { kitchens: 6 }, '厨房数范围为0-5', 'kitchens'],
    ['21 bathrooms', { bathrooms: 21 }, '卫生间数范围为0-20', 'bathrooms'],
    ['no bed', { beds: [] }, '请选择床铺', 'beds'],
    ['11 rows of beds', { beds: Array(11).fill(bed) }, '床铺不能超过10个', 'beds'],
    ['an unknown bed', { beds: [{ ...bed, bedType: 90 }] }, '请选择床型', 'beds.0.bedType'],
    ['a narrow bed', { beds: [bed, { ...bed, width: 89 }] }, '床宽范围为90-300', 'beds.1.width'],
    ['7 beds of a kind', { beds: [{ ...bed, count: 7 }] }, '床数范围为1-6', 'beds.0.count'],
    ['no area', { roomArea: '' }, '请输入面积', 'roomArea'],
    ['4.99 ㎡', { roomArea: 499 }, '面积范围为5-1000', 'roomArea'],
    ['1000.01 ㎡', { roomArea: 100_001 }, '面积范围为5-1000', 'roomArea'],
    ['no guest', { maxGuests: 0 }, '可住人数范围为1-50', 'maxGuests'],
    ['11 extra guests', { extraGuests: 11 }, '最多加客范围为0-10', 'extraGuests'],
    ['a negative fee', { extraGuestPrice: -1 }, '加客费范围为0-99999999.99元', 'extraGuestPrice'],
    ['no room', { roomCount: 0 }, '房间数量范围为1-2000', 'roomCount'],
    [
      'several of a whole house',
      { rentType: 10, roomCount: 2, identicalUnits: 0 },
      '整套房源数量只能为1',
      'roomCount',
    ],
    ['no picture', { pictures: [] }, '请上传图片', 'pictures'],
    ['13 pictures', { pictures: Array(13).fill('/a.png') }, '图片不能超过12个', 'pictures'],
    ['an unknown facility', { facilities: [100] }, '请选择设施', 'facilities.0'],
    ['31 nights', { minNights: 31 }, '最少入住范围为1-30', 'minNights'],
    ['ordering 101', { ordering: 101 }, '排序范围为0-100', 'ordering'],
  ])('%s is refused', async (_, wrong, message, field) => {
    const body = { ...newMinsuRoom, ...wrong };
    await refuses(minsuRooms.add, { body }, status.invalid, message, field);
    await refuses(minsuRooms.update, of('1', body), status.invalid, message, field);
  });

  it('several whole houses that are alike is right; of single rooms nobody says that they are alike', async () => {
    const alike = { identicalUnits: 1, roomCount: 3 };
    const whole = { ...newMinsuRoom, ...alike, rentType: 10 };
    expect(await does(minsuRooms.add, { body: whole })).toMatchObject(alike);
    const rooms = { ...newMinsuRoom, ...alike, name: '另一间' };
    expect(await does(minsuRooms.add, { body: rooms })).toMatchObject({ identicalUnits: 0, roomCount: 3 });
  });
});

describe('a room', () => {
  it('is added with what was sent and what is known of it', async () => {
    const body = { ...newMinsuRoom, facilities: [90, 10], extraGuestPrice: 8050, id: '99' };
    const added = await does<MinsuRoom>(minsuRooms.add, { body });
    const { id } = added;
    expect(added).toEqual({
      ...newMinsuRoom,
      ...{ id, version: 1, minsuName: '梧桐里民宿', extraGuestPrice: 8050, facilities: [10, 90] },
      actions: ['edit', 'enable', 'remove'],
    });
    expect(id).not.toBe('99');
    expect(await does(minsuRooms.get, of(id))).toEqual(added);
    const changed = await does(minsuRooms.update, of(id, { ...newMinsuRoom, version: 1 }));
    expect(changed).toMatchObject({ facilities: [], extraGuestPrice: 0, version: 2 });
    expect(await does(minsuRooms.remove, of(id))).toBeNull();
    before = mock.dump();
    await refuses(minsuRooms.get, of(id), status.notFound, '数据不存在或已被删除');
    const lines = mock.mock.store.logLines.by('target', `minsuRooms/${id}`).map(({ action }) => action);
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
    mock.mock.store.merchants.update('5', { enabled: 0 });
    before = mock.dump();
    await move('3');
    await does(minsus.enable, of('1', { enable: 0 }));
    await does(minsuRooms.update, of('1', newMinsuRoom));
  });

  it('that somebody else changed is not saved over', async () => {
    const { version } = await does<MinsuRoom>(minsuRooms.enable, of('1', { enable: 0 }));
    before = mock.dump();
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
const foreign = () => mock.mock.store.minsuRooms.by('minsuId', '3')[0]?.id ?? '';

describe('a merchant user', () => {
  it('adds, edits, switches and removes what is his', async () => {
    const { id } = await does<MinsuRoom>(minsuRooms.addOfOwn, own(undefined, newMinsuRoom), manager);
    const body = { ...newMinsuRoom, minNights: 2 };
    expect(await does(minsuRooms.updateOfOwn, own(id, body), manager)).toMatchObject({
      minNights: 2,
      actions: ['edit', 'enable', 'remove'],
    });
    expect(await does(minsuRooms.enableOfOwn, own(id, { enable: 0 }), manager)).toMatchObject({ enabled: 0 });
    expect(await does(minsuRooms.listOfOwn, own(), manager)).toMatchObject({ count: 8 });
    expect(await does(minsuRooms.removeOfOwn, own(id), manager)).toBeNull();
  });

  it('does not reach those of another one: a guessed id is absent, another unit is refused', async () => {
    await refuses(minsuRooms.getOfOwn, own(foreign()), ...gone, manager);
    await refuses(minsuRooms.updateOfOwn, own(foreign(), newMinsuRoom), ...gone, manager);
    await refuses(minsuRooms.enableOfOwn, own(foreign(), { enable: 0 }), ...gone, manager);
    await refuses(minsuRooms.removeOfOwn, own(foreign()), ...gone, manager);
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
        await refuses(call, { ...input, params: { ...input.params, belongId } }, ...refused, manager);
    const { list, get, add, update, enable, remove } = minsuRooms;
    for (const call of [list, get, add, update, enable, remove])
      await refuses(call, of('1', newMinsuRoom), ...refused, manager);
  });

  it('adds none to the guesthouse of another one, and moves none there', async () => {
    const body = { ...newMinsuRoom, minsuId: '3' };
    await refuses(minsuRooms.addOfOwn, own(undefined, body), ...refused, manager);
    await refuses(minsuRooms.updateOfOwn, own(withoutProducts, body), ...refused, manager);
  });
});

describe('a user who is responsible for a guesthouse', () => {
  let related: string;
  const grant = (role: string, ...rights: RightName[]) =>
    mock.mock.store.roles.update(role, { rightIds: codesOf(rights) });
  beforeEach(async () => {
    mock.mock.store.users.update(personaIds.frontDesk, {
      resources: [
        { ownerType: ownerType.minsu, ownerId: '2' },
        { ownerType: ownerType.minsu, ownerId: '3' },
        { ownerType: ownerType.hotel, ownerId: '1' },
      ],
    });
    grant('8', 'viewRelatedMerchantHouseRoom', 'manageRelatedMerchantHouseRoom');
    related = await mock.tokenOf('frontDesk');
    before = mock.dump();
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
    const { id } = mock.mock.store.minsuRooms.by('minsuId', '2')[0] as { id: string };
    before = mock.dump();
    expect(await does(minsuRooms.getOfOwn, own(id), related)).toMatchObject({ actions: [] });
    await refuses(minsuRooms.removeOfOwn, own(id), ...refused, related);
  });
});
