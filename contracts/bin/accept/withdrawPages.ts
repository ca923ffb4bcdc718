import { members } from '../../src/areas/members.ts';
import { smsLogs } from '../../src/areas/smsLogs.ts';
import { withdraws } from '../../src/areas/withdraws.ts';
import { withdrawStatus } from '../../src/enums/finance.ts';
import { withdrawRefusal } from '../../src/examples/withdraws.ts';
import { formOf } from './kinds.ts';
import { designRule, type Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import { newMobile } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** What the page of a withdrawal shows of others, and by which number the member hears of his. */

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

/** He has another mobile since he asked: the withdrawal keeps the old one, and he hears by the new one. */
async function checkMobile(talk: Talk): Promise<void> {
  const state = 'a withdrawal is in a status';
  const { id, memberId } = await talk.state(state, { status: withdrawStatus.toAudit });
  const params = { id: memberId };
  const before = await talk.ok(withdraws.get, { params: { id } });
  const member = await talk.ok(members.get, { params });
  const mobile = newMobile();
  const body = { ...formOf(fieldsOf(members.update.body), member), mobile, version: member.version };
  await talk.ok(members.update, { params, body });
  const after = await talk.ok(withdraws.audit, { params: { id }, body: withdrawRefusal });
  talk.same('the mobile of the withdrawal', after.memberMobile, before.memberMobile);
  const { list } = await talk.ok(smsLogs.list, { query: { mobile } });
  const told = list.filter(({ message }: Json) => message.includes(before.withdrawNo));
  talk.same('messages about it to the mobile that he has now', told.length, 1);
  for (const number of [mobile, before.memberMobile.slice(-4)]) {
    const { list: found } = await talk.ok(withdraws.list, { query: { member: number, memberId } });
    talk.same(
      `withdrawals that ${number} finds`,
      found.map((one: Json) => one.id),
      [id],
    );
  }
}

export const withdrawPageRules = (): Rule[] => [
  designRule(
    'withdraws',
    'record',
    'the page shows the last five others of the member, of however many',
    '14.2',
    checkRecent,
  ),
  {
    ...designRule(
      'withdraws',
      'record',
      'who has another mobile since he asked hears by the one that he has now, and both find him',
      '14',
      checkMobile,
    ),
    where: 'docs/decisions/0031-withdrawals.md',
  },
];
