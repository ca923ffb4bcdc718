import { describe, expect, it } from 'vitest';
import { type Banner, estateBanners } from '#contracts/areas/banners.ts';
import { type Estate, estates } from '#contracts/areas/estates.ts';
import { roomSaleStatus } from '#contracts/enums/estates.ts';
import { linkType, productType } from '#contracts/enums.ts';
import { type ListData, status } from '#contracts/envelope.ts';

import { bannerExample } from '#contracts/examples/banners.ts';
import { estateExample } from '#contracts/examples/estates.ts';
import { sellRoom } from '#mock/control/states/roomSetup.ts';
import { addBooking } from '#mock/estate/bookingMoves.ts';
import { bySystem } from '#mock/records/operators.ts';
import type { StoredEstate, StoredRecommend } from '#mock/store/estateRows.ts';
import { of } from './asking.ts';
import { newEstate } from './forms.ts';
import { describeAdded, describeList, describeWrongForms, operatorsMock } from './recordTests.ts';
import { long } from './wrongForms.ts';

/** The rules of domain design 4.1 and 4.3, over HTTP: base data, shelf, ordering, removal, and who reaches which project. */

const world = operatorsMock('platformAdmin');
const { does, refuses } = world;
const estate = (id: string) => world.store().estates.get(id) as StoredEstate;

const place = '请选择正确的地理位置';
describeWrongForms(world, estates, newEstate, [
  ['no name', { name: ' ' }, '请输入项目名称', 'name'],
  ['a name of one character', { name: '苑' }, '项目名称不能少于2个字符', 'name'],
  ['a name of 31', { name: long(31) }, '项目名称不能超过30个字符', 'name'],
  ['HTML in the name', { name: '<b>苑</b>' }, '项目名称不能包含HTML标签', 'name'],
  ['a marketing name of 31', { aliasName: long(31) }, '推广名不能超过30个字符', 'aliasName'],
  ['no company', { companyId: '' }, '请选择所属公司', 'companyId'],
  ['no city', { area: { provinceId: '33', cityId: '' } }, '请选择所在地区', 'area.cityId'],
  ['a city of another province', { area: { provinceId: '33', cityId: '4602' } }, '请选择所在地区', 'area'],
  ['an address of 4', { address: '山路1号' }, '详细地址不能少于5个字符', 'address'],
  ['an address of 101', { address: long(101) }, '详细地址不能超过100个字符', 'address'],
  ['no longitude', { longitude: '' }, place, 'longitude'],
  ['a latitude beyond China', { latitude: 54.1 }, place, 'latitude'],
  ['no property type', { propertyTypes: [] }, '请选择物业类型', 'propertyTypes'],
  ['an unknown property type', { propertyTypes: [80] }, '请选择物业类型', 'propertyTypes.0'],
  [
    'seven property types',
    { propertyTypes: [10, 20, 30, 40, 50, 60, 70] },
    '物业类型不能超过6个',
    'propertyTypes',
  ],
  ['a tag twice', { tags: ['湖景', '湖景'] }, '标签不能重复', 'tags'],
  ['seven tags', { tags: ['一', '二', '三', '四', '五', '六', '七'] }, '标签不能超过6个', 'tags'],
  ['a tag of 9', { tags: [long(9)] }, '标签不能超过8个字符', 'tags.0'],
  ['a slogan of 51', { slogan: long(51) }, '项目卖点不能超过50个字符', 'slogan'],
  ['a wrong phone', { phone: '12345' }, '请输入正确的电话号码', 'phone'],
  ['an intro of 9', { intro: long(9) }, '项目简介不能少于10个字符', 'intro'],
  ['an intro of 501', { intro: long(501) }, '项目简介不能超过500个字符', 'intro'],
  ['ordering 101', { ordering: 101 }, '排序范围为0-100', 'ordering'],
]);

describe('a project', () => {
  const none = { total: 0, valid: 0, visited: 0, subscribed: 0, signed: 0, settled: 0, signedAmount: 0 };
  describeAdded(world, estates, newEstate, {
    sent: { slogan: '一窗湖山' },
    answers: {
      slogan: '一窗湖山',
      area: estateExample.area,
      companyName: '海澜置业有限公司',
      ...{ aliasName: '', tags: [], coverUrl: '', situation: null, saleInfo: null, images: [], videos: [] },
      ...{ completeSections: [], missing: ['销售信息', '项目图片', '户型'], recommends: none },
      rooms: { waiting: 0, available: 0, held: 0, subscribed: 0, signed: 0, delivered: 0 },
      ...{ bannerCount: 0, companyLocked: 0, createTime: expect.any(String), logs: [expect.any(Object)] },
      actions: ['edit', 'enable', 'remove'],
    },
    change: { aliasName: '望湖里', tags: ['湖景'], propertyTypes: [10, 30] },
  });

  it('has a name of its own in its city, whose letters may be large or small; another city may have the name', async () => {
    const ningbo = { area: { provinceId: '33', cityId: '3302' } };
    const taken = { ...newEstate, ...ningbo, name: '临海·听澜苑' };
    await refuses(estates.add, { body: taken }, status.duplicate, '该城市已存在同名项目', 'name');
    await does(estates.add, { body: { ...newEstate, name: '临海·听澜苑' } });
    const letters = { ...newEstate, ...ningbo, name: 'Sea Side' };
    await does(estates.add, { body: letters });
    const small = { body: { ...letters, name: 'sea side' } };
    await refuses(estates.add, small, status.duplicate, '该城市已存在同名项目', 'name');
  });

  it('is of an enabled company, and of the same one once a recommend exists', async () => {
    const disabled = { ...newEstate, companyId: '3' };
    await refuses(estates.add, { body: disabled }, status.precondition, '所属公司已停用', 'companyId');
    const { id } = await does<Estate>(estates.add, { body: newEstate });
    await does(estates.update, of(id, { ...newEstate, companyId: '2' }));
    const recommend = { estateId: id, status: 80, dealPrice: 0 } as StoredRecommend;
    world.store().estateRecommends.insert(recommend);
    const words = '已有推荐记录，不能更换公司';
    await refuses(estates.update, of(id, newEstate), status.precondition, words, 'companyId');
    expect(await does(estates.update, of(id, { ...newEstate, companyId: '2' }))).toMatchObject({
      companyLocked: 1,
    });
  });

  it('is put on the shelf where nothing is missing; what is missing is listed, by the switch and by the form', async () => {
    const words = '项目信息未完善，无法上架：销售信息';
    await refuses(estates.enable, of('2', { enable: 1 }), status.precondition, words, 'enabled');
    const all = '项目信息未完善，无法上架：销售信息、项目图片、户型';
    await refuses(estates.add, { body: { ...newEstate, enabled: 1 } }, status.precondition, all, 'enabled');
    await does(estates.enable, of('1', { enable: 0 }));
    const { data } = (
      await world.mock.call<Estate>(estates.get, await world.mock.tokenOf('platformAdmin'), of('1'))
    ).envelope;
    expect(data).toMatchObject({ enabled: 0, missing: [], bannerCount: 2 });
    await does(estates.enable, of('1', { enable: 1 }));
    await does(estates.enable, of('1', { enable: 0 }));
    world.store().estateCompanies.update('1', { enabled: 0 });
    const disabled = '项目信息未完善，无法上架：所属公司未启用';
    await refuses(estates.enable, of('1', { enable: 1 }), status.precondition, disabled, 'enabled');
  });

  it('is no target of a banner while its company is off', async () => {
    const leadsHere = { jumpProductType: productType.estate, jumpTargetId: '1' };
    const shown = async () => {
      const { list } = await does<ListData<Banner>>(estateBanners.list, { query: { offset: 0, limit: 100 } });
      return list.find(({ link }) => link.configData.jumpTargetId === '1');
    };
    expect(await shown()).toMatchObject({ targetGone: 0, link: { configData: leadsHere } });
    world.store().estateCompanies.update('1', { enabled: 0 });
    expect(await shown()).toMatchObject({ targetGone: 1 });
    const link = { linkType: linkType.product, configData: leadsHere };
    const body = { ...bannerExample, link };
    const field = 'link.configData.jumpTargetId';
    await refuses(estateBanners.add, { body }, status.precondition, '目标已下架', field);
  });

  it('gets another place in lists, which a form that was opened before does not put back', async () => {
    const { version } = await does<Estate>(estates.get, of('1'));
    expect(await does(estates.updateOrdering, of('1', { ordering: 3 }))).toMatchObject({
      ordering: 3,
      version: version + 1,
    });
    const old = of('1', { ...newEstate, ordering: 90, version });
    await refuses(estates.update, old, status.stale, '数据已被修改，请刷新后重试');
    const wrong: [unknown, string][] = [
      [101, '排序范围为0-100'],
      [-1, '排序范围为0-100'],
      [1.5, '排序范围为0-100'],
      ['7', '排序范围为0-100'],
    ];
    for (const [ordering, message] of wrong)
      await refuses(estates.updateOrdering, of('1', { ordering }), status.invalid, message, 'ordering');
  });

  it('stays while a recommend lives, a room is sold or a lead is open, and goes with everything that belongs to it', async () => {
    const words = '项目存在推荐或成交记录，无法删除';
    const store = world.store();
    const { id } = await does<Estate>(estates.add, { body: newEstate });
    sellRoom(world.mock.mock, estate(id));
    await refuses(estates.remove, of(id), status.precondition, words);
    const room = store.estateRooms.by('estateId', id)[0];
    store.estateRooms.update(room?.id ?? '', { status: roomSaleStatus.available });
    const recommend = store.estateRecommends.insert({
      estateId: id,
      status: 10,
      dealPrice: 0,
    } as StoredRecommend);
    await refuses(estates.remove, of(id), status.precondition, words);
    store.estateRecommends.update(recommend.id, { status: 85 });
    const context = { ...world.mock.mock.context, caller: undefined };
    const lead = { customerName: '柳清欢', mobile: '19900095999', estateId: id, source: 20 as const };
    const { id: leadId } = addBooking(context, lead, bySystem);
    await refuses(estates.remove, of(id), status.precondition, '项目有1条未完结线索，请先处理');
    store.estateBookings.update(leadId, { status: 50 });
    expect(await does(estates.remove, of(id))).toBeNull();
    expect(store.estateRooms.by('estateId', id)).toEqual([]);
  });
});

describeList(world, estates, {
  order: ['1', '2', '3', '4'],
  found: [
    [{ name: '湖' }, ['2']],
    [{ companyId: '2' }, ['3', '4']],
    [{ provinceId: '33', cityId: '3301' }, ['2']],
    [{ saleStatus: 10 }, ['2', '4']],
    [{ saleStatus: 40 }, ['3']],
    [{ propertyType: 70 }, ['1', '3']],
    [{ enabled: 1 }, ['1', '3']],
    [{ createEnd: '2000-01-01' }, []],
  ],
  row: [
    { saleStatus: 20 },
    { name: '临海·听澜苑', companyName: '海澜置业有限公司', cityName: '宁波市', avgPrice: 1_580_000 },
  ],
});

it('a span of days that ends before it begins is refused', async () => {
  const query = { offset: 0, limit: 10, createStart: '2026-01-02', createEnd: '2026-01-01' };
  await refuses(estates.list, { query }, status.invalid, '结束日期不能早于开始日期', 'createEnd');
});

describe('a user of a company', () => {
  const ask = async (
    persona: 'estateManager' | 'consultant' | 'companyAdmin',
    call: keyof typeof estates,
    input: object,
  ) => {
    const { mock } = world;
    const { envelope } = await mock.call<Estate & { list: Estate[] }>(
      estates[call],
      await mock.tokenOf(persona),
      input,
    );
    return envelope;
  };

  it('sees the projects of his company, a consultant only those that he is responsible for', async () => {
    const list = { params: { belongId: '1' }, query: {} };
    const ids = async (persona: 'estateManager' | 'consultant') =>
      (await ask(persona, 'listOfOwnCompany', list)).data.list.map(({ id, actions }) => [
        id,
        actions.length > 0,
      ]);
    expect(await ids('estateManager')).toEqual([
      ['1', true],
      ['2', true],
    ]);
    expect(await ids('consultant')).toEqual([['1', false]]);
    // Selects offer him no others, either.
    for (const call of ['allOfOwnCompany', 'allEnabledOfOwnCompany'] as const) {
      const offered = async (persona: 'estateManager' | 'consultant') =>
        (await ask(persona, call, list)).data.list.map(({ id }) => id);
      expect(await offered('consultant')).toEqual(['1']);
      expect((await offered('estateManager')).includes('2')).toBe(call === 'allOfOwnCompany');
    }
  });

  it('does not reach another company’s: its list is -1003, a guessed id -1004', async () => {
    const foreign = { params: { belongId: '2' }, query: {} };
    expect(await ask('estateManager', 'listOfOwnCompany', foreign)).toMatchObject({
      status: status.forbidden,
    });
    expect(await ask('estateManager', 'list', { query: {} })).toMatchObject({ status: status.forbidden });
    for (const [call, body] of [
      ['get', undefined],
      ['update', newEstate],
      ['enable', { enable: 0 }],
      ['updateOrdering', { ordering: 1 }],
      ['remove', undefined],
    ] as const)
      expect([call, (await ask('companyAdmin', call, of('3', body))).status]).toEqual([
        call,
        status.notFound,
      ]);
    expect(await ask('consultant', 'get', of('2'))).toMatchObject({ status: status.notFound });
    expect(await ask('consultant', 'updateOrdering', of('1', { ordering: 1 }))).toMatchObject({
      status: status.forbidden,
    });
  });

  it('adds projects to his own company alone, and gives none away', async () => {
    expect(await ask('estateManager', 'add', { body: newEstate })).toMatchObject({ status: 1 });
    const given = { ...newEstate, name: '望湖里二期', companyId: '2' };
    expect(await ask('estateManager', 'add', { body: given })).toMatchObject({ status: status.forbidden });
    const moved = of('2', { ...newEstate, name: '望湖里三期', companyId: '2' });
    expect(await ask('estateManager', 'update', moved)).toMatchObject({ status: status.forbidden });
    expect(estate('2').companyId).toBe('1');
    expect(await ask('consultant', 'add', { body: newEstate })).toMatchObject({ status: status.forbidden });
  });
});
