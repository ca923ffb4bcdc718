import type { Estate } from '#contracts/areas/estates.ts';
import { estateSection } from '#contracts/enums/estates.ts';
import { SectionCard } from './ProjectCard.tsx';

/** 周边配套 of a project. */
export function AmenitiesCard({ project }: { project: Estate }) {
  return (
    <SectionCard section={estateSection.amenities} project={project}>
      {null}
    </SectionCard>
  );
}
