import type { BuildingForm } from '../areas/estateBuildings.ts';
import type { RoomForm } from '../areas/estateRooms.ts';
import { buildType, ownYears } from '../enums/estates.ts';
import type { GenerationForm } from '../estate/roomGeneration.ts';

/** Right forms with everything that can be filled in: a building of the first project of the seed, and a room of its first building. */

export const buildingExample = {
  estateId: '1',
  name: '8号楼',
  phase: '二期',
  buildType: buildType.high,
  floorsAbove: 18,
  floorsBelow: 2,
  liftText: '2梯4户',
  ownYears: ownYears.seventy,
  openDate: '2026-03-01',
  deliveryDate: '2028-06-30',
  units: [
    { name: '1单元', perFloor: 4, fromFloor: 1, toFloor: 18 },
    { name: '2单元', perFloor: 4, fromFloor: 1, toFloor: 18 },
  ],
  ordering: 5,
} satisfies Required<Omit<BuildingForm, 'version'>>;

export const roomExample = {
  buildingId: '1',
  unitName: '1单元',
  floor: 6,
  roomNo: '699',
  planId: '1',
  buildArea: 8_950,
  innerArea: 7_160,
  unitPrice: 1_580_000,
  floorPrice: 138_000_000,
} satisfies Required<Omit<RoomForm, 'version'>>;

export const generationExample = {
  units: ['1单元'],
  fromFloor: 1,
  toFloor: 6,
  perFloor: 3,
  skipFloors: [4],
  planId: '',
  unitPrice: 1_580_000,
} satisfies Required<GenerationForm>;
