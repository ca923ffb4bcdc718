import { MatchersV3 } from '@pact-foundation/pact';
import * as z from 'zod/mini';
import { productPlaceForm } from '#contracts/areas/productsPlace.ts';
import { refundsHotel, refundsHouse, refundsPlace } from '#contracts/areas/refunds.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { orderStatus, payType, refundReason, refundSource, refundStatus } from '#contracts/enums/orders.ts';
import { valuesOf } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import {
  refundExample,
  refundMoves,
  refundOfferExample,
  refundRecordExample,
  refusalExample,
} from '#contracts/examples/refunds.ts';
import { refundForm } from '#contracts/trade/refunds.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { exactly, firstPage, interactionsOf } from '../../api/testing/interactions.ts';
import { answersOf } from '../../api/testing/matchers.ts';
import { filledText, fromState, noRows, oneOf, regex, rows, type State } from '../../api/testing/pact.ts';
import { describeReveal } from '../../api/testing/reveal.ts';

/** What lists, detail pages and the order's form need from refunds, for the three kinds and for platform and merchant users. */

const { atLeastLike, eachLike, integer } = MatchersV3;

const statuses = oneOf(...valuesOf(refundStatus));
const payTypes = oneOf(...valuesOf(payType));
const stale = '退款状态已变更，请刷新后重试';

/** Each filter with a value that no refund has. */
const nothing = {
  refundNo: '00000000',
  orderNo: '00000000',
  channelNo: '00000000',
  memberMobile: '00000000000',
  memberId: '99999999',
  resourceId: '99999999',
  productId: '99999999',
  createStart: '2099-01-01',
  createEnd: '2099-12-31',
  finishStart: '2099-01-01',
  finishEnd: '2099-12-31',
  orderStart: '2099-01-01',
  orderEnd: '2099-12-31',
  settleStart: '2099-01-01',
  settleEnd: '2099-12-31',
  failReason: '没有这样的原因',
  failStart: '2099-01-01',
  failEnd: '2099-12-31',
};
const ofMerchant = { merchantId: '99999999' };
const codes = { source: refundSource.member, reason: refundReason.plans, channel: payType.wechat };

type Calls = typeof refundsPlace | typeof refundsHotel | typeof refundsHouse;

const actions = atLeastLike(
  regex('^(audit|execute|retry|finish|finishOffline|revoke|reveal)$', 'audit'),
  0,
  1,
);
const pinned = {
  source: oneOf(...valuesOf(refundSource)),
  status: statuses,
  deadline: regex('^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$', refundRecordExample.deadline),
  channel: payTypes,
  // A date, the code of a ticket, or the name of an extra.
  'items.key': filledText('2026-05-01'),
  'order.status': oneOf(...valuesOf(orderStatus)),
  'order.payType': payTypes,
};
const unread = ['pictureUrl', 'order.qty', 'logs.operatorType', 'logs.fromStatus', 'logs.toStatus'];

/** What the list and the detail page read of a refund; tickets have no nights. */
function answersFor(calls: Calls, kind: TradeKind) {
  const isPlace = kind === 'place';
  const { row, record } = answersOf(calls, {
    // The rule of cancellation is the product's.
    form: z.object({ ...refundForm.shape, cancelTerms: productPlaceForm }),
    values: refundRecordExample,
    pinned: { ...pinned, ...(isPlace && { nights: 0, orderNights: 0 }) },
    filled: ['logs'],
    notInRow: ['pictureUrl'],
    notInRecord: [...unread, ...(isPlace ? ['order.checkOutDate'] : [])],
  });
  return { row: { ...row, actions }, record: { ...record, actions } };
}

function describeRefunds(calls: Calls, kind: TradeKind, own: boolean) {
  const as = own ? 'merchantManager' : 'support';
  const { row, record } = answersFor(calls, kind);
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
  const { works, fails } = interactionsOf(named, as);
  const pair = (body?: object) => ({ params, ...(body && { body }) });

  // The list, the counts and the sums

  const toAudit = inStatus(refundStatus.toAudit);
  const unknown = { ...nothing, ...(!own && ofMerchant) };
  const listed = (query: object) => ({ ...(belong && { params: belong }), query });
  works('list', 'the first page', toAudit, listed(firstPage), rows(row));
  works(
    'list',
    'by status, source, reason and channel',
    toAudit,
    listed({ ...firstPage, ...codes, status: refundStatus.toAudit }),
    rows({
      ...row,
      source: exactly(codes.source),
      reason: exactly(codes.reason),
      channel: exactly(codes.channel),
      status: exactly(refundStatus.toAudit),
    }),
  );
  const sorted = { sort: 'refundAmount', direction: 'desc', overdue: 0 };
  works(
    'list',
    'the largest first, of those that do not wait too long',
    toAudit,
    listed({ ...firstPage, ...sorted }),
    rows(row),
  );
  works('list', 'nothing matches', toAudit, listed({ ...firstPage, ...unknown }), noRows);
  const counts = eachLike({ status: statuses, count: integer(1) });
  works('countByStatus', 'of all', toAudit, listed({}), { total: integer(9), counts });
  works(
    'countByStatus',
    'of one source, reason and channel, in time',
    toAudit,
    listed({ ...codes, overdue: 0 }),
    {
      total: integer(9),
      counts,
    },
  );
  const amounts = { refundAmount: integer(54_000), refundedAmount: integer(0) };
  works('sum', 'of all', toAudit, listed({}), { count: integer(9), ...amounts });
  works(
    'sum',
    'of one status, source, reason and channel, in time',
    toAudit,
    listed({ ...codes, status: refundStatus.toAudit, overdue: 0 }),
    { count: integer(9), ...amounts },
  );
  const input = listed(unknown);
  works('countByStatus', 'nothing matches', toAudit, input, { total: 0, counts });
  works('sum', 'nothing matches', toAudit, input, { count: 0, refundAmount: 0, refundedAmount: 0 });

  // One

  works('get', 'one that is there', toAudit, pair(), record);
  const paidBack = inStatus(refundStatus.done, { offline: 1 });
  works('get', 'one that was paid back by hand', paidBack, pair(), record);
  fails('get', 'one that is gone', gone, pair(), { status: status.notFound });

  describeReveal(named('reveal'), {
    ...{ as, params, exists: toAudit },
    numbers: [{ body: { field: 'memberMobile' }, pattern: '^1\\d{10}$', example: '19900001001' }],
  });

  const { refundAmount, feeAmount } = refundMoves.audit;
  const pass = {
    ...refundMoves.audit,
    refundAmount: fromState('refundAmount', refundAmount),
    feeAmount: fromState('feeAmount', feeAmount),
  };
  const toPay = inStatus(refundStatus.toPay);
  works('audit', 'lets it pass', toAudit, pair(pass));
  works('audit', 'refuses it', toAudit, pair(refusalExample));
  fails(
    'audit',
    'more than is left',
    toAudit,
    pair({ ...pass, refundAmount: fromState('aboveLimit', refundRecordExample.refundable + 1) }),
    {
      status: status.invalid,
      says: '退款金额不能大于可退金额',
      field: 'refundAmount',
    },
  );
  fails('audit', 'a refusal without a reason', toAudit, pair({ ...refusalExample, remark: '' }), {
    status: status.invalid,
    field: 'remark',
  });
  fails('audit', 'one that somebody else has audited', toPay, pair(pass), {
    status: status.wrongState,
    says: stale,
  });

  // A refund that staff request

  const { orderId, items, ...why } = refundExample;
  const order = { orderId: fromState('orderId', orderId) };
  const ready: State = ['an order can be refunded', scene];
  const asked = (chosen: unknown[], more: object = {}) => ({
    ...(belong && { params: belong }),
    body: { ...order, items: chosen, ...more },
  });
  const item = fromState('item', String(items[0]));
  /** The key of a used ticket, or of tonight. */
  const taken = fromState(kind === 'place' ? 'code' : 'useDate', String(items[0]));
  const using: State = ['an order is in a status', { ...scene, status: orderStatus.inUse }];
  const done: State = ['an order is in a status', { ...scene, status: orderStatus.done }];
  const noOrder: State = ['an order does not exist', scene];
  const { record: offer } = answersOf(
    { get: calls.preview },
    { values: refundOfferExample, pinned, notInRecord: ['items', 'refundable'] },
  );
  works('preview', 'a part of an order', ready, asked([item]), offer);
  fails('preview', 'what was used', using, asked([taken]), { status: status.precondition });
  fails('preview', 'of an order that is over', done, asked([taken]), { status: status.wrongState });
  fails('preview', 'a part that the order does not have', ready, asked(['2020-01-01']), {
    ...{ status: status.invalid, field: 'items' },
  });
  fails('preview', 'of an order that is gone', noOrder, asked(['1']), { status: status.notFound });
  works('add', 'what the rule gives', ready, asked([item], why));
  if (kind !== 'place') {
    works('preview', 'one of two rooms', ready, asked([item], { rooms: 1 }), offer);
    works('add', 'one of two rooms', ready, asked([item], { ...why, rooms: 1 }));
    fails('add', 'more rooms than are left', ready, asked([item], { ...why, rooms: 3 }), {
      ...{
        status: status.precondition,
        says: kind === 'house' ? '所选日期最多可退2套' : '所选日期最多可退2间',
        field: 'rooms',
      },
    });
  }
  fails('add', 'more than is left', ready, asked([item], { ...why, refundAmount: 9_999_999_999 }), {
    status: status.invalid,
    says: '退款金额不能大于可退金额',
    field: 'refundAmount',
  });
  fails('add', 'what was used', using, asked([taken], why), { status: status.precondition });
  fails('add', 'of an order that is over', done, asked([taken], why), { status: status.wrongState });
  fails('add', 'of an order that is gone', noOrder, asked(['1'], why), { status: status.notFound });

  if (!own) describeFinance();

  /** Actions of platform staff only. */
  function describeFinance() {
    const { finish: paidBack, revoke } = refundMoves;
    const finish = { ...paidBack, amount: fromState('refundAmount', paidBack.amount) };
    const offline = { offline: 1 };
    const moves: [name: string, from: State, wrong: State, body?: object][] = [
      ['execute', toPay, inStatus(refundStatus.paying)],
      ['retry', inStatus(refundStatus.failed), inStatus(refundStatus.paying)],
      ['finish', inStatus(refundStatus.paying, offline), inStatus(refundStatus.done, offline), finish],
      ['finishOffline', inStatus(refundStatus.failed), inStatus(refundStatus.done), finish],
      ['revoke', toAudit, toPay, revoke],
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
      if (body === finish)
        fails(name, 'another amount', from, pair(fixed), {
          status: status.amountMismatch,
          says: '退款金额不匹配',
        });
    }
    const begun: State = ['a refund was begun by staff', { trade: kind }];
    works('revoke', 'one that staff began, until its money moves', begun, pair(revoke));
    const tooLate = (code: number): State => [
      'a refund is too late for its channel',
      { trade: kind, status: code },
    ];
    const notPaid = { status: status.precondition, says: '超过退款期限' };
    const [waits, refused] = [tooLate(refundStatus.toPay), tooLate(refundStatus.failed)];
    fails('execute', 'one that the channel does not pay back any more', waits, pair(), notPaid);
    fails('retry', 'one that the channel does not pay back any more', refused, pair(), notPaid);
  }
}

for (const own of [false, true]) {
  describeRefunds(refundsPlace, 'place', own);
  describeRefunds(refundsHotel, 'hotel', own);
  describeRefunds(refundsHouse, 'house', own);
}
