import type { SandsForm } from '../areas/estateSands.ts';
import { sandPointKind } from '../enums/estates.ts';

/** A right form: a building and the gate of the seed's first project. */
export const sandsExample = {
  sands: [
    {
      name: '一期',
      imageUrl: '/api/resorts/uploads/sand.png',
      ordering: 10,
      points: [
        { kind: sandPointKind.building, name: '1号楼', buildingId: '1', x: 3300, y: 4180, note: '海景首排' },
        { kind: sandPointKind.gate, name: '主入口', buildingId: '', x: 5000, y: 10_000, note: '' },
      ],
    },
  ],
} satisfies Omit<SandsForm, 'version'>;
