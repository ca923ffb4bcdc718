import type { Estate } from '#contracts/areas/estates.ts';
import { roomPlans } from '#contracts/areas/roomPlans.ts';
import { estateSection } from '#contracts/enums/estates.ts';
import { PartsOf } from '../../domain/estate/PartsOf.tsx';
import { PlanCards } from '../../domain/estate/PlanCards.tsx';
import { SectionCard } from './ProjectCard.tsx';

/** 户型 of a project. */
export function PlansCard({ project }: { project: Estate }) {
  const isComplete = project.completeSections.includes(estateSection.plans);
  return (
    <SectionCard section={estateSection.plans} project={project}>
      {isComplete && (
        <PartsOf list={roomPlans.list} estateId={project.id}>
          {(plans) => <PlanCards plans={plans} />}
        </PartsOf>
      )}
    </SectionCard>
  );
}
