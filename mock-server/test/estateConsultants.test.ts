import { describe, expect, it } from 'vitest';
import { backendUsers } from '#contracts/areas/backendUsers.ts';
import { type Consultant, consultantForm, estateConsultants } from '#contracts/areas/estateConsultants.ts';
import { estateForm, estates } from '#contracts/areas/estates.ts';
import { bookingStatus } from '#contracts/enums/estates.ts';
import { status } from '#contracts/envelope.ts';
import { consultantExample } from '#contracts/examples/estateParts.ts';
import { estateExample } from '#contracts/examples/estates.ts';
import { leastOf } from '#contracts/examples/leastOf.ts';
import { enterState } from '#mock/control/states/providerStates.ts';
import { estateViolations } from '#mock/estate/invariants.ts';
import { of } from './asking.ts';
import { describeAdded, describeList, describeWrongForms, operatorsMock } from './recordTests.ts';
import { long } from './wrongForms.ts';

/** The rules of domain design 4.11 over HTTP. Every refusal leaves the state as it was. */

const world = operatorsMock('platformAdmin');
const { does, refuses } = world;
const enter = (state: string, params: object) =>
  enterState(world.mock.mock, { state, params: { ...params } }) as { id: string };
const newConsultant = leastOf(consultantForm, consultantExample);

describeWrongForms(world, estateConsultants, newConsultant, [
  ['no name', { name: '' }, '请输入姓名', 'name'],
  ['a name with digits', { name: '顾问1' }, '请输入正确的姓名', 'name'],
  ['no mobile', { mobile: '' }, '请输入手机号', 'mobile'],
  ['a landline', { mobile: '0574-88001234' }, '请输入正确的手机号码', 'mobile'],
  ['no portrait', { avatarUrl: '' }, '请上传头像', 'avatarUrl'],
  ['a position of 21', { jobTitle: long(21) }, '职务不能超过20个字符', 'jobTitle'],
  ['51 years of work', { workYears: 51 }, '从业年限范围为0-50', 'workYears'],
  ['a WeChat ID of 5', { wechatNo: 'abcde' }, '请输入正确的微信号', 'wechatNo'],
  ['a WeChat ID of 21', { wechatNo: 'a'.repeat(21) }, '请输入正确的微信号', 'wechatNo'],
  ['a WeChat ID that begins with a digit', { wechatNo: '1abcdef' }, '请输入正确的微信号', 'wechatNo'],
  ['an intro of 201', { intro: long(201) }, '简介不能超过200个字符', 'intro'],
  ['a user of another company', { userId: '20' }, '请选择关联账号', 'userId'],
  ['a user of the platform', { userId: '2' }, '请选择关联账号', 'userId'],
  ['a user who is not there', { userId: '999' }, '请选择关联账号', 'userId'],
]);

describe('a consultant', () => {
  describeAdded(world, estateConsultants, newConsultant, {
    sent: { userId: '6' },
    answers: {
      mobile: '199****5678',
      ...{ userId: '6', userName: '郑海生', leadCount: 0, dealCount: 0 },
      ...{ jobTitle: '', wechatNo: '', wechatQrUrl: '', intro: '', workYears: 0 },
      actions: ['edit', 'enable', 'remove', 'reveal'],
    },
    change: { jobTitle: '案场经理' },
  });

  it('has a mobile of its own within his project, also where the form has its mask', async () => {
    const body = { ...newConsultant, mobile: '19900003102' };
    await refuses(estateConsultants.add, { body }, status.duplicate, '该顾问已存在', 'mobile');
    await refuses(estateConsultants.update, of('1', body), status.duplicate, '该顾问已存在', 'mobile');
    await does(estateConsultants.add, { body: { ...body, estateId: '2' } });
    const mask = { ...newConsultant, mobile: '199****3102' };
    await does(estateConsultants.update, of('2', mask));
    expect(world.store().estateConsultants.get('2')?.mobile).toBe('19900003102');
  });

  it('has an account that no other one of the project has', async () => {
    const body = { ...newConsultant, userId: '7' };
    await refuses(estateConsultants.add, { body }, status.precondition, '该账号已关联其他顾问', 'userId');
    await does(estateConsultants.add, { body: { ...body, estateId: '2' } });
    await does(estateConsultants.update, of('1', { ...body, mobile: '199****0007' }));
  });

  it.each([
    ['is removed', () => does(backendUsers.remove, of('7'))],
    [
      'is of the former company of the project',
      () => does(estates.update, of('2', { ...leastOf(estateForm, estateExample), companyId: '2' })),
    ],
  ])('keeps no account that %s, and can be saved as he is', async (_, lose) => {
    const id = world.store().estateConsultants.by('estateId', '2')[0]?.id ?? '';
    world.store().estateConsultants.update(id, { userId: '7' });
    await lose();
    const record = await does<Consultant>(estateConsultants.get, of(id));
    expect([record.userId, record.userName, record.logs[0]?.remark]).toEqual(['', '', '关联账号 叶青禾 → -']);
    await does(estateConsultants.update, of(id, record));
    expect(estateViolations(world.store())).toEqual([]);
  });

  it('with open leads is neither switched off nor removed', async () => {
    const { store } = world.mock.mock;
    const { id } = await does<Consultant>(estateConsultants.add, { body: newConsultant });
    enter('a record that something depends on exists', { kind: 'estateConsultant' });
    const lead = store.estateBookings.rows().at(-1);
    if (!lead) throw new Error('no lead');
    const { id: _id, version: _version, ...like } = lead;
    const leads = [bookingStatus.toContact, bookingStatus.following, bookingStatus.visited].map(
      (state) => store.estateBookings.insert({ ...like, consultantId: id, status: state }).id,
    );
    const dealt = { ...like, consultantId: id, status: bookingStatus.dealt };
    store.estateBookings.insert({ ...dealt, roomId: '1' });
    // The room of this one was given back.
    store.estateBookings.insert(dealt);
    const words = '该顾问有3条未完结线索，请先转交';
    const off = { ...newConsultant, mobile: '199****5678', enabled: 0 };
    await refuses(estateConsultants.enable, of(id, { enable: 0 }), status.precondition, words);
    await refuses(estateConsultants.update, of(id, off), status.precondition, words);
    await refuses(estateConsultants.remove, of(id), status.precondition, words);
    expect(await does(estateConsultants.get, of(id))).toMatchObject({ leadCount: 5, dealCount: 1 });
    for (const one of leads) store.estateBookings.update(one, { status: bookingStatus.closed });
    await does(estateConsultants.enable, of(id, { enable: 0 }));
    expect(await does(estateConsultants.remove, of(id))).toBeNull();
  });

  it('can be linked to enabled users of the companies that the caller reaches', async () => {
    const ids = async (token?: string) => {
      const input = { query: { limit: 100 } };
      const { list } = await does<{ list: { id: string }[] }>(estateConsultants.accounts, input, token);
      return list.map(({ id }) => id);
    };
    expect(await ids()).toEqual(['6', '7', '11', '20', '21']);
    expect(await ids(await world.mock.tokenOf('estateManager'))).toEqual(['6', '7', '11']);
    // Who only sees the consultants of his project.
    expect(await ids(await world.mock.tokenOf('consultant'))).toEqual(['6', '7', '11']);
  });

  it('is offered for assigning while he is on, to users of a company those of its projects', async () => {
    const input = { query: { limit: 100 } };
    const names = async (token?: string) =>
      (await does<{ list: { name: string }[] }>(estateConsultants.allEnabled, input, token)).list.map(
        ({ name }) => name,
      );
    const { id } = await does<Consultant>(estateConsultants.add, { body: newConsultant });
    expect(await names()).toEqual(expect.arrayContaining(['叶青禾', '柳如烟', '顾南笙']));
    await does(estateConsultants.enable, of(id, { enable: 0 }));
    expect(await names()).not.toContain('顾南笙');
    const own = await names(await world.mock.tokenOf('companyAdmin'));
    expect(own).toEqual(['叶青禾', '俞见深', '蓝若溪', '闻人越']);
  });

  it('gives leads to anybody of a project, or is the only one to whom he gives them himself', async () => {
    const names = async (token: string) => {
      const input = { query: { limit: 100, estateId: '1', takesLeads: 1 } };
      const { list } = await does<{ list: { name: string }[] }>(estateConsultants.allEnabled, input, token);
      return list.map(({ name }) => name);
    };
    expect(await names(await world.mock.tokenOf('consultant'))).toEqual(['叶青禾']);
    expect(await names(await world.mock.tokenOf('companyAdmin'))).toEqual(['叶青禾', '俞见深']);
  });
});

describeList(world, estateConsultants, {
  order: ['7', '5', '3', '1', '8', '6', '4', '2'],
  found: [
    [{ estateId: '1' }, ['1', '2']],
    [{ keyword: '青' }, ['1']],
    [{ keyword: '03302' }, ['6']],
    [{ estateId: '1', enabled: 0 }, []],
  ],
  row: [{ keyword: '叶青禾' }, { mobile: '199****0007', userName: '叶青禾', jobTitle: '资深置业顾问' }],
});
