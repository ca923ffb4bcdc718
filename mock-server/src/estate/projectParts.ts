import type { Collection } from '../store/collection.ts';
import type { Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';

/** What belongs to a project and goes with it. Leads and recommends that are over stay, for the record. */
const names = [
  ...(['estateBuildings', 'roomPlans', 'roomPlanCategories', 'estateRooms'] as const),
  ...(['estateConsultants', 'estateAmenities', 'estateSands'] as const),
];

type Parts = Collection<Row & { estateId: string }>;
/** The cast is safe: all of them have the project's id. */
export const projectParts = (store: Store): { name: string; rows: Parts }[] =>
  names.map((name) => ({ name, rows: store[name] as unknown as Parts }));
