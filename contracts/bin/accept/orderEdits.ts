import { addDays, weekdayOf } from '../../src/days.ts';
import { orderStatus } from '../../src/enums/orders.ts';
import { status } from '../../src/envelope.ts';
import { guestExamples } from '../../src/examples/orders.ts';
import { type StayKind, type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import { epochOf } from '../../src/wireTime.ts';
import { moneyRule, where } from './orderScenes.ts';
import { stayKinds } from './roomGuards.ts';
import type { Rule } from './rule.ts';
import { newMember, newMobile, newProduct, openShop, payOffline, placeOrder } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** Orders that wait for the merchant, and batches of several spans. */

const { invalid, wrongState } = status;
const [guest, other] = guestExamples;
const namesOf = ({ guests }: Json) => guests.map(({ name }: Json) => name);

async function waiting(talk: Talk, trade: StayKind, terms: object = {}) {
  const shop = await openShop(talk, trade);
  const productId = await newProduct(talk, shop, [100], { confirmMode: 20, ...terms });
  const form = { qty: 1, guests: [guest] };
  const order = await placeOrder(talk, shop, productId, await newMember(talk), form);
  return { shop, order: await payOffline(talk, shop, order) };
}

/** Minutes that the merchant is given: those of the product, two hours where it says none. */
async function checkDeadline(talk: Talk, trade: StayKind): Promise<void> {
  for (const [terms, minutes] of [
    [{ confirmMinutes: 30 }, 30],
    [{ confirmMinutes: undefined }, 120],
  ] as const) {
    const { order } = await waiting(talk, trade, terms);
    const given = Math.round((epochOf(order.confirmDeadline) - epochOf(order.payTime)) / 60_000);
    talk.same('minutes to confirm an order', given, minutes);
  }
}

/** Guests are those of the order until the merchant has taken it; the contact can be changed before. */
async function checkGuests(talk: Talk, trade: StayKind): Promise<void> {
  const { shop, order } = await waiting(talk, trade);
  const { orders } = shop.calls;
  if (!('confirm' in orders)) return;
  const params = { id: order.id };
  const contactOf = (contactName: string) => ({ contactName, contactMobile: newMobile() });
  const withGuests = (contactName: string) => ({ ...contactOf(contactName), guests: [other] });
  await talk.refused(orders.updateContact, wrongState, { params, body: withGuests('柳清欢') });
  const before = await talk.ok(orders.updateContact, { params, body: contactOf('柳清欢') });
  talk.same(
    'contact and guests while it waits',
    [before.contactName, namesOf(before)],
    ['柳清欢', [guest.name]],
  );
  await talk.ok(orders.confirm, { params, body: {} });
  const after = await talk.ok(orders.updateContact, { params, body: withGuests('江听雪') });
  talk.same('contact and guests afterwards', [after.contactName, namesOf(after)], ['江听雪', [other.name]]);
  const kept = await talk.ok(orders.updateContact, { params, body: contactOf('顾南亭') });
  talk.same(
    'contact and guests when only the contact is changed',
    [kept.contactName, namesOf(kept)],
    ['顾南亭', [other.name]],
  );
}

/** Why an order was rejected, of each reason of the list: it can be read in the order and differs from the others. */
async function checkReasons(talk: Talk, trade: StayKind): Promise<void> {
  const reasons: string[] = [];
  for (const [reason, note] of [
    [10, ''],
    [30, '台风'],
    [90, '设备检修'],
  ] as const) {
    const { shop, order } = await waiting(talk, trade);
    const { orders } = shop.calls;
    if (!('reject' in orders)) return;
    const params = { id: order.id };
    if (reason === 90) await talk.refused(orders.reject, invalid, { params, body: { reason, note: '' } });
    await talk.ok(orders.reject, { params, body: { reason, note } });
    const { closeReason, status: state, logs } = await talk.ok(orders.get, { params });
    talk.same('status', state, orderStatus.closed);
    talk.holds('the note is kept', closeReason !== '' && closeReason.includes(note), closeReason);
    talk.holds(
      'the log says why',
      logs.some(({ remark }: Json) => remark.includes(closeReason)),
      logs,
    );
    reasons.push(closeReason);
  }
  talk.same('different reasons', new Set(reasons).size, reasons.length);
  talk.holds('a note does not replace the reason', reasons[1] !== '台风', reasons[1]);
}

/** Days of several spans, also overlapping ones, each once; excluded days and other weekdays are left out of all. */
async function checkSpans(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openShop(talk, trade);
  const id = await newProduct(talk, shop, [100]);
  const { stocks } = shop.calls;
  const day = (at: number) => addDays(shop.first, at);
  const span = (from: number, to: number) => ({ startDate: day(from), endDate: day(to) });
  const body = {
    spans: [span(9, 10), span(0, 2), span(2, 4), span(20, 20)],
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    excludes: [day(1), day(10)],
    set: { price: 700, stock: 4 },
  };
  const wanted = [0, 2, 3, 4, 9, 20].map(day);
  const listed = async (): Promise<Json[]> =>
    (await talk.ok(stocks.list, { params: { id }, query: span(0, 30) })).list;
  const priced = async (price: number) =>
    (await listed()).filter((one) => one.price === price).map(({ date }) => date);
  const answer = await talk.ok(stocks.batchSave, { params: { id }, body });
  talk.same('changed and overwritten', [answer.changed, answer.overwritten], [6, 1]);
  talk.same(
    'days of the answer',
    answer.after.map(({ date }: Json) => date),
    wanted,
  );
  talk.same('days with the price', await priced(700), wanted);
  const weekdays = [weekdayOf(day(2)), weekdayOf(day(3))];
  const some = wanted.filter((one) => weekdays.includes(weekdayOf(one)));
  await talk.ok(stocks.batchSave, { params: { id }, body: { ...body, weekdays, set: { price: 800 } } });
  talk.same('days of two weekdays', await priced(800), some);
  // A span that reaches too far spoils the others.
  const far = { ...body, spans: [span(0, 2), span(364, 366)], set: { price: 900 } };
  await talk.refused(stocks.batchSave, invalid, { params: { id }, body: far });
  talk.same('days after a batch was refused', await priced(900), []);
}

export const orderEditRules: Rule[] = [
  ...stayKinds.flatMap((trade) => [
    moneyRule(
      trade,
      'a merchant has as many minutes to confirm as the product says, and two hours otherwise',
      'domain design, sections 9.4 and 10.3',
      (talk) => checkDeadline(talk, trade),
    ),
    moneyRule(trade, 'guests of an order that waits to be confirmed stay', where.states, (talk) =>
      checkGuests(talk, trade),
    ),
    moneyRule(trade, 'an order says why it was rejected', where.states, (talk) => checkReasons(talk, trade)),
  ]),
  ...tradeKinds.map(
    (trade): Rule => ({
      ...moneyRule(
        trade,
        'a batch sets the days of all its spans, each once',
        'domain design, section 9.5',
        (talk) => checkSpans(talk, trade),
      ),
      area: `stocks${trades[trade].name}`,
      says: `stocks${trades[trade].name}: a batch sets the days of all its spans, each once`,
    }),
  ),
];
