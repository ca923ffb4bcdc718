import type { Estate } from '#contracts/areas/estates.ts';
import { estateSection } from '#contracts/enums/estates.ts';
import { SectionCard } from './ProjectCard.tsx';

/** 沙盘 of a project. */
export function SandCard({ project }: { project: Estate }) {
  return (
    <SectionCard section={estateSection.sands} project={project}>
      {null}
    </SectionCard>
  );
}
