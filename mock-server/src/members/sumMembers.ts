import type { StoredMember } from '../store/memberRows.ts';
import type { Store } from '../store/store.ts';

type Member = Readonly<StoredMember>;

/** How many members fit, and what they have together. */
export function sumMembers<Name extends string>(
  { members }: Store,
  fits: (member: Member) => boolean,
  has: Record<Name, (member: Member) => number>,
): Record<Name | 'count', number> {
  const names = Object.keys(has) as Name[];
  const sums = { count: 0, ...Object.fromEntries(names.map((name) => [name, 0])) } as Record<
    Name | 'count',
    number
  >;
  for (const member of members.rows()) {
    if (member.removed === 1 || !fits(member)) continue;
    sums.count++;
    for (const name of names) sums[name] += has[name](member);
  }
  return sums;
}
