import { status } from '#contracts/envelope.ts';
import { rightIds } from '#contracts/rights/rights.ts';
import { say } from '#contracts/words.ts';
import { type Context, callerOf } from '../../records/context.ts';
import { fail } from '../../records/fail.ts';
import { unmasked } from '../../records/reveal.ts';

interface Typed {
  memberId?: string | undefined;
  memberMobile?: string | undefined;
  contactMobile?: string | undefined;
}

/**
 * The numbers of a new order in whole: where the member was picked, his mask stands for the number of his record. -1008 for a member who is gone, or whom
 * the caller may not see.
 */
export function wholeMobiles(context: Context, typed: Typed) {
  const { memberId = '', memberMobile = '', contactMobile = '' } = typed;
  if (memberId === '') return { memberMobile, contactMobile };
  const { store } = context;
  const member = callerOf(context).rights.has(rightIds.viewMember) ? store.members.get(memberId) : undefined;
  if (!member) return fail(status.precondition, say('memberNotFound'), { field: 'memberMobile' });
  return {
    memberMobile: unmasked(memberMobile, member.mobile, 'memberMobile', 'mobile'),
    contactMobile: unmasked(contactMobile, member.mobile, 'contactMobile', 'mobile'),
  };
}
