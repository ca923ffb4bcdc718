import type { StoredSands } from '../store/estateRows.ts';
import type { Store } from '../store/store.ts';

/** Points on the sand tables of a project (domain design, section 4.10). */

/** The sand tables of a project; undefined while none were ever saved. */
export const sandsOf = (store: Store, estateId: string): Readonly<StoredSands> | undefined =>
  store.estateSands.by('estateId', estateId)[0];

/** A building that is removed loses its points. */
export function removePointsOf(
  store: Store,
  { id, estateId }: Readonly<{ id: string; estateId: string }>,
): void {
  const row = sandsOf(store, estateId);
  if (!row?.sands.some(({ points }) => points.some(({ buildingId }) => buildingId === id))) return;
  const sands = row.sands.map((sand) => ({
    ...sand,
    points: sand.points.filter(({ buildingId }) => buildingId !== id),
  }));
  store.estateSands.update(row.id, { sands });
}
