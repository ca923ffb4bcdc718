import { MatchersV3 } from '@pact-foundation/pact';
import { estateRooms, roomForm } from '#contracts/areas/estateRooms.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { type RoomSaleStatus, roomSaleStatus } from '#contracts/enums/estates.ts';
import { type Status, status } from '#contracts/envelope.ts';
import { roomExample } from '#contracts/examples/estateBuildings.ts';
import { logExample } from '#contracts/examples/logs.ts';
import { exactly } from '../../api/testing/interactions.ts';
import { answersOf } from '../../api/testing/matchers.ts';
import {
  fromState,
  isRefused,
  noRows,
  oneOf,
  type Persona,
  regex,
  rows,
  type State,
  succeeds,
} from '../../api/testing/pact.ts';
import { describeReveal } from '../../api/testing/reveal.ts';
import { pinnedRoom } from '../../domain/testing/pinnedRoom.ts';

/** What the drawer of a room, its moves and the changes of many rooms need. */

const { atLeastLike, integer, string } = MatchersV3;
const as = 'companyAdmin';
const { waiting, available, held, subscribed, signed, delivered } = roomSaleStatus;
const codes: readonly RoomSaleStatus[] = Object.values(roomSaleStatus);
const day = regex('^(\\d{4}-\\d{2}-\\d{2})?$', '2026-01-30');

const { row, record } = answersOf(estateRooms, {
  form: roomForm,
  values: {
    ...{ ...roomExample, id: '1', estateId: '1', estateName: '临海·听澜苑', buildingName: '1号楼' },
    ...{ roomText: '1号楼-1单元-601', planName: '', totalPrice: 141_410_000, status: available },
    ...{ holdReason: '', recommendId: '', recommendNo: '', customerName: '', customerMobile: '' },
    ...{ subscribeAmount: 0, subscribeDate: '', contractNo: '', dealPrice: 0, signDate: '' },
    ...{ deliverDate: '', createTime: '2026-01-31 09:30:00', version: 1, logs: [logExample] },
  },
  pinned: {
    ...{ subscribeDate: day, signDate: day, deliverDate: day, planId: string('1'), recommendId: string('') },
    customerMobile: regex('^(1\\d{2}\\*{4}\\d{4})?$', '199****5566'),
  },
  notInRow: ['estateId', 'createTime'],
  notInRecord: ['createTime'],
  filled: ['logs'],
});
const answered = (code: number) => ({
  ...record,
  status: exactly(code),
  actions: atLeastLike(
    regex(
      '^(edit|remove|reveal|open|withdraw|hold|release|subscribe|unsubscribe|sign|cancelDeal|deliver)$',
      'edit',
    ),
    0,
    1,
  ),
});

const inState = (code: RoomSaleStatus, more: object = {}): State => [
  'a room is in a state',
  { status: code, ...more },
];
const gone: State = 'a room does not exist';
const params = { id: fromState('id', '1') };
const version = fromState('version', 1);

const works = (
  call: AnyEndpoint,
  words: string,
  given: State,
  input: object,
  data?: unknown,
  who: Persona = as,
) => succeeds(call, words, { as: who, given: [given], input: input as never, data });
const fails = (
  call: AnyEndpoint,
  words: string,
  given: State,
  input: object,
  rest: { status: Status; says?: string; field?: string; who?: Persona },
) => {
  const { who = as, ...refusal } = rest;
  isRefused(call, words, { as: who, given: [given], input: input as never, ...refusal });
};

const page = { offset: 0, limit: 10 };
const listed = inState(available);
works(estateRooms.list, 'the first page', listed, { query: page }, rows({ ...row, status: integer(20) }));
works(
  estateRooms.list,
  'of a building, by state and number',
  listed,
  {
    query: {
      ...page,
      estateId: fromState('estateId', '1'),
      buildingId: fromState('buildingId', '1'),
      status: available,
      keyword: fromState('roomNo', '601'),
    },
  },
  rows({ ...row, status: exactly(available) }),
);
const nothing = { keyword: '查无此号', estateId: '99999999', buildingId: '99999999' };
works(estateRooms.list, 'nothing matches', listed, { query: { ...page, ...nothing } }, noRows);

for (const code of codes)
  works(estateRooms.get, `one in state ${code}`, inState(code), { params }, answered(code));
fails(estateRooms.get, 'one that is gone', gone, { params }, { status: status.notFound });
describeReveal(estateRooms.reveal, {
  ...{ as, params },
  exists: inState(subscribed),
  numbers: [
    { body: { field: 'customerMobile' }, pattern: '^1\\d{10}$', example: '19900005566' },
    { body: { field: 'customerName' }, pattern: '^[^*]+$', example: '林小雨' },
  ],
});

const form = {
  ...roomExample,
  buildingId: fromState('buildingId', '1'),
  unitName: fromState('unitName', '1单元'),
  planId: fromState('planId', '1'),
};
const body = { ...form, version };
works(estateRooms.add, 'a right form', inState(waiting), { body: form }, answered(waiting));
const taken = { roomNo: fromState('roomNo', '699'), floor: fromState('floor', 6) };
const cheap = { unitPrice: 100 };
fails(
  estateRooms.add,
  'below its floor price',
  inState(waiting),
  { body: { ...form, ...cheap } },
  {
    ...{ status: status.invalid, says: '总价不能低于底价', field: 'unitPrice' },
  },
);
fails(
  estateRooms.add,
  'a number that is taken',
  inState(waiting),
  { body: { ...form, ...taken } },
  {
    ...{ status: status.duplicate, says: '房号已存在', field: 'roomNo' },
  },
);
works(estateRooms.update, 'over its own version', inState(waiting), { params, body }, answered(waiting));
const updates: [string, State, object, { status: Status; says?: string; field?: string }][] = [
  ['below its floor price', inState(waiting), cheap, { status: status.invalid, field: 'unitPrice' }],
  ['one that somebody else changed', inState(waiting, { stale: 1 }), {}, { status: status.stale }],
  [
    'one that somebody has',
    inState(subscribed),
    {},
    { status: status.precondition, says: '已认购房源不能改价' },
  ],
];
for (const [words, given, values, refusal] of updates)
  fails(estateRooms.update, words, given, { params, body: { ...body, ...values } }, refusal);
fails(
  estateRooms.update,
  'a number that is taken',
  'another room has the number',
  { params, body: { ...body, ...taken } },
  { status: status.duplicate, says: '房号已存在', field: 'roomNo' },
);
works(estateRooms.remove, 'one that nobody had', inState(waiting), { params });
fails(
  estateRooms.remove,
  'one with a history',
  inState(subscribed),
  { params },
  { status: status.precondition },
);

/** A move that works from one state, is refused in another and over an old version. */
function move(
  call: AnyEndpoint,
  [from, to, wrong]: [RoomSaleStatus, RoomSaleStatus, RoomSaleStatus],
  values: object = {},
  says = '房源状态已变更，请刷新后重试',
  who: Persona = as,
) {
  const input = { params, body: { ...values, version } };
  works(call, 'one that allows it', inState(from), input, answered(to), who);
  fails(call, 'one that somebody else has moved on', inState(wrong), input, {
    ...{ status: status.wrongState, says, who },
  });
  fails(call, 'one that somebody else changed', inState(from, { stale: 1 }), input, {
    ...{ status: status.stale, who },
  });
  if (call.errors.includes(status.precondition) && from >= subscribed)
    fails(call, 'one of a recommend', inState(from, { recommend: 1 }), input, {
      ...{ status: status.precondition, who },
    });
}
const today = fromState('today', '2026-01-31');
const subscription = {
  ...{ customerName: '林小雨', customerMobile: '19900005566', subscribeAmount: 5_000_000 },
  subscribeDate: '2026-01-30',
};
const signing = { contractNo: 'XS20260130001', dealPrice: 141_000_000, signDate: today };
const reason = { reason: '客户资金未到位' };
move(estateRooms.open, [waiting, available, available]);
fails(
  estateRooms.open,
  'one without price',
  'a room has no price',
  { params, body: { version } },
  {
    ...{ status: status.precondition, says: '请先设置价格和户型' },
  },
);
move(estateRooms.withdraw, [available, waiting, held]);
move(estateRooms.hold, [available, held, waiting], reason);
move(estateRooms.release, [held, available, waiting]);
move(estateRooms.subscribe, [available, subscribed, subscribed], subscription, '房源已被认购');
move(estateRooms.unsubscribe, [subscribed, available, available], reason);
move(estateRooms.sign, [subscribed, signed, available], signing);
move(estateRooms.cancelDeal, [signed, available, subscribed], reason, undefined, 'platformAdmin');
move(estateRooms.deliver, [signed, delivered, subscribed], { deliverDate: today });
const future = '2099-01-01';
const wrongDays: [AnyEndpoint, RoomSaleStatus, object, string][] = [
  [estateRooms.subscribe, available, { ...subscription, subscribeDate: future }, 'subscribeDate'],
  [estateRooms.sign, subscribed, { ...signing, signDate: future }, 'signDate'],
  [estateRooms.deliver, signed, { deliverDate: future }, 'deliverDate'],
];
for (const [call, from, values, field] of wrongDays)
  fails(
    call,
    'a day that has not come',
    inState(from),
    { params, body: values },
    { status: status.invalid, field },
  );
fails(
  estateRooms.subscribe,
  'a customer whom a recommend protects',
  'a recommend protects a customer',
  { params, body: { ...subscription, customerMobile: fromState('customerMobile', '19900800001') } },
  { status: status.precondition, field: 'customerMobile' },
);
fails(
  estateRooms.sign,
  'the number of another contract',
  'a contract number is taken',
  { params, body: { ...signing, contractNo: fromState('contractNo', 'XS1') } },
  { status: status.duplicate, says: '合同编号已存在', field: 'contractNo' },
);

// Many at once

const done = {
  rows: [{ id: regex('^\\S+$', '1'), status: 1, room: { ...pinnedRoom, version: integer(2) } }],
};
const refusedRow = (code: Status, message: string) => ({
  rows: [{ id: regex('^\\S+$', '1'), status: code, message, room: { ...pinnedRoom, version: integer(1) } }],
});
const seen = { id: fromState('id', '1'), version };
const batches: [AnyEndpoint, object, RoomSaleStatus, RoomSaleStatus, Status, string][] = [
  [estateRooms.batchPrice, { unitPrice: 1_600_000 }, waiting, subscribed, -1008, '已认购房源不能改价'],
  [
    estateRooms.batchStatus,
    { status: held, reason: '领导预留' },
    available,
    subscribed,
    -1005,
    '房源状态已变更，请刷新后重试',
  ],
  [estateRooms.batchPlan, { planId: '' }, waiting, subscribed, -1008, '已认购房源不能改户型'],
];
for (const [call, values, right, wrong, code, message] of batches) {
  const input = { body: { rooms: [{ ...seen, ...values }] } };
  works(call, 'a room that takes it', inState(right), input, done);
  works(call, 'a room that does not', inState(wrong), input, refusedRow(code, message));
  works(call, 'a room that somebody else changed', inState(right, { stale: 1 }), input, {
    ...refusedRow(status.stale, '数据已被修改，请刷新后重试'),
  });
  fails(
    call,
    'no room',
    inState(right),
    { body: { rooms: [] } },
    {
      ...{ status: status.invalid, says: '请选择房源', field: 'rooms' },
    },
  );
}

works(
  estateRooms.batchPlan,
  'the areas that a room had before',
  inState(available),
  { body: { rooms: [{ ...seen, planId: fromState('planId', '1'), buildArea: 8_900, innerArea: 7_100 }] } },
  done,
);

// Rooms that a lead or a recommend can take, for selects

const choices = { id: regex('^\\S+$', '1'), name: regex('^\\S+-\\S+$', '1号楼-1单元-601') };
const chosen = { ...choices, buildArea: integer(8_950), totalPrice: integer(141_410_000) };
for (const code of [available, held])
  succeeds(estateRooms.onSale, `of a project that has one in state ${code}`, {
    as,
    given: [inState(code)],
    input: { query: { ...page, estateId: fromState('estateId', '1') } } as never,
    data: rows({
      ...chosen,
      status: oneOf(...codes),
      holdReason: string(code === held ? '老客户保留' : ''),
    }),
  });
succeeds(estateRooms.onSale, 'nothing has the name', {
  as,
  given: [inState(available)],
  input: { query: { ...page, name: '查无此房' } },
  data: noRows,
});
