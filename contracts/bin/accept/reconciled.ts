import { reconciliations } from '../../src/areas/reconciliations.ts';
import { sendPlanStatus, withdrawStatus } from '../../src/enums/finance.ts';
import { todayOf } from './incomeMoves.ts';
import { designRule, type Rule } from './rule.ts';
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
  ['an order', 'an order was paid from the balance', { trade: 'hotel' }],
];

async function checkAgrees(talk: Talk): Promise<void> {
  const today = await todayOf(talk);
  const made = new Map<string, string>();
  for (const [what, state, params] of records) {
    const { id, memberId } = await talk.state(state, params);
    made.set(`${memberId} ${id}`, what);
  }
  const query = { startDate: today, endDate: today };
  const { differences } = await talk.ok(reconciliations.get, { query });
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
