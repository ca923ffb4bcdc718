import { memberPoints } from '../../src/areas/memberPoints.ts';
import { pointType } from '../../src/enums/members.ts';
import { designRule, type Rule } from './rule.ts';
import { newProduct, openShop, payOffline, placeOrder } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** Points end on the last day of what was gained: those that end first are used first, and what nobody used by then is gone. */

const read = (talk: Talk, id: string): Promise<Json> => talk.ok(memberPoints.get, { params: { id } });
/** What is left of each gain: those that end first come first. */
async function leftOf(talk: Talk, memberId: string): Promise<number[]> {
  const { list } = await talk.ok(memberPoints.listJournals, { query: { memberId, limit: 100 } });
  return list
    .filter(({ expireDate }: Json) => expireDate !== '')
    .sort((a: Json, b: Json) => a.expireDate.localeCompare(b.expireDate))
    .map(({ remain }: Json) => remain);
}

async function checkOrder(talk: Talk): Promise<void> {
  const { memberId: id, memberMobile } = await talk.state('a member has points that end on two days');
  const expectLeft = async (what: string, wanted: number[], ending: number) => {
    talk.same(`what is left of each gain ${what}`, await leftOf(talk, id), wanted);
    talk.same(`what ends soon ${what}`, (await read(talk, id)).ending, ending);
  };
  await expectLeft('at first', [2000, 3000], 2000);
  const { version } = await read(talk, id);
  const body = { direction: 20, points: 500, reason: '扣回活动积分', version };
  await talk.ok(memberPoints.adjust, { params: { id }, body });
  await expectLeft('after staff took some', [1500, 3000], 1500);
  const shop = await openShop(talk, 'place');
  const product = await newProduct(talk, shop, [60_000]);
  const order = (pointsUsed: number) =>
    placeOrder(talk, shop, product, { id, mobile: memberMobile }, { qty: 2, pointsUsed });
  const dropped = await order(1000);
  await expectLeft('while an order locks some', [1500, 3000], 500);
  const reason = { reason: '会员不去了' };
  await talk.ok(shop.calls.orders.cancel, { params: { id: dropped.id }, body: reason });
  await expectLeft('after the order was cancelled', [1500, 3000], 1500);
  const kept = await order(2000);
  await expectLeft('while an order locks more than end soon', [1500, 3000], 0);
  await payOffline(talk, shop, kept);
  await expectLeft('after they were used', [0, 2500], 0);
}

async function checkEnd(talk: Talk): Promise<void> {
  const { memberId: id } = await talk.state('some points of a member have come to their end');
  const { points, totalGained, totalUsed, totalExpired } = await read(talk, id);
  talk.same(
    'points, and what was gained, used and expired',
    [points, totalGained, totalUsed, totalExpired],
    [200, 500, 0, 300],
  );
  const { list } = await talk.ok(memberPoints.listJournals, { query: { memberId: id } });
  const rows = list.map(({ type, change, after, remain }: Json) => [type, change, after, remain]);
  talk.same('the row of the journal', rows[0], [pointType.expired, -300, 200, 0]);
  talk.same('what is left', await leftOf(talk, id), [0, 200]);
}

export const pointLotRules = (): Rule[] => [
  designRule(
    'memberPoints',
    'money',
    'points that end first are used first, whoever uses them and whenever they were given',
    '13.5',
    checkOrder,
  ),
  designRule('memberPoints', 'money', 'points that nobody used by their last day are gone', '17', checkEnd),
];
