import { expect } from 'vitest';
import { recommendStatus } from '#contracts/enums/estates.ts';
import { estateDeeds } from './estateDeeds.ts';
import { holdsThroughout } from './history.ts';

holdsThroughout({
  ...{ length: 800, scale: 0.05, areas: [estateDeeds] },
  reaches: [
    { rows: ({ estateRecommends }) => estateRecommends.all(), statuses: Object.values(recommendStatus) },
  ],
  usually({ store }) {
    // Of each kind of part something was removed; the shapes and projects of the seed are mostly in use.
    for (const name of ['estateRooms', 'estateConsultants', 'estateBuildings'] as const)
      expect([
        name,
        store()
          [name].rows()
          .some(({ removed }) => removed === 1),
      ]).toEqual([name, true]);
  },
});
