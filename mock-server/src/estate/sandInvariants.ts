import { sandPointKind } from '#contracts/enums/estates.ts';
import type { Store } from '../store/store.ts';

/** Invariant 19: each building point stands for a living building of its project, and a building has one point on a sand table. */
export function sandViolations(store: Store): string[] {
  return store.estateSands.all().flatMap(({ estateId, sands }) =>
    sands.flatMap(({ id, points }) => {
      const marked = points.filter(({ kind }) => kind === sandPointKind.building);
      const ids = marked.map(({ buildingId }) => buildingId);
      const foreign = ids.filter((one) => store.estateBuildings.get(one)?.estateId !== estateId);
      return [
        ...foreign.map((one) => `sand table ${id} of project ${estateId}: it has no building ${one}`),
        ...(new Set(ids).size < ids.length
          ? [`sand table ${id} of project ${estateId}: a building has two points`]
          : []),
      ];
    }),
  );
}
