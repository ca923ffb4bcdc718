import { describe, expect, it } from 'vitest';
import { type Member, type MemberRow, members } from '#contracts/areas/members.ts';
import { addDays, addMonths } from '#contracts/days.ts';
import { gainMode, labelKind } from '#contracts/enums/members.ts';
import { credentialType } from '#contracts/enums/orders.ts';
import { status } from '#contracts/envelope.ts';
import { memberExample } from '#contracts/examples/members.ts';
import { idCheckCharacter } from '#contracts/forms/identity.ts';
import { memberLimits } from '#contracts/members/memberForms.ts';
import { todayOf } from '#mock/store/today.ts';
import { of } from './asking.ts';
import { describeWrongForms, operatorsMock } from './recordTests.ts';
import { long } from './wrongForms.ts';

/** The rules of domain design 7.1 to 7.3, over HTTP. Every refusal leaves the state as it was. */

const world = operatorsMock();
const { does, refuses, store } = world;
const form = memberExample;
/** With its check character. */
const unborn = `99000029990512602${idCheckCharacter('99000029990512602')}`;
const plain = { ...form, credentialNo: '', birthday: '', gender: 0 };
const found = async (query: Record<string, unknown>) =>
  (await does<{ list: MemberRow[] }>(members.list, { query })).list.map(({ id }) => id);
const manualLabel = () =>
  store()
    .memberLabels.all()
    .find(({ kind, enabled }) => kind === labelKind.manual && enabled === 1)?.id ?? '';
const systemLabel = () =>
  store()
    .memberLabels.all()
    .find(({ kind }) => kind === labelKind.system)?.id ?? '';

describeWrongForms(world, members, form, [
  ['no mobile', { mobile: '' }, '请输入手机号', 'mobile'],
  ['no name', { name: ' ' }, '请输入会员姓名', 'name'],
  ['a nickname of 21', { nickname: long(21) }, '昵称不能超过20个字符', 'nickname'],
  [
    'a wrong check character',
    { credentialNo: '990000198805126020' },
    '请输入正确的身份证号码',
    'credentialNo',
  ],
  ['a card of somebody not born yet', { credentialNo: unborn }, '请输入正确的身份证号码', 'credentialNo'],
  ['another birthday than the card', { birthday: '1988-05-13' }, '证件号码与生日不一致', 'birthday'],
  ['another gender than the card', { gender: 1 }, '证件号码与性别不一致', 'gender'],
  ['a birthday to come', { ...plain, birthday: '2999-01-01' }, '生日须在1900-01-01至今天之间', 'birthday'],
  ['no such city', { area: { provinceId: '33', cityId: '1101' } }, '请选择所在地区', 'area'],
  ['a label by rule', { labelIds: ['4'] }, '标签不存在、已停用或不是手动标签', 'labelIds'],
  [
    'a recommender who is no member',
    { recommenderMobile: '19999999998' },
    '推荐人不存在',
    'recommenderMobile',
  ],
  ['an emoji as emergency contact', { emergencyName: '👍' }, '请输入正确的姓名', 'emergencyName'],
  ['digits as emergency contact', { emergencyName: '13800000000' }, '请输入正确的姓名', 'emergencyName'],
  ['a wrong emergency phone', { emergencyPhone: '123' }, '请输入正确的电话号码', 'emergencyPhone'],
  ['a remark of 201', { remark: long(201) }, '备注不能超过200个字符', 'remark'],
]);

describe('a member', () => {
  it('begins with a grade that is offered', async () => {
    const without = { body: { ...form, gradeId: '' } };
    await refuses(members.add, without, status.invalid, '请选择会员等级', 'gradeId');
    const unknown = { body: { ...form, gradeId: '99999' } };
    await refuses(members.add, unknown, status.invalid, '会员等级不存在或已停用', 'gradeId');
  });

  it('needs a mobile, a name and a grade only; many have no document', async () => {
    const least = { mobile: '19900009301', name: '林晚', credentialType: 10, gradeId: '1' };
    const first = await does<Member>(members.add, { body: least });
    await does(members.add, { body: { ...least, mobile: '19900009302' } });
    expect(first).toMatchObject({ credentialNo: '', growth: 0, labels: [], frozen: 0, source: 20 });
    expect(first.memberNo).toBe(`M${first.id.padStart(8, '0')}`);
  });

  it('has a grade above the default one from staff, as long as it is valid, with its points', async () => {
    const { clock } = world.mock.mock;
    const gold = store().memberGrades.get('3');
    const added = await does<Member>(members.add, { body: { ...form, gradeId: '3' } });
    const gradeExpireDate = addDays(addMonths(todayOf(clock), gold?.validMonths ?? 0), -1);
    expect(added).toMatchObject({
      ...{ gradeId: '3', gradeMode: gainMode.staff, gradeExpireDate, points: gold?.giftPoints },
      logs: [{ action: '添加会员', remark: `金卡会员；有效期至${gradeExpireDate}` }],
    });
    const other = { ...plain, mobile: '19900009305', gradeId: '1' };
    const plainOne = await does<Member>(members.add, { body: other });
    expect(plainOne).toMatchObject({ gradeMode: gainMode.growth, gradeExpireDate: '', points: 0 });
  });

  it('has a mobile and a document of his own, and is masked in every answer', async () => {
    const added = await does<Member>(members.add, { body: form });
    expect(JSON.stringify(added)).not.toMatch(/19900009201|99000019880512602/);
    expect(added).toMatchObject({ mobile: '199****9201', birthday: '1988-05-12', gender: 2 });
    await refuses(members.add, { body: plain }, status.duplicate, '该手机号已注册', 'mobile');
    const same = { ...form, mobile: '19900009303' };
    await refuses(members.add, { body: same }, status.duplicate, '该证件号已被其他会员使用', 'credentialNo');
    const passport = (mobile: string, credentialNo: string) => ({
      body: { ...plain, mobile, credentialType: credentialType.passport, credentialNo },
    });
    await does(members.add, passport('19900009306', 'E12345678'));
    const small = passport('19900009307', 'e12345678');
    await refuses(members.add, small, status.duplicate, '该证件号已被其他会员使用', 'credentialNo');
  });

  it('keeps its grade, the labels by rule and masked numbers over an edit; the log says what changed, masked', async () => {
    const label = systemLabel();
    store().members.note('1', { labelIds: [label] });
    const before = await does<Member>(members.get, of('1'));
    const body = {
      ...before,
      nickname: '山野',
      labelIds: [manualLabel()],
      gradeId: '4',
      recommenderMobile: '',
    };
    const after = await does<Member>(members.update, of('1', body));
    expect(after).toMatchObject({ nickname: '山野', gradeId: before.gradeId, mobile: before.mobile });
    expect(store().members.get('1')?.labelIds).toEqual([manualLabel(), label]);
    const renumbered = { ...after, mobile: '19900009304' };
    const { logs } = await does<Member>(members.update, of('1', renumbered));
    expect(logs[0]?.remark).toContain('199****9304');
    expect(JSON.stringify(logs)).not.toContain('19900009304');
  });
});

describe('the log of a member', () => {
  it('says a number that looks the same once masked, another place, and a recommender of the same name', async () => {
    const before = await does<Member>(members.get, of('1'));
    const mobile = store().members.get('1')?.mobile ?? '';
    const alike = `${mobile.slice(0, 3)}${mobile[3] === '0' ? '1' : '0'}${mobile.slice(4)}`;
    const [first, second] = ['2', '3'].map((id) =>
      store().members.note(id, { recommenderId: '', name: '林晚' }),
    );
    store().members.note('1', { recommenderId: first?.id ?? '', provinceId: '', cityId: '' });
    const recommenderMobile = second?.mobile;
    const area = { provinceId: '33', cityId: '3301' };
    const emergencyPhone = '19900009301';
    const body = { ...before, mobile: alike, area, recommenderMobile, emergencyPhone };
    const { logs, version } = await does<Member>(members.update, of('1', body));
    const [masked, remark] = [before.mobile, logs[0]?.remark];
    expect(remark).toContain(`手机号 ${masked} → ${masked}`);
    expect(remark).toContain('所在地区 - → 浙江省杭州市');
    expect(remark).toContain('林晚 → 林晚');
    const called = { ...body, version, mobile: masked, recommenderMobile: second?.mobile };
    const again = await does<Member>(members.update, of('1', { ...called, emergencyPhone: '19911119301' }));
    expect(again.logs[0]?.remark).toBe('紧急联系人电话 199****9301 → 199****9301');
  });
});

describe('recommenders', () => {
  it('form no circle at any depth', async () => {
    const chain = ['1', '2', '3', '4', '5'];
    for (const [at, id] of chain.entries()) store().members.note(id, { recommenderId: chain[at - 1] ?? '' });
    const first = await does<Member>(members.get, of('1'));
    const lastMobile = store().members.get('5')?.mobile;
    const body = { ...first, recommenderMobile: lastMobile };
    await refuses(members.update, of('1', body), status.invalid, '推荐关系不能形成循环', 'recommenderMobile');
    const own = { ...first, recommenderMobile: store().members.get('1')?.mobile };
    await refuses(members.update, of('1', own), status.invalid, '推荐人不能是会员本人', 'recommenderMobile');
    const fifth = await does<Member>(members.get, of('5'));
    await does(members.update, of('5', { ...fifth, recommenderMobile: store().members.get('1')?.mobile }));
    expect(await found({ recommenderId: '1' })).toEqual(expect.arrayContaining(['5', '2']));
  });

  it('lists whom he recommended newest first, also who got him as recommender later', async () => {
    for (const id of ['5', '2']) store().members.note(id, { recommenderId: '' });
    for (const id of ['5', '2']) store().members.note(id, { recommenderId: '1' });
    const ids = (await found({ recommenderId: '1' })).map(Number);
    expect(ids).toEqual(expect.arrayContaining([2, 5]));
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });
});

describe('the list', () => {
  it('finds by part of a mobile from three digits on, and by a whole document for who manages members', async () => {
    const { id } = await does<Member>(members.add, { body: form });
    expect(await found({ keyword: '9201' })).toEqual([id]);
    expect(await found({ keyword: '92' })).toEqual([]);
    expect(await found({ keyword: form.credentialNo.toLowerCase() })).toEqual([id]);
    expect(await found({ keyword: form.credentialNo.slice(0, 12) })).toEqual([]);
    expect(await found({ keyword: '%' })).toEqual([]);
  });

  it('goes by any figure in both directions, of equal ones the newest first', async () => {
    const sums = async (direction: string) => {
      const query = { sort: 'consumeAmount', direction, limit: 100 };
      const { list } = await does<{ list: MemberRow[] }>(members.list, { query });
      return list.map(({ consumeAmount }) => consumeAmount);
    };
    const down = await sums('desc');
    expect(down).toEqual(down.toSorted((a, b) => b - a));
    expect(down[0]).toBeGreaterThan(0);
    const up = await sums('asc');
    expect(up).toEqual(up.toSorted((a, b) => a - b));
  });
});

it('at most twenty labels are sought at once', async () => {
  const query = (count: number) => ({ query: { labelIds: Array(count).fill('1').join(',') } });
  await does(members.list, query(memberLimits.sought));
  const more = query(memberLimits.sought + 1);
  await refuses(members.list, more, status.invalid, '标签不能超过20个', 'labelIds');
});

describe('a grade by hand', () => {
  it('stands until its day; the log says from which to which, until when and why', async () => {
    const expireDate = addDays(todayOf(world.mock.mock.clock), 30);
    const body = { gradeId: '3', expireDate, reason: '老客户回馈' };
    const after = await does<Member>(members.setGrade, of('2', body));
    expect(after).toMatchObject({ gradeId: '3', gradeMode: gainMode.staff, gradeExpireDate: expireDate });
    expect(after.logs.some(({ remark }) => /金卡会员/.test(remark) && /老客户回馈/.test(remark))).toBe(true);
  });

  it('is not given over the head of whoever was faster', async () => {
    const { version } = await does<Member>(members.get, of('2'));
    const body = (gradeId: string) => ({ gradeId, expireDate: '', reason: '老客户回馈', version });
    await does(members.setGrade, of('2', body('3')));
    const late = of('2', body('2'));
    await refuses(members.setGrade, late, status.stale, '数据已被修改，请刷新后重试');
    const { version: _version, ...blind } = body('2');
    expect(await does<Member>(members.setGrade, of('2', blind))).toMatchObject({ gradeId: '2' });
  });

  it('does not end before today, and is one that is offered', async () => {
    const yesterday = addDays(todayOf(world.mock.mock.clock), -1);
    const past = { gradeId: '3', expireDate: yesterday, reason: '老客户回馈' };
    await refuses(members.setGrade, of('2', past), status.invalid, '有效期不能早于今天', 'expireDate');
    const none = { gradeId: '99999', expireDate: '', reason: '老客户回馈' };
    await refuses(members.setGrade, of('2', none), status.precondition, '会员等级不存在或已停用', 'gradeId');
  });

  it('is the default one, or one that offers 后台指定; who has another one keeps it when he is edited', async () => {
    const give = (gradeId: string) => of('2', { gradeId, expireDate: '', reason: '老客户回馈' });
    await does(members.setGrade, give('4'));
    expect(store().memberGrades.get('1')?.gainModes).toEqual([gainMode.growth]);
    store().memberGrades.update('4', { gainModes: [gainMode.growth, gainMode.house] });
    const why = '该等级不能由后台指定';
    await refuses(members.setGrade, give('4'), status.precondition, why, 'gradeId');
    const added = { body: { ...form, gradeId: '4' } };
    await refuses(members.add, added, status.invalid, why, 'gradeId');
    const { version, name, credentialType: document } = await does<Member>(members.get, of('2'));
    const edit = {
      mobile: store().members.get('2')?.mobile,
      name,
      credentialType: document,
      gradeId: '4',
      version,
    };
    const edited = await does<Member>(members.update, of('2', { ...edit, remark: '喜欢山景' }));
    expect(edited).toMatchObject({ gradeId: '4', gradeMode: gainMode.staff, remark: '喜欢山景' });
    await does(members.setGrade, give('1'));
    expect(store().members.get('2')?.gradeMode).not.toBe(gainMode.staff);
  });
});

describe('labels of many', () => {
  it('are given and taken with a result per member; repeating changes nothing', async () => {
    const ids = ['1', '99999', '3'];
    const body = { ids, labelIds: [manualLabel()], give: 1 };
    const rows = await does<{ id: string; status: number }[]>(members.batchLabel, { body });
    expect(rows.map(({ id, status: code }) => [id, code])).toEqual([
      ['1', 1],
      ['99999', status.notFound],
      ['3', 1],
    ]);
    const after = world.mock.dump();
    await does(members.batchLabel, { body });
    expect(world.mock.dump()).toBe(after);
    await does(members.batchLabel, { body: { ...body, give: 0 } });
    const { logs } = await does<Member>(members.get, { params: { id: '3' } });
    const name = store().memberLabels.get(manualLabel())?.name;
    expect(logs.slice(0, 2).map(({ action, remark }) => [action, remark])).toEqual([
      ['去标签', name],
      ['打标签', name],
    ]);
    for (const id of ['1', '3']) expect(store().members.get(id)?.labelIds).not.toContain(manualLabel());
  });

  it('given while the form of a member is open are not taken away by saving it', async () => {
    const open = await does<Member>(members.get, of('1'));
    await does(members.batchLabel, { body: { ids: ['1'], labelIds: [manualLabel()], give: 1 } });
    const saved = { ...open, remark: '常住海口' };
    await refuses(members.update, of('1', saved), status.stale, '数据已被修改，请刷新后重试');
  });

  it('are at most ten of a member, and those of at most 500 members at once', async () => {
    const like = store().memberLabels.get(manualLabel());
    const { id: _id, version: _version, ...values } = like as NonNullable<typeof like>;
    const many = Array.from(
      { length: memberLimits.labels },
      (_, at) => store().memberLabels.insert({ ...values, name: `第${at}个` }).id,
    );
    store().members.note('1', { labelIds: many });
    const body = { ids: ['1', '2'], labelIds: [manualLabel()], give: 1 };
    const rows = await does<{ status: number }[]>(members.batchLabel, { body });
    expect(rows.map(({ status: code }) => code)).toEqual([status.invalid, status.ok]);
    const ids = Array.from({ length: memberLimits.batch + 1 }, (_, at) => String(at + 1));
    await refuses(members.batchLabel, { body: { ...body, ids } }, status.invalid, '会员不能超过500个', 'ids');
  });
});

describe('more labels by hand than are allowed, of which one was by a rule', () => {
  it('stay, can be taken away, and no other is given', async () => {
    const like = store().memberLabels.get(manualLabel());
    const { id: _id, version: _version, ...values } = like as NonNullable<typeof like>;
    const many = Array.from(
      { length: memberLimits.labels + 2 },
      (_, at) => store().memberLabels.insert({ ...values, name: `旧${at}` }).id,
    );
    store().members.note('1', { labelIds: many });
    const body = (labelId: string | undefined, give: 0 | 1) => ({
      body: { ids: ['1'], labelIds: [labelId], give },
    });
    const statusOf = async (asked: object) =>
      (await does<{ status: number }[]>(members.batchLabel, asked)).map((one) => one.status);
    const opened = await does<Member>(members.get, of('1'));
    const other = { ...opened, labelIds: [...many.slice(1), manualLabel()] };
    await refuses(members.update, of('1', other), status.invalid, '每位会员最多10个手动标签', 'labelIds');
    expect(await statusOf(body(manualLabel(), 1))).toEqual([status.invalid]);
    const saved = await does<Member>(members.update, of('1', { ...opened, remark: '老友' }));
    expect(saved.labelIds).toEqual(many);
    expect(await statusOf(body(many[0], 0))).toEqual([status.ok]);
    expect(store().members.get('1')?.labelIds).toEqual(many.slice(1));
  });
});

describe('freezing', () => {
  it('happens once, and is taken back once', async () => {
    const frozen = await does<Member>(members.freeze, of('1', { reason: '涉嫌刷单' }));
    expect(frozen).toMatchObject({ frozen: 1, frozenReason: '涉嫌刷单' });
    expect(frozen.actions).toContain('unfreeze');
    const again = { reason: '再次冻结' };
    await refuses(members.freeze, of('1', again), status.wrongState, '状态已变更，请刷新后重试');
    expect(await does<Member>(members.unfreeze, of('1'))).toMatchObject({ frozen: 0, frozenReason: '' });
    await refuses(members.unfreeze, of('1'), status.wrongState, '状态已变更，请刷新后重试');
  });
});

describe('registering in the app', () => {
  const ask = (body: object) => world.mock.post('/__mock/members/register', body);

  it('gives the points of the default grade once, as adding him does', async () => {
    store().memberGrades.update('1', { giftPoints: 120 });
    const { json } = await ask({ name: '程雨', mobile: '19900009403' });
    const { id } = json as { id: string };
    const shown = () => does<Member>(members.get, of(id));
    expect(await shown()).toMatchObject({ points: 120, logs: [{ action: '注册会员' }] });
    const grade = (gradeId: string) =>
      does(members.setGrade, of(id, { gradeId, expireDate: '', reason: '老客户' }));
    await grade('2');
    await grade('1');
    const silver = store().memberGrades.get('2')?.giftPoints ?? 0;
    expect((await shown()).points).toBe(120 + silver);
    const added = await does<Member>(members.add, { body: { ...plain, gradeId: '1' } });
    expect(added).toMatchObject({ points: 120, logs: [{ action: '添加会员', remark: '' }] });
  });

  it('makes a member of the default grade, who may have been recommended; a mobile is there once', async () => {
    const recommenderMobile = store().members.get('1')?.mobile;
    const body = { name: '顾清和', mobile: '19900009401', recommenderMobile };
    const { json } = await ask(body);
    const { id } = json as { id: string };
    expect(await does<Member>(members.get, of(id))).toMatchObject({
      ...{ name: '顾清和', gradeId: '1', source: 30, recommenderId: '1' },
      logs: [{ action: '注册会员', operatorType: 20 }],
    });
    const kept = world.mock.dump();
    expect(await ask(body)).toMatchObject({
      http: 409,
      json: { error: expect.stringContaining('该手机号已注册') },
    });
    const unknown = { ...body, mobile: '19900009402', recommenderMobile: '19999999998' };
    expect(await ask(unknown)).toMatchObject({ http: 409 });
    expect((await ask({ ...body, mobile: '123' })).http).toBe(400);
    expect(world.mock.dump()).toBe(kept);
  });
});
