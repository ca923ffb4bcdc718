import { MatchersV3 } from '@pact-foundation/pact';
import { refundsHotel, refundsHouse, refundsPlace } from '#contracts/areas/refunds.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { orderStatus, payType, refundReason, refundSource, refundStatus } from '#contracts/enums/orders.ts';
import { cancelRule } from '#contracts/enums/products.ts';
import { valuesOf } from '#contracts/enums.ts';
import { type Status, status } from '#contracts/envelope.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import {
  filledText,
  fromState,
  id,
  isRefused,
  noRows,
  oneOf,
  regex,
  rows,
  type State,
  succeeds,
  time,
} from '../../api/testing/pact.ts';
import { describeReveal } from '../../api/testing/reveal.ts';

/** What lists, detail pages and the order's form need from refunds, for the three kinds and for platform and merchant users. */

const { atLeastLike, boolean, eachLike, integer, string } = MatchersV3;

const exactly = (value: number) => ({ 'pact:matcher:type': 'equality', value });
const picture = regex('^(https?://|/)\\S+$', '/api/resorts/uploads/refund.png');
const pictures = atLeastLike(picture, 0, 1);
const statuses = oneOf(...valuesOf(refundStatus));
const payTypes = oneOf(...valuesOf(payType));
const stale = '退款状态已变更，请刷新后重试';
const page = { offset: 0, limit: 10 };

/** Each filter with a value that no refund has. */
const nothing = {
  refundNo: '00000000',
  orderNo: '00000000',
  memberMobile: '00000000000',
  resourceId: '99999999',
  createStart: '2099-01-01',
  createEnd: '2000-01-01',
  finishStart: '2099-01-01',
  finishEnd: '2000-01-01',
  failReason: '没有这样的原因',
  failStart: '2099-01-01',
  failEnd: '2000-01-01',
};
const ofMerchant = { merchantId: '99999999' };
const codes = { source: refundSource.member, reason: refundReason.plans };

type Calls = typeof refundsPlace | typeof refundsHotel | typeof refundsHouse;

/** The fields that list and detail page show. */
const shownOf = (kind: TradeKind) => ({
  id: id(),
  refundNo: filledText('RH260501100000123456'),
  orderId: id('7'),
  orderNo: filledText('H260430100000123456'),
  productName: filledText('湖景大床房'),
  resourceName: filledText('云栖湖度假酒店'),
  memberName: filledText('陈晨'),
  memberMobile: regex('^\\d{3}\\*{4}\\d{4}$', '199****1001'),
  qty: integer(2),
  nights: kind === 'place' ? 0 : integer(2),
  orderNights: kind === 'place' ? 0 : integer(3),
  payPrice: integer(90_000),
  applyAmount: integer(60_000),
  feeAmount: integer(6_000),
  refundAmount: integer(54_000),
  source: oneOf(...valuesOf(refundSource)),
  reason: oneOf(...valuesOf(refundReason)),
  status: statuses,
  createTime: time(),
  finishTime: time('1970-01-01 08:00:00'),
  failReason: string(''),
  failTime: time('1970-01-01 08:00:00'),
  overdue: boolean(false),
  actions: atLeastLike(regex('^(audit|execute|retry|finish|finishOffline|revoke|reveal)$', 'audit'), 0, 1),
});
const recordOf = (kind: TradeKind) => ({
  ...shownOf(kind),
  description: string('航班取消'),
  images: pictures,
  items: eachLike({ key: filledText('2026-05-01'), qty: integer(2), paid: integer(30_000) }),
  cancelTerms: {
    cancelRule: oneOf(...valuesOf(cancelRule)),
    cancelDays: integer(1),
    cancelTime: regex('^(\\d{2}:\\d{2})?$', '18:00'),
    lateFee: integer(20),
    feeRate: integer(1_000),
    partRefund: oneOf(1, 0),
  },
  ruling: integer(40),
  deadline: regex('^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$', '2026-04-30 18:00:00'),
  suggestFee: integer(6_000),
  suggestAmount: integer(54_000),
  refundable: integer(60_000),
  refundedAmount: integer(0),
  order: {
    status: oneOf(...valuesOf(orderStatus)),
    useDate: regex('^\\d{4}-\\d{2}-\\d{2}$', '2026-05-01'),
    ...(kind !== 'place' && { checkOutDate: regex('^\\d{4}-\\d{2}-\\d{2}$', '2026-05-03') }),
    createTime: time(),
    payTime: time(),
    payType: payTypes,
    totalPrice: integer(90_000),
  },
  auditUser: string(''),
  auditTime: time('1970-01-01 08:00:00'),
  auditRemark: string(''),
  executeUser: string(''),
  executeTime: time('1970-01-01 08:00:00'),
  channel: payTypes,
  channelNo: string(''),
  certificates: pictures,
  logs: eachLike({
    time: time(),
    operatorName: filledText('陈晨'),
    action: filledText('申请退款'),
    remark: string('航班取消'),
  }),
});

function describeRefunds(calls: Calls, kind: TradeKind, own: boolean) {
  const as = own ? 'merchantManager' : 'support';
  const scene = { trade: kind, ...(own && { own: 1 }) };
  const inStatus = (code: number, more: object = {}): State => [
    'a refund is in a status',
    { ...scene, status: code, ...more },
  ];
  const gone: State = ['a refund does not exist', scene];
  const belong = own && { belongId: fromState('belongId', '2') };
  const params = { id: fromState('id', '3'), ...belong };
  const callOf = (name: string) =>
    (calls as unknown as Record<string, AnyEndpoint>)[own ? `${name}OfOwn` : name];
  const named = (name: string) => callOf(name) as AnyEndpoint;
  const works = (name: string, words: string, given: State, input: object, data?: unknown) =>
    succeeds(named(name), words, { as, given: [given], input: input as never, data });
  const fails = (
    name: string,
    words: string,
    given: State,
    input: object,
    rest: { status: Status; says?: string; field?: string },
  ) => isRefused(named(name), words, { as, given: [given], input: input as never, ...rest });
  const pair = (body?: object) => ({ params, ...(body && { body }) });

  // The list, the counts and the sums

  const toAudit = inStatus(refundStatus.toAudit);
  const unknown = { ...nothing, ...(!own && ofMerchant) };
  const listed = (query: object) => ({ ...(belong && { params: belong }), query });
  works('list', 'the first page', toAudit, listed(page), rows(shownOf(kind)));
  works(
    'list',
    'by status, source and reason',
    toAudit,
    listed({ ...page, ...codes, status: refundStatus.toAudit }),
    rows({
      ...shownOf(kind),
      source: exactly(codes.source),
      reason: exactly(codes.reason),
      status: exactly(refundStatus.toAudit),
    }),
  );
  for (const [name, value] of Object.entries(unknown))
    works('list', `nothing has the ${name}`, toAudit, listed({ ...page, [name]: value }), noRows);
  const counts = eachLike({ status: statuses, count: integer(1) });
  works('countByStatus', 'of all', toAudit, listed({}), { total: integer(9), counts });
  works('countByStatus', 'of one source and reason', toAudit, listed(codes), { total: integer(9), counts });
  works('sum', 'of all', toAudit, listed({}), { count: integer(9), refundAmount: integer(54_000) });
  works(
    'sum',
    'of one status, source and reason',
    toAudit,
    listed({ ...codes, status: refundStatus.toAudit }),
    {
      count: integer(9),
      refundAmount: integer(54_000),
    },
  );
  const spans = { createEnd: '2099-12-31', finishEnd: '2099-12-31', failEnd: '2099-12-31' };
  const input = listed({ ...unknown, ...spans });
  works('countByStatus', 'nothing matches', toAudit, input, { total: 0, counts });
  works('sum', 'nothing matches', toAudit, input, { count: 0, refundAmount: 0 });
  const twoDays = { finishStart: '2026-05-01', finishEnd: '2026-05-02' };
  works('sumByDay', 'of two days', toAudit, listed(twoDays), {
    count: 2,
    list: ['2026-05-01', '2026-05-02'].map((date) => ({
      ...{ date, count: integer(1), refundAmount: integer(5_400) },
    })),
  });
  const untouched = { resourceId: '99999999', ...(!own && ofMerchant) };
  works(
    'sumByDay',
    'a day without any',
    toAudit,
    listed({ ...twoDays, finishEnd: '2026-05-01', ...untouched }),
    {
      count: 1,
      list: [{ date: '2026-05-01', count: 0, refundAmount: 0 }],
    },
  );

  // One

  works('get', 'one that is there', toAudit, pair(), recordOf(kind));
  const paidBack = inStatus(refundStatus.done, { offline: 1 });
  works('get', 'one that was paid back by hand', paidBack, pair(), recordOf(kind));
  fails('get', 'one that is gone', gone, pair(), { status: status.notFound });

  describeReveal(named('reveal'), {
    ...{ as, params, gone, exists: toAudit },
    numbers: [{ body: { field: 'memberMobile' }, pattern: '^1\\d{10}$', example: '19900001001' }],
  });

  const amounts = {
    refundAmount: fromState('refundAmount', 54_000),
    feeAmount: fromState('feeAmount', 6_000),
  };
  const pass = { pass: 1, ...amounts, remark: '' };
  const toPay = inStatus(refundStatus.toPay);
  works('audit', 'lets it pass', toAudit, pair(pass));
  works('audit', 'refuses it', toAudit, pair({ pass: 0, remark: '票已使用' }));
  fails(
    'audit',
    'more than is left',
    toAudit,
    pair({ ...pass, refundAmount: fromState('aboveLimit', 60_001) }),
    {
      status: status.invalid,
      says: '退款金额不能大于可退金额',
      field: 'refundAmount',
    },
  );
  fails('audit', 'a refusal without a reason', toAudit, pair({ pass: 0, remark: '' }), {
    status: status.invalid,
    field: 'remark',
  });
  fails('audit', 'one that somebody else has audited', toPay, pair(pass), {
    status: status.wrongState,
    says: stale,
  });
  fails('audit', 'one that is gone', gone, pair({ pass: 0, remark: '票已使用' }), {
    status: status.notFound,
  });

  // A refund that staff request

  const order = { orderId: fromState('orderId', '7') };
  const ready: State = ['an order can be refunded', scene];
  const asked = (items: unknown[], more: object = {}) => ({
    ...(belong && { params: belong }),
    body: { ...order, items, ...more },
  });
  const item = fromState('item', '2026-05-01');
  /** The key of a used ticket, or of tonight. */
  const taken = fromState(kind === 'place' ? 'code' : 'useDate', '2026-05-01');
  const using: State = ['an order is in a status', { ...scene, status: orderStatus.inUse }];
  const done: State = ['an order is in a status', { ...scene, status: orderStatus.done }];
  const noOrder: State = ['an order does not exist', scene];
  const why = { reason: refundReason.weather, description: '台风', images: [] };
  works('preview', 'a part of an order', ready, asked([item]), {
    applyAmount: integer(30_000),
    feeAmount: integer(3_000),
    refundAmount: integer(27_000),
    ruling: integer(40),
    deadline: regex('^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$', '2026-04-30 18:00:00'),
  });
  fails('preview', 'what was used', using, asked([taken]), { status: status.precondition });
  fails('preview', 'of an order that is gone', noOrder, asked(['1']), { status: status.notFound });
  works('add', 'what the rule gives', ready, asked([item], why));
  fails('add', 'more than is left', ready, asked([item], { ...why, refundAmount: 9_999_999_999 }), {
    status: status.invalid,
    says: '退款金额不能大于可退金额',
    field: 'refundAmount',
  });
  fails('add', 'what was used', using, asked([taken], why), { status: status.precondition });
  fails('add', 'of an order that is over', done, asked([taken], why), { status: status.wrongState });
  fails('add', 'of an order that is gone', noOrder, asked(['1'], why), { status: status.notFound });

  isRefused(named('list'), own ? "another merchant's" : 'by a merchant user', {
    as: 'merchantManager',
    given: own ? ['a merchant exists'] : [],
    input: { ...(own && { params: { belongId: fromState('id', '1') } }), query: page } as never,
    status: status.forbidden,
  });
  if (!own) describeFinance();

  /** Actions of platform staff only. */
  function describeFinance() {
    const paid = {
      amount: fromState('refundAmount', 54_000),
      certificates: ['/api/resorts/uploads/refund.png'],
    };
    const finish = { ...paid, remark: '已转账' };
    const offline = { offline: 1 };
    const moves: [name: string, from: State, wrong: State, body?: object][] = [
      ['execute', toPay, inStatus(refundStatus.paying)],
      ['retry', inStatus(refundStatus.failed), inStatus(refundStatus.paying)],
      ['finish', inStatus(refundStatus.paying, offline), inStatus(refundStatus.done, offline), finish],
      ['finishOffline', inStatus(refundStatus.failed), inStatus(refundStatus.done), finish],
      ['revoke', toAudit, toPay, { reason: '会员不退了' }],
    ];
    for (const [name, from, wrong, body] of moves) {
      // The message after a payment depends on the status.
      const answered = name === 'execute' || name === 'retry' ? { status: statuses } : undefined;
      works(name, 'one that waits for it', from, pair(body), answered);
      fails(name, 'one that somebody else has moved on', wrong, pair(body), {
        status: status.wrongState,
        says: stale,
      });
      const fixed = body === finish ? { ...finish, amount: 100 } : body;
      fails(name, 'one that is gone', gone, pair(fixed), { status: status.notFound });
      if (body === finish)
        fails(name, 'another amount', from, pair(fixed), {
          status: status.amountMismatch,
          says: '退款金额不匹配',
        });
    }
    const late: State = ['a refund is too late for its channel', { trade: kind }];
    fails('execute', 'one that the channel does not pay back any more', late, pair(), {
      status: status.precondition,
      says: '超过退款期限',
    });
  }
}

for (const own of [false, true]) {
  describeRefunds(refundsPlace, 'place', own);
  describeRefunds(refundsHotel, 'hotel', own);
  describeRefunds(refundsHouse, 'house', own);
}
