import { describe, expect, it } from 'vitest';
import { type MemberFriend, type MemberFriendRow, memberFriends } from '#contracts/areas/memberFriends.ts';
import { addDays, addMonths } from '#contracts/days.ts';
import { ageGroup, relationType } from '#contracts/enums/members.ts';
import { credentialType } from '#contracts/enums/orders.ts';
import { status } from '#contracts/envelope.ts';
import { memberFriendExample } from '#contracts/examples/memberFriends.ts';
import { idCheckCharacter } from '#contracts/forms/identity.ts';
import { testDay } from '../../contracts/testing/moment.ts';
import { of } from './asking.ts';
import { describeWrongForms, operatorsMock } from './recordTests.ts';
import { long } from './wrongForms.ts';

/** The rules of domain design 7.4, over HTTP. Every refusal leaves the state as it was. */

const world = operatorsMock();
const { does, refuses, store } = world;
const form = memberFriendExample;
const passport = (no: string) => ({
  ...{ ...form, credentialType: credentialType.passport, credentialNo: no, birthday: '', gender: 0 },
});
const listOf = async (query: Record<string, unknown>) =>
  (await does<{ list: MemberFriendRow[] }>(memberFriends.list, { query })).list;

describeWrongForms(world, memberFriends, form, [
  ['no name', { name: ' ' }, '请输入亲友姓名', 'name'],
  ['no relation', { relation: 45 }, '请选择关系', 'relation'],
  ['a wrong mobile', { mobile: '12345678901' }, '请输入正确的手机号码', 'mobile'],
  [
    'a wrong check character',
    { credentialNo: '990000199208174230' },
    '请输入正确的身份证号码',
    'credentialNo',
  ],
  ['a mask in a new form', { credentialNo: '9900**********9999' }, '请输入正确的身份证号码', 'credentialNo'],
  ['a passport number with a sign', { ...passport('E9-00017') }, '请输入正确的证件号码', 'credentialNo'],
  ['another birthday than the card', { birthday: '1992-08-18' }, '证件号码与生日不一致', 'birthday'],
  ['another gender than the card', { gender: 2 }, '证件号码与性别不一致', 'gender'],
  [
    'a birthday to come',
    { ...passport('E90001'), birthday: '2999-01-01' },
    '生日须在1900-01-01至今天之间',
    'birthday',
  ],
  [
    'a birthday of 1899',
    { ...passport('E90001'), birthday: '1899-12-31' },
    '生日须在1900-01-01至今天之间',
    'birthday',
  ],
  ['a remark of 201', { remark: long(201) }, '健康/饮食备注不能超过200个字符', 'remark'],
]);

describe('a relative', () => {
  it('may have no mobile', async () => {
    const { mobile: _mobile, ...without } = form;
    expect(await does<MemberFriend>(memberFriends.add, { body: without })).toMatchObject({ mobile: '' });
  });

  it('gets birthday and gender from the ID card, and is masked in every answer', async () => {
    const { birthday: _birthday, gender: _gender, ...without } = form;
    const added = await does<MemberFriend>(memberFriends.add, { body: without });
    const shown = {
      birthday: '1992-08-17',
      gender: 1,
      mobile: '199****8101',
      credentialNo: expect.any(String),
    };
    expect(added).toMatchObject({ ...shown, ageGroup: ageGroup.adult });
    expect(added.credentialNo).toMatch(/^9900\*{10}\d{3}[\dX]$/);
    expect(await does(memberFriends.get, of(added.id))).toEqual(added);
    expect((await listOf({ memberId: '1' }))[0]).toMatchObject({ id: added.id, ...shown });
    expect(store().memberFriends.get(added.id)).toMatchObject({
      mobile: form.mobile,
      credentialNo: form.credentialNo,
    });
  });

  it('keeps numbers whose masks come back, and is seen whole by 查看 alone, which is logged', async () => {
    const before = await does<MemberFriend>(memberFriends.get, of('2'));
    const kept = store().memberFriends.get('2');
    const body = { ...before, remark: '素食', logs: undefined, actions: undefined };
    const after = await does<MemberFriend>(memberFriends.update, of('2', body));
    expect(after).toMatchObject({ remark: '素食', credentialNo: before.credentialNo, mobile: before.mobile });
    expect(store().memberFriends.get('2')).toMatchObject({
      ...{ mobile: kept?.mobile, credentialNo: kept?.credentialNo, birthday: kept?.birthday },
    });
    const other = { ...body, credentialNo: '9900**********9999', version: undefined };
    await refuses(
      memberFriends.update,
      of('2', other),
      status.invalid,
      '请输入正确的身份证号码',
      'credentialNo',
    );
    const wrong = { ...body, birthday: '1987-09-27', version: undefined };
    await refuses(memberFriends.update, of('2', wrong), status.invalid, '证件号码与生日不一致', 'birthday');
    const whole = await does(memberFriends.reveal, of('2', { field: 'credentialNo' }));
    expect(whole).toEqual({ value: kept?.credentialNo });
    const { logs } = await does<MemberFriend>(memberFriends.get, of('2'));
    expect(logs.map(({ action }) => action)).toEqual(['查看证件号', '编辑亲友']);
  });

  it('is 本人 once, an emergency contact once, and has a document that no other of the member has', async () => {
    const self = { ...form, relation: relationType.self };
    await refuses(memberFriends.add, { body: self }, status.duplicate, '本人信息已存在', 'relation');
    await does(memberFriends.add, { body: form });
    const again = { ...form, name: '沈念平' };
    await refuses(memberFriends.add, { body: again }, status.duplicate, '该证件已添加', 'credentialNo');
    // Of another member the same document, and a contact of his own, are right.
    await does(memberFriends.add, { body: { ...form, emergency: 1, memberId: '2' } });
  });

  it('takes the place of the emergency contact before; the logs of both say so', async () => {
    const contacts = async () =>
      (await listOf({ memberId: '1' })).filter(({ emergency }) => emergency === 1).map(({ id }) => id);
    const [before = ''] = await contacts();
    const former = { ...store().memberFriends.get(before) };
    const { id, logs } = await does<MemberFriend>(memberFriends.add, { body: { ...form, emergency: 1 } });
    expect(await contacts()).toEqual([id]);
    expect(logs[0]?.remark).toBe(`接替${former.name}成为紧急联系人`);
    const after = await does<MemberFriend>(memberFriends.get, of(before));
    expect(after.logs[0]).toMatchObject({ action: '不再是紧急联系人', remark: `由${form.name}接替` });
    // A form that was opened before does not bring it back unseen.
    const late = { ...after, emergency: 1, version: former.version };
    await refuses(memberFriends.update, of(before, late), status.stale, '数据已被修改，请刷新后重试');
    await does(memberFriends.update, of(before, { ...after, emergency: 1 }));
    expect(await contacts()).toEqual([before]);
  });

  it('stays with its member, who has to be there', async () => {
    const nobody = { ...form, memberId: '99999999' };
    await refuses(memberFriends.add, { body: nobody }, status.invalid, '请选择所属会员', 'memberId');
    const moved = { ...form, memberId: '2' };
    await refuses(memberFriends.update, of('2', moved), status.invalid, '请选择所属会员', 'memberId');
  });

  it('is one of 20 at most: the 21st relative is refused', async () => {
    for (let at = (await listOf({ memberId: '1' })).length; at < 20; at++)
      await does(memberFriends.add, { body: passport(`E90001${at}`) });
    const body = passport('E9000199');
    await refuses(memberFriends.add, { body }, status.precondition, '最多添加20位亲友');
    await does(memberFriends.remove, of('4'));
    await does(memberFriends.add, { body });
  });
});

it('relatives are found by the member, and by the whole of his mobile', async () => {
  const mobile = store().members.get('2')?.mobile ?? '';
  expect((await listOf({ memberId: '2' })).map(({ id }) => id)).toEqual(['6', '5']);
  expect((await listOf({ memberMobile: mobile })).map(({ id }) => id)).toEqual(['6', '5']);
});

it('who is 60 today is 老人, who is 14 today is no 儿童 any more', async () => {
  const card = (day: string) => `990000${day}012${idCheckCharacter(`990000${day}012`)}`;
  const groupOf = async (date: string) => {
    const day = date.replaceAll('-', '');
    const body = { ...form, credentialNo: card(day), birthday: '', gender: 0 };
    return (await does<MemberFriend>(memberFriends.add, { body })).ageGroup;
  };
  const yearsAgo = (years: number) => addMonths(testDay, -12 * years);
  expect(await groupOf(yearsAgo(60))).toBe(ageGroup.elder);
  expect(await groupOf(addDays(yearsAgo(60), 1))).toBe(ageGroup.adult);
  expect(await groupOf(yearsAgo(14))).toBe(ageGroup.adult);
  expect(await groupOf(addDays(yearsAgo(14), 1))).toBe(ageGroup.child);
});
