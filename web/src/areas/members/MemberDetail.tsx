import Button from '@douyinfe/semi-ui/lib/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { type Member, members } from '#contracts/areas/members.ts';
import { useFreshData } from '../../api/hooks.ts';
import { LabelTags } from '../../domain/members/LabelTags.tsx';
import { MemberLink } from '../../domain/members/MemberLink.tsx';
import { memberFormPath, memberList } from '../../domain/members/memberPaths.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { DetailPage, Figures } from '../../kit/page/DetailPage.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import { Tabs } from '../../kit/page/Tabs.tsx';
import { useRecordId } from '../../kit/page/useRecordId.ts';
import { Thumbnail } from '../../kit/pictures/ImagePreview.tsx';
import { MoveButtons } from '../../kit/table/MoveButtons.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { MemberPart } from './MemberPart.tsx';
import { MemberStateTag } from './MemberStateTag.tsx';
import css from './members.module.css';
import { useGradeWords } from './useGradeWords.ts';
import { useMemberMoves } from './useMemberMoves.ts';
import { type MemberTab, useMemberTabs } from './useMemberTabs.ts';

const LabelDialog = lazyDialog(() => import('./LabelDialog.tsx'));

/** 会员详情 (domain design, section 7.2): all that concerns one member. */
export default function MemberDetail() {
  const id = useRecordId();
  return id ? <OneMember key={id} id={id} /> : <Navigate to={memberList} replace />;
}

function OneMember({ id }: { id: string }) {
  const { data, error, reload } = useFreshData(members.get, { params: { id } });
  return data ? (
    <Shown member={data} reload={() => reload()} />
  ) : (
    <LoadState error={error} onRetry={reload} />
  );
}

function Shown({ member, reload }: { member: Member; reload: () => unknown }) {
  const [address, setAddress] = useSearchParams();
  const tabs = useMemberTabs();
  const wanted = address.get('tab');
  const shown = tabs.find(({ value }) => value === wanted) ?? tabs[0];
  return (
    <DetailPage
      title={member.name}
      tags={
        <>
          <MemberStateTag frozen={member.frozen} />
          <LabelTags labels={member.labels} />
        </>
      }
      actions={<Moves member={member} onChanged={reload} />}
    >
      <Head member={member} />
      <MemberFigures member={member} />
      <MemberTabs
        tabs={tabs}
        shown={shown}
        // The criteria of the list in the last tab are not those of the next one.
        onChange={(tab) => setAddress({ tab })}
      />
      {shown?.part ? (
        <MemberPart
          key={shown.value}
          part={shown.part}
          name={shown.name}
          member={member}
          onChanged={reload}
        />
      ) : (
        <MemberFacts member={member} onSeen={reload} />
      )}
    </DetailPage>
  );
}

interface TabsProps {
  tabs: readonly MemberTab[];
  shown: MemberTab | undefined;
  onChange: (tab: string) => void;
}

/** Those of the three kinds of products stand under one tab, 订单 and 退款, in a line of their own. */
function MemberTabs({ tabs, shown, onChange }: TabsProps) {
  const { t } = useTranslation('members');
  const ofGroup = (group: string | undefined) =>
    group === undefined ? [] : tabs.filter((tab) => tab.group === group);
  const top = tabs.flatMap((tab) => {
    const [first, second] = ofGroup(tab.group);
    if (!second) return [tab];
    return tab === first ? [{ ...tab, name: tab.group ?? '' }] : [];
  });
  const within = ofGroup(shown?.group);
  return (
    <div>
      <Tabs label={t('tabs')} tabs={top} value={(within[0] ?? shown)?.value ?? ''} onChange={onChange} />
      {shown?.group && within.length > 1 && (
        <Tabs label={shown.group} tabs={within} value={shown.value} onChange={onChange} />
      )}
    </div>
  );
}

/** Who he is, above all tabs. */
function Head({ member }: { member: Member }) {
  const label = useLabel();
  const grade = useGradeWords()(member);
  return (
    <p className={css.head}>
      {member.avatarUrl && (
        <Thumbnail url={member.avatarUrl} alt={`${member.name} ${label('memberAvatar')}`} />
      )}
      <span>{member.mobile}</span>
      <span>{grade}</span>
      {member.recommenderName && (
        <span>
          {label('recommender')} <MemberLink id={member.recommenderId}>{member.recommenderName}</MemberLink>
        </span>
      )}
    </p>
  );
}

function MemberFigures({ member }: { member: Member }) {
  const { t } = useTranslation('members');
  const label = useLabel();
  return (
    <Figures
      figures={[
        { label: label('balance'), value: formatMoney(member.balance) },
        { label: label('frozenAmount'), value: formatMoney(member.frozenAmount) },
        { label: label('points'), value: member.points },
        { label: label('growth'), value: member.growth },
        { label: label('consumeAmount'), value: formatMoney(member.consumeAmount) },
        { label: label('refundedTotal'), value: formatMoney(member.refundAmount) },
        { label: t('dealCount'), value: member.dealCount },
        { label: label('orderCount'), value: member.orderCount },
        { label: t('invitees'), value: member.inviteeCount },
      ]}
    />
  );
}

function Moves({ member, onChanged }: { member: Member; onChanged: () => unknown }) {
  const { t } = useTranslation(['members', 'common']);
  const navigate = useNavigate();
  const moves = useMemberMoves(onChanged);
  const [give, setGive] = useState<0 | 1>();
  const may = (action: string) => member.actions.includes(action);
  return (
    <>
      {may('label') && (
        <>
          <Button type="tertiary" onClick={() => setGive(1)}>
            {t('members:label')}
          </Button>
          <Button type="tertiary" onClick={() => setGive(0)}>
            {t('members:unlabel')}
          </Button>
        </>
      )}
      <MoveButtons of={member} moves={moves} />
      {may('edit') && (
        <Button theme="solid" onClick={() => navigate(memberFormPath(member.id))}>
          {t('common:edit')}
        </Button>
      )}
      {give !== undefined && (
        <LabelDialog members={[member]} give={give} onSent={onChanged} onClose={() => setGive(undefined)} />
      )}
      {moves.dialog(member.id)}
    </>
  );
}
