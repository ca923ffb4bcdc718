import type { PlanAreas } from '#contracts/estate/roomChanges.ts';
import type { Store } from '../store/store.ts';

/** Areas of the house shapes of a project; undefined for a shape of another one. */
export const plansOf =
  (store: Store, estateId: string) =>
  (id: string): PlanAreas | undefined => {
    const plan = store.roomPlans.get(id);
    return plan?.estateId === estateId ? areasOf(plan) : undefined;
  };

/** 0 where the house shape does not say. */
export function areasOf(plan: object): PlanAreas {
  const { buildArea = 0, innerArea = 0 } = plan as Partial<PlanAreas>;
  return { buildArea, innerArea };
}
