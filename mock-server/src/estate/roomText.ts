import { buildingText } from '#contracts/estate/rooms.ts';
import type { StoredBuilding, StoredEstateRoom } from '../store/estateRows.ts';
import type { Store } from '../store/store.ts';

/** What a building is called where its project has others: by its name, and with its phase where a building of another phase has the same name. */
export function buildingNameOf(store: Store, building: Readonly<StoredBuilding>): string {
  const isAlone = store.estateBuildings
    .by('estateId', building.estateId)
    .every(({ id, name }) => id === building.id || name !== building.name);
  return isAlone ? building.name : buildingText(building);
}

/** 1号楼-1单元-1201, as leads and recommends name a room; 二期 1号楼-1单元-1201 where the project has two of that name. */
export function roomTextOf(
  store: Store,
  { buildingId, unitName, roomNo }: Readonly<Pick<StoredEstateRoom, 'buildingId' | 'unitName' | 'roomNo'>>,
): string {
  const building = store.estateBuildings.get(buildingId);
  return [building ? buildingNameOf(store, building) : '', unitName, roomNo].filter(Boolean).join('-');
}
