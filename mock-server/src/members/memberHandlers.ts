import type { Member } from '#contracts/areas/members.ts';
import type { Context } from '../records/context.ts';
import { platformHandlers, recordAccess } from '../records/records.ts';
import { followPurchases } from './grades.ts';
import { memberKind } from './memberKind.ts';

/** The calls of a member's record: who bought a home before he was a member, or under a number that he gets now, has the grade of his contracts at once. */

const plain = platformHandlers(memberKind);
const { shown } = recordAccess(memberKind);

function withPurchases(context: Context, answer: Member): Member {
  const { members } = context.store;
  const isRisen = followPurchases(context, members.get(answer.id)?.mobile ?? '');
  const row = members.get(answer.id);
  return isRisen && row ? shown(context, row) : answer;
}

export const memberHandlers = {
  ...plain,
  add: (input: Parameters<typeof plain.add>[0], context: Context) =>
    withPurchases(context, plain.add(input, context)),
  update(input: Parameters<typeof plain.update>[0], context: Context) {
    const { members } = context.store;
    const before = members.get(input.params.id)?.mobile;
    const answer = plain.update(input, context);
    return members.get(answer.id)?.mobile === before ? answer : withPurchases(context, answer);
  },
};
