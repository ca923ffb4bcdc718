import { memberLabels } from '../../src/areas/memberLabels.ts';
import { members } from '../../src/areas/members.ts';
import { designRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';

/** Every night labels go to whom their rules find by then, and from whom they do not find any more. */

async function checkRun(talk: Talk): Promise<void> {
  const state = 'a label has been given anew by its rule';
  const { labelId, memberId, otherId } = await talk.state(state);
  const [label, found, lost] = await Promise.all([
    talk.ok(memberLabels.get, { params: { id: labelId } }),
    talk.ok(members.get, { params: { id: memberId } }),
    talk.ok(members.get, { params: { id: otherId } }),
  ]);
  const { minConsume, minOrders } = label;
  const fits = ({ consumeAmount, orderCount }: Json) =>
    consumeAmount >= minConsume && orderCount >= minOrders;
  talk.same('who fulfils its rule', [fits(found), fits(lost)], [true, false]);
  const has = ({ labels }: Json) => labels.some((one: Json) => one.id === labelId);
  talk.same('who has it', [has(found), has(lost)], [true, false]);
  for (const [{ memberNo, id }, isFound] of [
    [found, true],
    [lost, false],
  ] as const) {
    const query = { labelIds: labelId, keyword: memberNo };
    const { list } = await talk.ok(members.list, { query });
    talk.same(
      'found by it',
      list.map((row: Json) => row.id),
      isFound ? [id] : [],
    );
  }
  talk.holds('its members are counted', label.memberCount > 0, label.memberCount);
}

export const labelRunRules: Rule[] = [
  designRule(
    'memberLabels',
    'move',
    'every night a label goes to whom its rule finds, and from whom it does not find any more',
    '7.5 and 17',
    checkRun,
  ),
];
