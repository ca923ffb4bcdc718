import { addDays } from '../../src/days.ts';
import { orderStatus } from '../../src/enums/orders.ts';
import { jobTimes } from '../../src/jobTimes.ts';
import { operatorType } from '../../src/logs.ts';
import { type StayKind, trades } from '../../src/trade/trade.ts';
import { endpointOf, todayOf, together, walk } from './reading.ts';
import { stayKinds } from './roomGuards.ts';
import type { Rule } from './rule.ts';
import { calls } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** Stays that nobody checks out: the system does, the day after. */

async function checkEnds(talk: Talk, trade: StayKind): Promise<void> {
  const today = await todayOf(talk);
  const query = { status: orderStatus.done, leaveStart: addDays(today, -1), leaveEnd: today };
  const list = endpointOf(`orders${trades[trade].name}.list`);
  const { list: rows } = await walk(talk, list, query, talk.person('platformAdmin'));
  await together(rows, async ({ id }) => {
    const { orderNo, kept, logs } = await talk.ok(calls[trade].orders.get, { params: { id } });
    const end = logs.findLast(({ toStatus }: Json) => toStatus === orderStatus.done);
    if (end?.operatorType === operatorType.system)
      talk.holds(
        `the system ends ${orderNo} no earlier than at ${jobTimes.checkout} of the day after its departure`,
        end.time >= `${addDays(kept.departureDate, 1)} ${jobTimes.checkout}:00`,
        end.time,
      );
  });
}

export const leavingRules: Rule[] = stayKinds.map((trade): Rule => {
  const area = `orders${trades[trade].name}`;
  return {
    ...{ area, kind: 'move', where: 'domain design, section 17 (checkout)' },
    says: `${area}: the system ends a stay at ${jobTimes.checkout} of the day after its departure, not earlier`,
    check: (talk) => checkEnds(talk, trade),
  };
});
