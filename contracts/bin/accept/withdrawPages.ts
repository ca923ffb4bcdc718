import { withdraws } from '../../src/areas/withdraws.ts';
import { withdrawStatus } from '../../src/enums/finance.ts';
import { expectHindrances } from './hindrances.ts';
import { designRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';

/** What the page of a withdrawal shows of others. */

const recentMost = 5;

async function checkRecent(talk: Talk): Promise<void> {
  const { memberId } = await talk.state('a member has withdrawn more often than a page shows');
  const { list } = await talk.ok(withdraws.list, { query: { memberId, limit: 100 } });
  talk.holds('he has more than a page shows', list.length > recentMost + 1, list.length);
  const brief = (rows: Json[]) =>
    rows.map(({ id, withdrawNo, amount, way, status, createTime }) => [
      ...[id, withdrawNo, amount, way, status, createTime],
    ]);
  for (const at of [0, 1, recentMost, list.length - 1]) {
    const { id } = list[at];
    const { recent } = await talk.ok(withdraws.get, { params: { id } });
    const wanted = list.filter((one: Json) => one.id !== id).slice(0, recentMost);
    talk.same(`the last others beside withdrawal ${at + 1} of his`, brief(recent), brief(wanted));
  }
}

/** What stands against a withdrawal because of its member or his account, in the list and on the page, as it comes and goes. */
async function checkHindrances(talk: Talk): Promise<void> {
  const { id, withdrawNo } = await talk.state('the account of a withdrawal is locked', {
    status: withdrawStatus.toAudit,
  });
  const { memberId } = await talk.ok(withdraws.get, { params: { id } });
  await expectHindrances(talk, memberId, async () => {
    const { list } = await talk.ok(withdraws.list, { query: { withdrawNo } });
    return { page: await talk.ok(withdraws.get, { params: { id } }), list: list[0] };
  });
}

export const withdrawPageRules = (): Rule[] => [
  designRule(
    'withdraws',
    'record',
    'the page shows the last five others of the member, of however many',
    '14.2',
    checkRecent,
  ),
  designRule(
    'withdraws',
    'record',
    'list and page tell when the member is frozen and when his account is locked',
    '14.2',
    checkHindrances,
  ),
];
