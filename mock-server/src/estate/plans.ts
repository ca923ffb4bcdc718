import { isPlanOffered, type PlanAreas } from '#contracts/estate/roomChanges.ts';
import type { Store } from '../store/store.ts';

/**
 * Areas of the house shapes that can be chosen in a project; undefined for a shape of another one, or one that is off.
 * @param present the shape that the record has already, which it keeps when the shape is off
 */
export const plansOf =
  (store: Store, estateId: string, present = '') =>
  (id: string): PlanAreas | undefined => {
    const plan = store.roomPlans.get(id);
    return plan?.estateId === estateId && isPlanOffered(plan, present) ? areasOf(plan) : undefined;
  };

/** 0 where the house shape does not say. */
export function areasOf(plan: object): PlanAreas {
  const { buildArea = 0, innerArea = 0 } = plan as Partial<PlanAreas>;
  return { buildArea, innerArea };
}
