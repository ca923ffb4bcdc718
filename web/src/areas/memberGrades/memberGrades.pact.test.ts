import { MatchersV3 } from '@pact-foundation/pact';
import { memberGradeForm, memberGrades } from '#contracts/areas/memberGrades.ts';
import { status } from '#contracts/envelope.ts';
import { memberGradeExample } from '#contracts/examples/memberGrades.ts';
import { answersOf } from '../../api/testing/matchers.ts';
import { fromState, isRefused, type State, succeeds } from '../../api/testing/pact.ts';
import { describeRecords } from '../../api/testing/records.ts';

const as = 'operator';
const { update: _update, ...others } = memberGrades;
const { row, record } = answersOf(memberGrades, {
  form: memberGradeForm,
  values: {
    ...{ id: '3', memberCount: 12, newMembers: 2, createTime: '2026-01-31 09:30:00', version: 1 },
    ...memberGradeExample,
    benefits: [{ benefitId: '2', quantity: 3, name: '免费间夜', type: 20, description: '每晚最高抵扣600元' }],
    logs: [
      {
        ...{ time: '2026-01-31 09:30:00', operatorType: 30, operatorName: '林可' },
        ...{ action: '编辑会员等级', remark: '' },
      },
    ],
  },
  notInRow: [
    'version',
    'benefits.benefitId',
    'benefits.quantity',
    'benefits.name',
    'benefits.type',
    'benefits.description',
    'createTime',
    'cardUrl',
    'houseThreshold',
    'giftPoints',
    'description',
  ],
});

/** Its level is that of a grade that members have, which no form may change: a form that adds one has a level of its own. */
describeRecords(others, {
  as,
  kind: 'memberGrade',
  nothing: { name: '查无此名' },
  found: { enabled: 1 },
  ...{ row, record },
  form: memberGradeExample,
  wrong: { placeDiscount: 101 },
});

const params = { id: fromState('id', '5') };
const unused: State = 'a member grade that nobody has exists';
const exists: State = ['a record exists', { kind: 'memberGrade' }];
const another: State = ['another record with the name exists', { kind: 'memberGrade' }];
const name = fromState('name', '银卡会员');
const used: State = 'a member grade that somebody has exists';
const body = { ...memberGradeExample, version: fromState('version', 1) };
succeeds(memberGrades.update, 'one that nobody has', {
  as,
  given: [unused],
  input: { params, body },
  data: record,
});
isRefused(memberGrades.update, 'a wrong form', {
  ...{ as, given: [unused], status: status.invalid, field: 'placeDiscount', says: '折扣范围为0.1-10折' },
  input: { params, body: { ...body, placeDiscount: 101 } },
});
isRefused(memberGrades.update, 'one that somebody else changed', {
  ...{
    as,
    given: [['a record was changed by somebody else', { kind: 'memberGrade' }]],
    status: status.stale,
  },
  input: { params, body },
});
isRefused(memberGrades.update, 'the name of another one', {
  ...{ as, given: [another], status: status.duplicate, field: 'name', says: '等级名称已存在' },
  input: { params, body: { ...body, name } },
});
isRefused(memberGrades.update, 'the level of a grade that members have', {
  ...{ as, given: [used], status: status.precondition, field: 'level' },
  input: { params, body },
});
isRefused(memberGrades.add, 'a threshold below that of a lower grade', {
  ...{ as, given: [exists], status: status.precondition, field: 'growthThreshold' },
  input: { body: { ...memberGradeExample, growthThreshold: 0 } },
});
isRefused(memberGrades.enable, 'the default grade off', {
  ...{ as, given: [exists] },
  ...{ status: status.precondition, says: '默认等级不能停用/删除' },
  input: { params, body: { enable: 0 } },
});

/** With what it gives. */
const benefits = [{ benefitId: fromState('benefitId', '2'), quantity: 3 }];
succeeds(memberGrades.add, 'with a benefit', {
  ...{ as, given: [unused], input: { body: { ...memberGradeExample, benefits } }, data: record },
});
succeeds(memberGrades.update, 'with a benefit', {
  ...{ as, given: [unused], input: { params, body: { ...body, benefits } }, data: record },
});

const change = {
  rise: MatchersV3.integer(2),
  fall: MatchersV3.integer(0),
  stay: MatchersV3.integer(58),
  inverted: [],
};
succeeds(memberGrades.preview, 'a new grade', { as, input: { body: memberGradeExample }, data: change });
succeeds(memberGrades.preview, 'one that is there, with a benefit', {
  ...{ as, given: [unused], data: change },
  input: { body: { ...memberGradeExample, id: fromState('id', '5'), benefits } },
});
succeeds(memberGrades.preview, 'a higher grade with less discount', {
  as,
  given: ['a member grade with a discount exists'],
  input: { body: { ...memberGradeExample, placeDiscount: 100 } },
  data: { ...change, inverted: MatchersV3.eachLike({ higher: memberGradeExample.name, lower: '黑金会员' }) },
});
isRefused(memberGrades.preview, 'a wrong form', {
  ...{ as, status: status.invalid, field: 'placeDiscount' },
  input: { body: { ...memberGradeExample, placeDiscount: 101 } },
});
isRefused(memberGrades.preview, 'one that is gone', {
  ...{ as, given: [['a record does not exist', { kind: 'memberGrade' }]], status: status.notFound },
  input: { body: { ...memberGradeExample, id: fromState('id', '99') } },
});
isRefused(memberGrades.preview, 'a threshold below that of a lower grade', {
  ...{ as, given: [exists], status: status.precondition, field: 'growthThreshold' },
  input: { body: { ...memberGradeExample, growthThreshold: 0 } },
});
isRefused(memberGrades.preview, 'the name of another one', {
  ...{ as, given: [another], status: status.duplicate, field: 'name' },
  input: { body: { ...memberGradeExample, name } },
});
