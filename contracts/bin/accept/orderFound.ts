import { auth } from '../../src/areas/auth.ts';
import { memberFriends } from '../../src/areas/memberFriends.ts';
import { memberGrades } from '../../src/areas/memberGrades.ts';
import { members } from '../../src/areas/members.ts';
import { merchants } from '../../src/areas/merchants.ts';
import { addDays } from '../../src/days.ts';
import { relationType } from '../../src/enums/members.ts';
import { memberFriendExample } from '../../src/examples/memberFriends.ts';
import { guestExamples } from '../../src/examples/orders.ts';
import { type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import { give, lowestOf } from './gradeGuards.ts';
import { formOf, idNumber } from './kinds.ts';
import { askedFor, partsOf } from './refundScenes.ts';
import { designRule, type Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import { newMember, newMobile, newProduct, openShop, payOffline, placeOrder, theGrade } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** What a row of the list of orders shows, and what finds it: a member, a contact and guests who have nothing in common. */

const [guest, other] = guestExamples;

/** What is asked for, by which filters, and whom it finds. */
type Search = [what: string, query: Record<string, string | number>, ids: string[]];

async function checkFound(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openShop(talk, trade);
  const { orders } = shop.calls;
  const nights = trade === 'place' ? 1 : 3;
  const prices = Array.from({ length: nights }, () => 20_000);
  const product = await newProduct(talk, shop, prices);
  const member = await newMember(talk);
  const contact = { contactName: '江听雪', contactMobile: newMobile() };
  const more = { ...contact, qty: 2, nights };
  const unpaid = await placeOrder(talk, shop, product, member, more);
  const paid = await payOffline(
    talk,
    shop,
    await placeOrder(talk, shop, product, member, { ...more, guests: [guest, other] }),
  );
  const { id, orderNo, payPrice, createTime } = paid;
  const { letter } = trades[trade];
  if (trade === 'place') talk.same('the last day of a ticket of one day', paid.validUntil, paid.useDate);
  const [, ...parts] = new RegExp(`^${letter}(..)(..)(..)(..)(..)(..)\\d{6}$`).exec(orderNo) ?? [];
  const [year, month, day, hour, minute, second] = parts.map(Number) as [number, ...number[]];
  const numbered = Date.UTC(2000 + year, (month ?? 0) - 1, day, (hour ?? 0) - 8, minute, second);
  const made = Date.parse(`${createTime.replace(' ', 'T')}+08:00`);
  talk.holds(
    `${orderNo} is ${letter}, the time of ${createTime} and six digits, and that of no other order`,
    Math.abs(numbered - made) <= 5000 && orderNo !== unpaid.orderNo,
  );
  const arrival = shop.first;
  const departure = addDays(arrival, nights);
  const code = paid.vouchers?.[1]?.code;
  const both = [unpaid.id, id];
  const ofTickets: Search[] = code ? [['the code of its second ticket', { voucherCode: code }, [id]]] : [];
  const ofStays: Search[] = [
    ['departures from its own on', { leaveStart: departure }, both],
    ['departures until its own', { leaveEnd: departure }, both],
    ['departures until the day before', { leaveEnd: addDays(departure, -1) }, []],
  ];
  const searches: Search[] = [
    ['its number', { orderNo }, [id]],
    ['the last six digits of it', { orderNo: orderNo.slice(-6) }, [id]],
    ['what it has before the last digit', { orderNo: orderNo.slice(0, -1) }, []],
    ['a piece inside of it', { orderNo: orderNo.slice(3, 12) }, []],
    ['the mobile of the member', { member: member.mobile }, both],
    ['a part of it', { member: member.mobile.slice(2, 9) }, both],
    ['the mobile of the contact as that of the member', { member: contact.contactMobile }, []],
    ['a part of the name of the member', { member: paid.memberName.slice(-2) }, both],
    ['the name of the contact as that of the member', { member: contact.contactName }, []],
    ['the mobile of the contact', { contactMobile: contact.contactMobile }, both],
    ['a part of it', { contactMobile: contact.contactMobile.slice(2, 9) }, both],
    ['the mobile of the member as that of the contact', { contactMobile: member.mobile }, []],
    ['days from its first one on', { useStart: arrival }, both],
    ['days from the day after it on', { useStart: addDays(arrival, 1) }, []],
    ['days until its first one', { useEnd: arrival }, both],
    ['days until the day before it', { useEnd: addDays(arrival, -1) }, []],
    ['at least what was paid', { payMin: payPrice }, [id]],
    ['at least a cent more', { payMin: payPrice + 1 }, []],
    ['at least nothing', { payMin: 0 }, [id]],
    ['at most what was paid', { payMax: payPrice }, [id]],
    ['at most a cent less', { payMax: payPrice - 1 }, []],
    ...(trade === 'place' ? ofTickets : ofStays),
  ];
  const ownOnly = { productId: product, limit: 100 };
  for (const [at, [what, query, ids]] of searches.entries()) {
    const { list, count } = await talk.ok(orders.list, { query: { ...ownOnly, ...query } });
    const got = list.map((row: Json) => row.id).sort();
    talk.same(`orders found by ${what}`, [count, got], [ids.length, [...ids].sort()]);
    // Sums and counts take the same filters.
    if (at % 3 !== 0) continue;
    const sums = await talk.ok(orders.sum, { query: { productId: product, ...query } });
    talk.same(`their number in the sum by ${what}`, sums.count, ids.length);
    talk.same(`what was paid for them by ${what}`, sums.payPrice, ids.includes(id) ? payPrice : 0);
    const counts = await talk.ok(orders.countByStatus, { query: { productId: product, ...query } });
    talk.same(`their number by status by ${what}`, counts.total, ids.length);
  }
}

/** What the rows say of guests, tickets, member and grade. */
async function checkRows(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openShop(talk, trade);
  shop.first = shop.today;
  const { orders } = shop.calls;
  const product = await newProduct(talk, shop, [20_000]);
  const member = await newMember(talk);
  const grade = await theGrade(talk);
  const more = { contactName: '江听雪', contactMobile: newMobile(), qty: 3 };
  const rowOf = async (order: Json) => {
    const { list } = await talk.ok(orders.list, { query: { productId: product, orderNo: order.orderNo } });
    return list[0] ?? {};
  };
  const [none, two] = [
    await placeOrder(talk, shop, product, member, { ...more, guests: [] }),
    await placeOrder(talk, shop, product, member, { ...more, guests: [other, guest] }),
  ];
  if (trade !== 'place') {
    const brief = async (order: Json) => {
      const { guestName, guestCount, qty, nights } = await rowOf(order);
      return [guestName, guestCount, qty, nights];
    };
    talk.same('guest, guests, rooms and nights without guests', await brief(none), ['江听雪', 0, 3, 1]);
    talk.same('guest, guests, rooms and nights with two', await brief(two), [other.name, 2, 3, 1]);
  }
  const row = await rowOf(two);
  const mask = `${member.mobile.slice(0, 3)}****${member.mobile.slice(-4)}`;
  const { name: gradeName } = await talk.ok(memberGrades.get, { params: { id: grade.id } });
  talk.same(
    'mobile and grade of the member, amounts before the payment',
    [row.memberMobile, row.gradeName, row.payType, row.refundedAmount, row.totalPrice - row.discountPrice],
    [mask, gradeName, 0, 0, row.payPrice],
  );
  const { commissionRate } = await talk.ok(merchants.get, { params: { id: two.merchantId } });
  talk.same('commission of its merchant', two.commissionRate, commissionRate);
  const paid = await payOffline(talk, shop, two);
  if (!('verify' in orders)) return;
  talk.same(
    'holders of the tickets with a guest',
    paid.vouchers.slice(0, 2).map(({ holder }: Json) => holder),
    [other.name, guest.name],
  );
  const [first, second] = paid.vouchers.map((one: Json) => one.code);
  const params = { id: paid.id };
  const used = await talk.ok(orders.verify, { params, body: { codes: [second] } });
  const { userInfo } = await talk.ok(
    auth.validate,
    { body: { token: talk.person('platformAdmin').token } },
    null,
  );
  talk.same(
    'who took which ticket',
    used.vouchers.map(({ status, useUser }: Json) => [status, useUser]),
    [
      [10, ''],
      [20, userInfo.name],
      [10, ''],
    ],
  );
  const { refunds } = shop.calls;
  await talk.ok(refunds.add, { body: { orderId: paid.id, items: [first], reason: 10 } });
  talk.same('used tickets while one is in a refund', (await rowOf(paid)).usedCount, 1);
  await talk.refused(orders.verify, -1008, { params, body: { codes: [first] } });
  const rest = await talk.ok(orders.verify, { params, body: { codes: [paid.vouchers[2].code] } });
  talk.same('status while one is in a refund', [rest.status, (await rowOf(paid)).usedCount], [40, 2]);
}

/** The record keeps the member and the guests of its time; he is found by the number that he had then, and by the one that he has now. */
async function checkNames(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openShop(talk, trade);
  const { orders, refunds } = shop.calls;
  const product = await newProduct(talk, shop, [20_000], { cancelRule: 20 });
  const member = await newMember(talk);
  const { gender: _gender, birthday: _day, ...friendForm } = memberFriendExample;
  const relative = { ...friendForm, relation: relationType.friend, memberId: member.id };
  const numbers = { mobile: newMobile(), credentialType: 10, credentialNo: idNumber() };
  const friend = await talk.ok(memberFriends.add, { body: { ...relative, ...numbers } });
  const guests = [{ name: friend.name, ...numbers, friendId: friend.id }];
  const contact = {
    contactMobile: newMobile(),
    qty: 2,
    guests: trade === 'place' ? guests : [...guests, guest],
  };
  const order = await payOffline(talk, shop, await placeOrder(talk, shop, product, member, contact));
  const [item] = partsOf(order).map(({ key }) => key);
  const refund = await talk.ok(refunds.add, askedFor(order, [item ?? '']));
  const query = { productId: product };
  const shown = async () => {
    const records = [
      await talk.ok(orders.get, { params: { id: order.id } }),
      ...(await talk.ok(orders.list, { query })).list,
      await talk.ok(refunds.get, { params: { id: refund.id } }),
      ...(await talk.ok(refunds.list, { query })).list,
    ];
    return records.map(({ memberName, memberMobile, gradeName }) => [memberName, memberMobile, gradeName]);
  };
  const before = await shown();
  talk.same('an order and its refund, each with its row', before.length, 4);

  await talk.ok(memberFriends.remove, { params: { id: friend.id } });
  const kept = await talk.ok(members.get, { params: { id: member.id } });
  const mobile = newMobile();
  const form = { ...formOf(fieldsOf(members.update.body), kept), name: '柳清欢', mobile };
  await talk.ok(members.update, { params: { id: member.id }, body: { ...form, version: kept.version } });
  await give(talk, member, await lowestOf(talk));

  talk.same('name, mobile and grade of the member, as they were', await shown(), before);
  const after = await talk.ok(orders.get, { params: { id: order.id } });
  talk.same('the guest who is no relative any more', after.guests, order.guests);
  for (const [number, count] of [
    [member.mobile, 1],
    [mobile, 1],
    [mobile.slice(1, 9), 1],
    [newMobile(), 0],
  ] as const) {
    const found = [
      await talk.ok(orders.list, { query: { ...query, member: number } }),
      await talk.ok(orders.sum, { query: { ...query, member: number } }),
      await talk.ok(refunds.list, { query: { ...query, memberMobile: number } }),
      await talk.ok(refunds.sum, { query: { ...query, memberMobile: number } }),
    ].map((one) => one.count);
    talk.same(`orders and refunds found by ${number}`, found, [count, count, count, count]);
    const { total } = await talk.ok(orders.countByStatus, { query: { ...query, member: number } });
    talk.same(`orders counted by ${number}`, total, count);
  }
}

export const orderFoundRules = (): Rule[] =>
  tradeKinds.flatMap((trade) => {
    const area = `orders${trades[trade].name}`;
    return [
      designRule(
        area,
        'list',
        'orders are found by the ends of numbers, parts of mobiles, first days and amounts paid, each by its own; sums and counts too',
        '10.1',
        (talk) => checkFound(talk, trade),
      ),
      designRule(area, 'list', 'rows say whose guests, tickets and grade they are of', '10.1', (talk) =>
        checkRows(talk, trade),
      ),
      designRule(
        area,
        'record',
        'an order and its refund keep name, mobile and grade of the member, and a relative who was removed; his old number and his new one find both',
        '0.5, 7.4 and 10.6; docs/decisions/0050-orders-and-refunds-in-doubt.md',
        (talk) => checkNames(talk, trade),
      ),
    ];
  });
