import { incomeRecords } from '../../src/areas/incomeRecords.ts';
import { memberAccounts } from '../../src/areas/memberAccounts.ts';
import { memberPoints } from '../../src/areas/memberPoints.ts';
import { addDays } from '../../src/days.ts';
import { withdrawStatus } from '../../src/enums/finance.ts';
import { status } from '../../src/envelope.ts';
import { incomeMoves as forms } from '../../src/examples/incomes.ts';
import { give, lowestOf } from './gradeGuards.ts';
import { part, passed, send } from './incomeMoves.ts';
import { expectIncome, rule, where } from './incomeScenes.ts';
import { guest } from './orderLimits.ts';
import { askedFor, payBack } from './refundScenes.ts';
import type { Rule } from './rule.ts';
import { gradeTerms, newMember, newProduct, openShop, payOffline, placeOrder } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** What has to come back and is not there any more: points become a debt, frozen money is not touched. */

/** The points that an amount of money gives. */
const giftOf = (cents: number) => Math.floor((Math.floor(cents / 100) * gradeTerms.pointRate) / 10);

/** A stay that is over and gave points; a refund of each of its nights but the first is still to be paid. */
async function endedStay(talk: Talk, nights: 2 | 3 = 2) {
  const shop = await openShop(talk, 'hotel');
  shop.first = shop.today;
  const { orders, refunds } = shop.calls;
  if (!('checkIn' in orders)) return talk.skip('no stays');
  const product = await newProduct(talk, shop, Array(nights).fill(60_000), { cancelRule: 20 });
  const member = await newMember(talk);
  const order = await payOffline(
    talk,
    shop,
    await placeOrder(talk, shop, product, member, { qty: 1, nights }),
  );
  const params = { id: order.id };
  await talk.ok(orders.checkIn, { params, body: { guests: [guest], roomNos: [] } });
  const refund = await talk.ok(refunds.add, askedFor(order, [addDays(shop.today, 1)]));
  const last =
    nights === 3 ? await talk.ok(refunds.add, askedFor(order, [addDays(shop.today, 2)])) : undefined;
  await talk.ok(orders.checkOut, { params, body: {} });
  /** The points of the member, which are the sum of their journal and what is left of its gains: a debt is in neither. */
  const read = async (): Promise<Json> => {
    const record = await talk.ok(memberPoints.get, { params: { id: member.id } });
    const query = { memberId: member.id, limit: 100 };
    const { list } = await talk.ok(memberPoints.listJournals, { query });
    const sum = (name: string) => list.reduce((before: number, row: Json) => before + row[name], 0);
    const all = record.points + record.pointsLocked;
    talk.same('sum of the journal, what is left of gains', [sum('change'), sum('remain')], [all, all]);
    const ending = list.filter(({ change, expireDate }: Json) => change <= 0 && expireDate !== '');
    talk.same('rows that gave no points and say when they end', ending, []);
    if (list.length > 0) talk.same('points after the last row', list[0].after, all);
    return record;
  };
  const adjust = async (direction: number, points: number): Promise<number> => {
    const { version } = await read();
    const change = { direction, points, reason: '补发活动积分', version };
    await talk.ok(memberPoints.adjust, { params: { id: member.id }, body: change });
    return (await read()).points;
  };
  const { points: gift } = await read();
  talk.holds('the stay gave points', gift > 0, gift);
  const owed = gift - giftOf(order.payPrice - refund.refundAmount);
  return { shop, product, member, refund, last, paid: order.payPrice, read, adjust, gift, owed };
}

/** Of two nights one is refunded after the stay, when the points of both are gone. */
async function checkDebt(talk: Talk): Promise<void> {
  const { shop, member, refund, read, adjust, gift, owed } = await endedStay(talk);
  talk.same('points when all are used', await adjust(20, gift), 0);
  // What was given goes back by the rate at which it was given, whatever grade he has by now.
  await give(talk, member, await lowestOf(talk));
  await payBack(talk, shop, refund);
  talk.same('points with a debt', (await read()).points, 0);
  const some = Math.floor(owed / 2);
  if (some > 0) talk.same('points that pay off a part of the debt', await adjust(10, some), 0);
  talk.same('points beyond the debt', await adjust(10, 1000), 1000 - (owed - some));
  talk.same('points without a debt', await adjust(10, 5), 1005 - (owed - some));
}

/** Two nights are refunded one after the other when the points of the stay are gone: the second debt is added to the first. */
async function checkDebts(talk: Talk): Promise<void> {
  const { shop, member, refund, last, paid, read, adjust, gift } = await endedStay(talk, 3);
  await adjust(20, gift);
  await give(talk, member, await lowestOf(talk));
  await payBack(talk, shop, refund);
  await payBack(talk, shop, last as Json);
  talk.same('points with two debts', (await read()).points, 0);
  const kept = giftOf(paid - refund.refundAmount - last?.refundAmount);
  talk.same('points beyond both debts', await adjust(10, gift - kept + 7), 7);
}

/** What an unpaid order has locked is not taken, and pays the debt off when it is free again. */
async function checkFreed(talk: Talk): Promise<void> {
  const { shop, product, member, refund, read, adjust, gift, owed } = await endedStay(talk);
  const pointsUsed = Math.ceil(owed / 100) * 100 + 200;
  await adjust(10, pointsUsed);
  const form = { qty: 1, nights: 2, pointsUsed };
  const unpaid = await placeOrder(talk, shop, product, member, form);
  talk.same('points that are locked', (await read()).pointsLocked, pointsUsed);
  await adjust(20, gift);
  await payBack(talk, shop, refund);
  const { points, pointsLocked } = await read();
  talk.same('points and locked ones with a debt', [points, pointsLocked], [0, pointsUsed]);
  const input = { params: { id: unpaid.id }, body: { reason: '会员不去了' } };
  await talk.ok(shop.calls.orders.cancel, input);
  const after = await read();
  talk.same(
    'points after the order was cancelled',
    [after.points, after.pointsLocked],
    [pointsUsed - owed, 0],
  );
  talk.same('points without a debt', await adjust(10, 5), pointsUsed - owed + 5);
}

async function checkFrozen(talk: Talk): Promise<void> {
  const { memberId } = await talk.state('a withdrawal is in a status', { status: withdrawStatus.toAudit });
  const params = { id: memberId };
  const account = (): Promise<Json> => talk.ok(memberAccounts.get, { params });
  const { id, plans } = await passed(talk, {
    member: { id: memberId },
    ...{ amount: part, sendMode: 10, plans: undefined },
  });
  await send(talk, plans[0]);
  const { balance, version } = await account();
  const body = { direction: 20, amount: balance - part + 1, reason: '会员已在门店消费', version };
  await talk.ok(memberAccounts.adjust, { params, body });
  const before = await account();
  talk.same('the balance, one cent short', before.balance, part - 1);
  talk.holds('some is frozen', before.frozen > 0, before.frozen);
  await talk.refused(incomeRecords.takeBack, status.short, { params: { id }, body: forms.takeBack });
  talk.same('the account after it', await account(), before);
  const more = { direction: 10, amount: 1, reason: '会员已在门店消费', version: before.version };
  await talk.ok(memberAccounts.adjust, { params, body: more });
  await talk.ok(incomeRecords.takeBack, { params: { id }, body: forms.takeBack });
  const { balance: left, frozen } = await account();
  talk.same('balance and frozen after it', [left, frozen], [0, before.frozen]);
  await expectIncome(talk, id, { takenBackAmount: part });
}

export const debtRules = (): Rule[] => [
  rule(
    'memberPoints',
    'points that have to come back and are gone are a debt, which the next ones pay off',
    'domain design, sections 11.5 and 13.5',
    checkDebt,
  ),
  rule(
    'memberPoints',
    'a second debt of points is added to the first',
    'domain design, sections 11.5 and 13.5',
    checkDebts,
  ),
  rule(
    'memberPoints',
    'points that a cancelled order frees pay off a debt first',
    'domain design, sections 11.5 and 13.5',
    checkFreed,
  ),
  rule('incomeRecords', 'what a withdrawal has frozen is not taken back', where.income, checkFrozen),
];
