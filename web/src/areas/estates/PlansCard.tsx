import type { Estate } from '#contracts/areas/estates.ts';
import { roomPlans } from '#contracts/areas/roomPlans.ts';
import { estateSection } from '#contracts/enums/estateSections.ts';
import { PlanCards } from '../../domain/estate/PlanCards.tsx';
import { PartsCard } from './PartsCard.tsx';

/** 户型 of a project. */
export const PlansCard = ({ project }: { project: Estate }) => (
  <PartsCard section={estateSection.plans} list={roomPlans.list} project={project}>
    {(plans) => <PlanCards plans={plans} />}
  </PartsCard>
);
