import { describe, expect, it } from 'vitest';
import { auth } from '#contracts/areas/auth.ts';
import { hotels } from '#contracts/areas/hotels.ts';
import { merchantCategories } from '#contracts/areas/merchantCategories.ts';
import { type Merchant, type MerchantRow, merchants } from '#contracts/areas/merchants.ts';
import { status } from '#contracts/envelope.ts';
import { maskMobile } from '#contracts/forms/masks.ts';
import { personaIds } from '#mock/control/personas.ts';
import { of } from './asking.ts';
import { newMerchant, ownMerchant } from './forms.ts';
import { describeWrongForms, operatorsMock } from './recordTests.ts';
import { type Input, mobileOf } from './running.ts';
import { long } from './wrongForms.ts';

/** The rules of domain design 8.1, over HTTP. Every refusal leaves the state as it was. */

const world = operatorsMock();
const { does, refuses, store, mock, manager } = world;

const listed = async (query: object) =>
  (await does<{ count: number; list: MerchantRow[] }>(merchants.list, { query: { ...query } })).list;
const idsOf = async (query: object) => (await listed(query)).map(({ id }) => id);

describeWrongForms(world, merchants, newMerchant, [
  ['a name of 1 character', { name: '山' }, '商户名称不能少于2个字符', 'name'],
  ['a name of 51 characters', { name: long(51) }, '商户名称不能超过50个字符', 'name'],
  ['HTML in the name', { name: '<b>山</b>' }, '商户名称不能包含HTML标签', 'name'],
  ['an emoji in the name', { name: '山居⭐' }, '商户名称不能包含表情符号', 'name'],
  ['no logo', { logoUrl: '' }, '请上传LOGO', 'logoUrl'],
  ['digits in a name of a person', { contactName: '李4' }, '请输入正确的姓名', 'contactName'],
  ['a wrong phone', { contactPhone: '12345' }, '请输入正确的电话号码', 'contactPhone'],
  ['no area', { area: undefined }, '请选择所在地区', 'area'],
  ['no city', { area: { provinceId: '33', cityId: '' } }, '请选择所在地区', 'area.cityId'],
  ['a city that is none', { area: { provinceId: '33', cityId: '3399' } }, '请选择所在地区', 'area'],
  ['a province that is none', { area: { provinceId: '99', cityId: '3301' } }, '请选择所在地区', 'area'],
  ['a city of another province', { area: { provinceId: '33', cityId: '4602' } }, '请选择所在地区', 'area'],
  ['an address of 101', { address: long(101) }, '详细地址不能超过100个字符', 'address'],
  ['an intro of 501', { intro: long(501) }, '简介不能超过500个字符', 'intro'],
  ['a wrong credit code', { creditCode: '91330100799655058C' }, '请输入正确的统一社会信用代码', 'creditCode'],
  ['7 permits', { permits: Array.from({ length: 7 }, () => '/p.png') }, '许可证不能超过6个', 'permits'],
  ['no category', { categoryId: '' }, '请选择分类', 'categoryId'],
  ['no type', { businessTypes: [] }, '请选择经营类型', 'businessTypes'],
  ['no start', { contractStart: '' }, '请选择合同开始日期', 'contractStart'],
  ['a 30 February', { contractEnd: '2027-02-30' }, '请选择合同结束日期', 'contractEnd'],
  ['an end before its start', { contractEnd: '2025-12-31' }, '结束日期不能早于开始日期', 'contractEnd'],
  ['an unknown settlement', { settleType: 40 }, '请选择结算方式', 'settleType'],
  ['a commission above 100%', { commissionRate: 10_001 }, '佣金比例范围为0-100%', 'commissionRate'],
  ['a commission below 0%', { commissionRate: -1 }, '佣金比例范围为0-100%', 'commissionRate'],
  ['parts of a basis point', { commissionRate: 1.5 }, '佣金比例范围为0-100%', 'commissionRate'],
  ['a commission as text', { commissionRate: '650' }, '请输入佣金比例', 'commissionRate'],
  ['a wrong bank card', { bankAccount: '4111111111111112' }, '请输入正确的银行卡号', 'bankAccount'],
  ['ordering 101', { ordering: 101 }, '排序范围为0-100', 'ordering'],
]);

describe('a merchant form with', () => {
  it('an end on its start, and 0% or 100%, is right', async () => {
    const body = { ...newMerchant, contractEnd: newMerchant.contractStart, commissionRate: 10_000 };
    const { id } = await does<Merchant>(merchants.add, { body });
    expect(await does<Merchant>(merchants.update, of(id, { ...body, commissionRate: 0 }))).toMatchObject({
      contractEnd: '2026-01-01',
      commissionRate: 0,
    });
  });

  it('the name or credit code of another one is refused, in any case', async () => {
    const { id } = await does<Merchant>(merchants.add, { body: { ...newMerchant, name: 'Lake' } });
    const other = { ...newMerchant, creditCode: '914403001922038216' };
    for (const name of ['lake', ' LAKE', '云栖湖文旅'])
      await refuses(merchants.add, { body: { ...other, name } }, status.duplicate, '商户名称已存在', 'name');
    const message = '该统一社会信用代码已存在';
    await refuses(merchants.add, { body: newMerchant }, status.duplicate, message, 'creditCode');
    await refuses(merchants.update, of('1', newMerchant), status.duplicate, message, 'creditCode');
    await does<Merchant>(merchants.update, of(id, { ...newMerchant, name: 'LAKE' }));
  });

  it('a category that is disabled, absent or does not allow the types is refused', async () => {
    for (const categoryId of ['5', '99'])
      await refuses(
        merchants.add,
        { body: { ...newMerchant, categoryId } },
        status.precondition,
        '商户分类已停用',
        'categoryId',
      );
    const message = '该分类不允许经营酒店、民宿';
    const body = { ...newMerchant, categoryId: '1' };
    await refuses(merchants.add, { body }, status.precondition, message, 'businessTypes');
    await refuses(merchants.update, of('4', body), status.precondition, message, 'businessTypes');
    const one = { ...body, businessTypes: [10, 30] };
    await refuses(merchants.add, { body: one }, status.precondition, '该分类不允许经营民宿', 'businessTypes');
    // The merchant that is in it already may stay.
    await does<Merchant>(merchants.update, of('3', { ...newMerchant, categoryId: '5', businessTypes: [10] }));
  });

  it('a type less of which there are places is refused', async () => {
    const body = { ...newMerchant, businessTypes: [10, 20] };
    const message = '该类型下存在资源，不能取消';
    await refuses(merchants.update, of('4', body), status.precondition, message, 'businessTypes');
    for (const { id } of store().minsus.by('merchantId', '4')) store().minsus.remove(id);
    expect((await does<Merchant>(merchants.update, of('4', body))).businessTypes).toEqual([10, 20]);
  });
});

describe('a merchant', () => {
  it('is added with the next number, its values as they were sent, and what is known of it', async () => {
    const body = { ...newMerchant, businessTypes: [30, 10], id: '77', merchantNo: 'SH999999', removed: 1 };
    const added = await does<Merchant>(merchants.add, { body });
    expect(added).toMatchObject({
      ...newMerchant,
      contactPhone: '199****1234',
      businessTypes: [10, 30],
      area: { provinceName: '浙江省', cityName: '杭州市' },
      id: '7',
      merchantNo: 'SH000007',
      categoryName: '综合度假',
      ...{ resortCount: 0, hotelCount: 0, minsuCount: 0, userCount: 0, version: 1 },
      ...{ intro: '', permits: [], contractNo: '' },
      actions: ['edit', 'enable', 'remove', 'reveal'],
    });
    await does<Merchant>(merchants.remove, of(added.id));
    expect(await does<Merchant>(merchants.add, { body })).toMatchObject({ id: '8', merchantNo: 'SH000008' });
  });

  it('that somebody else changed is not saved over', async () => {
    const { version } = await does<Merchant>(merchants.enable, of('1', { enable: 0 }));
    const message = '数据已被修改，请刷新后重试';
    const body = { ...newMerchant, version: version - 1 };
    await refuses(merchants.update, of('1', body), status.stale, message);
    await does<Merchant>(merchants.update, of('1', { ...body, version }));
  });

  it.each(['7', '0', '__proto__'])('%s is absent', async (id) => {
    for (const [endpoint, body] of [
      [merchants.get, undefined],
      [merchants.update, newMerchant],
      [merchants.enable, { enable: 0 }],
      [merchants.remove, undefined],
    ] as const)
      await refuses(endpoint, of(id, body), status.notFound, '数据不存在或已被删除');
  });

  it('shows its log newest first, with who did what', async () => {
    const { id } = await does<Merchant>(merchants.add, { body: newMerchant });
    await does<Merchant>(merchants.update, of(id, { ...newMerchant, commissionRate: 700 }));
    await does<Merchant>(merchants.enable, of(id, { enable: 0 }));
    const { logs } = await does<Merchant>(
      merchants.enable,
      of(id, { enable: 1 }),
      await mock.tokenOf('superAdmin'),
    );
    const line = { operatorType: 30, operatorName: '苏晚晴', remark: '' };
    expect(logs).toMatchObject([
      { ...line, action: '启用商户', operatorName: '林知远' },
      { ...line, action: '停用商户' },
      { ...line, action: '编辑商户', remark: '佣金比例 6.50% → 7.00%' },
      { ...line, action: '添加商户' },
    ]);
    expect((await does<Merchant>(merchants.get, of('1'))).logs).toHaveLength(1);
  });

  it('says in its log which values an edit changed, an account by its end, whoever edited it', async () => {
    const before = await does<Merchant>(merchants.get, of('2'));
    const bankAccount = '9900001234567808';
    const settleType = before.settleType === 10 ? 30 : 10;
    const [old, fresh] = before.settleType === 10 ? ['月结', '半月结'] : ['周结', '月结'];
    const intro = '新'.repeat(70);
    const licenseUrl = `${before.licenseUrl}?again`;
    const body = { ...before, bankAccount, settleType, contractEnd: '2031-12-31', intro, licenseUrl };
    const { logs, version } = await does<Merchant>(merchants.update, of('2', body));
    const remark = logs[0]?.remark.split('；') ?? [];
    expect(remark).toEqual(
      expect.arrayContaining([
        `银行账号 ****${before.bankAccount.slice(-4)} → ****7808`,
        `结算方式 ${old} → ${fresh}`,
        `合同结束日期 ${before.contractEnd} → 2031-12-31`,
        '简介已更换',
        '营业执照已更换',
      ]),
    );
    expect(remark).toHaveLength(5);
    const input = { params: { belongId: '2' }, body: { ...body, contactPhone: '19900009301', version } };
    const own = await does<Merchant>(merchants.updateOfOwn, input, manager());
    expect(own.logs[0]).toMatchObject({
      action: '编辑商户',
      remark: `联系电话 ${before.contactPhone} → 199****9301`,
    });
  });

  it('with places or users stays', async () => {
    await refuses(merchants.remove, of('1'), status.precondition, '商户下存在资源，无法删除');
    store().users.update(personaIds.frontDesk, { belongId: '3' });
    await refuses(merchants.remove, of('3'), status.precondition, '商户下存在用户，无法删除');
    store().users.remove(personaIds.frontDesk);
    await does<Merchant>(merchants.remove, of('3'));
    expect(await idsOf({})).not.toContain('3');
  });

  it('that is disabled loses its users at once and its places from the selects; enabled it has both', async () => {
    const offered = async () =>
      (await does<{ list: { merchantId: string }[] }>(hotels.allEnabled, {})).list.filter(
        ({ merchantId }) => merchantId === '2',
      ).length;
    const validated = async () =>
      (await mock.call(auth.validate, '', { body: { token: manager() } })).envelope.status;
    expect([await offered(), await validated()]).toEqual([3, 1]);
    await does<Merchant>(merchants.enable, of('2', { enable: 0 }));
    expect([await offered(), await validated()]).toEqual([0, status.tokenExpired]);
    const { list } = await does<{ list: { id: string }[] }>(merchants.allEnabled, {});
    expect(list.map(({ id }) => id)).toEqual(['1', '4', '5', '6']);
    const { envelope } = await mock.login(mobileOf(personaIds.merchantManager));
    expect([envelope.status, envelope.message]).toEqual([status.loginFailed, '所属单位已停用']);
    expect(store().hotels.get('1')?.enabled).toBe(1);
    await does<Merchant>(merchants.enable, of('2', { enable: 1 }));
    await world.signIn();
    expect([await offered(), await validated()]).toEqual([3, 1]);
  });
});

describe('a merchant user', () => {
  const params = { belongId: '2' };

  it('sees his own merchant, and may edit it only', async () => {
    const own = await does<Merchant>(merchants.getOfOwn, { params }, manager());
    const { actions, users, ...rest } = await does<Merchant>(merchants.get, of('2'));
    expect(own).toEqual({
      ...rest,
      users: users.map((user) => ({ ...user, actions: expect.any(Array) })),
      actions: ['edit', 'reveal'],
    });
    expect(actions).toEqual(['edit', 'enable', 'remove', 'reveal']);
  });

  it('changes what is his; contract, settlement and commission stay as they are', async () => {
    const own = await does<Merchant>(merchants.getOfOwn, { params }, manager());
    const saved = await does<Merchant>(
      merchants.updateOfOwn,
      { params, body: { ...newMerchant, enabled: 0 } },
      manager(),
    );
    const { logs, version, intro, permits, area, legalIdFrontUrl, legalIdBackUrl, ...rest } = own;
    expect(saved).toMatchObject({
      ...rest,
      ...ownMerchant,
      contactPhone: maskMobile(ownMerchant.contactPhone),
      version: version + 1,
      logs: [{ action: '编辑商户', operatorName: '顾云舟' }, ...logs],
    });
    for (const key of ['commissionRate', 'contractEnd', 'bankAccount', 'enabled', 'ordering'] as const)
      expect(saved[key]).not.toBe(key === 'enabled' ? 0 : newMerchant[key]);
  });

  it('is held to the same rules', async () => {
    const of = (body: object): Input => ({ params, body: { ...ownMerchant, ...body } });
    const taken = { name: '云栖湖文旅' };
    const call = merchants.updateOfOwn;
    await refuses(call, of(taken), status.duplicate, '商户名称已存在', 'name', manager());
    const elsewhere = { area: { provinceId: '33', cityId: '4602' } };
    await refuses(call, of(elsewhere), status.invalid, '请选择所在地区', 'area', manager());
    const stale = { version: 9 };
    await refuses(call, of(stale), status.stale, '数据已被修改，请刷新后重试', undefined, manager());
  });

  it('reaches no other merchant, and none of the plain calls', async () => {
    const refused = [status.forbidden, '没有操作权限', undefined, manager()] as const;
    for (const belongId of ['1', '99', '0']) {
      await refuses(merchants.getOfOwn, { params: { belongId } }, ...refused);
      await refuses(merchants.updateOfOwn, { params: { belongId }, body: ownMerchant }, ...refused);
    }
    for (const call of [merchants.get, merchants.update, merchants.enable, merchants.remove])
      await refuses(call, of('2', newMerchant), ...refused);
    for (const call of [merchants.list, merchants.allEnabled, merchantCategories.allEnabled])
      await refuses(call, {}, ...refused);
  });
});

describe('the list', () => {
  it('shows counts, and the phone masked, as the details do', async () => {
    const [row] = await listed({ keyword: '许南乔' });
    expect(row).toMatchObject({
      merchantNo: 'SH000004',
      categoryName: '综合度假',
      contactPhone: '199****1004',
      ...{ provinceName: '海南省', cityName: '三亚市', resortCount: 1, hotelCount: 1, minsuCount: 1 },
    });
    expect((await does<Merchant>(merchants.get, of('4'))).contactPhone).toBe('199****1004');
  });

  it.each<[object, string[]]>([
    [{ name: '旅' }, ['1', '3', '5']],
    [{ keyword: '云' }, ['1']],
    [{ keyword: '1004' }, ['4']],
    [{ keyword: '****' }, []],
    [{ keyword: '%' }, []],
    [{ keyword: '_' }, []],
    [{ name: '%' }, []],
    [{ categoryId: '3' }, ['4', '5', '6']],
    [{ businessType: 20 }, ['2', '4', '6']],
    [{ provinceId: '33' }, ['1', '2', '3']],
    [{ provinceId: '33', cityId: '3302' }, ['3']],
    [{ enabled: 0 }, ['3']],
    [{ categoryId: '3', businessType: 30, enabled: 1 }, ['4', '5']],
  ])('finds by %j', async (query, ids) => {
    expect((await idsOf(query)).sort()).toEqual(ids);
  });

  it('finds by the last day of the contract, both ends included', async () => {
    const end = (await does<Merchant>(merchants.get, of('6'))).contractEnd;
    expect(await idsOf({ contractEndFrom: end, contractEndTo: end })).toEqual(['6']);
    expect((await idsOf({ contractEndTo: end })).sort()).toEqual(['3', '6']);
    expect((await idsOf({ contractEndFrom: end })).sort()).toEqual(['1', '2', '4', '5', '6']);
    const query = { contractEndFrom: '2026-02-02', contractEndTo: '2026-02-01' };
    await refuses(merchants.list, { query }, status.invalid, '结束日期不能早于开始日期', 'contractEndTo');
  });

  it('has the larger ordering first, then the newest', async () => {
    expect(await idsOf({})).toEqual(['6', '5', '4', '3', '2', '1']);
    await does<Merchant>(merchants.update, of('2', { ...newMerchant, ordering: 1 }));
    expect(await idsOf({})).toEqual(['2', '6', '5', '4', '3', '1']);
    expect(await idsOf({ offset: 1, limit: 2 })).toEqual(['6', '5']);
  });
});
