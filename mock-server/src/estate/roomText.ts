import type { StoredEstateRoom } from '../store/estateRows.ts';
import type { Store } from '../store/store.ts';

/** 1号楼-1单元-1201, as leads and recommends name a room. */
export const roomTextOf = (
  store: Store,
  { buildingId, unitName, roomNo }: Readonly<Pick<StoredEstateRoom, 'buildingId' | 'unitName' | 'roomNo'>>,
): string => [store.estateBuildings.get(buildingId)?.name ?? '', unitName, roomNo].filter(Boolean).join('-');
