import type { Member } from '#contracts/areas/members.ts';
import { PointChanges } from '../../domain/members/PointChanges.tsx';
import { Section, Timeline } from '../../kit/page/DetailPage.tsx';
import { ListWithin } from '../../kit/page/ListWithin.tsx';
import { BenefitAccounts } from './BenefitAccounts.tsx';
import type { Part } from './useMemberTabs.ts';

interface Props {
  part: Part;
  name: string;
  member: Member;
  onChanged: () => unknown;
}

/** The content of a tab of a member. */
export function MemberPart({ part, name, member, onChanged }: Props) {
  if (part === 'points')
    return <PointChanges memberId={member.id} changes={member.version} onChanged={onChanged} />;
  if (part === 'benefits') return <BenefitAccounts memberId={member.id} changes={member.version} />;
  if (part === 'logs')
    return (
      <Section title={name}>
        <Timeline logs={member.logs} />
      </Section>
    );
  const { path, by, without } = part;
  return <ListWithin path={path} title={name} fixed={{ [by]: member.id }} {...{ without, onChanged }} />;
}
