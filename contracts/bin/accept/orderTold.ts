import { auth } from '../../src/areas/auth.ts';
import { closeType, orderStatus } from '../../src/enums/orders.ts';
import { operatorType } from '../../src/logs.ts';
import { type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import { guest, other } from './orderLimits.ts';
import { designRule, type Rule } from './rule.ts';
import { type Member, newMember, newMobile, newProduct, openShop, placeOrder, type Shop } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { newNumber, unique } from './unique.ts';

/** What an order tells of its moves: who made them, from which status to which, and the words that were written. */

const { unpaid, toConfirm, toUse, inUse, done, cancelled, closed } = orderStatus;
export const certificates = ['/api/resorts/uploads/order.png'];

interface Step {
  call: string;
  body: (order: Json, words: string) => object;
  from: number;
  to: number;
  /** The text is one that the order shows afterwards. */
  says?: false;
}
const step = (call: string, from: number, to: number, body: Step['body'], says?: false): Step => ({
  ...{ call, body, from, to },
  ...(says === false && { says }),
});
const pay = (to: number) =>
  step('payOffline', unpaid, to, ({ payPrice }, remark) => ({ amount: payPrice, certificates, remark }));
const change = step('changePrice', unpaid, unpaid, ({ payPrice }, reason) => ({
  payPrice: payPrice - 1,
  reason,
}));
const remark = (at: number) => step('remark', at, at, (_, merchantRemark) => ({ merchantRemark }));
const named = (at: number) =>
  step('updateContact', at, at, () => ({ contactName: '柳清欢', contactMobile: newMobile() }), false);
const verify = (to: number, first: number) =>
  step(
    'verify',
    to === done ? inUse : toUse,
    to,
    ({ vouchers }) => ({
      codes: [vouchers[first].code],
    }),
    false,
  );

/** What staff do with an order, one after another, by the product of it. */
const courses: Record<TradeKind, { over: object; steps: Step[] }[]> = {
  place: [
    {
      over: {},
      steps: [
        remark(unpaid),
        change,
        pay(toUse),
        named(toUse),
        verify(inUse, 1),
        verify(done, 0),
        remark(done),
      ],
    },
    { over: {}, steps: [step('cancel', unpaid, cancelled, (_, reason) => ({ reason })), remark(cancelled)] },
  ],
  hotel: stayCourses(),
  house: stayCourses(),
};
function stayCourses() {
  const arrive = step('checkIn', toUse, inUse, () => ({ guests: [guest, other], roomNos: [] }), false);
  const moved = step('changeRooms', inUse, inUse, () => ({ roomNos: [newNumber(6)] }), false);
  const leave = step('checkOut', inUse, done, () => ({}), false);
  return [
    {
      over: { confirmMode: 20 },
      steps: [
        change,
        pay(toConfirm),
        named(toConfirm),
        step('confirm', toConfirm, toUse, (_, confirmNo) => ({ confirmNo })),
        ...[named(toUse), remark(toUse), arrive, moved, leave],
      ],
    },
    {
      over: { confirmMode: 20 },
      steps: [pay(toConfirm), step('reject', toConfirm, closed, (_, note) => ({ reason: 30, note }))],
    },
    {
      over: { confirmMode: 20 },
      steps: [pay(toConfirm), step('reject', toConfirm, closed, () => ({ reason: 10, note: '' }), false)],
    },
    { over: {}, steps: [step('cancel', unpaid, cancelled, (_, reason) => ({ reason }))] },
  ];
}

const nameOfAdmin = async (talk: Talk): Promise<string> =>
  (await talk.ok(auth.validate, { body: { token: talk.person('platformAdmin').token } }, null)).userInfo.name;

export async function newOrder(talk: Talk, trade: TradeKind, over: object): Promise<[Shop, Member, Json]> {
  const shop = await openShop(talk, trade);
  shop.first = shop.today;
  const member = await newMember(talk);
  const product = await newProduct(talk, shop, [20_000], { ...over });
  return [shop, member, await placeOrder(talk, shop, product, member, { qty: 2 })];
}

export const isNever = (time: string) => time.startsWith('1970');

async function checkMoves(talk: Talk, trade: TradeKind): Promise<void> {
  const name = await nameOfAdmin(talk);
  for (const { over, steps } of courses[trade]) {
    const [shop, , first] = await newOrder(talk, trade, over);
    const calls = shop.calls.orders as unknown as Record<string, Parameters<Talk['ok']>[0]>;
    let order = first;
    for (const { call, from, to, body, says } of steps) {
      const words = unique('验收说明');
      talk.same(`status before ${call}`, order.status, from);
      const input = { params: { id: order.id }, body: body(order, words) };
      const after = await talk.ok(calls[call] as Parameters<Talk['ok']>[0], input);
      const added = after.logs.slice(0, after.logs.length - order.logs.length);
      talk.same(`the lines before ${call}`, after.logs.slice(added.length), order.logs);
      talk.holds(`${call} is a line of the log`, added.length > 0);
      const [last, begin] = [added[0], added.at(-1)];
      talk.same(`from and to of ${call}`, [begin.fromStatus, last.toStatus], [from, to]);
      const own = added.filter((line: Json) => line.operatorType === operatorType.staff);
      talk.holds(
        `${call} was made by ${name}`,
        own.some((line: Json) => line.operatorName === name),
        added,
      );
      talk.same(`status after ${call}`, after.status, to);
      const why = { [cancelled]: closeType.byStaff, [closed]: closeType.rejected }[to] ?? closeType.none;
      talk.same(
        `why it is closed after ${call}, and that it says why`,
        [after.closeType, after.closeReason !== ''],
        [why, why !== closeType.none],
      );
      if (to === closed) talk.holds('it ended now', !isNever(after.finishTime), after.finishTime);
      if (says !== false)
        talk.holds(
          `the order shows what was written with ${call}`,
          JSON.stringify(after).includes(words),
          added[0],
        );
      order = after;
    }
    // In any state, and it can be taken back.
    for (const merchantRemark of ['已电话确认', '']) {
      const input = { params: { id: order.id }, body: { merchantRemark } };
      const remarked = await talk.ok(calls.remark as Parameters<Talk['ok']>[0], input);
      talk.same(`remark in status ${order.status}`, remarked.merchantRemark, merchantRemark);
    }
  }
}

export const orderToldRules = (): Rule[] =>
  tradeKinds.map((trade) =>
    designRule(
      `orders${trades[trade].name}`,
      'move',
      'each move is a line of the log with its status, of who made it, and its words are shown',
      '0.6 and 10.3',
      (talk) => checkMoves(talk, trade),
    ),
  );
