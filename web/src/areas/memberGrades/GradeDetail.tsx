import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { type GradeRecord, memberGrades } from '#contracts/areas/memberGrades.ts';
import { gainMode } from '#contracts/enums/members.ts';
import { useFreshData } from '../../api/hooks.ts';
import { formatDiscount } from '../../domain/trade/discount.ts';
import { EnabledTag } from '../../kit/display/EnabledTag.tsx';
import { formatDateTime, formatMoney } from '../../kit/display/format.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { DetailPage, Facts, Figures, Section, Timeline } from '../../kit/page/DetailPage.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { useRecordId } from '../../kit/page/useRecordId.ts';
import { Thumbnail } from '../../kit/pictures/ImagePreview.tsx';
import { BenefitTable } from './BenefitTable.tsx';
import { formPath, listPath } from './paths.ts';
import { useWorth } from './useWorth.ts';

/** 等级详情 (domain design, section 6.3). */
export default function GradeDetail() {
  const id = useRecordId();
  return id ? <OneGrade key={id} id={id} /> : <Navigate to={listPath} replace />;
}

function OneGrade({ id }: { id: string }) {
  const { data, error, reload } = useFreshData(memberGrades.get, { params: { id } });
  return data ? <Shown grade={data} /> : <LoadState error={error} onRetry={reload} />;
}

function Shown({ grade }: { grade: GradeRecord }) {
  const { t } = useTranslation(['memberGrades', 'common', 'kit']);
  const label = useLabel();
  const modeName = useCodeName('gainMode');
  const navigate = useNavigate();
  const { validity, times } = useWorth();
  const { gainModes, growthThreshold, houseThreshold } = grade;
  return (
    <DetailPage
      title={grade.name}
      tags={
        <>
          {grade.isDefault === 1 && <StatusTag tone="green">{label('isDefault')}</StatusTag>}
          <EnabledTag enabled={grade.enabled} />
        </>
      }
      actions={
        grade.actions.includes('edit') && (
          <Button theme="solid" onClick={() => navigate(formPath(grade.id))}>
            {t('common:edit')}
          </Button>
        )
      }
    >
      <Section title={t('memberGrades:spread')}>
        <Figures
          figures={[
            { label: label('memberCount'), value: grade.memberCount },
            { label: label('newMembers'), value: grade.newMembers },
          ]}
        />
      </Section>
      <Section title={t('memberGrades:basic')}>
        <Facts
          facts={[
            { label: label('gradeLevel'), value: grade.level },
            { label: label('gradeIcon'), value: <Thumbnail url={grade.iconUrl} alt={label('gradeIcon')} /> },
            { label: label('gradeCard'), value: <Thumbnail url={grade.cardUrl} alt={label('gradeCard')} /> },
            { label: label('gradeDescription'), value: grade.description, wide: true },
            { label: t('common:createTime'), value: formatDateTime(grade.createTime) },
          ]}
        />
      </Section>
      <Section title={t('memberGrades:gaining')}>
        <Facts
          facts={[
            { label: label('gainMode'), value: gainModes.map(modeName).join(' · ') },
            {
              label: label('growthThreshold'),
              value: gainModes.includes(gainMode.growth) ? growthThreshold : '-',
            },
            {
              label: label('houseThreshold'),
              value: gainModes.includes(gainMode.house) ? formatMoney(houseThreshold) : '-',
            },
            { label: label('validMonths'), value: validity(grade.validMonths) },
          ]}
        />
      </Section>
      <Section title={t('memberGrades:worth')}>
        <Facts
          facts={[
            { label: label('placeDiscount'), value: formatDiscount(grade.placeDiscount) },
            { label: label('hotelDiscount'), value: formatDiscount(grade.hotelDiscount) },
            { label: label('houseDiscount'), value: formatDiscount(grade.houseDiscount) },
            { label: label('pointRate'), value: times(grade.pointRate) },
            { label: label('giftPoints'), value: grade.giftPoints },
          ]}
        />
      </Section>
      <Section title={label('gradeBenefits')}>
        <BenefitTable benefits={grade.benefits} />
      </Section>
      <Section title={t('common:operationLog')}>
        <Timeline logs={grade.logs} />
      </Section>
    </DetailPage>
  );
}
