import { setTimeout as pause } from 'node:timers/promises';
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
  talk.same('what is left at first', await leftOf(talk, id), [2000, 3000]);
  const { version } = await read(talk, id);
  const body = { direction: 20, points: 500, reason: '扣回活动积分', version };
  await talk.ok(memberPoints.adjust, { params: { id }, body });
  talk.same('what is left after staff took some', await leftOf(talk, id), [1500, 3000]);
  const shop = await openShop(talk, 'place');
  const product = await newProduct(talk, shop, [60_000]);
  const member = { id, mobile: memberMobile };
  const order = await placeOrder(talk, shop, product, member, { qty: 2, pointsUsed: 2000 });
  talk.same('what is left while an order locks some', await leftOf(talk, id), [1500, 3000]);
  await payOffline(talk, shop, order);
  talk.same('what is left after they were used', await leftOf(talk, id), [0, 2500]);
}

async function checkEnd(talk: Talk): Promise<void> {
  const { memberId: id } = await talk.state('some points of a member have come to their end');
  // Timed jobs of a backend run in between.
  await pause(1_100);
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
