import { MatchersV3 } from '@pact-foundation/pact';
import { memberPoints } from '#contracts/areas/memberPoints.ts';
import { adjustDirection } from '#contracts/enums/finance.ts';
import { pointSource, pointType } from '#contracts/enums/members.ts';
import { status } from '#contracts/envelope.ts';
import {
  pointAccountExample,
  pointAdjustExample,
  pointJournalExample,
} from '#contracts/examples/memberPoints.ts';
import { describeAdjusting } from '../../api/testing/adjusting.ts';
import { findsNothing, firstPage } from '../../api/testing/interactions.ts';
import { answersOf } from '../../api/testing/matchers.ts';
import {
  fromState,
  isRefused,
  noRows,
  oneOf,
  regex,
  rows,
  type State,
  succeeds,
} from '../../api/testing/pact.ts';

const { integer, like } = MatchersV3;
const as = 'finance';
const given: State[] = ['a member has used and gained points'];
const of = (query: object) => ({
  query: { memberId: fromState('memberId', '1'), offset: 0, limit: 10, ...query },
});
const { id: _id, ...example } = pointJournalExample;
const row = {
  ...Object.fromEntries(Object.entries(example).map(([name, value]) => [name, like(value)])),
  type: oneOf(...Object.values(pointType)),
  change: integer(example.change),
  after: integer(example.after),
  remain: integer(example.remain),
  refType: oneOf(...Object.values(pointSource)),
  expireDate: regex('^(\\d{4}-\\d{2}-\\d{2})?$', example.expireDate),
};

succeeds(memberPoints.listJournals, 'the first page', { as, given, input: of({}), data: rows(row) });
succeeds(memberPoints.listJournals, 'gifts of a span of days', {
  as,
  given,
  input: of({ type: pointType.gift, startDate: '2020-01-01', endDate: '2099-12-31' }),
  data: rows({ ...row, type: pointType.gift }),
});
succeeds(memberPoints.listJournals, 'nothing is found', {
  as,
  given,
  input: of({ startDate: '2019-01-01', endDate: '2019-01-31' }),
  data: noRows,
});

// The list and the points of one member

const { atLeastLike } = MatchersV3;
const actions = atLeastLike(regex('^adjust$', 'adjust'), 0, 1);
const answers = answersOf(memberPoints, {
  values: pointAccountExample,
  pinned: {
    memberMobile: regex('^1\\d{2}\\*{4}\\d{4}$', pointAccountExample.memberMobile),
    gradeName: regex('^.*$', pointAccountExample.gradeName),
  },
  notInRecord: ['changeTime'],
});
const member = { ...answers.row, actions };
const record = { ...answers.record, actions };
const hasPoints: State = 'a member has points';
const params = { id: fromState('memberId', '3') };
const gone = { id: '99999999' };

succeeds(memberPoints.list, 'the first page', {
  as,
  given: [hasPoints],
  input: { query: firstPage },
  data: rows(member),
});
succeeds(memberPoints.list, 'those with points, those who have most first', {
  as,
  given: [hasPoints],
  input: { query: { ...firstPage, pointsMin: 1, pointsMax: 999_999_999, sort: 'points', direction: 'desc' } },
  data: rows(member),
});
findsNothing(memberPoints.list, {
  ...{ as, given: hasPoints },
  filters: {
    keyword: '查无此人',
    gradeId: '99999999',
    pointsMin: 999_999_999,
  },
});
const sums = { count: integer(400), points: integer(5_068), pointsLocked: integer(0) };
succeeds(memberPoints.sum, 'of all', { as, given: [hasPoints], input: { query: {} }, data: sums });
succeeds(memberPoints.sum, 'of those with points', {
  ...{ as, given: [hasPoints] },
  input: { query: { pointsMin: 1, pointsMax: 999_999_999 } },
  data: sums,
});
succeeds(memberPoints.sum, 'of those whom further filters let through', {
  ...{ as, given: [hasPoints] },
  input: { query: { keyword: '查无此人', gradeId: '99999999' } },
  data: { count: 0, points: 0, pointsLocked: 0 },
});
for (const call of [memberPoints.list, memberPoints.sum])
  isRefused(call, 'the most points below the least', {
    as,
    input: { query: { pointsMin: 2, pointsMax: 1 } } as never,
    status: status.invalid,
    says: '最高积分不能低于最低积分',
    field: 'pointsMax',
  });
succeeds(memberPoints.get, 'of somebody who has some', {
  as,
  given: [hasPoints],
  input: { params },
  data: record,
});
isRefused(memberPoints.get, 'of nobody', { as, input: { params: gone }, status: status.notFound });

describeAdjusting(memberPoints.adjust, {
  ...{ given: hasPoints, changed: 'the points of a member were changed by somebody else' },
  ...{ params, form: pointAdjustExample, size: 'points' },
  works: [
    ['gives some', adjustDirection.increase, pointAdjustExample.points, record],
    ['takes one', adjustDirection.decrease, 1, record],
  ],
  above: ['abovePoints', 5_069, '积分余额不足'],
  wrong: [
    ['points', 0, '调整积分范围为1-1000000'],
    ['points', 1_000_001, '调整积分范围为1-1000000'],
    ['reason', '补', '调整原因不能少于2个字符'],
  ],
});
