import type { ReactNode } from 'react';
import type { RoomPlanRow } from '#contracts/areas/roomPlans.ts';
import css from './PlanCard.module.css';
import { PlanCard } from './PlanCard.tsx';

interface Props {
  plans: readonly RoomPlanRow[];
  /** What can be done with one. */
  controls?: (plan: RoomPlanRow) => ReactNode;
}

/** House shapes side by side. */
export const PlanCards = ({ plans, controls }: Props) => (
  <ul className={css.cards}>
    {plans.map((plan) => (
      <li key={plan.id}>
        <PlanCard plan={plan}>{controls?.(plan)}</PlanCard>
      </li>
    ))}
  </ul>
);
