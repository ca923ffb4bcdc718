import { useTranslation } from 'react-i18next';
import { type Member, members } from '#contracts/areas/members.ts';
import { blankOf } from '#contracts/forms/blank.ts';
import { freezeForm, gradeForm } from '#contracts/members/memberForms.ts';
import { call } from '../../api/client.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useToday } from '../../kit/display/useToday.ts';
import { LongTextField } from '../../kit/form/fields.tsx';
import { MoveDialog } from '../../kit/form/MoveDialog.tsx';
import { type MoveEnds, WhileAllowed } from '../../kit/page/WhileAllowed.tsx';
import type { MoveDialogProps } from '../../kit/table/useMoves.tsx';
import { GradeUntil } from './GradeUntil.tsx';
import type { AskedMove } from './moves.ts';

/** 调整等级 or 冻结, over the list or the page of a member. */
export default function MemberMove({ id, move, onChanged, onClose }: MoveDialogProps<AskedMove>) {
  return (
    <WhileAllowed get={members.get} id={id} action={move} onChanged={onChanged} onClose={onClose}>
      {(member, ends) =>
        move === 'setGrade' ? <SetGrade member={member} of={ends} /> : <Freeze member={member} of={ends} />
      }
    </WhileAllowed>
  );
}

interface MoveProps {
  member: Member;
  of: MoveEnds;
}

/** Name and mobile, so that nobody changes somebody else. */
function useAbout() {
  const label = useLabel();
  return ({ name, mobile, memberNo }: Member) => [
    { label: label('memberName'), value: `${name} ${mobile}` },
    { label: label('memberNo'), value: memberNo },
  ];
}

function SetGrade({ member, of }: MoveProps) {
  const { t } = useTranslation(['members', 'common']);
  const today = useToday();
  const aboutOf = useAbout();
  const { id, gradeName, gradeExpireDate, version } = member;
  const until = gradeExpireDate || t('common:forGood');
  const about = {
    facts: [...aboutOf(member), { label: t('currentGrade'), value: `${gradeName} · ${until}` }],
    warnings: [t('gradeEffect')],
  };
  return (
    <MoveDialog
      title={t('setGrade')}
      draftId={`member:setGrade:${id}`}
      schema={gradeForm}
      values={blankOf(gradeForm)}
      send={(body) => call(members.setGrade, { params: { id }, body: { ...body, version } })}
      of={{ ...of, about }}
    >
      <GradeUntil today={today} />
      <LongTextField name="reason" />
    </MoveDialog>
  );
}

function Freeze({ member, of }: MoveProps) {
  const { t } = useTranslation(['members', 'common']);
  const aboutOf = useAbout();
  const { id } = member;
  return (
    <MoveDialog
      title={t('freeze')}
      draftId={`member:freeze:${id}`}
      schema={freezeForm}
      values={blankOf(freezeForm)}
      send={(body) => call(members.freeze, { params: { id }, body })}
      of={{ ...of, about: { facts: aboutOf(member), warnings: [t('freezeEffect')] } }}
    >
      <LongTextField name="reason" />
    </MoveDialog>
  );
}
