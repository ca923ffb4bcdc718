import { PointChanges } from '../../domain/members/PointChanges.tsx';
import { ListWithin } from '../../kit/page/ListWithin.tsx';
import { BenefitAccounts } from './BenefitAccounts.tsx';
import type { Part } from './useMemberTabs.ts';

/** The content of a tab of a member. */
export function MemberPart({ part, name, memberId }: { part: Part; name: string; memberId: string }) {
  if (part === 'points') return <PointChanges memberId={memberId} />;
  if (part === 'benefits') return <BenefitAccounts memberId={memberId} />;
  const { path, by, without } = part;
  return <ListWithin path={path} title={name} fixed={{ [by]: memberId }} without={without} />;
}
