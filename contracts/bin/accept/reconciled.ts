import { incomeRecords } from '../../src/areas/incomeRecords.ts';
import { sendPlanStatus, withdrawStatus } from '../../src/enums/finance.ts';
import { incomeMoves as forms } from '../../src/examples/incomes.ts';
import { tradeKinds } from '../../src/trade/trade.ts';
import { refunded } from './balanceOrders.ts';
import { passed, send, todayOf } from './incomeMoves.ts';
import { differencesOf } from './reading.ts';
import { partsOf } from './refundScenes.ts';
import { designRule, type Rule } from './rule.ts';
import { calls } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** The journal agrees with whatever has become of a record. */

/** Records of which the journal has rows, in each status, and what they are called in the report. */
const records: [what: string, state: string, params: Record<string, unknown>][] = [
  ...Object.values(withdrawStatus).map((status): [string, string, Record<string, unknown>] => [
    ...([`a withdrawal in ${status}`, 'a withdrawal is in a status', { status }] as const),
  ]),
  ...Object.values(sendPlanStatus).map((status): [string, string, Record<string, unknown>] => [
    ...([`a plan in ${status}`, 'a send plan is in a status', { status }] as const),
  ]),
];

/** Orders of each kind that were paid from the balance, and what came back of them: a part, and the rest. */
async function ordersOf(talk: Talk): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  for (const trade of tradeKinds) {
    const { id, memberId } = await talk.state('an order was paid from the balance', { trade });
    made.set(`${memberId} ${id}`, `an order of a ${trade}`);
    const order = await talk.ok(calls[trade].orders.get, { params: { id } });
    const parts = partsOf(order).map(({ key }) => key);
    for (const items of [parts.slice(-1), parts.slice(0, -1)]) {
      const refund = await refunded(talk, trade, order, items);
      made.set(`${memberId} ${refund.id}`, `a refund of a ${trade}`);
    }
  }
  return made;
}

/** Incomes of which something was taken back: all of it, and what was sent of it. */
async function incomesOf(talk: Talk): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  for (const move of ['takeBack', 'void'] as const) {
    const isWhole = move === 'takeBack';
    const { id, plans, member } = await passed(talk, isWhole ? { sendMode: 10, plans: undefined } : {});
    await send(talk, plans[0]);
    const body = isWhole ? forms.takeBack : { ...forms.void, takeBack: 1 };
    await talk.ok(incomeRecords[move], { params: { id }, body });
    made.set(`${member.id} ${id}`, `an income after ${move}`);
  }
  return made;
}

async function checkAgrees(talk: Talk): Promise<void> {
  const today = await todayOf(talk);
  const made = new Map([...(await ordersOf(talk)), ...(await incomesOf(talk))]);
  for (const [what, state, params] of records) {
    const { id, memberId } = await talk.state(state, params);
    made.set(`${memberId} ${id}`, what);
  }
  const query = { startDate: today, endDate: today };
  const differences = await differencesOf(talk, query);
  const wrong = differences.flatMap(({ memberId, refId }: Json) => made.get(`${memberId} ${refId}`) ?? []);
  talk.same('what differs from the journal', wrong, []);
}

export const reconciledRules = (): Rule[] => [
  designRule(
    'reconciliations',
    'money',
    'a record agrees with the journal, whatever has become of it',
    '16, invariants 9 to 12',
    checkAgrees,
  ),
];
