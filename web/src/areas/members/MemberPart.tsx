import type { Member } from '#contracts/areas/members.ts';
import { PointChanges } from '../../domain/members/PointChanges.tsx';
import { useLabel } from '../../kit/display/useLabel.ts';
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
  const label = useLabel();
  if (part === 'points')
    return (
      <PointChanges memberId={member.id} name={member.name} changes={member.version} onChanged={onChanged} />
    );
  if (part === 'benefits') return <BenefitAccounts memberId={member.id} changes={member.version} />;
  if (part === 'logs')
    return (
      <Section title={name}>
        <Timeline logs={member.logs} />
      </Section>
    );
  const { path, by, without } = part;
  return (
    <ListWithin
      {...{ path, title: name, without, onChanged }}
      of={[label('member'), member.name]}
      fixed={{ [by]: member.id }}
    />
  );
}
