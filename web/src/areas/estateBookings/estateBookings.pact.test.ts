import { MatchersV3 } from '@pact-foundation/pact';
import { estateBookings } from '#contracts/areas/estateBookings.ts';
import {
  bookingCloseReason,
  bookingSource,
  bookingStatus,
  followWay,
  gender,
  intention,
} from '#contracts/enums/estates.ts';
import { valuesOf } from '#contracts/enums.ts';
import { type Status, status } from '#contracts/envelope.ts';
import { bookingExample, bookingMoves, bookingRecordExample } from '#contracts/examples/estateBookings.ts';
import { answersOf } from '../../api/testing/matchers.ts';
import {
  filledText,
  fromState,
  id,
  isRefused,
  noRows,
  oneOf,
  rows,
  type State,
  succeeds,
} from '../../api/testing/pact.ts';
import { describeReveal } from '../../api/testing/reveal.ts';

/** What the list of leads, its drawer and its dialogs need, for the platform and for a company's users. */

const { eachLike, equal, integer, string } = MatchersV3;
const as = 'platformAdmin';
const { toContact, following, visited, dealt, closed } = bookingStatus;
const statuses = oneOf(...valuesOf(bookingStatus));
const changed = '状态已变更，请刷新后重试';

const answers = answersOf(estateBookings, {
  values: bookingRecordExample,
  pinned: {
    source: oneOf(...valuesOf(bookingSource)),
    status: statuses,
    memberId: string(''),
    planId: string(''),
    consultantId: string(''),
    gender: oneOf(...valuesOf(gender)),
    closeReason: oneOf(0, ...valuesOf(bookingCloseReason)),
    'follows.way': oneOf(...valuesOf(followWay)),
    'follows.intention': oneOf(0, ...valuesOf(intention)),
    ...{ 'logs.operatorType': undefined, 'logs.fromStatus': undefined, 'logs.toStatus': undefined },
  },
  filled: ['logs', 'follows'],
  notInRecord: ['followCount', 'lastFollowTime'],
});
const moves = eachLike(filledText('reveal'));
const row = { ...answers.row, actions: moves };
const record = { ...answers.record, actions: moves };

const inStatus = (code: number, more: Record<string, number> = {}): State => [
  'a lead is in a status',
  { status: code, ...more },
];
const gone: State = 'a lead does not exist';
const params = { id: fromState('id', '3') };
const page = { offset: 0, limit: 10 };
const nothing = {
  keyword: '查无此人',
  estateId: '99999999',
  consultantId: '99999999',
  visitStart: '2099-01-01',
  visitEnd: '2099-12-31',
  nextStart: '2099-01-01',
  nextEnd: '2099-12-31',
  createStart: '2099-01-01',
  createEnd: '2099-12-31',
};

for (const own of [false, true]) {
  const [list, count] = own
    ? [estateBookings.listOfOwnCompany, estateBookings.countByStatusOfOwnCompany]
    : [estateBookings.list, estateBookings.countByStatus];
  const asked = (query: object) =>
    ({ ...(own && { params: { belongId: fromState('belongId', '1') } }), query }) as never;
  const given = [inStatus(following)];
  const by = { as: own ? 'companyAdmin' : as, given } as const;
  const found = { source: bookingSource.phone, assigned: 1 };
  const exactly = { source: equal(bookingSource.phone), status: equal(following) };
  succeeds(list, 'the first page', { ...by, input: asked(page), data: rows(row) });
  succeeds(list, 'by status, source and whether somebody has it', {
    ...by,
    input: asked({ ...page, ...found, status: following }),
    data: rows({ ...row, ...exactly, consultantId: id() }),
  });
  succeeds(list, 'nothing matches', { ...by, input: asked({ ...page, ...nothing }), data: noRows });
  const counts = eachLike({ status: statuses, count: integer(1) });
  succeeds(count, 'of all', { ...by, input: asked({}), data: { total: integer(12), counts } });
  succeeds(count, 'of one source', { ...by, input: asked(found), data: { total: integer(5), counts } });
  succeeds(count, 'nothing matches', {
    ...by,
    input: asked(nothing),
    data: { total: 0, counts },
  });
}

succeeds(estateBookings.get, 'one that is followed', {
  as,
  given: [inStatus(following)],
  input: { params },
  data: record,
});
isRefused(estateBookings.get, 'one that is gone', {
  as,
  given: [gone],
  input: { params },
  status: status.notFound,
});
describeReveal(estateBookings.reveal, {
  as,
  params,
  exists: inStatus(following),
  numbers: [{ body: { field: 'mobile' }, pattern: '^1\\d{10}$', example: '19900009901' }],
});

// A lead that staff write down

const takes: State = 'a project takes leads';
const lead = {
  ...bookingExample,
  estateId: fromState('estateId', '1'),
  planId: fromState('planId', '1'),
  mobile: fromState('mobile', '19900009901'),
  visitTime: fromState('visitTime', '2026-02-14 10:30:00'),
};
const adds = (
  words: string,
  given: State,
  body: object,
  rest: { status: Status; says?: string; field: string },
) => isRefused(estateBookings.add, words, { as, given: [given], input: { body } as never, ...rest });
succeeds(estateBookings.add, 'with everything', { as, given: [takes], input: { body: lead } as never });
adds('of a customer who has an open one', 'a customer has an open lead', lead, {
  status: status.duplicate,
  says: '该客户已有未完结预约',
  field: 'mobile',
});
adds(
  'for a visit that is past',
  takes,
  { ...lead, visitTime: '2020-01-01 10:00:00' },
  {
    status: status.invalid,
    says: '看房时间不能早于当前时间',
    field: 'visitTime',
  },
);
adds(
  'for a project that is not there',
  takes,
  { ...lead, estateId: '99999999' },
  {
    status: status.invalid,
    field: 'estateId',
  },
);

adds('for a project that is off the shelf', 'a project takes no leads', lead, {
  status: status.precondition,
  says: '项目已下架，请选择其他项目',
  field: 'estateId',
});

// The moves: a status from which each is possible, one from which it is not, and its form

const consultant = { consultantId: fromState('consultantId', '1') };
const deal = {
  ...bookingMoves.deal,
  roomId: fromState('roomId', '1'),
  subscribeDate: fromState('today', '2026-01-31'),
};
const amended = {
  ...bookingMoves.amend,
  planId: fromState('planId', '1'),
  visitTime: fromState('visitTime', '2026-02-14 10:30:00'),
};
const table = [
  ['amend', following, closed, amended],
  ['assign', toContact, dealt, consultant],
  [
    'follow',
    toContact,
    closed,
    { ...bookingMoves.follow, nextTime: fromState('visitTime', '2026-02-14 10:30:00') },
  ],
  ['arrive', following, visited, { arriveTime: fromState('arriveTime', '2026-01-31 09:30:00') }],
  ['deal', visited, following, deal],
  [
    'toRecommend',
    visited,
    closed,
    { ...bookingMoves.toRecommend, memberMobile: fromState('memberMobile', '19900003010') },
  ],
  ['close', following, closed, bookingMoves.close],
  ['reopen', closed, following, undefined],
] as const;
for (const [name, from, wrong, body] of table) {
  const endpoint = estateBookings[name];
  const input = { params, ...(body && { body }) } as never;
  succeeds(endpoint, 'one that waits for it', { as, given: [inStatus(from)], input });
  isRefused(endpoint, 'one that somebody else has moved on', {
    as,
    given: [inStatus(wrong)],
    input,
    status: status.wrongState,
    says: changed,
  });
}

const moved = (
  name: (typeof table)[number][0],
  words: string,
  given: State,
  body: object | undefined,
  rest: { status: Status; says?: string; field?: string },
) =>
  isRefused(estateBookings[name], words, {
    as,
    given: [given],
    input: { params, ...(body && { body }) } as never,
    ...rest,
  });
moved(
  'assign',
  'to nobody',
  inStatus(toContact),
  { consultantId: '' },
  {
    status: status.invalid,
    field: 'consultantId',
  },
);
moved(
  'toRecommend',
  'with half a number',
  inStatus(visited),
  { ...bookingMoves.toRecommend, memberMobile: '199' },
  { status: status.invalid, field: 'memberMobile' },
);
moved(
  'toRecommend',
  'one whose customer has been recommended',
  'the customer of a lead has been recommended',
  { ...bookingMoves.toRecommend, memberMobile: fromState('memberMobile', '19900003010') },
  { status: status.duplicate, says: '该客户已被推荐，请勿重复推荐' },
);
moved(
  'assign',
  'to nobody of its project',
  inStatus(toContact),
  { consultantId: '99999999' },
  {
    status: status.precondition,
    says: '请选择该项目已启用的置业顾问',
    field: 'consultantId',
  },
);
moved(
  'amend',
  'to a visit that is past',
  inStatus(following),
  { ...amended, visitTime: '2020-01-01 10:00:00' },
  { status: status.invalid, says: '看房时间不能早于当前时间', field: 'visitTime' },
);
moved(
  'follow',
  'with a next time that is past',
  inStatus(toContact),
  {
    ...bookingMoves.follow,
    nextTime: '2020-01-01 10:00:00',
  },
  { status: status.invalid, field: 'nextTime' },
);
moved(
  'arrive',
  'of one that nobody has',
  inStatus(following, { assigned: 0 }),
  {
    arriveTime: fromState('arriveTime', '2026-01-31 09:30:00'),
  },
  { status: status.precondition, says: '请先分配置业顾问' },
);
moved(
  'arrive',
  'in the future',
  inStatus(following),
  { arriveTime: '2099-01-01 10:00:00' },
  {
    status: status.invalid,
    field: 'arriveTime',
  },
);
moved(
  'deal',
  'for a room of nowhere',
  inStatus(visited),
  { ...deal, roomId: '99999999' },
  {
    status: status.invalid,
    field: 'roomId',
  },
);
moved(
  'deal',
  'of a customer whom a recommend protects',
  'a recommend protects the customer of a lead',
  deal,
  { status: status.precondition },
);
moved(
  'close',
  'for another reason without a note',
  inStatus(following),
  {
    reason: bookingCloseReason.other,
    note: '',
  },
  { status: status.invalid, field: 'note' },
);
moved(
  'toRecommend',
  'by somebody who is no member',
  inStatus(visited),
  { ...bookingMoves.toRecommend, memberMobile: '19999999999' },
  { status: status.precondition, says: '推荐人不是会员', field: 'memberMobile' },
);
moved('reopen', 'one that was closed too long ago', 'a lead was closed too long ago', undefined, {
  status: status.precondition,
  says: '线索关闭已超过90天，不能重新激活',
});
moved('reopen', 'one whose customer came again', 'a lead was closed and its customer came again', undefined, {
  status: status.duplicate,
  says: '该客户已有未完结预约',
});

// Several at once

const batch = { ...consultant, ids: [fromState('id', '3')] };
succeeds(estateBookings.batchAssign, 'one that nobody has', {
  as,
  given: [inStatus(toContact, { assigned: 0 })],
  input: { body: batch } as never,
  data: [{ id: id(), status: 1 }],
});
succeeds(estateBookings.batchAssign, 'one that is over', {
  as,
  given: [inStatus(closed)],
  input: { body: batch } as never,
  data: [{ id: id(), status: status.wrongState, message: changed }],
});
isRefused(estateBookings.batchAssign, 'none', {
  as,
  given: [inStatus(toContact)],
  input: { body: { ...consultant, ids: [] } } as never,
  status: status.invalid,
  field: 'ids',
});
