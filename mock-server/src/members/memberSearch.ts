import { holds } from '../records/checks.ts';
import type { StoredMember } from '../store/memberRows.ts';
import type { Store } from '../store/store.ts';

/** Members found by what staff know of them. */

/** Fewer digits would find nearly everybody. */
const leastDigits = 3;

/** Whether a text is a part of a mobile by which somebody can be found. */
export const isMobilePart = (text: string): boolean => /^\d+$/.test(text) && text.length >= leastDigits;

/** Part of a name or nickname, three or more digits of the mobile, or the member number. */
export function byNameOrNumber(keyword: string): (member: Readonly<StoredMember>) => boolean {
  const number = keyword.toUpperCase();
  const isMobile = isMobilePart(keyword);
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
/** Three or more digits of the number that the member of an order, an income or a withdrawal had then, or of the one that he has now. */
export const hasMobile = (
  { members }: Store,
  { memberId, memberMobile }: OfMember,
  digits: string,
): boolean =>
  isMobilePart(digits) &&
  (memberMobile.includes(digits) || members.get(memberId)?.mobile.includes(digits) === true);

/** The ids of the members found; undefined for an empty keyword, which asks for nobody in particular. */
export function membersFound({ members }: Store, keyword = ''): ReadonlySet<string> | undefined {
  if (keyword === '') return undefined;
  const found = byNameOrNumber(keyword);
  const ids = new Set<string>();
  for (const member of members.rows()) if (member.removed === 0 && found(member)) ids.add(member.id);
  return ids;
}
