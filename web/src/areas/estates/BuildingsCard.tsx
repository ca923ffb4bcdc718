import type { Estate } from '#contracts/areas/estates.ts';
import { estateParts } from '#contracts/areas/estates.ts';
import { estateSection } from '#contracts/enums/estates.ts';
import { PartNames } from './PartNames.tsx';
import { SectionCard } from './ProjectCard.tsx';

/** 楼栋 of a project. */
export function BuildingsCard({ project }: { project: Estate }) {
  const isComplete = project.completeSections.includes(estateSection.buildings);
  return (
    <SectionCard section={estateSection.buildings} project={project}>
      {isComplete && <PartNames parts={estateParts.buildings} estateId={project.id} />}
    </SectionCard>
  );
}
