import { auth } from '../../src/areas/auth.ts';
import { refundStatus } from '../../src/enums/orders.ts';
import { cancelRule } from '../../src/enums/products.ts';
import { status } from '../../src/envelope.ts';
import { type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import { callerFor } from './people.ts';
import { endpointOf, rowsOf, together } from './reading.ts';
import { askedFor, certificates, partsOf, payBack, remark } from './refundScenes.ts';
import { designRule, figureRule, type Rule } from './rule.ts';
import { calls, newMember, newProduct, openShop, payOffline, placeOrder } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** What a row of the list of refunds shows and what finds it, whose times and names a refund has, and which wait for too long. */

const nameOfAdmin = async (talk: Talk): Promise<string> =>
  (await talk.ok(auth.validate, { body: { token: talk.person('platformAdmin').token } }, null)).userInfo.name;

async function checkFound(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openShop(talk, trade);
  const { refunds } = shop.calls;
  const prices = trade === 'place' ? [20_000] : [20_000, 30_000];
  const product = await newProduct(talk, shop, prices, { cancelRule: 20 });
  const member = await newMember(talk);
  const more = { qty: 3, nights: prices.length };
  const order = await payOffline(talk, shop, await placeOrder(talk, shop, product, member, more));
  const keys = partsOf(order).map(({ key }) => key);
  const [one, two] = [
    await talk.ok(refunds.add, askedFor(order, [keys[0] ?? ''])),
    await talk.ok(refunds.add, askedFor(order, keys.slice(1))),
  ];
  const counted = ({ qty, nights, orderNights }: Json) => [qty, nights, orderNights];
  talk.same('tickets, rooms and nights of one part', counted(one), trade === 'place' ? [1, 0, 0] : [3, 1, 2]);
  talk.same('those of the rest', counted(two), trade === 'place' ? [2, 0, 0] : [3, 1, 2]);
  const read = (id: string): Promise<Json> => talk.ok(refunds.get, { params: { id } });
  for (const { id, applyAmount } of [one, two])
    talk.same('what can be given back of each while both are open', (await read(id)).refundable, applyAmount);
  const of = async (query: Record<string, string | number>) => {
    const { list } = await talk.ok(refunds.list, { query: { productId: product, limit: 100, ...query } });
    return list.map(({ id }: Json) => id).sort();
  };
  const both = [one.id, two.id].sort();
  const { refundNo, orderNo } = one;
  for (const [what, query, ids] of [
    ['its number', { refundNo }, [one.id]],
    ['the end of its number', { refundNo: refundNo.slice(-8) }, [one.id]],
    ['its number without the end', { refundNo: refundNo.slice(0, -1) }, []],
    ['digits inside of its number', { refundNo: refundNo.slice(4, 12) }, []],
    ['the number of its order', { orderNo }, both],
    ['the end of that', { orderNo: orderNo.slice(-7) }, both],
    ['that without the end', { orderNo: orderNo.slice(0, -1) }, []],
    ['the mobile of the member', { memberMobile: member.mobile }, both],
    ['the middle of it', { memberMobile: member.mobile.slice(2, 9) }, both],
    ['another mobile', { memberMobile: `${member.mobile.slice(1)}0` }, []],
  ] as [string, Record<string, string>, string[]][])
    talk.same(`refunds found by ${what}`, await of(query), ids);
  const name = await nameOfAdmin(talk);
  await payBack(talk, shop, one);
  const paid = await read(one.id);
  talk.same('who paid it', paid.executeUser, name);
  talk.same('certificates of the payment', paid.certificates, certificates);
  talk.holds('what was said of the payment', JSON.stringify(paid).includes(remark), paid.logs[0]);
  talk.holds(
    'when it was asked for, paid and done',
    paid.createTime <= paid.executeTime && paid.executeTime <= paid.finishTime,
    [paid.createTime, paid.executeTime, paid.finishTime],
  );
  const dropped = await talk.ok(refunds.revoke, { params: { id: two.id }, body: { reason: '会员不退了' } });
  talk.same(
    'who audited what was revoked, and when',
    [dropped.auditUser, dropped.auditTime.slice(0, 4), dropped.finishTime.slice(0, 4)],
    ['', '1970', '1970'],
  );
  const shown = await talk.ok(shop.calls.orders.get, { params: { id: order.id } });
  talk.same('refunds of the order', shown.refunds.map(({ id }: Json) => id).sort(), both);
}

/** A refund that the channel refused is tried again under its number, and forgets why. */
async function checkRetry(talk: Talk, trade: TradeKind): Promise<void> {
  const { refunds } = calls[trade];
  const { id } = await talk.state('a refund is in a status', { trade, status: refundStatus.failed });
  const params = { id };
  const failed = await talk.ok(refunds.get, { params });
  talk.holds(
    'why and when it failed',
    failed.failReason !== '' && !failed.failTime.startsWith('1970'),
    failed,
  );
  const again = await talk.ok(refunds.retry, { params });
  talk.same(
    'status, number, reason and time after another try',
    [again.status, again.refundNo, again.failReason, again.failTime.slice(0, 4)],
    [refundStatus.paying, failed.refundNo, '', '1970'],
  );
  talk.same('who tried it', again.executeUser, await nameOfAdmin(talk));
}

/** Of a request of which the rule keeps a fee, more than the rule gives needs a reason. What the rule says of it stays. */
async function checkReason(talk: Talk, trade: TradeKind): Promise<void> {
  const { refunds } = calls[trade];
  const late = { trade, status: refundStatus.toAudit, rule: cancelRule.untilDeadline };
  const params = { id: (await talk.state('a refund is in a status', late)).id };
  const { suggestAmount, suggestFee } = await talk.ok(refunds.get, { params });
  if (suggestFee === 0) return talk.skip('the rule keeps no fee');
  const given = [suggestAmount + 1, suggestFee - 1];
  const more = (remark: string) => ({
    params,
    body: { pass: 1, refundAmount: given[0], feeAmount: given[1], remark },
  });
  await talk.refused(refunds.audit, status.invalid, more(''));
  const passed = await talk.ok(refunds.audit, more('会员生病'));
  talk.same(
    'what is given, and what the rule gives',
    [passed.refundAmount, passed.feeAmount, passed.suggestAmount, passed.suggestFee],
    [...given, suggestAmount, suggestFee],
  );
}

/** An audit gives as much as it says, and more than the rule with a reason only; a merchant may give more, too. */
async function checkAudit(talk: Talk, trade: TradeKind): Promise<void> {
  const { orders, refunds } = calls[trade];
  const ofRule = () => talk.state('an order is in a status', { trade, own: 1, status: 30, rule: 30 });
  const order = await ofRule();
  const by = 'merchantManager';
  const preview = { body: { orderId: order.id, items: [order.item] } };
  const offer = await talk.ok(refunds.previewOfOwn, preview, by);
  if (offer.feeAmount === 0) return talk.skip('the rule keeps no fee');
  const more = { refundAmount: offer.refundAmount + 1 };
  const given = await talk.ok(refunds.addOfOwn, askedFor(order, [order.item], more), by);
  talk.same(
    'what a merchant gives beyond the rule',
    [given.refundAmount, given.feeAmount],
    [offer.refundAmount + 1, offer.feeAmount - 1],
  );
  const { refundingAmount } = await talk.ok(orders.get, { params: { id: order.id } });
  talk.same('what the order has under way', refundingAmount, offer.refundAmount + 1);
  const open = await talk.state('a refund is in a status', { trade, own: 1, status: refundStatus.toAudit });
  const params = { id: open.id };
  const { suggestAmount, applyAmount } = await talk.ok(refunds.get, { params });
  if (suggestAmount >= applyAmount) return;
  const amounts = { pass: 1, refundAmount: suggestAmount + 1, feeAmount: applyAmount - suggestAmount - 1 };
  await talk.refused(refunds.auditOfOwn, -1002, { params, body: { ...amounts, remark: '' } }, by);
  const passed = await talk.ok(refunds.auditOfOwn, { params, body: { ...amounts, remark: '多退' } }, by);
  talk.same('what a merchant passes beyond the rule', passed.refundAmount, suggestAmount + 1);
}

const dayMs = 86_400_000;
const epoch = (time: string) => Date.parse(`${time.replace(' ', 'T')}+08:00`);

/** What waits for its audit or its payment for more than a day is overdue, and nothing else. */
async function checkOverdue(talk: Talk, trade: TradeKind): Promise<void> {
  const area = `s${trades[trade].name}`;
  const rows = await rowsOf(talk, `refund${area}.list`);
  const [order] = await rowsOf(talk, `order${area}.list`);
  if (!order || rows.length === 0) return talk.skip('there are no refunds');
  const get = endpointOf(`order${area}.get`);
  const { serverTime } = await talk.ok(get, { params: { id: order.id } }, callerFor(talk.people, get));
  const own = endpointOf(`refund${area}.get`);
  const waiting: number[] = [refundStatus.toAudit, refundStatus.toPay];
  const some = [...rows.filter(({ status }) => waiting.includes(status)).slice(0, 30), ...rows.slice(0, 10)];
  const records = await together(some, ({ id }) =>
    talk.ok(own, { params: { id } }, callerFor(talk.people, own)),
  );
  for (const { refundNo, status, createTime, overdue } of [...rows, ...records]) {
    const age = epoch(serverTime) - epoch(createTime);
    // The time of another answer than that of the row.
    if (Math.abs(age - dayMs) < 120_000) continue;
    talk.same(
      `overdue of ${refundNo}, ${Math.round(age / 3_600_000)} hours`,
      overdue,
      waiting.includes(status) && age > dayMs,
    );
  }
}

export const refundFoundRules = (): Rule[] =>
  tradeKinds.flatMap((trade) => {
    const area = `refunds${trades[trade].name}`;
    return [
      designRule(
        area,
        'list',
        'refunds are found by the ends of numbers and parts of mobiles, and say what they are of and who made them',
        '11.1',
        (talk) => checkFound(talk, trade),
      ),
      designRule(
        area,
        'move',
        'another try keeps the number and forgets why the last one failed',
        '11.3',
        (talk) => checkRetry(talk, trade),
      ),
      designRule(area, 'money', 'a merchant may give more than the rule gives', '11.3', (talk) =>
        checkAudit(talk, trade),
      ),
      designRule(area, 'input', 'more than the rule gives needs a reason', '11.3', (talk) =>
        checkReason(talk, trade),
      ),
      figureRule(
        endpointOf(`${area}.list`),
        'what waits for more than a day is overdue, and nothing else',
        'domain design, section 11.1',
        (talk) => checkOverdue(talk, trade),
      ),
    ];
  });
