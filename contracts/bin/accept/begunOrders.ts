import { memberGrades } from '../../src/areas/memberGrades.ts';
import { members } from '../../src/areas/members.ts';
import { ordersPlace } from '../../src/areas/orders.ts';
import { addDays } from '../../src/days.ts';
import { pointType } from '../../src/enums/members.ts';
import {
  orderRefundState,
  orderStatus,
  refundSource,
  refundStatus,
  voucherStatus,
} from '../../src/enums/orders.ts';
import { status } from '../../src/envelope.ts';
import { guestExamples } from '../../src/examples/orders.ts';
import { operatorType } from '../../src/logs.ts';
import type { StayKind } from '../../src/trade/trade.ts';
import { askedFor, payBack } from './refundScenes.ts';
import { stayKinds } from './roomGuards.ts';
import { designRule, type Rule } from './rule.ts';
import { calls, newMember, newProduct, openShop, payOffline, placeOrder, pointRows, taken } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** Orders whose first day is past: their last day, what is possible after it, and how time ends them. */

const { toUse, inUse, done, closed } = orderStatus;
const { precondition } = status;

/** An order whose first day is past, of a product of its own. */
export async function begun(talk: Talk, trade: StayKind | 'place', params: object): Promise<Json> {
  const { id } = await talk.state('an order began days ago', { trade, ...params });
  return talk.ok(calls[trade].orders.get, { params: { id } });
}
const gifts = async (talk: Talk, { memberId, orderNo }: Json): Promise<Json[]> =>
  (await pointRows(talk, { id: memberId, mobile: '' }, orderNo)).filter(
    ({ type }) => type === pointType.gift,
  );
const endedByTime = (talk: Talk, { logs, finishTime }: Json): void => {
  talk.same('who ended it', logs[0].operatorType, operatorType.system);
  talk.holds('it ended', !finishTime.startsWith('1970'), finishTime);
};

/** Began so many days ago, for so many nights; whether guests can still come. */
const stays = [
  [1, 1, false],
  [1, 2, true],
  [4, 4, false],
  [4, 5, true],
  [5, 1, false],
] as const;

/** Until the night before their departure guests can come; those who did not come are marked from the second day on. */
async function checkLate(talk: Talk, trade: StayKind): Promise<void> {
  const { orders } = calls[trade];
  const [guest] = guestExamples;
  for (const [daysAgo, days, mayCome] of stays) {
    const order = await begun(talk, trade, { status: toUse, daysAgo, days });
    const what = `a stay of ${days} nights that began ${daysAgo} days ago`;
    const offered = ['checkIn', 'noShow'].filter((move) => order.actions.includes(move));
    talk.same(`${what} is open`, order.status, toUse);
    talk.same(`moves of ${what}`, offered, mayCome ? ['checkIn', 'noShow'] : ['noShow']);
    const params = { id: order.id };
    const arrival = { params, body: { guests: [guest, guest], roomNos: [] } };
    if (mayCome) {
      const { status: after } = await talk.ok(orders.checkIn, arrival);
      talk.same(`status of ${what} with its guests`, after, inUse);
      continue;
    }
    await talk.refused(orders.checkIn, precondition, arrival);
    const after = await talk.ok(orders.noShow, { params, body: {} });
    talk.same(
      `status and gifts of ${what} without guests`,
      [after.status, await gifts(talk, after)],
      [done, []],
    );
  }
}

/** On the day of departure the guests are there until they leave, and others get their room; two days later they are gone. */
async function checkDeparture(talk: Talk, trade: StayKind): Promise<void> {
  const { orders } = calls[trade];
  const [guest] = guestExamples;
  const leaving = await begun(talk, trade, { status: inUse, daysAgo: 2, days: 2 });
  talk.same('status on the day of departure', leaving.status, inUse);
  const staying = await begun(talk, trade, { status: inUse, daysAgo: 2, days: 3 });
  const shop = { ...(await openShop(talk, trade)), resourceId: leaving.resourceId };
  shop.first = shop.today;
  const { roomId } = await talk.ok(shop.calls.products.get, { params: { id: leaving.productId } });
  const product = await newProduct(talk, { ...shop, roomId }, [20_000]);
  const coming = await placeOrder(talk, shop, product, await newMember(talk), { qty: 1 });
  await payOffline(talk, shop, coming);
  const arrival = (no: string) => ({
    params: { id: coming.id },
    body: { guests: [guest], roomNos: [no] },
  });
  await talk.refused(orders.checkIn, status.duplicate, arrival(staying.roomNos[0]));
  const { roomNos } = await talk.ok(orders.checkIn, arrival(leaving.roomNos[0]));
  talk.same('the number of guests who leave today', roomNos, [leaving.roomNos[0]]);
  talk.same('gifts before the departure', await gifts(talk, leaving), []);
  await talk.ok(orders.checkOut, { params: { id: leaving.id }, body: {} });
  const gone = await begun(talk, trade, { status: inUse, daysAgo: 4, days: 2 });
  talk.same('status two days after the departure', gone.status, done);
  endedByTime(talk, gone);
  talk.same('gifts', (await gifts(talk, gone)).length, 1);
}

/** Nights that are over come back by an exception only, and stay sold; those to come are sold again. */
async function checkNights(talk: Talk, trade: StayKind): Promise<void> {
  const order = await begun(talk, trade, { own: 1, status: toUse, daysAgo: 2, days: 4, offline: 1 });
  const shop = { ...(await openShop(talk, trade)) };
  const { refunds } = shop.calls;
  const from = addDays(shop.today, -2);
  const nights = order.lines.filter(({ date }: Json) => date).map(({ date }: Json) => date);
  for (const items of [nights.slice(0, 1), nights.slice(1, 3)])
    await talk.refused(
      refunds.previewOfOwn,
      precondition,
      { body: { orderId: order.id, items } },
      'merchantManager',
    );
  const offer = { body: { orderId: order.id, items: nights.slice(2) } };
  await talk.ok(refunds.previewOfOwn, offer, 'merchantManager');
  const all = await talk.ok(refunds.add, askedFor(order, nights.slice(1)));
  const after = await payBack(talk, shop, all);
  talk.same('status and refundState', [after.status, after.refundState], [toUse, orderRefundState.partly]);
  talk.same('stock of the four nights', await taken(talk, shop, order.productId, 4, from), [
    '0/2',
    '0/2',
    '0/0',
    '0/0',
  ]);
}

/** On its last day a ticket is taken, also one that began earlier. */
async function checkLastDay(talk: Talk): Promise<void> {
  for (const [daysAgo, days] of [
    [1, 1],
    [9, 9],
    [2, 5],
  ]) {
    const order = await begun(talk, 'place', { status: toUse, daysAgo, days });
    const what = `tickets from ${order.useDate} to ${order.validUntil}`;
    talk.same(`status of ${what}`, [order.status, order.actions.includes('verify')], [toUse, true]);
    const codes = order.vouchers.map(({ code }: Json) => code);
    const used = await talk.ok(ordersPlace.verify, { params: { id: order.id }, body: { codes } });
    talk.same(`status of ${what}, used`, used.status, done);
  }
}

/** What is unused when the validity is over expires, or is given back where the product says so. */
async function checkExpired(talk: Talk): Promise<void> {
  const shop = await openShop(talk, 'place');
  const { orders, refunds } = shop.calls;
  const statesOf = ({ vouchers }: Json): number[] => vouchers.map((one: Json) => one.status);
  const { used, expired, locked, refunded } = voucherStatus;
  const over = { daysAgo: 3, days: 1, offline: 1 };
  for (const [at, first] of [
    [toUse, expired],
    [inUse, used],
  ] as const) {
    const order = await begun(talk, 'place', { ...over, status: at });
    talk.same('status and tickets that expired', [order.status, statesOf(order)], [done, [first, expired]]);
    endedByTime(talk, order);
    const { gradeId } = await talk.ok(members.get, { params: { id: order.memberId } });
    const { pointRate } = await talk.ok(memberGrades.get, { params: { id: gradeId } });
    const paid = order.vouchers.reduce(
      (sum: number, one: Json) => sum + (one.status === used ? one.paid : 0),
      0,
    );
    const points = Math.floor((Math.floor(paid / 100) * pointRate) / 10);
    talk.same(
      'points for what was used',
      (await gifts(talk, order)).map(({ change }) => change),
      points > 0 ? [points] : [],
    );
    talk.same('refunds of expired tickets', order.refunds, []);
    talk.holds('they are not refunded', !order.actions.includes('addRefund'), order.actions);
  }
  for (const [at, first, end] of [
    [toUse, locked, closed],
    [inUse, used, done],
  ] as const) {
    const order = await begun(talk, 'place', { ...over, status: at, expireRefund: 1 });
    talk.same('status and tickets that come back', [order.status, statesOf(order)], [at, [first, locked]]);
    const refund = await talk.ok(refunds.get, { params: { id: order.refunds[0].id } });
    const back = order.vouchers.filter((one: Json) => one.status === locked);
    const amount = back.reduce((sum: number, { paid }: Json) => sum + paid, 0);
    talk.same(
      'the refund of what expired',
      [order.refunds.length, refund.source, refund.status, refund.feeAmount, refund.refundAmount],
      [1, refundSource.system, refundStatus.toPay, 0, amount],
    );
    const after = await payBack(talk, shop, refund);
    talk.same(
      'status and tickets afterwards',
      [after.status, statesOf(after)],
      [end, [first === used ? used : refunded, refunded]],
    );
    const day = addDays(shop.today, -3);
    talk.same('stock of a day that is over', await taken(talk, shop, order.productId, 1, day), ['0/2']);
    const { refunds: all } = await talk.ok(orders.get, { params: { id: order.id } });
    talk.same('refunds', all.length, 1);
  }
}

export const begunOrderRules: Rule[] = [
  ...stayKinds.flatMap((trade) => {
    const area = trade === 'hotel' ? 'ordersHotel' : 'ordersHouse';
    return [
      designRule(
        area,
        'move',
        'guests can come until the night before their departure, and be marked as absent from the second day on',
        '10.3',
        (talk) => checkLate(talk, trade),
      ),
      designRule(
        area,
        'move',
        'on the day of departure others get the room, and who was not checked out is gone two days later',
        '10.3 and 17',
        (talk) => checkDeparture(talk, trade),
      ),
      designRule(
        trade === 'hotel' ? 'refundsHotel' : 'refundsHouse',
        'money',
        'nights that are over come back by an exception only and stay sold, those to come are sold again',
        '9.6 and 11.4',
        (talk) => checkNights(talk, trade),
      ),
    ];
  }),
  designRule(
    'ordersPlace',
    'move',
    'tickets are taken on the last day of their validity',
    '10.3',
    checkLastDay,
  ),
  designRule(
    'ordersPlace',
    'move',
    'when their validity is over unused tickets expire, or come back without a fee where the product says so',
    '10.3 and 17',
    checkExpired,
  ),
];
