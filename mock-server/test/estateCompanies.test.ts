import { describe, expect, it } from 'vitest';
import { type Company, type CompanyRow, estateCompanies } from '#contracts/areas/estateCompanies.ts';
import { estates } from '#contracts/areas/estates.ts';
import { status } from '#contracts/envelope.ts';
import { companyExample } from '#contracts/examples/estateCompanies.ts';
import type { StoredRow } from '../src/store/collections.ts';
import { of } from './asking.ts';
import { newCompany, ownCompany } from './forms.ts';
import { describeAdded, describeList, describeWrongForms, operatorsMock } from './recordTests.ts';
import { long } from './wrongForms.ts';

/** The rules of domain design 5.1, over HTTP. Every refusal leaves the state as it was. */

const world = operatorsMock('platformAdmin');
const { does, refuses } = world;

describeWrongForms(world, estateCompanies, newCompany, [
  ['no name', { name: ' ' }, '请输入公司名称', 'name'],
  ['a name of 3 characters', { name: '三个字' }, '公司名称不能少于4个字符', 'name'],
  ['a name of 51 characters', { name: long(51) }, '公司名称不能超过50个字符', 'name'],
  ['a short name of 21', { shortName: long(21) }, '简称不能超过20个字符', 'shortName'],
  ['a wrong credit code', { creditCode: '91990000MA99K7H3R0' }, '请输入正确的统一社会信用代码', 'creditCode'],
  ['no license', { licenseUrl: '' }, '请上传营业执照', 'licenseUrl'],
  ['no legal person', { legalName: '' }, '请输入法人', 'legalName'],
  ['no contact', { contactName: '' }, '请输入联系人', 'contactName'],
  ['a wrong phone', { contactPhone: '12345' }, '请输入正确的电话号码', 'contactPhone'],
  ['no city', { area: { provinceId: '33', cityId: '' } }, '请选择所在地区', 'area.cityId'],
  ['a city of another province', { area: { provinceId: '33', cityId: '4602' } }, '请选择所在地区', 'area'],
  ['an address of 101', { address: long(101) }, '详细地址不能超过100个字符', 'address'],
  ['an intro of 501', { intro: long(501) }, '简介不能超过500个字符', 'intro'],
  ['30 February', { cooperationStart: '2026-02-30' }, '请选择合作开始日期', 'cooperationStart'],
  [
    'an end before the start',
    { cooperationStart: '2026-02-01', cooperationEnd: '2026-01-31' },
    '结束日期不能早于开始日期',
    'cooperationEnd',
  ],
]);

describe('a company', () => {
  describeAdded(world, estateCompanies, newCompany, {
    sent: { remark: '由华东区跟进' },
    answers: {
      area: companyExample.area,
      contactPhone: '199****1234',
      remark: '由华东区跟进',
      ...{ shortName: '', logoUrl: '', intro: '', cooperationStart: '', cooperationEnd: '' },
      ...{ estateCount: 0, userCount: 0, createTime: expect.any(String), logs: [expect.any(Object)] },
      actions: ['edit', 'enable', 'remove', 'reveal'],
    },
    change: { shortName: '栖霞', cooperationStart: '2026-01-01', cooperationEnd: '2026-12-31' },
  });

  it('has a name and a credit code of its own', async () => {
    const { creditCode } = await does<Company>(estateCompanies.get, of('2'));
    const wrong: [object, string, string][] = [
      [{ name: '海澜置业有限公司' }, '公司名称已存在', 'name'],
      [{ creditCode }, '该统一社会信用代码已存在', 'creditCode'],
    ];
    for (const [values, message, field] of wrong) {
      const body = { ...newCompany, ...values };
      await refuses(estateCompanies.add, { body }, status.duplicate, message, field);
      await refuses(estateCompanies.update, of('3', body), status.duplicate, message, field);
    }
  });

  it('stays while it has projects or users', async () => {
    const words = '公司下存在项目或账号，无法删除';
    await refuses(estateCompanies.remove, of('1'), status.precondition, words);
    const { id: _id, ...first } = world.store().estates.all()[0] as StoredRow<'estates'>;
    world.store().estates.insert({ ...first, name: '云麓一期', companyId: '3', enabled: 0 });
    await refuses(estateCompanies.remove, of('3'), status.precondition, words);
  });

  it('that is switched off takes its projects out of selects and its users out of the console', async () => {
    const token = await world.mock.tokenOf('companyAdmin');
    const options = () => does<{ list: { companyId: string }[] }>(estates.allEnabled, { query: {} });
    expect((await options()).list.some(({ companyId }) => companyId === '1')).toBe(true);
    await does(estateCompanies.enable, of('1', { enable: 0 }));
    expect((await options()).list.some(({ companyId }) => companyId === '1')).toBe(false);
    const { envelope } = await world.mock.call(estateCompanies.listOfOwnCompany, token, {
      params: { belongId: '1' },
      query: {},
    });
    expect(envelope.status).toBe(status.tokenExpired);
  });
});

describeList(world, estateCompanies, {
  found: [
    [{ name: '置' }, ['1', '3']],
    [{ keyword: '柏' }, ['2']],
    [{ keyword: '02003' }, ['3']],
    [{ provinceId: '33', cityId: '3302' }, ['1']],
    [{ enabled: 0 }, ['3']],
    [{ enabled: 1, name: '%' }, []],
  ],
  row: [
    { name: '海澜' },
    { contactPhone: '199****2001', provinceName: '浙江省', cityName: '宁波市', estateCount: 2 },
  ],
});

describe('the own company', () => {
  const asAdmin = async (
    verb: 'listOfOwnCompany' | 'getOfOwnCompany' | 'updateOfOwnCompany',
    input: object,
  ) => {
    const { mock } = world;
    const token = await mock.tokenOf('companyAdmin');
    return (await mock.call<Company>(estateCompanies[verb], token, input)).envelope;
  };
  const own = { belongId: '1', id: '1' };

  it('is the only one in the list of its administrator, who neither switches nor removes it', async () => {
    const { data } = await asAdmin('listOfOwnCompany', { params: { belongId: '1' }, query: {} });
    const { list } = data as unknown as { list: CompanyRow[] };
    expect(list).toMatchObject([{ id: '1', actions: ['edit', 'reveal'] }]);
    expect(await asAdmin('getOfOwnCompany', { params: { ...own, id: '2' } })).toMatchObject({
      status: status.notFound,
    });
  });

  it('keeps what the platform has settled with it when its administrator saves it', async () => {
    const before = await does<Company>(estateCompanies.get, of('1'));
    const sent = { ...ownCompany, cooperationEnd: '2999-12-31', remark: '自己改的', enabled: 0 };
    const { data } = await asAdmin('updateOfOwnCompany', { params: own, body: sent });
    expect(data).toMatchObject({
      name: ownCompany.name,
      cooperationStart: before.cooperationStart,
      cooperationEnd: before.cooperationEnd,
      remark: before.remark,
      enabled: 1,
    });
  });
});
