import { MatchersV3 } from '@pact-foundation/pact';
import { memberImports } from '#contracts/areas/memberImports.ts';
import { credentialType } from '#contracts/enums/orders.ts';
import { status } from '#contracts/envelope.ts';
import { memberExample } from '#contracts/examples/members.ts';
import { fromState, isRefused, type State, succeeds } from '../../api/testing/pact.ts';

const as = 'operator' as const;
const offered: State = 'a grade is offered';
const others: State = 'a member recommended another one';
const labelled: State = 'a label can be given';
const member = {
  ...{ ...memberExample, gradeId: fromState('gradeId', '2') },
  labelIds: [fromState('labelId', '1')],
};
const passport = {
  ...member,
  mobile: '19900009203',
  ...{ credentialType: credentialType.passport, credentialNo: 'E99009203', gender: 0, birthday: '' },
};
const batch = (...members: object[]) => ({ body: { members } }) as never;
const ok = { status: status.ok, message: MatchersV3.string('操作成功'), field: '', existing: 0 };
const refused = (code: number, says: string, field: string) => ({
  ...{ status: code, message: MatchersV3.string(says), field, existing: 0 },
});
const taken = { ...passport, mobile: fromState('memberMobile', '19900003000') };
const results = [ok, refused(status.duplicate, '该手机号已注册', 'mobile')];

for (const call of [memberImports.preview, memberImports.add]) {
  succeeds(call, 'a new member, and a mobile that somebody else has', {
    as,
    given: [offered, others, labelled],
    input: batch(member, taken),
    data: results,
  });
  succeeds(call, 'a recommender who is no member', {
    as,
    given: [offered, labelled],
    input: batch({ ...member, recommenderMobile: '19999999999' }),
    data: [refused(status.invalid, '推荐人不存在', 'recommenderMobile')],
  });
  succeeds(call, 'a grade that staff do not give', {
    as,
    given: [labelled, 'a member grade that staff do not give exists'],
    input: batch(member),
    data: [refused(status.invalid, '该等级不能由后台指定', 'gradeId')],
  });
  isRefused(call, 'a row with a wrong mobile', {
    as,
    given: [offered, labelled],
    input: batch(member, { ...passport, mobile: '1990000920' }),
    status: status.invalid,
    says: '请输入正确的手机号码',
    field: 'members.1.mobile',
  });
}
succeeds(memberImports.add, 'a member who was imported already', {
  as,
  given: ['a member was imported'],
  input: batch({
    ...{ name: fromState('memberName', '苏念慈'), mobile: fromState('memberMobile', '19900009291') },
    ...{ credentialType: credentialType.idCard, gradeId: fromState('gradeId', '1') },
  }),
  data: [{ ...ok, message: MatchersV3.string('已存在'), existing: 1 }],
});
