import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { merchants } from '#contracts/areas/merchants.ts';
import { type Minsu, type MinsuRow, minsus } from '#contracts/areas/minsus.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { ownerType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { codesOf, type RightName } from '#contracts/rights/rights.ts';
import { personaIds } from '#mock/control/personas.ts';
import { testDay } from '../../contracts/testing/moment.ts';
import { asking, of } from './asking.ts';
import { newMerchant } from './merchantForms.ts';
import { newMinsu } from './minsuForms.ts';
import { type Input, type Running, startMock } from './running.ts';

/** The rules of domain design 8.6 for guesthouses, over HTTP. Every refusal leaves the state as it was. */

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
const own = (id?: string, body?: object): Input => ({
  params: { belongId: '2', ...(id && { id }) },
  ...(body && { body }),
});
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

describe('the merchant of a guesthouse', () => {
  const message = '商户已停用或未开通该经营类型';
  it('is enabled and deals in guesthouses', async () => {
    const { id } = await does<{ id: string }>(merchants.add, {
      body: { ...newMerchant, businessTypes: [20] },
    });
    before = mock.dump();
    for (const merchantId of [id, '3', '99']) {
      const wrong = { ...newMinsu, merchantId };
      await refuses(minsus.add, { body: wrong }, status.precondition, message, 'merchantId');
      await refuses(minsus.update, of('1', wrong), status.precondition, message, 'merchantId');
    }
  });

  it('that is disabled keeps the ones it has, which are offered to nobody and can be edited', async () => {
    const query = { merchantId: '2' };
    const offered = async () => (await does<{ count: number }>(minsus.allEnabled, { query })).count;
    expect(await offered()).toBe(2);
    await does(merchants.enable, of('2', { enable: 0 }));
    expect(await offered()).toBe(0);
    await does(minsus.update, of('1', newMinsu));
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

  it('has a name of its own in its city, in any case', async () => {
    await does(minsus.add, { body: { ...newMinsu, name: 'Bamboo' } });
    before = mock.dump();
    const message = '该城市已存在同名民宿';
    for (const name of [' BAMBOO', '梧桐里民宿']) {
      const body = { ...newMinsu, name };
      await refuses(minsus.add, { body }, status.duplicate, message, 'name');
      await refuses(minsus.update, of('5', body), status.duplicate, message, 'name');
    }
    await does(minsus.update, of('1', { ...newMinsu, name: '梧桐里民宿' }));
    const elsewhere = { provinceId: '46', cityId: '4602' };
    await does(minsus.add, { body: { ...newMinsu, name: '梧桐里民宿', area: elsewhere } });
  });

  it('that somebody else changed is not saved over', async () => {
    const { version } = await does<Minsu>(minsus.enable, of('1', { enable: 0 }));
    before = mock.dump();
    const body = { ...newMinsu, version: version - 1 };
    await refuses(minsus.update, of('1', body), status.stale, '数据已被修改，请刷新后重试');
    await does(minsus.update, of('1', { ...body, version }));
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

  it('that is disabled is offered to nobody; every change is in the log', async () => {
    const offered = async () =>
      (await does<{ list: { id: string }[] }>(minsus.allEnabled, {})).list.map(({ id }) => id);
    expect(await offered()).toEqual(['1', '2', '3', '4']);
    expect(await does(minsus.enable, of('5', { enable: 1 }))).toMatchObject({ enabled: 1 });
    expect(await offered()).toContain('5');
    await does(minsus.enable, of('5', { enable: 0 }));
    expect(await offered()).not.toContain('5');
    await does(minsus.remove, of('5'));
    const lines = mock.mock.store.logLines.by('target', 'minsus/5').map(({ action }) => action);
    expect(lines).toEqual(['启用民宿', '停用民宿', '删除民宿']);
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

const gone = [status.notFound, '数据不存在或已被删除', undefined] as const;
const refused = [status.forbidden, '没有操作权限', undefined] as const;

describe('a merchant user', () => {
  it('adds, edits, switches and removes his own', async () => {
    const { id } = await does<Minsu>(minsus.addOfOwn, own(undefined, newMinsu), manager);
    const changed = await does(minsus.updateOfOwn, own(id, { ...newMinsu, minsuType: 50 }), manager);
    expect(changed).toMatchObject({ minsuType: 50, actions: ['edit', 'enable', 'remove', 'reveal'] });
    expect(await does(minsus.enableOfOwn, own(id, { enable: 0 }), manager)).toMatchObject({ enabled: 0 });
    const { list } = await does<{ list: MinsuRow[] }>(minsus.listOfOwn, own(), manager);
    expect(list.map((row) => row.id)).toEqual(['1', '2', id, '5']);
    expect(await does(minsus.removeOfOwn, own(id), manager)).toBeNull();
  });

  it('does not reach those of another one: a guessed id is absent, another unit is refused', async () => {
    await refuses(minsus.getOfOwn, own('3'), ...gone, manager);
    await refuses(minsus.updateOfOwn, own('3', newMinsu), ...gone, manager);
    await refuses(minsus.enableOfOwn, own('3', { enable: 0 }), ...gone, manager);
    await refuses(minsus.removeOfOwn, own('3'), ...gone, manager);
    const calls: [AnyEndpoint, Input][] = [
      [minsus.listOfOwn, {}],
      [minsus.getOfOwn, of('1')],
      [minsus.addOfOwn, { body: newMinsu }],
      [minsus.updateOfOwn, of('1', newMinsu)],
      [minsus.enableOfOwn, of('1', { enable: 0 })],
      [minsus.removeOfOwn, of('5')],
    ];
    for (const [call, input] of calls)
      for (const belongId of ['1', '0', '99'])
        await refuses(call, { ...input, params: { ...input.params, belongId } }, ...refused, manager);
    for (const call of [minsus.list, minsus.get, minsus.add, minsus.update, minsus.enable, minsus.remove])
      await refuses(call, of('1', newMinsu), ...refused, manager);
  });

  it('gives nothing to another one', async () => {
    const body = { ...newMinsu, merchantId: '5' };
    await refuses(minsus.addOfOwn, own(undefined, body), ...refused, manager);
    await refuses(minsus.updateOfOwn, own('1', body), ...refused, manager);
  });
});

describe('a user who is responsible for some', () => {
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
    grant('8', 'viewRelatedMerchantHouse', 'manageRelatedMerchantHouse');
    related = await mock.tokenOf('frontDesk');
    before = mock.dump();
  });

  it('sees and counts these of his own merchant, and nothing else', async () => {
    const { list } = await does<{ list: MinsuRow[] }>(minsus.listOfOwn, own(), related);
    expect(list.map(({ id }) => id)).toEqual(['2']);
    const stats = await does<{ list: object[] }>(minsus.statsOfCityOfOwn, own(), related);
    expect(stats.list).toMatchObject([{ cityId: '3305', count: 1 }]);
    await refuses(minsus.getOfOwn, own('1'), ...gone, related);
    await refuses(minsus.getOfOwn, own('3'), ...gone, related);
  });

  it('changes these, and gets no further one by adding it', async () => {
    const body = { ...newMinsu, name: '半山听雨新楼' };
    expect(await does(minsus.updateOfOwn, own('2', body), related)).toMatchObject({ name: body.name });
    before = mock.dump();
    await refuses(minsus.addOfOwn, own(undefined, newMinsu), ...refused, related);
    await refuses(minsus.enableOfOwn, own('5', { enable: 1 }), ...gone, related);
  });

  it('who may only look is shown no action', async () => {
    grant('8', 'viewRelatedMerchantHouse');
    related = await mock.tokenOf('frontDesk');
    before = mock.dump();
    expect(await does(minsus.getOfOwn, own('2'), related)).toMatchObject({ actions: [] });
    await refuses(minsus.updateOfOwn, own('2', newMinsu), ...refused, related);
  });
});
