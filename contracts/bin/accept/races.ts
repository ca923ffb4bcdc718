import { randomBytes } from 'node:crypto';
import { estateBookings } from '../../src/areas/estateBookings.ts';
import { estateRooms } from '../../src/areas/estateRooms.ts';
import { memberAccounts } from '../../src/areas/memberAccounts.ts';
import { memberPoints } from '../../src/areas/memberPoints.ts';
import { members } from '../../src/areas/members.ts';
import { ordersHotel } from '../../src/areas/orders.ts';
import { sendPlans } from '../../src/areas/sendPlans.ts';
import { withdraws } from '../../src/areas/withdraws.ts';
import { type AnyEndpoint, areaNameOf } from '../../src/endpoint.ts';
import { withdrawStatus } from '../../src/enums/finance.ts';
import { orderStatus } from '../../src/enums/orders.ts';
import { status } from '../../src/envelope.ts';
import { bookingMoves } from '../../src/examples/estateBookings.ts';
import { memberExample } from '../../src/examples/members.ts';
import { guestExamples, orderMoves } from '../../src/examples/orders.ts';
import { refundMoves } from '../../src/examples/refunds.ts';
import { withdrawRefusal } from '../../src/examples/withdraws.ts';
import { type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import { part, passed } from './incomeMoves.ts';
import { rowsOf } from './incomeScenes.ts';
import { goldenDays, goldenStock } from './orderScenes.ts';
import { paidScene } from './refundScenes.ts';
import type { Rule } from './rule.ts';
import {
  newMember,
  newMobile,
  newProduct,
  openShop,
  orderForm,
  placeOrder,
  taken,
  theGrade,
} from './shop.ts';
import type { Json, Talk } from './talk.ts';
import type { Input } from './wire.ts';

/** Two at the same time: exactly one succeeds, and what he does happens once. */

const where = 'domain design, sections 0.1 and 9.6';
const rule = (call: AnyEndpoint, says: string, check: Rule['check']): Rule => ({
  ...{ area: areaNameOf(call), kind: 'race', where, writes: true, check },
  says: `${call.name}: ${says}`,
});

/** Calls at the same time; exactly `wins` of them succeed, the others are refused with one of the codes. Answers the data of those who won. */
async function race(
  talk: Talk,
  call: AnyEndpoint,
  inputs: Input[],
  wins: number,
  codes: number[],
): Promise<Json[]> {
  const done = await Promise.all(inputs.map((input) => talk.call(call, input)));
  const won = done.filter(({ answer }) => answer.status === status.ok);
  talk.same(`of ${inputs.length} calls of ${call.name} at once there succeed`, won.length, wins);
  const others = done.map(({ answer }) => answer.status).filter((code) => code !== status.ok);
  talk.holds(
    `the others are refused with ${codes.join(' or ')}`,
    others.every((code) => codes.includes(code)),
    others,
  );
  return won.map(({ answer }) => answer.data);
}
const twice = (input: Input): Input[] => [input, input, input];
const { wrongState, short, stale, duplicate } = status;

const tradeRules = (trade: TradeKind): Rule[] => {
  const name = `orders${trades[trade].name}`;
  const own = (says: string, check: Rule['check']): Rule => ({
    ...{ area: name, kind: 'race', where, writes: true, check },
    says: `${name}: ${says}`,
  });
  return [
    own('of 20 buyers of the last one exactly one gets it', async (talk) => {
      const shop = await openShop(talk, trade);
      const id = await newProduct(talk, shop, [10_000], { stock: 1 });
      const member = await newMember(talk);
      const inputs = Array.from({ length: 20 }, () => ({ body: orderForm(shop, id, member, { qty: 1 }) }));
      await race(talk, shop.calls.orders.add, inputs, 1, [short]);
      talk.same('stock', await taken(talk, shop, id, 1), ['1/0']);
    }),
    own('points are used once', async (talk) => {
      const shop = await openShop(talk, trade);
      const id = await newProduct(talk, shop, [100_000]);
      const member = await newMember(talk, { points: 500 });
      const inputs = twice({ body: orderForm(shop, id, member, { qty: 1, pointsUsed: 500 }) });
      await race(talk, shop.calls.orders.add, inputs, 1, [short]);
      const { points, pointsLocked } = await talk.ok(memberPoints.get, { params: { id: member.id } });
      talk.same('points', [points, pointsLocked], [0, 500]);
    }),
    own('an order is paid or cancelled once, and its stock moves once', async (talk) => {
      const shop = await openShop(talk, trade);
      const id = await newProduct(talk, shop, [10_000]);
      const member = await newMember(talk);
      const { orders } = shop.calls;
      const paid = await placeOrder(talk, shop, id, member, { qty: 1 });
      const body = { ...orderMoves.payOffline, amount: paid.payPrice };
      await race(talk, orders.payOffline, twice({ params: { id: paid.id }, body }), 1, [wrongState]);
      talk.same('stock', await taken(talk, shop, id, 1), ['0/1']);
      const other = await placeOrder(talk, shop, id, member, { qty: 1 });
      await race(talk, orders.cancel, twice({ params: { id: other.id }, body: orderMoves.cancel }), 1, [
        wrongState,
      ]);
      talk.same('stock', await taken(talk, shop, id, 1), ['0/1']);
    }),
    own('a part is asked for, handed out and finished once', async (talk) => {
      const { scene, order, read } = await paidScene(talk, trade, { cancelRule: 20 });
      const { refunds } = scene.shop.calls;
      const items = order.vouchers
        ? order.vouchers.map(({ code }: Json) => code)
        : order.lines.map(({ date }: Json) => date).filter(Boolean);
      const asked = twice({ body: { orderId: order.id, items, reason: 10 } });
      const [refund] = await race(talk, refunds.add, asked, 1, [wrongState, status.precondition]);
      const params = { id: refund.id };
      await race(talk, refunds.execute, twice({ params }), 1, [wrongState]);
      const body = { ...refundMoves.finish, amount: refund.refundAmount };
      await race(talk, refunds.finish, twice({ params, body }), 1, [wrongState]);
      const after = await read();
      talk.same(
        'refundedAmount and refundingAmount',
        [after.refundedAmount, after.refundingAmount],
        [order.payPrice, 0],
      );
      talk.same('stock', await goldenStock(talk, scene), goldenDays(trade, '0/0'));
    }),
  ];
};

const others: Rule[] = [
  rule(ordersHotel.checkIn, 'two clerks at the desk: one checks in', async (talk) => {
    const { id } = await talk.state('an order is in a status', {
      trade: 'hotel',
      status: orderStatus.toUse,
      inDays: 0,
    });
    const input = { params: { id }, body: { guests: guestExamples, roomNos: [] } };
    const [order] = await race(talk, ordersHotel.checkIn, twice(input), 1, [wrongState]);
    await race(talk, ordersHotel.checkOut, twice({ params: { id: order.id }, body: {} }), 1, [wrongState]);
  }),
  rule(withdraws.audit, 'a withdrawal is refused once, and paid once', async (talk) => {
    const { id } = await talk.state('a withdrawal is in a status', { status: 10 });
    await race(talk, withdraws.audit, twice({ params: { id }, body: withdrawRefusal }), 1, [wrongState]);
    talk.same('rows of the journal', (await talk.ok(withdraws.get, { params: { id } })).journals.length, 2);
    const other = await talk.state('a withdrawal is in a status', { status: 20 });
    await race(talk, withdraws.pay, twice({ params: { id: other.id } }), 1, [wrongState]);
  }),
  rule(withdraws.batchPay, 'of two clerks who pay the same ones at once one pays each', async (talk) => {
    const ids: string[] = [];
    for (const _ of [1, 2, 3])
      ids.push((await talk.state('a withdrawal is in a status', { status: withdrawStatus.toPay })).id);
    const read = (id: string) => talk.ok(withdraws.get, { params: { id } });
    const before = await Promise.all(ids.map(read));
    const answers = await Promise.all(
      [ids, [...ids].reverse(), ids].map((some) => talk.ok(withdraws.batchPay, { body: { ids: some } })),
    );
    for (const [at, id] of ids.entries()) {
      const codes = answers.map((rows) => rows.find((one: Json) => one.id === id)?.status);
      talk.same('results of one', codes.sort(), [wrongState, wrongState, status.ok]);
      talk.same('lines of its log', (await read(id)).logs.length, before[at]?.logs.length + 1);
    }
  }),
  rule(sendPlans.send, 'a plan is sent once, alone and in batches', async (talk) => {
    const { plans, member } = await passed(talk);
    await race(talk, sendPlans.send, twice({ params: { id: plans[0]?.id } }), 1, [wrongState]);
    await Promise.all([1, 2].map(() => talk.ok(sendPlans.batchSend, { body: { ids: [plans[0]?.id] } })));
    talk.same(
      'rows of the journal',
      (await rowsOf(talk, member)).map(([, change]) => change),
      [part],
    );
  }),
  rule(memberAccounts.adjust, 'of two who save over one version one succeeds', async (talk) => {
    const { id } = await newMember(talk);
    const params = { id };
    const body = { direction: 10, amount: 700, reason: '补偿一晚早餐', version: 0 };
    await race(talk, memberAccounts.adjust, twice({ params, body }), 1, [stale]);
    talk.same('balance', (await talk.ok(memberAccounts.get, { params })).balance, 700);
    const points = { direction: 10, points: 70, reason: '补发积分', version: 0 };
    await race(talk, memberPoints.adjust, twice({ params, body: points }), 1, [stale]);
    await race(talk, memberAccounts.lock, twice({ params, body: { reason: '核实身份' } }), 1, [wrongState]);
  }),
  rule(members.update, 'of two who save over one version one succeeds', async (talk) => {
    const { id } = await newMember(talk);
    const params = { id };
    const { version, mobile } = await talk.ok(members.get, { params });
    const form = {
      name: memberExample.name,
      credentialType: 10,
      credentialNo: '',
      labelIds: [],
      mobile,
      version,
    };
    const inputs = ['一', '二', '三'].map((one) => ({ params, body: { ...form, nickname: `昵称${one}` } }));
    const [saved] = await race(talk, members.update, inputs, 1, [stale]);
    talk.same('what was saved', (await talk.ok(members.get, { params })).nickname, saved.nickname);
  }),
  rule(members.add, 'a mobile is registered once', async (talk) => {
    const { id: gradeId } = await theGrade(talk);
    const body = { name: memberExample.name, credentialType: 10, labelIds: [], mobile: newMobile(), gradeId };
    await race(talk, members.add, twice({ body }), 1, [duplicate]);
  }),
  rule(estateRooms.subscribe, 'of several who want a room one gets it', async (talk) => {
    const { id, today } = await talk.state('a room is in a state', { status: 20 });
    const inputs = [1, 2, 3].map(() => ({
      params: { id },
      body: {
        customerName: '林小雨',
        customerMobile: newMobile(),
        subscribeAmount: 100,
        subscribeDate: today,
      },
    }));
    await race(talk, estateRooms.subscribe, inputs, 1, [wrongState]);
  }),
  rule(estateBookings.close, 'a lead is closed once', async (talk) => {
    const { id } = await talk.state('a lead is in a status', { status: 20, assigned: 1 });
    await race(talk, estateBookings.close, twice({ params: { id }, body: bookingMoves.close }), 1, [
      wrongState,
    ]);
  }),
  rule(
    members.add,
    'a call that comes again under its key acts once and gets the same answer',
    async (talk) => {
      const { id: gradeId } = await theGrade(talk);
      const body = {
        name: memberExample.name,
        credentialType: 10,
        labelIds: [],
        mobile: newMobile(),
        gradeId,
      };
      const key = randomBytes(16).toString('hex').toUpperCase();
      const first = await talk.call(members.add, { body, key });
      talk.same('the first time', first.answer.status, status.ok);
      const again = await talk.call(members.add, { body, key });
      if (again.answer.status === duplicate) return talk.skip('the backend knows no Idempotency-Key');
      talk.same('the second time', again.answer, first.answer);
      await talk.refused(members.add, status.invalid, { body: { ...body, mobile: newMobile() }, key });
      const { id } = first.answer.data as Json;
      const other = randomBytes(16).toString('hex').toUpperCase();
      const adjust = {
        params: { id },
        body: { direction: 10, amount: 900, reason: '补偿一晚早餐', version: 0 },
        key: other,
      };
      await talk.ok(memberAccounts.adjust, adjust);
      await talk.ok(memberAccounts.adjust, adjust);
      // A key is its user's: from another one it is a call of its own, which comes too late here.
      if (talk.people.has('superAdmin'))
        await talk.refused(memberAccounts.adjust, stale, adjust, 'superAdmin');
      talk.same('balance', (await talk.ok(memberAccounts.get, { params: { id } })).balance, 900);
      // The same body for another record is another call.
      const second = await talk.ok(members.add, { body: { ...body, mobile: newMobile() } });
      const elsewhere = { ...adjust, params: { id: second.id } };
      await talk.refused(memberAccounts.adjust, status.invalid, elsewhere);
      const untouched = await talk.ok(memberAccounts.get, { params: elsewhere.params });
      talk.same('balance of the other one', untouched.balance, 0);
      const refused = {
        params: { id },
        body: { ...adjust.body, direction: 20, amount: 901, version: 1 },
        key: randomBytes(16).toString('hex').toUpperCase(),
      };
      await talk.refused(memberAccounts.adjust, short, refused);
      await talk.refused(memberAccounts.adjust, short, refused);
      const right = { params: { id }, body: { ...adjust.body, version: 1 } };
      for (const wrong of [key.slice(1), `${key}0`, key.toLowerCase().replace(/^./, 'a')])
        await talk.refused(memberAccounts.adjust, status.invalid, { ...right, key: wrong });
    },
  ),
];

export const raceRules = (): Rule[] => [...tradeKinds.flatMap(tradeRules), ...others];
