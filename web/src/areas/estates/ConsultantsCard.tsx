import type { Estate } from '#contracts/areas/estates.ts';
import { estateSection } from '#contracts/enums/estates.ts';
import { SectionCard } from './ProjectCard.tsx';

/** 置业顾问 of a project. */
export function ConsultantsCard({ project }: { project: Estate }) {
  return (
    <SectionCard section={estateSection.consultants} project={project}>
      {null}
    </SectionCard>
  );
}
