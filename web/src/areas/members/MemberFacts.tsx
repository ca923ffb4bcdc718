import { useTranslation } from 'react-i18next';
import { type Member, members } from '#contracts/areas/members.ts';
import { MemberLink } from '../../domain/members/MemberLink.tsx';
import { formatDateTime } from '../../kit/display/format.ts';
import { MaskedText } from '../../kit/display/MaskedText.tsx';
import { revealOf } from '../../kit/display/reveal.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Facts, Section } from '../../kit/page/DetailPage.tsx';
import { Thumbnail } from '../../kit/pictures/ImagePreview.tsx';
import { useGradeWords } from './useGradeWords.ts';

/** 基本信息 of a member. */
export function MemberFacts({ member, onSeen }: { member: Member; onSeen: () => unknown }) {
  const { t } = useTranslation(['members', 'common']);
  const label = useLabel();
  const documentName = useCodeName('credentialType');
  const genderName = useCodeName('gender');
  const sourceName = useCodeName('memberSource');
  const modeName = useCodeName('gainMode');
  const reveal = revealOf(members.reveal, member, onSeen);
  const { area, recommenderName } = member;
  const number = (field: 'mobile' | 'credentialNo' | 'emergencyPhone') => (
    <MaskedText value={member[field]} of={label(field)} reveal={reveal(field)} />
  );
  const grade = useGradeWords()(member);
  const city = area.provinceName === area.cityName ? area.cityName : `${area.provinceName}${area.cityName}`;
  return (
    <>
      <Section title={t('members:basic')}>
        <Facts
          facts={[
            { label: label('memberNo'), value: member.memberNo },
            { label: label('mobile'), value: number('mobile') },
            { label: label('nickname'), value: member.nickname },
            {
              label: label('memberAvatar'),
              value: member.avatarUrl && <Thumbnail url={member.avatarUrl} alt={member.name} />,
            },
            {
              label: label('credentialType'),
              value: member.credentialNo && documentName(member.credentialType),
            },
            { label: label('credentialNo'), value: number('credentialNo') },
            { label: label('gender'), value: genderName(member.gender) },
            { label: label('birthday'), value: member.birthday },
            { label: label('area'), value: city },
            { label: label('address'), value: member.address, wide: true },
          ]}
        />
      </Section>
      <Section title={t('members:loyalty')}>
        <Facts
          facts={[
            { label: label('memberGrade'), value: grade },
            { label: label('gainMode'), value: modeName(member.gradeMode) },
            { label: label('lockedPoints'), value: member.pointsLocked },
            { label: label('memberSource'), value: sourceName(member.source) },
            { label: label('registerTime'), value: formatDateTime(member.createTime) },
            { label: label('lastLogin'), value: formatDateTime(member.lastLoginTime) },
            {
              label: label('recommender'),
              value: recommenderName && (
                <>
                  <MemberLink id={member.recommenderId}>{recommenderName}</MemberLink>{' '}
                  {member.recommenderMobile}
                </>
              ),
            },
            ...(member.frozen === 1 ? [{ label: label('freezeReason'), value: member.frozenReason }] : []),
          ]}
        />
      </Section>
      <Section title={t('members:contact')}>
        <Facts
          facts={[
            { label: label('emergencyName'), value: member.emergencyName },
            { label: label('emergencyPhone'), value: number('emergencyPhone') },
            { label: label('remark'), value: member.remark, wide: true },
          ]}
        />
      </Section>
    </>
  );
}
