import { MatchersV3 } from '@pact-foundation/pact';
import { memberFriendForm, memberFriends } from '#contracts/areas/memberFriends.ts';
import { ageGroup, relationType } from '#contracts/enums/members.ts';
import { credentialType } from '#contracts/enums/orders.ts';
import { status } from '#contracts/envelope.ts';
import { logExample } from '#contracts/examples/logs.ts';
import { memberFriendExample } from '#contracts/examples/memberFriends.ts';
import { maskDocument, maskMobile } from '#contracts/forms/masks.ts';
import { operatorType } from '#contracts/logs.ts';
import { answersOf } from '../../api/testing/matchers.ts';
import { fromState, isRefused, oneOf, regex, rows, type State, succeeds } from '../../api/testing/pact.ts';
import { describeRecords } from '../../api/testing/records.ts';
import { describeReveal } from '../../api/testing/reveal.ts';

const as = 'operator' as const;
const given: State[] = ['a member has relatives'];
// Without birthday and gender, which have to be those of the ID card.
const { birthday: _birthday, gender: _gender, ...filledIn } = memberFriendExample;
const form = { ...filledIn, memberId: fromState('memberId', '1') };
const actions = ['edit', 'remove', 'reveal'];

const { row, record } = answersOf(memberFriends, {
  form: memberFriendForm,
  values: {
    ...memberFriendExample,
    mobile: maskMobile(memberFriendExample.mobile),
    credentialNo: maskDocument(memberFriendExample.credentialNo),
    ...{ id: '3', ageGroup: ageGroup.adult, version: 1, logs: [logExample] },
  },
  filled: ['logs'],
  pinned: {
    mobile: regex('^(1\\d{2}\\*{4}\\d{4})?$', '199****8101'),
    credentialNo: regex('^[A-Za-z0-9]{2,4}\\*+[A-Za-z0-9]{2,4}$', '9900**********4238'),
    'logs.operatorType': oneOf(operatorType.staff, operatorType.system, operatorType.member),
    // Of a record that was never changed there are none.
    logs: MatchersV3.atLeastLike(logExample, 0, 1),
  },
  notInRow: ['memberId'],
  notInRecord: ['ageGroup'],
});

describeRecords(memberFriends, {
  as,
  kind: 'memberFriend',
  nothing: { memberId: '99999999', memberMobile: '19999999999' },
  actions,
  row,
  record,
  form,
  given,
  wrong: { credentialNo: '990000199208174230' },
  unique: { field: 'credentialNo', example: memberFriendExample.credentialNo },
  refused: [],
});
/** A document that says nothing of birthday and gender. */
const passport = {
  ...memberFriendExample,
  credentialType: credentialType.passport,
  credentialNo: 'E99001234',
};
succeeds(memberFriends.add, 'with birthday and gender', {
  as,
  given,
  input: { body: { ...passport, memberId: fromState('memberId', '1') } },
});
succeeds(memberFriends.update, 'with birthday and gender', {
  as,
  given: [['a record exists', { kind: 'memberFriend' }], ...given],
  input: {
    params: { id: fromState('id', '1') },
    body: { ...passport, memberId: fromState('memberId', '1'), version: fromState('version', 1) },
  },
});
const page = { offset: 0, limit: 100 };
succeeds(memberFriends.list, 'of a member', {
  as,
  given,
  input: { query: { ...page, memberId: fromState('memberId', '1') } },
  data: rows(row),
});
succeeds(memberFriends.list, 'of a member by his mobile', {
  as,
  given,
  input: { query: { ...page, memberMobile: fromState('memberMobile', '19900003000') } },
  data: rows(row),
});
isRefused(memberFriends.add, 'one more than are allowed', {
  as,
  given: ['a member has as many relatives as are allowed'],
  input: { body: form },
  status: status.precondition,
});
isRefused(memberFriends.add, 'the member himself a second time', {
  as,
  given,
  input: { body: { ...form, relation: relationType.self } },
  status: status.duplicate,
  says: '本人信息已存在',
  field: 'relation',
});
isRefused(memberFriends.add, 'a birthday that is not that of the ID card', {
  as,
  given,
  input: { body: { ...form, birthday: '1992-08-18' } },
  status: status.invalid,
  says: '证件号码与生日不一致',
  field: 'birthday',
});
describeReveal(memberFriends.reveal, {
  as,
  exists: ['a record exists', { kind: 'memberFriend' }],
  params: { id: fromState('id', '1') },
  numbers: [
    { body: { field: 'mobile' }, pattern: '^(1\\d{10})?$', example: '19900008101' },
    { body: { field: 'credentialNo' }, pattern: '^[A-Za-z0-9]{5,20}$', example: '990000199208174238' },
  ],
});
