import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import { generatePath, useNavigate } from 'react-router-dom';
import type { Estate } from '#contracts/areas/estates.ts';
import { estateSection } from '#contracts/enums/estateSections.ts';
import { estateSaleStatus } from '#contracts/enums/estates.ts';
import { say } from '#contracts/words.ts';
import { WithProject } from '../../domain/estate/ProjectPage.tsx';
import { baseInfo } from '../../domain/estate/projectPaths.ts';
import { SaleStatusTag } from '../../domain/estate/SaleStatusTag.tsx';
import { speakMessage } from '../../i18n.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { useLabel } from '../../kit/display/useLabel.ts';
import { DetailPage, Section, Timeline } from '../../kit/page/DetailPage.tsx';
import { AmenitiesCard } from './AmenitiesCard.tsx';
import { BaseFacts } from './BaseFacts.tsx';
import { BuildingsCard } from './BuildingsCard.tsx';
import { ConsultantsCard } from './ConsultantsCard.tsx';
import { ImagesCard } from './ImagesCard.tsx';
import { PlansCard } from './PlansCard.tsx';
import css from './ProjectCard.module.css';
import { ProjectCard, SectionCard } from './ProjectCard.tsx';
import { ProjectFigures } from './ProjectFigures.tsx';
import { ProjectIndex } from './ProjectIndex.tsx';
import { SaleFacts } from './SaleFacts.tsx';
import { SandCard } from './SandCard.tsx';
import { SituationFacts } from './SituationFacts.tsx';
import { VideosCard } from './VideosCard.tsx';

/** 项目详情 (domain design, section 4.2): figures, then each section with the page that edits it. */
export default function ProjectDetail() {
  return <WithProject>{(project) => <Shown project={project} />}</WithProject>;
}

function Shown({ project }: { project: Estate }) {
  const { t } = useTranslation(['estates', 'common', 'kit']);
  const label = useLabel();
  const navigate = useNavigate();
  const { id, enabled, missing, saleInfo, situation } = project;
  return (
    <DetailPage
      title={project.name}
      tags={
        <>
          <SaleStatusTag status={saleInfo?.saleStatus ?? estateSaleStatus.waiting} />
          <StatusTag tone={enabled === 1 ? 'green' : 'grey'}>
            {enabled === 1 ? label('onShelf') : t('common:offShelf')}
          </StatusTag>
        </>
      }
      actions={
        project.actions.includes('edit') && (
          <Button theme="solid" onClick={() => navigate(generatePath(baseInfo, { id }))}>
            {t('common:edit')}
          </Button>
        )
      }
    >
      <ProjectIndex project={project} />
      {missing.length > 0 && (
        <p className={css.missing} role="note">
          {speakMessage(say('estateIncomplete', { missing }))}
        </p>
      )}
      <ProjectFigures project={project} />
      <ProjectCard id="base" title={t('estates:baseInfo')} edits={baseInfo} project={project}>
        <BaseFacts project={project} />
      </ProjectCard>
      <SectionCard section={estateSection.situation} project={project}>
        {situation && <SituationFacts situation={situation} />}
      </SectionCard>
      <SectionCard section={estateSection.saleInfo} project={project}>
        {saleInfo && <SaleFacts saleInfo={saleInfo} estateId={id} />}
      </SectionCard>
      <ImagesCard project={project} />
      <VideosCard project={project} />
      <PlansCard project={project} />
      <BuildingsCard project={project} />
      <SandCard project={project} />
      <ConsultantsCard project={project} />
      <AmenitiesCard project={project} />
      <Section title={t('common:operationLog')}>
        <Timeline logs={project.logs} />
      </Section>
    </DetailPage>
  );
}
