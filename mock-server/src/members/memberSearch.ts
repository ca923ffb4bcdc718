import { holds } from '../records/checks.ts';
import type { StoredMember } from '../store/memberRows.ts';
import type { Store } from '../store/store.ts';

/** Members found by what staff know of them. */

/** Fewer digits would find nearly everybody. */
const leastDigits = 3;

/** Part of a name or nickname, three or more digits of the mobile, or the member number. */
export function byNameOrNumber(keyword: string): (member: Readonly<StoredMember>) => boolean {
  const number = keyword.toUpperCase();
  const isMobile = /^\d+$/.test(keyword) && keyword.length >= leastDigits;
  return ({ name, nickname, mobile, memberNo }) =>
    (isMobile && mobile.includes(keyword)) ||
    memberNo === number ||
    holds(name, keyword) ||
    holds(nickname, keyword);
}

interface OfMember {
  memberId: string;
  memberMobile: string;
}
/** The number that the member of an order, an income or a withdrawal had then, and the one that he has now. */
export const hasMobile = (
  { members }: Store,
  { memberId, memberMobile }: OfMember,
  digits: string,
): boolean => memberMobile.includes(digits) || members.get(memberId)?.mobile.includes(digits) === true;

/** The ids of the members found; undefined for an empty keyword, which asks for nobody in particular. */
export function membersFound({ members }: Store, keyword = ''): ReadonlySet<string> | undefined {
  if (keyword === '') return undefined;
  const found = byNameOrNumber(keyword);
  const ids = new Set<string>();
  for (const member of members.rows()) if (member.removed === 0 && found(member)) ids.add(member.id);
  return ids;
}
