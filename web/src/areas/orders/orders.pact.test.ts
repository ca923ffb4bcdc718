import { MatchersV3 } from '@pact-foundation/pact';
import * as z from 'zod/mini';
import { ordersHotel, ordersHouse, ordersPlace } from '#contracts/areas/orders.ts';
import { productPlaceForm } from '#contracts/areas/productsPlace.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { relationType } from '#contracts/enums/members.ts';
import {
  closeType,
  credentialType,
  discountType,
  orderRefundState,
  orderStatus,
  payType,
  refundStatus,
  voucherStatus,
} from '#contracts/enums/orders.ts';
import { breakfast, cancelRule, confirmMode, lateFee } from '#contracts/enums/products.ts';
import { valuesOf } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import {
  guestExamples,
  orderMoves,
  placeOrderExample,
  placeOrderRecordExample,
  stayOrderExample,
  stayOrderRecordExample,
} from '#contracts/examples/orders.ts';
import { maskDocument } from '#contracts/forms/masks.ts';
import { operatorType } from '#contracts/logs.ts';
import { placeOrder, stayOrders } from '#contracts/trade/orderForms.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { exactly, firstPage, interactionsOf } from '../../api/testing/interactions.ts';
import { answersOf } from '../../api/testing/matchers.ts';
import {
  filledText,
  fromState,
  id,
  noRows,
  oneOf,
  regex,
  rows,
  type State,
  succeeds,
} from '../../api/testing/pact.ts';
import { describeReveal } from '../../api/testing/reveal.ts';

/** What lists, detail pages and forms of actions need from orders, for the three kinds and for platform and merchant users. */

const { atLeastLike, eachLike, integer } = MatchersV3;

const statuses = oneOf(...valuesOf(orderStatus));
const codes = oneOf(...valuesOf(voucherStatus));
const changed = '订单状态已变更，请刷新后重试';

/** Each filter with a value that no order has. */
const nothing = {
  orderNo: '00000000',
  member: '查无此人',
  memberId: '99999999',
  contactMobile: '00000000000',
  payNo: '00000000',
  productName: '查无此名',
  productId: '99999999',
  resourceId: '99999999',
  createStart: '2099-01-01',
  createEnd: '2099-12-31',
  useStart: '2099-01-01',
  useEnd: '2099-12-31',
  settleStart: '2099-01-01',
  settleEnd: '2099-12-31',
  payStart: '2099-01-01',
  payEnd: '2099-12-31',
  payMin: 9_999_999_999,
};
/** Tickets have no day on which one leaves, nor rooms with guests, and stays have no tickets. */
const left = {
  leaveStart: '2099-01-01',
  leaveEnd: '2099-12-31',
  guest: '查无此人',
  roomNo: 'none',
  roomId: '99999999',
  noShow: 1,
};
const ticket = { voucherCode: '000000000000' };

type Calls = typeof ordersPlace | typeof ordersHotel | typeof ordersHouse;

const picture = regex('^((https?://|/)\\S+)?$', placeOrderRecordExample.pictureUrl);
const pinned = {
  'relatives.relation': oneOf(...valuesOf(relationType)),
  'relatives.credentialType': oneOf(...valuesOf(credentialType)),
  // Somebody without a document, or without a mobile.
  'relatives.credentialNo': regex('^[0-9A-Za-z*]*$', stayOrderRecordExample.relatives[0]?.credentialNo ?? ''),
  'relatives.mobile': regex('^(1\\d{2}\\*{4}\\d{4})?$', '199****0011'),
  pictureUrl: picture,
  certificates: atLeastLike(picture, 0, 1),
  payType: oneOf(...valuesOf(payType)),
  status: statuses,
  refundState: oneOf(...valuesOf(orderRefundState)),
  closeType: oneOf(...valuesOf(closeType)),
  'lines.date': regex('^(\\d{4}-\\d{2}-\\d{2})?$', '2026-05-01'),
  'lines.status': codes,
  'vouchers.status': codes,
  'discounts.type': oneOf(...valuesOf(discountType)),
  'refunds.status': oneOf(...valuesOf(refundStatus)),
  'logs.operatorType': oneOf(...valuesOf(operatorType)),
};
const unread = ['productId', 'resourceId', 'merchantId', 'commissionRate', 'discountPrice'];

/** What the list and the detail page read of an order, by status. */
function answersFor(calls: Calls, kind: TradeKind) {
  const isPlace = kind === 'place';
  const { row, record } = answersOf(calls, {
    // The rule of cancellation is the product's.
    form: z.object({ ...(isPlace ? placeOrder : stayOrders[kind]).shape, cancelTerms: productPlaceForm }),
    values: isPlace ? placeOrderRecordExample : stayOrderRecordExample,
    pinned,
    filled: ['lines', 'logs'],
    notInRecord: [...unread, ...(isPlace ? ['lines', 'confirmNo'] : [])],
  });
  const moves =
    '^(confirm|reject|verify|checkIn|checkOut|changeRooms|noShow|payOffline|changePrice|cancel|updateContact|addRefund|remark|reveal)$';
  const actions = atLeastLike(regex(moves, 'remark'), 0, 1);
  const recordIn = (code: number) => ({ ...record, actions, status: exactly(code) });
  return { row: { ...row, actions }, recordIn };
}

function describeOrders(calls: Calls, kind: TradeKind, own: boolean) {
  const as = own ? 'merchantManager' : 'support';
  const { row, recordIn } = answersFor(calls, kind);
  const scene = { trade: kind, ...(own && { own: 1 }) };
  const { unpaid, toConfirm, toUse, inUse, done, cancelled, closed } = orderStatus;
  const inStatus = (code: number, more: object = {}): State => [
    'an order is in a status',
    { ...scene, status: code, ...more },
  ];
  const gone: State = ['an order does not exist', scene];
  const belong = own && { belongId: fromState('belongId', '2') };
  const params = { id: fromState('id', '3'), ...belong };
  const named = (name: string) =>
    (calls as unknown as Record<string, AnyEndpoint>)[own ? `${name}OfOwn` : name] as AnyEndpoint;
  const { works, fails } = interactionsOf(named, as);
  const pair = (body?: object) => ({ params, ...(body && { body }) });
  /** An action that works from one status and is refused in another. */
  const move = (name: string, from: State, to: number, wrong: State, body: object, says = changed) => {
    works(name, 'one that allows it', from, pair(body), recordIn(to));
    fails(name, 'one that somebody else has moved on', wrong, pair(body), {
      status: status.wrongState,
      says,
    });
  };

  // The list, the counts and the sums

  const ready = inStatus(toUse);
  const unknown = {
    ...nothing,
    ...(kind === 'place' ? ticket : left),
    ...(!own && { merchantId: '99999999' }),
  };
  const listed = (query: object) => ({ ...(belong && { params: belong }), query });
  const found = { refundState: orderRefundState.none, payType: payType.wechat };
  const sums = { count: integer(9), payPrice: integer(59_500), refundedAmount: integer(0) };
  const counts = eachLike({ status: statuses, count: integer(1) });
  works('list', 'the first page', ready, listed(firstPage), rows(row));
  works(
    'list',
    'by status, refunds and payment, dearest first',
    ready,
    listed({ ...firstPage, ...found, status: toUse, sort: 'payPrice', direction: 'desc' }),
    rows({
      ...row,
      status: exactly(toUse),
      refundState: exactly(found.refundState),
      payType: exactly(found.payType),
    }),
  );
  works(
    'list',
    'by the end of its number and an amount, first day of use first',
    ready,
    listed({
      ...{ ...firstPage, orderNo: fromState('orderTail', '123456'), payMax: 9_999_999_999 },
      ...{ sort: 'useDate', direction: 'asc' },
    }),
    rows(row),
  );
  works('list', 'nothing matches', ready, listed({ ...firstPage, ...unknown }), noRows);
  works('countByStatus', 'of all', ready, listed({}), { total: integer(9), counts });
  const isPaid = { paid: 1, payType: payType.wechat };
  works(
    'list',
    'of those that were paid',
    ready,
    listed({ ...firstPage, ...isPaid }),
    rows({ ...row, payType: exactly(payType.wechat) }),
  );
  works(
    'list',
    'of those that were never paid',
    inStatus(unpaid),
    listed({ ...firstPage, paid: 0, status: unpaid }),
    rows({ ...row, status: exactly(unpaid), payType: exactly(payType.none) }),
  );
  works('countByStatus', 'of those that were paid', ready, listed({ paid: 1 }), {
    total: integer(9),
    counts,
  });
  works('sum', 'of those that were paid', ready, listed({ paid: 1 }), sums);
  works('countByStatus', 'by refunds and payment', ready, listed(found), { total: integer(9), counts });
  works('sum', 'of all', ready, listed({}), sums);
  works('sum', 'by status, refunds and payment', ready, listed({ ...found, status: toUse }), sums);
  const input = listed({ ...unknown, payMax: 9_999_999_999 });
  works('countByStatus', 'nothing matches', ready, input, { total: 0, counts });
  works('sum', 'nothing matches', ready, input, { count: 0, payPrice: 0, refundedAmount: 0 });

  // One

  works('get', 'one that can be used', ready, pair(), recordIn(toUse));
  works('get', 'one that was closed', inStatus(closed), pair(), recordIn(closed));
  works('get', 'one that was paid at the counter', inStatus(toUse, { offline: 1 }), pair(), recordIn(toUse));
  works('get', 'one that is in use', inStatus(inUse), pair(), recordIn(inUse));
  fails('get', 'one that is gone', gone, pair(), { status: status.notFound });

  // 查看

  const mobile = { pattern: '^1\\d{10}$', example: '19900001001' };
  const document = { pattern: '^[0-9A-Z]{5,20}$', example: '990000199001011239' };
  describeReveal(named('reveal'), {
    ...{ as, params },
    // The guests of a stay have shown a document.
    exists: inStatus(inUse),
    numbers: [
      ...(kind === 'place' ? [] : [{ body: { field: 'guests.credentialNo', index: 0 }, ...document }]),
      { body: { field: 'memberMobile' }, ...mobile },
      { body: { field: 'contactMobile' }, ...mobile },
    ],
  });

  const nobody = { field: 'guests.mobile', index: 99 };
  fails('reveal', 'of a guest who is not there', ready, pair(nobody), { status: status.notFound });

  // Actions of users who manage the order

  move('cancel', inStatus(unpaid), cancelled, ready, orderMoves.cancel);
  works('remark', 'any', ready, pair(orderMoves.remark), recordIn(toUse));
  const contact = orderMoves.updateContact;
  move('updateContact', ready, toUse, inStatus(done), contact, '当前状态不能修改联系人');
  if (kind === 'place') describeTickets();
  else describeStays();
  if (!own) describeStaff();

  function describeTickets() {
    const now = inStatus(toUse, { inDays: 0 });
    const code = { codes: [fromState('code', '117150456320')] };
    const coded = (value: unknown) => ({ ...(belong && { params: belong }), query: { code: value } });
    works('getByCode', 'that can be used', now, coded(fromState('code', '117150456320')), recordIn(toUse));
    fails('getByCode', 'that nobody has', ready, coded('000000000000'), {
      status: status.notFound,
      says: '券码不存在',
    });
    move('verify', now, inUse, inStatus(done), code);
    fails('verify', 'a code that was used', inStatus(inUse), pair(code), {
      status: status.precondition,
      says: '券码已使用/已退款',
    });
    fails('verify', 'before its day', ready, pair(code), {
      status: status.precondition,
      says: '未到使用日期',
    });
  }

  function describeStays() {
    const now = inStatus(toUse, { inDays: 0 });
    const arrival = orderMoves.checkIn;
    const { guests } = arrival;
    works(
      'list',
      'that wait for the merchant, the one that ends first at the top',
      inStatus(toConfirm),
      listed({ ...firstPage, status: toConfirm, sort: 'confirmDeadline', direction: 'asc' }),
      rows({ ...row, status: exactly(toConfirm) }),
    );
    works(
      'list',
      'by the name of a guest',
      ready,
      listed({ ...firstPage, guest: fromState('guestName', '林小雨') }),
      rows(row),
    );
    move('confirm', inStatus(toConfirm), toUse, ready, orderMoves.confirm);
    move('reject', inStatus(toConfirm), closed, ready, orderMoves.reject);
    move('checkIn', now, inUse, inStatus(done), arrival);
    const [first, second] = guests;
    const known = {
      ...first,
      name: fromState('guestName', first.name),
      credentialNo: fromState('guestDocument', maskDocument(first.credentialNo)),
    };
    const arriving = { guests: [known, second], roomNos: [] };
    works('checkIn', 'with a document that the order has', now, pair(arriving), recordIn(inUse));
    works('checkIn', 'without room numbers', now, pair({ guests, roomNos: [] }), recordIn(inUse));
    fails('checkIn', 'before the day', ready, pair(arrival), {
      status: status.precondition,
      says: '未到入住日期',
    });
    fails('checkIn', 'fewer guests than rooms', now, pair({ guests: guests.slice(0, 1), roomNos: [] }), {
      status: status.precondition,
      says: '请登记入住人',
      field: 'guests',
    });
    fails(
      'checkIn',
      'into a room that is taken',
      ['a room number is taken', scene],
      pair({ guests, roomNos: [fromState('roomNo', '1201')] }),
      { status: status.duplicate, field: 'roomNos' },
    );
    move('changeRooms', inStatus(inUse), inUse, inStatus(done), orderMoves.changeRooms);
    fails('changeRooms', 'more numbers than rooms', inStatus(inUse), pair({ roomNos: ['1', '2', '3'] }), {
      ...{ status: status.invalid, field: 'roomNos' },
    });
    fails(
      'changeRooms',
      'to a room that is taken',
      ['a room number is taken', { ...scene, status: inUse }],
      pair({ roomNos: [fromState('roomNo', '1201')] }),
      { status: status.duplicate, field: 'roomNos' },
    );
    move('checkOut', inStatus(inUse), done, inStatus(done), {});
    move('noShow', ['the guests of an order never came', scene], done, inStatus(done), {});
    fails('noShow', 'on the day of arrival', now, pair({}), {
      status: status.precondition,
      says: '入住当日24点后才能标记未入住',
    });
    const crowd = Array.from({ length: 60 }, () => guests[0]);
    fails('updateContact', 'more guests than its rooms hold', ready, pair({ ...contact, guests: crowd }), {
      ...{ status: status.precondition, says: '入住人数超过房型上限', field: 'guests' },
    });
    works(
      'updateContact',
      'with a guest whom it has and another one',
      ready,
      pair({ ...contact, guests: [known, second] }),
      recordIn(toUse),
    );
    works('updateContact', 'with its guests', ready, pair({ ...contact, guests }), recordIn(toUse));
  }

  /** Actions of platform staff only. */
  function describeStaff() {
    const price = {
      ...orderMoves.changePrice,
      payPrice: fromState('totalPrice', orderMoves.changePrice.payPrice),
    };
    move('changePrice', inStatus(unpaid), unpaid, ready, price);
    fails('changePrice', 'above the total', inStatus(unpaid), pair({ ...price, payPrice: 9_999_999_999 }), {
      status: status.invalid,
      says: '改价后金额不能大于订单总额',
      field: 'payPrice',
    });
    const received = {
      ...orderMoves.payOffline,
      amount: fromState('payPrice', orderMoves.payOffline.amount),
    };
    move('payOffline', inStatus(unpaid), toUse, ready, received);
    fails('payOffline', 'another amount', inStatus(unpaid), pair({ ...received, amount: 100 }), {
      status: status.amountMismatch,
      says: '支付金额不一致',
      field: 'amount',
    });

    const ticket = placeOrderExample;
    const stay = stayOrderExample;
    const wanted = {
      ...(kind === 'place'
        ? { ...ticket, useDate: fromState('useDate', ticket.useDate) }
        : {
            ...stay,
            checkInDate: fromState('checkInDate', stay.checkInDate),
            checkOutDate: fromState('checkOutDate', stay.checkOutDate),
          }),
      memberMobile: fromState('memberMobile', ticket.memberMobile),
      productId: fromState('productId', ticket.productId),
    };
    const offered: State = ['a product can be ordered', scene];
    works('add', 'for a member', offered, { body: wanted }, { id: id() });
    works(
      'add',
      'with points, for the contact alone',
      offered,
      { body: { ...wanted, guests: [], pointsUsed: 500 } },
      { id: id() },
    );
    if (kind !== 'place')
      succeeds(named('add'), 'with a free night of the member', {
        as,
        given: [offered, 'a member has free nights'],
        input: { body: { ...wanted, benefitId: fromState('benefitId', '2'), benefitCount: 1 } } as never,
        data: { id: id() },
      });
    const { contactName: _name, contactMobile: _mobile, memberRemark: _remark, ...asked } = wanted;
    const plain = (example = '') => regex('^.*$', example);
    const day = regex('^\\d{4}-\\d{2}-\\d{2}$', '2026-05-01');
    const line = { date: plain('2026-05-01'), name: plain(), price: integer(30_000), qty: integer(2) };
    const amounts = {
      lines: eachLike({ ...line, subtotal: integer(60_000) }),
      totalPrice: integer(60_000),
      discounts: eachLike({ type: oneOf(...valuesOf(discountType)), amount: integer(500), note: plain() }),
      pointsMost: integer(500),
      payPrice: integer(59_500),
    };
    const inSeason = MatchersV3.boolean(true);
    const days = eachLike({ date: day, price: integer(30_000), left: integer(5), inSeason });
    const member = { id: id(), name: plain('吴浩然'), gradeName: plain('普通会员'), points: integer(0) };
    const ofStays = <T>(value: T) => (kind === 'place' ? null : value);
    const product = {
      cancelTerms: {
        ...{ cancelRule: oneOf(...valuesOf(cancelRule)), cancelDays: integer(1), cancelTime: plain('18:00') },
        ...{ lateFee: oneOf(0, ...valuesOf(lateFee)), feeRate: integer(0), partRefund: oneOf(0, 1) },
      },
      breakfast: ofStays(oneOf(...valuesOf(breakfast))),
      confirmMode: ofStays(oneOf(...valuesOf(confirmMode))),
    };
    works(
      'quote',
      'of all that is typed',
      offered,
      { body: { ...asked, guests: [], qty: 1, pointsUsed: 500 } },
      {
        ...{ faults: [], member, product, days, amounts },
      },
    );
    const mask = fromState('memberMask', '199****7777');
    const picked = { memberId: fromState('memberId', '10'), memberMobile: mask };
    works(
      'add',
      'for a member who was picked',
      offered,
      { body: { ...wanted, ...picked, contactMobile: mask, guests: [] } },
      { id: id() },
    );
    works(
      'quote',
      'of a member who was picked, with a relative and a benefit that are gone',
      offered,
      {
        body: {
          ...{ ...asked, ...picked, benefitId: '99999999', benefitCount: 1 },
          guests: [{ ...guestExamples[0], friendId: '99999999' }],
        },
      },
      {
        member,
        days,
        faults: eachLike({
          field: regex('^[\\w.]*$', 'benefitId'),
          message: filledText('该权益不可用于此订单'),
        }),
      },
    );
    works(
      'quote',
      'of a product alone',
      offered,
      { body: { productId: asked.productId } },
      {
        ...{
          faults: [],
          member: null,
          product,
          days: eachLike({ date: day, left: integer(5), inSeason }),
          amounts: null,
        },
      },
    );
    works(
      'quote',
      'of what is no longer on sale',
      ['a product is no longer on sale', scene],
      { body: asked },
      {
        ...{ member, product: null, days: [], amounts: null },
        faults: [{ field: 'productId', message: '产品不可售' }],
      },
    );
    fails(
      'quote',
      'of more than anybody may order',
      offered,
      { body: { ...asked, qty: 1000 } },
      { status: status.invalid, field: 'qty' },
    );
    const relative = {
      name: fromState('friendName', guestExamples[0].name),
      credentialType: guestExamples[0].credentialType,
      credentialNo: fromState('friendDocument', maskDocument(guestExamples[0].credentialNo)),
      mobile: '',
      friendId: fromState('friendId', '1'),
    };
    const ofRelatives = { ...wanted, guests: [relative], qty: 1 };
    // The member with relatives comes last, because his mobile replaces that of the other state.
    succeeds(named('add'), 'with a relative of the member as guest', {
      as,
      given: [offered, 'a member has relatives'],
      input: { body: ofRelatives } as never,
      data: { id: id() },
    });
    fails(
      'add',
      'without a contact',
      offered,
      { body: { ...wanted, contactName: '' } },
      {
        status: status.invalid,
        field: 'contactName',
      },
    );
    fails(
      'add',
      'for somebody unknown',
      offered,
      { body: { ...wanted, memberMobile: '19911112222' } },
      {
        status: status.precondition,
        says: '会员不存在',
        field: 'memberMobile',
      },
    );
    fails(
      'add',
      'for a member who is frozen',
      ['a member is frozen', scene],
      { body: wanted },
      {
        status: status.precondition,
        says: '账号已冻结',
        field: 'memberMobile',
      },
    );
    fails(
      'add',
      'what is no longer on sale',
      ['a product is no longer on sale', scene],
      { body: wanted },
      {
        status: status.precondition,
        says: '产品不可售',
        field: 'productId',
      },
    );
    fails(
      'add',
      'what is sold out',
      ['a product is sold out', scene],
      { body: wanted },
      {
        status: status.short,
        field: 'qty',
      },
    );
  }
}

for (const own of [false, true]) {
  describeOrders(ordersPlace, 'place', own);
  describeOrders(ordersHotel, 'hotel', own);
  describeOrders(ordersHouse, 'house', own);
}
